// The legend of the pieces and grounds, with the game's drawings.

import { allSides } from "./closeup.js";
import { drawBoard, drawPicture } from "./drawings.js";
import { extent } from "./bodies.js";
import { pieceLook } from "./seats.js";
import { centre, draw, make } from "./svg.js";
import { drawToken } from "./tokens.js";

/**
 * Makes an entry for each kind of piece, under the name that all seats use.
 * @param {Pick<Told.Game, "seats" | "tokens">} game
 * @param {Shown.Drawings} drawings
 */
export function pieces({ seats, tokens }, drawings) {
  const drawn = kindsOf(tokens, seats).map((token) => {
    const sides = allSides(drawings, token);
    return sides.length > 0
      ? make("li", "die-of-paper", dieName(token), make("span", "sides", ...sides))
      : make(
          "li",
          "",
          drawing(token, pieceLook(token, seats), drawings),
          make("b", "", isFace(token) ? "" : token.letters),
          isFace(token) ? dieName(token) : plainName(token),
        );
  });
  return make("ul", "kinds", ...drawn);
}

/**
 * Returns the first token of each kind, the first seat's before those of others.
 * @param {Told.Token[]} tokens
 * @param {string[]} seats
 */
export function kindsOf(tokens, seats) {
  /** @type {Map<string, Told.Token>} */
  const kinds = new Map();
  /** @param {Told.Token} token */
  const rank = ({ seat }) => (seat === undefined ? -1 : seats.indexOf(seat));
  for (const token of tokens) {
    const kind = isFace(token) ? dieName(token) : token.letters;
    const known = kinds.get(kind);
    if (!known || rank(token) < rank(known)) {
      kinds.set(kind, token);
    }
  }
  return [...kinds.values()];
}

/**
 * Draws a piece in a small picture of its own.
 * @param {Told.Token} token
 * @param {Shown.Look} look
 * @param {Shown.Drawings} drawings
 */
export function drawing(token, look, drawings) {
  return draw(
    "svg",
    { viewBox: "-22 -22 44 44", "aria-hidden": "true" },
    token.token in drawings.pictures
      ? drawPicture(drawings, token, look, { wide: 42, high: 42 })
      : drawToken(token, look),
  );
}

/**
 * Returns whether a token is one face of a die that is a piece. Faces are not kinds of pieces.
 * @param {Told.Token} token
 */
const isFace = ({ token }) => token.includes("/");

/**
 * Returns the common name of dice of a kind, without their numbers.
 * @param {Told.Token} token
 */
const dieName = ({ name }) => name.replace(/ \d+$/, "");

/** @param {Told.Token} token */
const plainName = ({ name, seat }) => (seat && name.startsWith(`${seat} `) ? name.slice(seat.length + 1) : name);

/**
 * Makes an entry for each kind of ground. Returns nothing where the board has none of its own.
 * @param {Told.Board | undefined} board
 * @param {Shown.Drawings} drawings
 */
export function ground(board, drawings) {
  const terrains = board?.terrains ?? [];
  if (!board || terrains.length === 0) {
    return [];
  }
  const kinds = terrains.map((terrain) => make("li", "", swatch(board, terrain, drawings), terrain.says));
  return [make("h2", "", "The board"), make("ul", "kinds grounds", ...kinds)];
}

/**
 * Draws a sample of a terrain: a place of the board, or the colour of a road.
 * @param {Told.Board} board
 * @param {Told.Terrain} terrain
 * @param {Shown.Drawings} drawings
 */
function swatch(board, { tint, rgb }, drawings) {
  const area = board.areas.find((one) => one.tint === tint);
  if (area && drawings.folder) {
    const [x, y] = centre(area.outline);
    const { wide, high } = extent(area.outline);
    const side = Math.min(wide, high);
    return draw(
      "svg",
      { viewBox: `${x - side / 2} ${-y - side / 2} ${side} ${side}`, "aria-hidden": "true" },
      drawBoard(drawings, board),
    );
  }
  const mark = area
    ? draw("rect", { x: -18, y: -18, width: 36, height: 36, rx: 4, fill: rgb })
    : draw("line", { x1: -18, y1: 0, x2: 18, y2: 0, stroke: rgb, "stroke-width": 9, "stroke-linecap": "round" });
  return draw("svg", { viewBox: "-22 -22 44 44", "aria-hidden": "true" }, mark);
}
