// The warning that a piece whose loss would lose the game is attacked, as in check.

import { make } from "./svg.js";

/** The kind of mark that gives this warning, in every game. */
export const THREATENED = "threatened";

/**
 * Shows a banner for each piece in danger. After the game neither the banner nor the ring is shown.
 * @param {HTMLElement} element
 * @param {Told.Mark[]} marks
 * @param {boolean} over
 */
export function showDanger(element, marks, over) {
  const threats = over ? [] : marks.filter((mark) => mark.kind === THREATENED);
  const says = threats.map((mark) => mark.says);
  if (element.dataset.says !== says.join()) {
    element.dataset.says = says.join();
    element.replaceChildren(...says.map((one) => make("p", "", one)));
  }
  element.hidden = says.length === 0;
  document.body.classList.toggle("out-of-danger", over);
}
