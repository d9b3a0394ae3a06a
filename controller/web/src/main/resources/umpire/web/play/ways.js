// The list of what may be done: everything that the board's marks lead to, for a keyboard and a screen reader too.

import { isWanted } from "../shared/lesson.js";
import { opening } from "../shared/names.js";
import { actionsFrom, byOrigin } from "../shared/reach.js";
import { find, make } from "../shared/svg.js";
import { wayButton } from "./choosing.js";

/** @import { BoardDrawing } from "../shared/board.js" */

/**
 * What a place is called in the list: by what stands there.
 * @param {BoardDrawing} board
 * @param {string} place
 */
export function calledBy(board, place) {
  const here = board.standings.filter((one) => (one.place ?? one.name) === place);
  /** @type {Map<string, number>} */
  const counts = new Map();
  here.forEach(({ token }) => {
    const { name } = board.known(token);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const things = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
  const title = opening(board.titleOf(place));
  return things && !things.includes(title) ? `${things} on ${board.titleOf(place)}` : title;
}

/**
 * Fills the list.
 * @param {object} shown
 * @param {BoardDrawing} shown.board
 * @param {string | undefined} shown.from what is picked
 * @param {Told.Action[]} shown.actions
 * @param {Set<string>} shown.elsewhere notations that have a button of their own
 * @param {Told.Lesson | undefined} shown.lesson
 * @param {(action: Told.Action) => unknown} act
 * @param {(place: string | undefined) => unknown} pick
 */
export function showWays({ board, from, actions, elsewhere, lesson }, act, pick) {
  const title = find("ways-title");
  const list = find("ways");
  const listed = actions.filter(({ notation }) => !elsewhere.has(notation));
  /** @param {Told.Action} action */
  const way = (action) =>
    make(
      "li",
      "",
      wayButton(action, () => act(action), lesson),
    );
  title.hidden = from === undefined;
  if (from !== undefined) {
    title.textContent = calledBy(board, from);
    const begun = actionsFrom(listed, from);
    const back = make("button", "way-button quiet", begun.length > 0 ? "Something else" : "Back");
    back.addEventListener("click", () => pick(undefined));
    list.replaceChildren(...begun.map(way), make("li", "", back));
    return;
  }
  const origins = byOrigin(listed);
  const placeless = origins.get("") ?? [];
  origins.delete("");
  const places = [...origins].map(([place, begun]) => {
    const [only] = begun;
    if (begun.length === 1) {
      return way(only);
    }
    const button = placeButton(board, place, begun, pick);
    button.classList.toggle(
      "wanted",
      begun.some(({ notation }) => isWanted(lesson, notation)),
    );
    return make("li", "", button);
  });
  list.replaceChildren(...placeless.map(way), ...places);
}

/**
 * @param {BoardDrawing} board
 * @param {string} place
 * @param {Told.Action[]} begun
 * @param {(place: string) => unknown} pick
 */
function placeButton(board, place, begun, pick) {
  const kinds = [...new Set(begun.map(({ kind }) => kind).filter(Boolean))];
  const button = make(
    "button",
    "way-button",
    make("b", "", calledBy(board, place)),
    make("span", "", `${kinds.join(", ")} (${begun.length})`),
  );
  button.addEventListener("click", () => pick(place));
  return button;
}

/**
 * An entry of the list that is no action of the game.
 * @param {string} says
 * @param {string} prospect
 * @param {() => unknown} go
 */
export const wayOf = (says, prospect, go) => make("li", "", wayButton({ says, prospect }, go));
