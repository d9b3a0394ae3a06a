// What lies at a pose of its own: where it lies, whose it is, and what is printed on the side that is up.

import { turned } from "./bodies.js";
import { draw, points } from "./svg.js";

// Of a plain token, which has no outline of its own.
const TOKEN = [[-20, -20], [20, -20], [20, 20], [-20, 20]];

/** Returns the outlines of a board's places and of what lies beside them, in the board's frame, by their names. */
export function outlinesOf(board, standings = [], tokens = new Map()) {
  const lying = standings.filter(({ name }) => name !== undefined);
  return new Map([
    ...board.areas.map(({ place, outline }) => [place, outline]),
    ...lying.map((standing) => [standing.name, outlineOf(standing, tokens.get(standing.token))]),
  ]);
}

function outlineOf({ xMm, yMm, headingDeg }, known) {
  return turned(known?.outlineMm ?? TOKEN, headingDeg).map(([x, y]) => [x + xMm, y + yMm]);
}

/** Returns how things look of which tokens do not tell enough, by their names. */
export function looksOf(position) {
  return new Map((position?.looks ?? []).map((look) => [look.name, look]));
}

/** Draws what is printed on a thing, around the point its pose is of, as it lies with a heading. */
export function drawPrint(look, headingDeg) {
  const turn = (corners) => turned(corners, headingDeg);
  return draw("g", { class: "print" },
    ...(look?.polygons ?? []).map(({ outlineMm, rgb }) => draw("polygon", { points: points(turn(outlineMm)), fill: rgb })),
    ...(look?.dots ?? []).map(({ at, radiusMm, rgb }) => {
      const [[x, y]] = turn([at]);
      return draw("circle", { cx: x, cy: -y, r: radiusMm, fill: rgb });
    }));
}
