// The badges for facts that no picture shows: numbers in the corners of a square, records around its piece.

import { drawThreat } from "./cues.js";
import { THREATENED } from "./danger.js";
import { UNDRAWN, drawMark } from "./drawings.js";
import { centre, draw, freeCorner, spread } from "./svg.js";

/** @type {Point[]} */
const CORNERS = [
  [17, -17],
  [-17, -17],
  [17, 20.5],
  [-17, 20.5],
];
const HALF_MM = 24.5;
/** The height of a badge beyond that of its letters. */
const HIGHER = 1.8;

/**
 * The maximum width of a text, if it must be squeezed.
 * @typedef {{ textLength?: number, lengthAdjust?: string }} Fitting
 */

/**
 * A word of a badge, and its room.
 * @typedef {{ mark: Told.Mark, word: string, size: number, width: number, fitting: Fitting }} Word
 */

// Rows along the edges of the square, which leave the piece visible between them.
/** @type {Point[]} */
const ROWS = [
  [-12.3, -20.8],
  [12.3, -20.8],
  [0, 20.8],
  [-16, 20.8],
];
const ROW_LETTERS_MM = 10.3;
const ROW_LETTERS_MOST_MM = 11;
const ROW_WORD_MM = 20.6;
// Two pieces in a square leave two quarters free. Badges have no other room there.
const QUARTER_MM = 12.5;
const QUARTER_WIDE_MM = 27;

/**
 * Returns whether a mark is a record of several words, which need rows of their own.
 * @param {Told.Mark} mark
 */
export function isRecord(mark) {
  return mark.brief.includes(" ");
}

/**
 * Returns the two corners of a square where its two pieces stand, each as a pair of signs with y pointing down.
 * @param {Outline} points
 * @param {Point} middle
 * @param {boolean} turned whether the square is drawn upside down
 * @returns {[Point, Point]}
 */
export function quartersOf(points, [cx, cy], turned) {
  const [[x, y], [otherX, otherY]] = points.map(([px, py]) => [px - cx, cy - py]);
  const side = turned ? 1 : -1;
  const slants = (x - otherX) * (y - otherY) > 0;
  return slants
    ? [
        [side, side],
        [-side, -side],
      ]
    : [
        [side, -side],
        [-side, side],
      ];
}

/**
 * Returns whether a record fits around its piece with letters of this size.
 * @param {number} lettersMm
 */
export function recordsFit(lettersMm) {
  return lettersMm <= ROW_LETTERS_MOST_MM;
}

/** @param {Outline} outline */
const scaleOf = (outline) => spread(outline) / 50;

/** @param {Told.Mark} mark @param {number} index @param {number} lettersMm @param {Point} [free] */
function badges(mark, index, lettersMm, free) {
  const words = mark.brief.split(" ").filter(Boolean);
  const drawn = isRecord(mark)
    ? words.flatMap((word, i) => rowBadge(word, ROWS[i % ROWS.length], mark.kind, lettersMm))
    : words.flatMap((word) => cornerBadge(word, CORNERS[index % CORNERS.length], mark.kind, lettersMm, free));
  return titled(mark, drawn);
}

/** @param {Told.Mark} mark @param {SVGElement[]} drawn */
function titled(mark, drawn) {
  const title = draw("title");
  title.textContent = mark.says;
  return draw("g", { class: `badge badge-${mark.kind}` }, title, ...drawn);
}

/**
 * @param {string} word
 * @param {Point} corner
 * @param {string} kind
 * @param {number} lettersMm
 * @param {Point} [free] the corner of a die; the badge is drawn outside it, where it hides nothing
 */
function cornerBadge(word, [x, y], kind, lettersMm, free) {
  const { size, width } = cornerSize(word, lettersMm);
  /** @type {Point} */
  const at = free
    ? [
        free[0] + ((free[0] / Math.hypot(...free)) * width) / 2,
        free[1] + ((free[1] / Math.hypot(...free)) * (size + HIGHER)) / 2,
      ]
    : [Math.sign(x) * Math.min(Math.abs(x), HALF_MM - width / 2), y];
  return badge(word, at, kind, size, width, {});
}

/** @param {string} word @param {number} lettersMm */
function cornerSize(word, lettersMm) {
  const size = Math.max(word.length > 5 ? 5.4 : word.length > 2 ? 9.2 : 10.5, lettersMm);
  return { size, width: Math.max(size + 2.5, 4.4 + word.length * size * (word.length > 3 ? 0.64 : 0.72)), fitting: {} };
}

/**
 * Returns the size of a badge of one word beside a die, in millimetres.
 * @param {string} word
 * @param {Outline} outline
 * @param {number} lettersMm
 */
export function badgeSize(word, outline, lettersMm) {
  const scale = scaleOf(outline);
  const { size, width } = cornerSize(word, lettersMm / scale);
  return { wide: width * scale, high: (size + HIGHER) * scale };
}

/** @param {string} word @param {Point} at @param {string} kind @param {number} lettersMm */
function rowBadge(word, at, kind, lettersMm) {
  const { size, width, fitting } = rowSize(word, lettersMm);
  return badge(word, at, kind, size, width, fitting);
}

/** @param {string} word @param {number} lettersMm */
function rowSize(word, lettersMm) {
  const size = Math.max(ROW_LETTERS_MM, lettersMm);
  const long = Math.min(ROW_WORD_MM, word.length * size * 0.64);
  return { size, width: long + 3.4, fitting: { textLength: long, lengthAdjust: "spacingAndGlyphs" } };
}

/**
 * Draws all words of a square with two pieces. The lines fill first the one free quarter and then the other.
 * @param {Told.Mark[]} marks
 * @param {[Point, Point]} taken
 * @param {number} lettersMm
 */
function sharedBadges(marks, taken, lettersMm) {
  const recordsFirst = [...marks.filter(isRecord), ...marks.filter((mark) => !isRecord(mark))];
  const words = recordsFirst.flatMap((mark) =>
    mark.brief
      .split(" ")
      .filter(Boolean)
      .map((word) => ({ mark, word, ...(isRecord(mark) ? rowSize : cornerSize)(word, lettersMm) })),
  );
  const lines = linesOf(words);
  const [x, y] = taken[0];
  const half = Math.ceil(lines.length / 2);
  return [...drawLines(lines.slice(0, half), [-x, y]), ...drawLines(lines.slice(half), [x, -y])];
}

/** @param {Word[][]} lines @param {Point} quarter */
function drawLines(lines, quarter) {
  return lines.flatMap((line, i) => drawLine(line, quarter, i - (lines.length - 1) / 2));
}

/** @param {Word[]} words */
function linesOf(words) {
  /** @param {Word[]} line */
  const wide = (line) => line.reduce((sum, { width }) => sum + width, 0);
  return words.reduce((/** @type {Word[][]} */ lines, word) => {
    const last = lines.at(-1);
    return last && wide(last) + word.width <= QUARTER_WIDE_MM
      ? [...lines.slice(0, -1), [...last, word]]
      : [...lines, [word]];
  }, []);
}

/** @param {Word[]} line @param {Point} quarter @param {number} row */
function drawLine(line, [x, y], row) {
  let left = x * QUARTER_MM - line.reduce((sum, { width }) => sum + width, 0) / 2;
  return line.map(({ mark, word, size, width, fitting }) => {
    /** @type {Point} */
    const at = [left + width / 2, y * QUARTER_MM + row * (size + 2.2)];
    left += width;
    return titled(mark, badge(word, at, mark.kind, size, width, fitting));
  });
}

/**
 * @param {string} word
 * @param {Point} middle
 * @param {string} kind
 * @param {number} size
 * @param {number} width
 * @param {Fitting} fitting
 */
function badge(word, [x, y], kind, size, width, fitting) {
  const height = size + HIGHER;
  const text = draw("text", {
    x,
    y: y + size * 0.36,
    "text-anchor": "middle",
    "font-size": size,
    "font-weight": 800,
    ...fitting,
  });
  text.textContent = word;
  return [
    draw("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: kind === "disabled" ? 2 : height / 2 }),
    text,
  ];
}

/**
 * Draws the badges of all marks in the board's frame.
 * @param {Map<string, Outline>} outlines the outlines of places and of things beside them, by name
 * @param {number} [lettersMm] the minimum size of letters; records that do not fit then are left out
 * @param {Map<string, Outline>} [standing] the points where pieces stand, by place: a record is drawn around its piece,
 * and badges keep out of the quarters of two pieces
 * @param {Told.Mark[]} marks
 * @param {boolean} [turned]
 * @param {Shown.Drawings} [drawings]
 * @param {Set<string>} [beside] the names of the things beside the places
 * @param {Map<string, Point | undefined>} [spots] the points of badges beside dice, from their middles; one without a
 * point is left out
 */
export function drawBadges(
  outlines,
  marks,
  turned = false,
  lettersMm = 0,
  standing = new Map(),
  drawings = UNDRAWN,
  beside = new Set(),
  spots = new Map(),
) {
  return [...outlines].flatMap(([place, outline]) => {
    const all = marks.filter((mark) => mark.place === place);
    /** @param {Told.Mark} mark */
    const pictured = ({ kind }) => kind in drawings.marks;
    const drawn = all.filter(pictured);
    const here = all.filter(
      (mark) =>
        mark.kind !== THREATENED &&
        !pictured(mark) &&
        (!isRecord(mark) || recordsFit(lettersMm)) &&
        (!spots.has(place) || spots.get(place)),
    );
    const threats = all.some((mark) => mark.kind === THREATENED) ? [drawThreat(outline)] : [];
    const shown = [
      ...threats,
      ...(drawn.length === 0 ? [] : [drawPlates(outline, drawn, turned, drawings, standing.get(place) ?? [])]),
      ...(here.length === 0
        ? []
        : [
            drawPlace(outline, here, turned, lettersMm, standing.get(place) ?? [], beside.has(place), spots.get(place)),
          ]),
    ];
    shown.forEach((one) => (one.dataset.of = place));
    return shown;
  });
}

/**
 * @param {Outline} outline
 * @param {Told.Mark[]} marks
 * @param {boolean} turned
 * @param {number} lettersMm
 * @param {Outline} pieces the points of the pieces in the place
 * @param {boolean} alone whether it is a thing beside the places
 * @param {Point} [spot] the point of a badge beside a die
 */
function drawPlace(outline, marks, turned, lettersMm, pieces, alone, spot) {
  const scale = scaleOf(outline);
  const middle = centre(outline);
  const shared = pieces.length === 2;
  // Badges of a die are at the corner nearer to the middle of the table, and upright on a turned picture.
  const way = turned ? -1 : 1;
  const side = middle[0] * way > 0 ? -1 : 1;
  const corner = alone
    ? (spot ??
      freeCorner(
        outline.map(([px, py]) => [px * way, py * way]),
        side,
      ))
    : undefined;
  /** @type {Point | undefined} */
  const free = corner && [corner[0] / scale, -corner[1] / scale];
  // The rows of pieces in a hex are counted at the right.
  const first = outline.length === 6 ? 1 : 0;
  const [x, y] = (!shared && marks.some(isRecord) && pieces[0]) || middle;
  const drawn = shared
    ? sharedBadges(marks, quartersOf(pieces, middle, turned), lettersMm / scale)
    : marks.map((mark, i) => badges(mark, i + first, lettersMm / scale, free));
  return draw("g", { transform: `translate(${x} ${-y}) scale(${scale}) rotate(${turned ? 180 : 0})` }, ...drawn);
}

/**
 * Draws the marks that have drawings. A square with two pieces has no room left and right: each mark is then drawn in
 * one of its two free quarters.
 * @param {Outline} outline
 * @param {Told.Mark[]} marks
 * @param {boolean} turned
 * @param {Shown.Drawings} drawings
 * @param {Outline} pieces the points of the pieces in the place
 */
function drawPlates(outline, marks, turned, drawings, pieces) {
  const [x, y] = centre(outline);
  const xs = outline.map(([px]) => px);
  const ys = outline.map(([, py]) => py);
  const place = { wide: Math.max(...xs) - Math.min(...xs), high: Math.max(...ys) - Math.min(...ys) };
  const free = pieces.length === 2 && quartersOf(pieces, [x, y], turned)[0];
  /** @type {Record<string, number>} */
  const taken = {};
  const plates = marks.map((mark, i) => {
    const { edge, wideMm, highMm } = drawings.marks[mark.kind];
    if (free && ["left", "right"].includes(edge)) {
      const scale = Math.min(1, place.high / 2 / highMm);
      const side = i % 2 === 0 ? -1 : 1;
      const left = (side * free[0] * place.wide) / 4 + Math.floor(i / 2) * wideMm * scale;
      const down = (-side * free[1] * place.high) / 4;
      const small = drawMark(drawings, mark, { wide: wideMm, high: highMm }, 0);
      return draw("g", { transform: `translate(${left} ${down}) scale(${scale})` }, small);
    }
    const before = taken[edge] ?? 0;
    taken[edge] = before + highMm;
    return drawMark(drawings, mark, place, before);
  });
  return draw("g", { transform: `translate(${x} ${-y}) rotate(${turned ? 180 : 0})` }, ...plates);
}
