// A thing looked at from near: large, by its name, with what it is and can do, and the other sides of a die.

import { saidOf } from "./guide.js";
import { drawing } from "./legend.js";
import { draw, make } from "./svg.js";

// A side is drawn in a square round its middle, of which it takes up the upper part when it is upright.
const ROOM = 44;
const UPPER = 0.76;

/**
 * What is known of the things of a game.
 * @typedef {object} Known
 * @property {Map<string, Told.Token>} tokens
 * @property {Shown.Drawings} drawings
 * @property {Shown.Guide | undefined} guide
 * @property {(piece: { seat?: string, rgb?: string }) => Shown.Look} look
 */

/**
 * Draws what counts as a token, large.
 * @param {Known} known
 * @param {{ token: string, name?: string }} standing
 * @param {Told.Look} [lying] how it looks where its token does not tell enough
 */
export function closeUp(known, { token, name = "" }, lying) {
  const thing = known.tokens.get(token) ?? { token, letters: "?", name: token };
  const sides = known.drawings.sides[name] ?? [];
  const up = sides.find(({ shows }) => `${name}/${shows}` === token);
  const told = saidOf(known.guide, known.tokens, thing.letters);
  return make(
    "figure",
    "close-up",
    up ? drawSide(known.drawings, up) : drawing(thing, known.look(thing), known.drawings),
    make(
      "figcaption",
      "",
      make("b", "", lying?.title ?? thing.name),
      ...(told ? [make("span", "", told)] : []),
      ...(up ? [otherSides(known.drawings, sides, up)] : []),
    ),
  );
}

/** @param {Shown.Drawings} drawings @param {Shown.Side} side */
function drawSide({ folder }, { shows, tag }) {
  const from = -ROOM / 2;
  const picture = draw("image", { href: `${folder}side-${tag}.svg`, x: from, y: from, width: ROOM, height: ROOM });
  const viewBox = `${from} ${from} ${ROOM} ${ROOM * UPPER}`;
  return draw("svg", { viewBox, class: "side-up", role: "img", "aria-label": `side ${shows}` }, picture);
}

/**
 * @param {Shown.Drawings} drawings
 * @param {Shown.Side[]} sides
 * @param {Shown.Side} up
 */
function otherSides(drawings, sides, up) {
  const others = sides.filter((side) => side !== up);
  return make("span", "sides", ...others.map((side) => drawSide(drawings, side)));
}
