// Things that lie beside the places: their position, their seat, and the print on their upper side.

import { turned } from "./bodies.js";
import { draw, points, shrunk } from "./svg.js";

// The outline of a plain token.
/** @type {Outline} */
const TOKEN = [
  [-20, -20],
  [20, -20],
  [20, 20],
  [-20, 20],
];

/** @typedef {Told.Standing & TablePose & { name: string }} Lying */

// The size of a body's outline in a cue, as a share of the body. A ring for putting a piece is smaller than its place.
const AROUND = 1.4;
const AS_PUT = 1.25;
// The distance of a letter from its corner, beyond the cues around the die, and the radius of its dot, in letter sizes.
const BESIDE = 1.1;
const DOT = 0.62;
/**
 * Returns the outlines of a board's places and of the things beside them, in the board's frame, by name.
 * @param {Told.Board} board
 * @param {Told.Standing[]} [standings]
 * @param {Map<string, Told.Token>} [tokens]
 * @returns {Map<string, Outline>}
 */
export function outlinesOf(board, standings = [], tokens = new Map()) {
  const lying = lyingOf(standings);
  const outlines = new Map(board.areas.map(({ place, outline }) => [place, outline]));
  lying.forEach((one) => outlines.set(one.name, outlineOf(one, tokens.get(one.token))));
  return outlines;
}

/**
 * Returns the things that have a name and a pose of their own.
 * @param {Told.Standing[]} standings
 */
export function lyingOf(standings) {
  return standings.filter((one) => one.name !== undefined).map((one) => /** @type {Lying} */ (one));
}

/** @param {TablePose} pose @param {Told.Token | undefined} known @returns {Outline} */
function outlineOf({ xMm, yMm, headingDeg }, known) {
  return turned(known?.outlineMm ?? TOKEN, headingDeg).map(([x, y]) => [x + xMm, y + yMm]);
}

/**
 * Returns the names of the things beside the places.
 * @param {Told.Board} board
 * @param {Map<string, Outline>} outlines
 * @returns {Set<string>}
 */
export function besidePlaces(board, outlines) {
  const places = new Set(board.areas.map(({ place }) => place));
  return new Set([...outlines.keys()].filter((name) => !places.has(name)));
}

/**
 * Returns the outline for a cue at a thing beside the places. It is larger than the thing's body, which would hide the
 * sign. It is a little smaller where a thing must be put.
 * @param {Outline} outline
 * @param {string} role
 */
export function around(outline, role) {
  return shrunk(outline, role === "put-to" ? AS_PUT : AROUND);
}

/**
 * Returns the shot of an option, from one body to another; undefined for other options.
 * @param {Told.Option | undefined} option
 * @param {Set<string>} beside
 */
export function shotOf(option, beside) {
  const [from, at, more] = option?.where ?? [];
  return more === undefined && beside.has(from) && beside.has(at) ? [{ from, at }] : [];
}

/**
 * Returns the appearance of each thing that its token does not fully describe, by name, with the side to show.
 * @param {Told.Position | undefined} position
 * @param {Map<string, Told.Token>} tokens
 */
export function looksOf(position, tokens) {
  const shown = new Map((position?.standings ?? []).map(({ name, token }) => [name, tokens.get(token)?.letters]));
  return new Map((position?.looks ?? []).map((look) => [look.name, { ...look, face: shown.get(look.name) }]));
}

/**
 * Draws the view of a thing that lies on the board: everything on the sheet beyond the line along an edge of its upper
 * side.
 * @param {Told.Standing[]} standings
 * @param {Map<string, Shown.NamedLook>} looks
 * @param {string} name
 * @param {Told.Board} board
 */
export function drawBaselines(standings, looks, name, { widthMm, heightMm }) {
  const [far, x, y] = [widthMm + heightMm, -widthMm / 2, -heightMm / 2];
  const lies = lyingOf(standings).find((one) => one.name === name);
  const seen = lies ? (looks.get(name)?.baselines ?? []).flatMap((sight) => drawBaseline(sight, lies, far)) : [];
  const sheet = { x, y, width: widthMm, height: heightMm, viewBox: `${x} ${y} ${widthMm} ${heightMm}` };
  return seen.length > 0 ? [draw("svg", sheet, ...seen)] : [];
}

/**
 * @param {{ from: Point, to: Point, rgb: string }} sight
 * @param {TablePose} pose
 * @param {number} far
 */
function drawBaseline({ from, to, rgb }, { xMm, yMm, headingDeg }, far) {
  const [[x1, y1], [x2, y2]] = turned([from, to], headingDeg).map(([x, y]) => [x + xMm, y + yMm]);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * far, ((y2 - y1) / length) * far];
  /** @type {Outline} */
  const line = [
    [x1 - dx, y1 - dy],
    [x2 + dx, y2 + dy],
  ];
  /** @type {Outline} */
  const beyond = [...line, [x2 + dx - dy, y2 + dy + dx], [x1 - dx - dy, y1 - dy + dx]];
  return [
    draw("polygon", { points: points(beyond), class: "sight", fill: rgb }),
    draw("polyline", { points: points(line), class: "baseline", stroke: rgb }),
  ];
}

/**
 * Returns the middle of a letter beside its corner, from the middle of its thing.
 * @param {Point} at the corner
 * @param {number} headingDeg
 * @param {number} outMm its distance from the corner
 * @param {number} [turnDeg] how far it is turned about the corner
 * @returns {Point}
 */
export function wordAt(at, headingDeg, outMm, turnDeg = 0) {
  const [[x, y]] = turned([at], headingDeg);
  const out = outMm / Math.hypot(x, y);
  const [[dx, dy]] = turned([[x * out, y * out]], turnDeg);
  return [x + dx, y + dy];
}

/**
 * Writes the letters of a thing's corners, upright beside them, each on a dot in its colour.
 * @param {Pick<Told.Look, "words"> | undefined} look
 * @param {number} headingDeg
 * @param {number} sizeMm
 * @param {(says: string) => number | undefined} [turnOf] how far a letter is turned about its corner
 * @param {number} [beside]
 */
export function drawWords(look, headingDeg, sizeMm, turnOf = () => 0, beside = BESIDE) {
  return (look?.words ?? []).map(({ at, says, rgb }) => {
    const [x, y] = wordAt(at, headingDeg, beside * sizeMm, turnOf(says));
    const text = draw("text", { y: sizeMm * 0.33, "text-anchor": "middle", "font-size": sizeMm });
    text.textContent = says;
    const dot = draw("circle", { r: sizeMm * DOT, fill: rgb });
    return draw("g", { class: "corner-word", transform: `translate(${x} ${-y})` }, dot, text);
  });
}

/**
 * Draws the print of a thing around its pose's point, with a heading.
 * @param {Pick<Told.Look, "dots" | "polygons"> | undefined} look
 * @param {number} headingDeg
 */
export function drawPrint(look, headingDeg) {
  /** @param {Outline} corners */
  const turn = (corners) => turned(corners, headingDeg);
  return draw(
    "g",
    { class: "print" },
    ...(look?.polygons ?? []).map(({ outlineMm, rgb }) =>
      draw("polygon", { points: points(turn(outlineMm)), fill: rgb }),
    ),
    ...(look?.dots ?? []).map(({ at, radiusMm, rgb }) => {
      const [[x, y]] = turn([at]);
      return draw("circle", { cx: x, cy: -y, r: radiusMm, fill: rgb });
    }),
  );
}
