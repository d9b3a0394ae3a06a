// Things that lie beside the places: their position, their seat, and the print on their upper side.

import { turned } from "./bodies.js";
import { centre, draw, freeCorner, points, shrunk, spread } from "./svg.js";

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
// The distance of a name from the middle of its die, as a multiple of the distance of a corner. A name this far from
// other things counts as clear of them.
const NAME_OUT = 1.7;
const NAME_CLEAR_MM = 30;
// The distance by which a name may reach over the edge of the sheet.
const NAME_EDGE_MM = 10;

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
 * Returns the corner for the name of a die, from its middle: another one than that of its badge, on the sheet and clear
 * of other things.
 * @param {{ outlines: Map<string, Outline>, beside: Set<string>, game: { board: Told.Board } }} board
 * @param {string} name
 */
export function nameCorner({ outlines, beside, game: { board } }, name) {
  const outline = outlines.get(name) ?? [];
  const [x, y] = centre(outline);
  const others = [...beside].filter((other) => other !== name).map((other) => outlines.get(other) ?? []);
  /** @param {Point} corner */
  const clear = ([dx, dy]) => {
    const [nameX, nameY] = [x + dx * NAME_OUT, y + dy * NAME_OUT];
    return Math.min(
      NAME_CLEAR_MM,
      board.widthMm / 2 - Math.abs(nameX) + NAME_EDGE_MM,
      board.heightMm / 2 - Math.abs(nameY) + NAME_EDGE_MM,
      ...others.map((other) => {
        const [ox, oy] = centre(other);
        return Math.hypot(nameX - ox, nameY - oy) - spread(other) / 2;
      }),
    );
  };
  const free = [1, 2].map((nth) => freeCorner(outline, x > 0 ? -1 : 1, nth)).filter((corner) => corner !== undefined);
  return free.toSorted((one, other) => clear(other) - clear(one))[0];
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
 * Writes the letters of a thing's corners, upright beside them, each on a dot in its colour.
 * @param {Pick<Told.Look, "words"> | undefined} look
 * @param {number} headingDeg
 * @param {number} sizeMm
 * @param {number} [beside]
 */
export function drawWords(look, headingDeg, sizeMm, beside = BESIDE) {
  return (look?.words ?? []).map(({ at, says, rgb }) => {
    const [[x, y]] = turned([at], headingDeg);
    const out = 1 + (beside * sizeMm) / Math.hypot(x, y);
    const text = draw("text", { y: sizeMm * 0.33, "text-anchor": "middle", "font-size": sizeMm });
    text.textContent = says;
    const dot = draw("circle", { r: sizeMm * DOT, fill: rgb });
    return draw("g", { class: "corner-word", transform: `translate(${x * out} ${-y * out})` }, dot, text);
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
