// The close-up of a thing: its picture, its name, its abilities, and the other sides of a die.

import { saidOf } from "./guide.js";
import { drawing } from "./legend.js";
import { drawWords } from "./lying.js";
import { draw, make } from "./svg.js";

// The size of the square in which a side is drawn. The middle of the square is the middle of the side. An upright side
// covers the upper part of the square.
const ROOM = 44;
const UPPER = 0.76;
// The margin for the letters of the corners.
const RIM = 7;
const LETTERS = 5;
const BESIDE = 0.62;

/**
 * The facts about the things of a game.
 * @typedef {object} Known
 * @property {Map<string, Told.Token>} tokens
 * @property {Shown.Drawings} drawings
 * @property {Shown.Guide | undefined} guide
 * @property {(piece: { seat?: string, rgb?: string }) => Shown.Look} look
 */

/**
 * Draws the thing of a token, large.
 * @param {Known} known
 * @param {{ token: string, name?: string }} standing
 * @param {Told.Look} [lying] its look, where the token is not enough
 */
export function closeUp(known, { token, name }, lying) {
  const thing = known.tokens.get(token) ?? { token, letters: "?", name: token };
  const [up, others] = dieSides(known.drawings, { token, name }, lying);
  const told = saidOf(known.guide, known.tokens, thing.letters);
  return make(
    "figure",
    "close-up",
    up ?? drawing(thing, known.look(thing), known.drawings),
    make(
      "figcaption",
      "",
      make("b", "", lying?.title ?? thing.name),
      ...(told ? [make("span", "", told)] : []),
      ...(others ? [others] : []),
    ),
  );
}

/**
 * Draws the upper side of a die, large, and its other sides. Returns nothing for other things.
 * @param {Shown.Drawings} drawings
 * @param {{ token: string, name?: string }} standing
 * @param {Told.Look} [lying] the names of the corners of the upper side
 */
export function dieSides(drawings, { token, name = "" }, lying) {
  const sides = drawings.sides[name] ?? [];
  const up = sides.find(({ shows }) => `${name}/${shows}` === token);
  return up ? [drawSide(drawings, up, lying), otherSides(drawings, sides, up)] : [];
}

/**
 * Draws all sides of a paper die, each with its name. Returns nothing for other things.
 * @param {Shown.Drawings} drawings
 * @param {{ token: string }} face one of its sides
 */
export function allSides(drawings, { token }) {
  const sides = drawings.sides[token.split("/")[0]] ?? [];
  return sides.map((side) => make("span", "", drawSide(drawings, side), side.shows));
}

/**
 * Draws the paper die that an action names, with its highest side up. Returns nothing for other things.
 * @param {Shown.Drawings} drawings
 * @param {Pick<Told.Action, "notation">} action
 */
export function namedDie(drawings, { notation }) {
  const sides = notation.split(" ").flatMap((word) => drawings.sides[word] ?? []);
  /** @param {Shown.Side} side */
  const height = ({ shows }) => Number(shows.replace(/\D/g, ""));
  const [highest] = sides.toSorted((one, other) => height(other) - height(one));
  return highest ? [drawSide(drawings, highest)] : [];
}

/**
 * @param {Shown.Drawings} drawings
 * @param {Shown.Side} side
 * @param {Told.Look} [lying] the names of its corners; they need room around it
 */
function drawSide({ folder }, { shows, tag, wideMm }, lying) {
  const from = -ROOM / 2;
  const picture = draw("image", { href: `${folder}side-${tag}.svg`, x: from, y: from, width: ROOM, height: ROOM });
  const rim = lying?.words ? RIM : 0;
  const viewBox = `${from - rim} ${from - rim} ${ROOM + 2 * rim} ${ROOM * UPPER + 2 * rim}`;
  const words = draw(
    "g",
    { transform: `scale(${ROOM / wideMm})` },
    ...drawWords(lying, 0, (LETTERS * wideMm) / ROOM, undefined, BESIDE),
  );
  return draw("svg", { viewBox, class: "side-up", role: "img", "aria-label": `side ${shows}` }, picture, words);
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
