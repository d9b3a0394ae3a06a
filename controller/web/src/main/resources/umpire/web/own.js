// What only one seat may know, and what it may declare in secret. Closed until its player opens it: a phone lies on the table.

import { make } from "./svg.js";

/**
 * Shows a seat's own part of the page.
 *
 * @param own what came for this seat alone; undefined where there is nothing
 * @param known the lines that everybody sees, which are not said twice
 * @param declare takes a notation and the button that was pressed
 */
export function showOwn(element, own, known, declare) {
  const facts = (own?.facts ?? []).filter((fact) => !known.includes(fact));
  const actions = own?.actions ?? [];
  element.hidden = facts.length + actions.length === 0;
  const list = element.querySelector("ul");
  list.replaceChildren(...facts.map((fact) => make("li", "own-fact", fact)), ...actions.map((action) => actionLine(action, declare)));
}

function actionLine({ notation, says }, declare) {
  const button = make("button", "", says);
  button.addEventListener("click", () => declare(notation, button));
  return make("li", "tappable", button);
}
