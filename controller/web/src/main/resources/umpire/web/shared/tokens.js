// Pieces as clear symbols: the seat's shape and colour, the letters, and a pictogram for some letters.

import { draw } from "./svg.js";

/**
 * Pictograms in a box from (-15, -16) to (15, 3), filled with the ink of the seat; those marked "line" are stroked.
 * @param {number} x
 * @param {number} y
 */
const FIGURE = (x, y) => [
  { d: `M${x - 2.6} ${y}A2.6 2.6 0 1 1 ${x + 2.6} ${y}A2.6 2.6 0 1 1 ${x - 2.6} ${y}Z` },
  {
    d:
      `M${x - 3.6} ${y + 12}V${y + 7}Q${x - 3.6} ${y + 3.4} ${x} ${y + 3.4}` +
      `Q${x + 3.6} ${y + 3.4} ${x + 3.6} ${y + 7}V${y + 12}Z`,
  },
];
const TRACKS = { d: "M-11 -4H11Q14 -4 14 -1Q14 2 11 2H-11Q-14 2 -14 -1Q-14 -4 -11 -4Z" };

/** @type {Record<string, { d: string, line?: number }[]>} */
const PICTOGRAMS = {
  INF: [...FIGURE(-9, -11), ...FIGURE(9, -11), ...FIGURE(0, -13)],
  HVY: [TRACKS, { d: "M-10 -5L-7 -8H8L11 -5Z" }, { d: "M-6 -13H3L6 -9H-7Z" }, { d: "M4 -11.2H16", line: 2.4 }],
  MSL: [TRACKS, { d: "M-10 -5L-8 -8H8L10 -5Z" }, { d: "M-9.5 -10.5L7 -16.6L13.5 -17L9 -12.4L-7.5 -6.2Z" }],
  GEV: [
    { d: "M-14 -2H14L11 2H-11Z" },
    { d: "M-11 -3Q-11 -9 -4 -9H5Q10 -8 13 -3Z" },
    { d: "M-9 -10V-15M-13 -12.5H-5", line: 2 },
    { d: "M-1 -10L2 -14H6", line: 2 },
  ],
  OGRE: [
    { d: "M-14 -3H-2V3H-14ZM2 -3H14V3H2Z" },
    { d: "M-13 -4L-9 -9H9L13 -4Z" },
    { d: "M-4 -10V-17H4V-10Z" },
    { d: "M4 -14H15M4 -11.2H12", line: 2.1 },
    { d: "M-4 -12H-13", line: 2.1 },
  ],
  MCP: [
    TRACKS,
    { d: "M-11 -5V-11H5V-5ZM6 -5V-9H10L12 -5Z" },
    { d: "M-4 -11V-17", line: 1.8 },
    { d: "M-8.5 -14A6 6 0 0 1 -8.5 -20M0.5 -14A6 6 0 0 0 0.5 -20", line: 1.6 },
  ],
  MECH: [
    TRACKS,
    { d: "M-13 -5L-9 -10H10L12 -5Z" },
    ...FIGURE(-4, -17).slice(0, 1),
    ...FIGURE(4, -17).slice(0, 1),
    { d: "M-8 -11Q-4 -15 0 -11ZM0 -11Q4 -15 8 -11Z" },
  ],
};
PICTOGRAMS.CP = PICTOGRAMS.MCP;

/** @param {string} letters @param {string} ink */
function pictogram(letters, ink) {
  const group = draw("g", { transform: "translate(0 0.6)" });
  for (const { d, line } of PICTOGRAMS[letters]) {
    group.append(
      line
        ? draw("path", { d, fill: "none", stroke: ink, "stroke-width": line, "stroke-linecap": "round" })
        : draw("path", { d, fill: ink }),
    );
  }
  return group;
}

const LETTERS = 13.4;
const LETTERS_WIDE = 33;
// Above this size of letters there is no room for a pictogram.
const LETTERS_BENEATH = 16;

/**
 * Long names are drawn narrower, never smaller.
 * @param {string} letters
 * @param {boolean} alone
 * @param {number} least
 */
function lettering(letters, alone, least) {
  const size = Math.max(least, alone && letters.length < 4 ? (letters.length > 2 ? 15 : 18) : LETTERS);
  const wide = letters.length * size * 0.72;
  return wide > LETTERS_WIDE
    ? { "font-size": size, textLength: LETTERS_WIDE, lengthAdjust: "spacingAndGlyphs" }
    : { "font-size": size };
}

/**
 * Draws a token in a box of 40 by 40 around (0, 0).
 * @param {{ letters: string, name: string }} token
 * @param {Shown.Look} look
 * @param {number} [least] the minimum size of its letters
 */
export function drawToken({ letters, name }, look, least = 0) {
  const alone = !(letters in PICTOGRAMS) || least > LETTERS_BENEATH;
  const group = draw("g", { class: "token" });
  group.append(
    draw("path", { d: look.shape, fill: "#000", opacity: 0.35, transform: "translate(0 1.6)" }),
    draw("path", { d: look.shape, fill: look.fill, stroke: look.edge, "stroke-width": 1.8 }),
  );
  if (!alone) {
    group.append(pictogram(letters, look.ink));
  }
  const text = draw("text", {
    x: 0,
    y: alone ? Math.max(5, least * 0.35) : 14.8,
    "text-anchor": "middle",
    ...lettering(letters, alone, least),
    "font-weight": 800,
    fill: look.ink,
  });
  text.textContent = letters;
  const title = draw("title");
  title.textContent = name;
  group.append(text, title);
  return group;
}

/**
 * Draws a seat's mark for headings: its shape and colour, without letters.
 * @param {Shown.Look} look
 * @param {string} className
 */
export function seatMark(look, className) {
  return draw(
    "svg",
    { viewBox: "-22 -22 44 44", class: className, "aria-hidden": "true" },
    draw("path", { d: look.shape, fill: look.fill, stroke: look.edge, "stroke-width": 3 }),
  );
}
