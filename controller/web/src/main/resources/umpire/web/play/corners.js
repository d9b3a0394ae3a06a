// The corners of a die that lies on the board, by their letters. An action that names a corner is carried out by a
// click on it.

import { turned } from "../shared/bodies.js";
import { lyingOf, wordAt } from "../shared/lying.js";
import { targets } from "../shared/reach.js";
import { centre, draw, points } from "../shared/svg.js";

/** @import { BoardDrawing } from "../shared/board.js" */
/** @import { Lying } from "../shared/lying.js" */

/** The distance of a mark from its corner, and its size, as shares of a letter. */
const OUT = 0.8;
const SIZE = 0.95;
/**
 * The distance from a corner's mark to the name of the side that would come up, in letter sizes, and the size of that
 * name.
 */
const BEYOND = 1.9;
const SIDE = 1.25;

/** @param {string} name @param {string} says */
const placeOf = (name, says) => `${name} ${says}`;

/**
 * Gives each action that names a corner of its die a way to that corner.
 * @param {Told.Action[]} actions
 * @param {Map<string, Pick<Told.Look, "words">>} looks
 * @returns {Told.Action[]}
 */
export function cornered(actions, looks) {
  return actions.map((action) => {
    const [name, more] = action.changes;
    const last = action.notation.split(" ").at(-1);
    const corner = more === undefined && looks.get(name)?.words?.some(({ says }) => says === last);
    return corner && last ? { ...action, ways: [{ from: name, to: placeOf(name, last) }] } : action;
  });
}

/**
 * Returns the corners of all dice as places: their outlines by name.
 * @param {Pick<BoardDrawing, "standings" | "looks" | "lettersMm" | "spots">} board
 * @returns {Map<string, Outline>}
 */
export function cornerOutlines({ standings, looks, lettersMm, spots: { turns } }) {
  const corners = lyingOf(standings).flatMap(({ name, xMm, yMm, headingDeg }) =>
    (looks.get(name)?.words ?? []).map(({ at, says }) => {
      const [dx, dy] = wordAt(at, headingDeg, OUT * lettersMm, turns.get(placeOf(name, says)));
      return /** @type {[string, Outline]} */ ([placeOf(name, says), around([xMm + dx, yMm + dy], lettersMm * SIZE)]);
    }),
  );
  return new Map(corners);
}

/** @param {Point} middle @param {number} r @returns {Outline} */
const around = ([x, y], r) => [
  [x - r, y - r],
  [x + r, y - r],
  [x + r, y + r],
  [x - r, y + r],
];

/**
 * Draws the corners of a die as marks to click, if any corner has an action. A click on another corner tells why it has
 * none.
 * @param {BoardDrawing} board
 * @param {string} name
 * @param {Told.Action[]} begun the actions of the die
 * @param {Told.Action[]} lit the highlighted actions among them
 */
export function drawCorners(board, name, begun, lit) {
  const reached = targets(begun, name);
  const corners = (board.looks.get(name)?.words ?? []).map(({ says }) => ({ says, place: placeOf(name, says) }));
  return corners.some(({ place }) => reached.has(place))
    ? corners.map(({ says, place }) => {
        const action = begun.find((one) => targets([one], name).has(place));
        const kind = !action ? "corner-closed" : lit.includes(action) ? "cue may-go corner-lit" : "";
        const up = board.landings.get(place);
        return drawCorner(board, place, says, kind, action?.says, up && board.known(up.token).letters);
      })
    : [];
}

/**
 * Returns how a die lies after the actions that name one of its corners, by corner.
 * @param {BoardDrawing} board
 * @param {string} name
 * @param {Told.Action[]} begun
 * @returns {Map<string, Lying>}
 */
export function landings(board, name, begun) {
  const landed = begun.flatMap((action) =>
    lyingOf(board.seen(action.lies ?? []))
      .filter((one) => one.name === name)
      .flatMap((one) => [...targets([action], name).keys()].map((to) => /** @type {const} */ ([to, one]))),
  );
  return new Map(landed);
}

/**
 * Draws where a die would roll over each corner, with the side that would come up. A click there rolls the die.
 * @param {BoardDrawing} board
 */
export function drawLandings(board) {
  return [...board.landings].map(([place, { token, name, xMm, yMm, headingDeg }]) => {
    const { outlineMm = [], picture } = board.lookOf(token, name, headingDeg);
    return draw(
      "g",
      { class: "landing", "data-place": place, transform: `translate(${xMm} ${-yMm})` },
      draw("polygon", { points: points(turned(outlineMm, headingDeg)) }),
      ...(picture ? [picture] : []),
    );
  });
}

/**
 * @param {BoardDrawing} board
 * @param {string} place
 * @param {string} letter
 * @param {string} kind
 * @param {string | undefined} says
 * @param {string | undefined} side the side that would come up
 */
function drawCorner({ outlines, lettersMm }, place, letter, kind, says, side) {
  const [x, y] = centre(outlines.get(place) ?? []);
  const text = draw("text", { x, y: -y + lettersMm * 0.36, "text-anchor": "middle", "font-size": lettersMm * 1.1 });
  text.textContent = letter;
  const title = draw("title");
  title.textContent = says ?? `Why not over corner ${letter}?`;
  const circle = draw("circle", { cx: x, cy: -y, r: lettersMm * SIZE });
  const comesUp = side ? [drawSideUp(outlines, place, lettersMm, side)] : [];
  return draw("g", { class: `corner ${kind}`, "data-place": place }, title, circle, text, ...comesUp);
}

/**
 * Writes the side that would come up beyond the mark of a corner.
 * @param {Map<string, Outline>} outlines
 * @param {string} place
 * @param {number} lettersMm
 * @param {string} side
 */
function drawSideUp(outlines, place, lettersMm, side) {
  const [[x, y], [dieX, dieY]] = [place, place.slice(0, place.lastIndexOf(" "))].map((one) =>
    centre(outlines.get(one) ?? []),
  );
  const out = (BEYOND * lettersMm) / Math.hypot(x - dieX, y - dieY);
  const size = lettersMm * SIDE;
  const [right, down] = [x + (x - dieX) * out, -y - (y - dieY) * out + size * 0.36];
  const text = draw("text", { class: "side-up-there", x: right, y: down, "text-anchor": "middle", "font-size": size });
  text.textContent = side;
  return text;
}

/**
 * Returns an action for a corner that allows none, so that the table can explain the refusal.
 * @param {Told.Action[]} begun the actions of the die
 * @param {string} name
 * @param {string} place
 */
export function triedAt(begun, name, place) {
  const other = begun.find((one) => [...targets([one], name).keys()].some((to) => to.startsWith(`${name} `)));
  return other && place.startsWith(`${name} `)
    ? { ...other, notation: other.notation.replace(/\S+$/, place.slice(name.length + 1)) }
    : undefined;
}
