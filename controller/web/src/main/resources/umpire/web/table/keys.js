// The single keys. They work with every focus, except during typing or an open question.

import { isForOthers } from "../shared/asking.js";
import { closest, make } from "../shared/svg.js";

/** These keys go to the table, except from elements that they scroll or set. */
export const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** The keys and their effects, in the order of the help. */
export const KEYS = [
  ["c", "Confirm"],
  ["n", "Next choice"],
  ["u", "Undo"],
  ["r", "Roll the die"],
  ["z", "Zoom: the board, or the whole table"],
  ["t", "Turn the table round"],
  ["h", "Hold a hand over the board"],
  ["s", "Set the pieces up"],
  ["k", "What the camera sees"],
  ["i", "Hints on the board"],
  ["m", "The room"],
  ["g", "The game: new game, another game, resign, draw"],
  ["?", "Help"],
];

/** Makes the list of keys for the help. */
export function keyList() {
  /** @param {string} key @param {string} does */
  const row = (key, does) => make("li", "", make("kbd", "", key.toUpperCase()), ` ${does}`);
  return make(
    "ul",
    "keys",
    ...KEYS.map(([key, does]) => row(key, does)),
    row("Arrows", "From piece to piece and from square to square"),
    row("Enter", "Pick a piece, put it down"),
    row("Esc", "Let go, close"),
  );
}

/**
 * Listens for keys; acts are functions by key, and by Escape.
 * @param {Record<string, () => unknown>} acts
 */
export function listenForKeys(acts) {
  document.addEventListener("keydown", (event) => {
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const scrolls = ARROWS.includes(event.key) && closest(event.target, "[tabindex='0'], input") !== undefined;
    if (act && !event.repeat && !scrolls && !isForOthers(event)) {
      act();
      event.preventDefault();
    }
  });
}
