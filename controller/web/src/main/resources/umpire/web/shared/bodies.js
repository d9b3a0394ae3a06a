// Pieces that are no plain blocks, in proportion and with their heading: cards, counters, discs.

import { draw, LETTERS_PX } from "./svg.js";

// Letters are no larger than on plain tokens, and leave a rim.
const LETTERS_MOST = 18;
// Limits the name of a large die, so that its print stays visible beside it.
export const PRINT_LETTERS_MOST = 14;
const LETTER_WIDE = 0.72;
const RIM = 0.86;

/**
 * Returns the width and height of an outline.
 * @param {Outline} outline
 */
export function extent(outline) {
  /** @param {number} index */
  const reach = (index) =>
    Math.max(...outline.map((corner) => corner[index])) - Math.min(...outline.map((corner) => corner[index]));
  return { wide: reach(0), high: reach(1) };
}

/**
 * Returns an outline turned by a heading.
 * @param {Outline} outline
 * @param {number} headingDeg
 * @returns {Outline}
 */
export function turned(outline, headingDeg) {
  const turn = (headingDeg * Math.PI) / 180;
  return outline.map(([x, y]) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]);
}

/** @param {Outline} outline */
function path(outline) {
  return `M${outline.map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join("L")}Z`;
}

/**
 * @param {string} letters
 * @param {number} lines
 * @param {{ wide: number, high: number }} room
 * @param {number} least
 * @param {number} most
 */
function lettering(letters, lines, { wide, high }, least, most) {
  const size = Math.max(
    least,
    Math.min(most, high * (lines > 1 ? 0.23 : 0.4), (wide * RIM) / (Math.max(1, letters.length) * LETTER_WIDE)),
  );
  const long = letters.length * size * LETTER_WIDE;
  return { size, fitting: long > wide * RIM ? { textLength: wide * RIM, lengthAdjust: "spacingAndGlyphs" } : {} };
}

/** @param {string[]} lines */
const longestOf = (lines) => lines.reduce((one, other) => (other.length > one.length ? other : one));

/**
 * Returns the size of the plate below the letters of a die with a picture.
 * @param {string} letters
 * @param {{ wide: number, high: number }} room
 * @param {number} least the minimum size of the letters
 */
export function plateSize(letters, room, least) {
  const lines = letters.split("\n");
  const longest = longestOf(lines);
  const { size } = lettering(longest, lines.length, room, least, PRINT_LETTERS_MOST);
  return { wide: plateWidth(longest, size), high: size * 2.4 };
}

/** @param {string} longest @param {number} size */
const plateWidth = (longest, size) => Math.max(2, longest.length) * size * LETTER_WIDE + size * 0.5;

/**
 * Draws a plate below letters of two lines, which a picture would make unreadable.
 * @param {string} longest
 * @param {number} size
 * @param {string} fill
 */
export function lettersPlate(longest, size, fill) {
  const wide = plateWidth(longest, size);
  return draw("rect", {
    x: -wide / 2,
    y: -size * 1.25,
    width: wide,
    height: size * 2.4,
    rx: size * 0.3,
    fill,
    opacity: 0.92,
  });
}

/** @type {Point} */
const NO_CORNER = [0, 0];

/**
 * Returns the transform that moves the letters of a die from its picture to a corner.
 * @param {Point} corner
 * @param {number} size
 * @param {string} longest
 */
function besideDie([x, y], size, longest) {
  const out = Math.hypot(x, y) || 1;
  const wide = plateWidth(longest, size) / 2;
  return `translate(${x + (x / out) * wide} ${-y - (y / out) * size * 1.2})`;
}

/**
 * A body: its name, its seat, and its print or the picture of its upper side.
 * @typedef {object} DrawnBody
 * @property {string} letters
 * @property {string} name
 * @property {string} [seat]
 * @property {Outline} outlineMm
 * @property {SVGElement} [print]
 * @property {SVGElement} [picture]
 */

/**
 * Draws a body in millimetres around its pose's point. Its letters may have several lines.
 * @param {DrawnBody} body
 * @param {Shown.Look} look
 * @param {number} [least] the minimum size of its letters
 * @param {number} [headingDeg] its heading in the frame of the drawing
 * @param {number} [lettersDeg] the rotation of its letters, clockwise
 * @param {Point} [corner] where the letters are beside a picture
 */
export function drawBody(
  { letters, name, seat, outlineMm, print, picture },
  look,
  least = LETTERS_PX,
  headingDeg = 0,
  lettersDeg = 0,
  corner = NO_CORNER,
) {
  const shape = path(turned(outlineMm, headingDeg));
  const room = extent(turned(outlineMm, headingDeg + lettersDeg));
  const lines = letters.split("\n");
  const longest = longestOf(lines);
  const { size, fitting } = lettering(
    longest,
    lines.length,
    room,
    least,
    print || picture ? PRINT_LETTERS_MOST : LETTERS_MOST,
  );
  const text = draw(
    "g",
    { "text-anchor": "middle", "font-size": size, "font-weight": 800, fill: look.ink },
    ...lines.map((words, i) => {
      const line = draw("text", {
        x: 0,
        y: size * (0.36 + i - (lines.length - 1) / 2),
        ...(words === longest ? fitting : {}),
      });
      line.textContent = words;
      return line;
    }),
  );
  const title = draw("title");
  title.textContent = name;
  const group = draw(
    "g",
    { class: "token body" },
    draw("path", { d: shape, fill: "#000", opacity: 0.35, transform: "translate(0 1.2)" }),
    draw("path", { d: shape, fill: look.fill, stroke: look.edge, "stroke-width": 1.2, "stroke-linejoin": "round" }),
  );
  const at = picture ? besideDie(corner, size, longest) : `rotate(${lettersDeg})`;
  const upright = draw("g", { transform: at }, text);
  // The seat's shape, for people who cannot tell the colours apart.
  if (seat && lines.length === 1 && room.high > size * 2.6) {
    upright.prepend(
      draw("path", {
        d: look.shape,
        transform: `translate(0 ${-size * 1.05}) scale(${size * 0.022})`,
        fill: look.fill,
        stroke: look.ink,
        "stroke-width": 3,
      }),
    );
  }
  if (picture) {
    upright.prepend(lettersPlate(longest, size, look.fill));
  }
  group.append(...(picture ? [picture] : []), upright, ...(print ? [print] : []), title);
  return group;
}
