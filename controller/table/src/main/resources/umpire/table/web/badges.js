// The badges of what no picture shows: numbers in the corners of a square, records around its piece.

import { drawThreat } from "./cues.js";
import { THREATENED } from "./danger.js";
import { centre, draw, spread } from "./svg.js";

const CORNERS = [[17, -17], [-17, -17], [17, 20.5], [-17, 20.5]];
const HALF_MM = 24.5;

// Rows along the edges of the square, where they leave the piece between them to be seen.
const ROWS = [[-12.3, -20.8], [12.3, -20.8], [0, 20.8], [-16, 20.8]];
const ROW_LETTERS_MM = 10.3;
const ROW_LETTERS_MOST_MM = 11;
const ROW_WORD_MM = 20.6;

/** Returns whether a mark is a record of several words, which need rows of their own. */
export function isRecord(mark) {
  return mark.brief.includes(" ");
}

/** Returns whether a record still fits around its piece when letters must be so large. */
export function recordsFit(lettersMm) {
  return lettersMm <= ROW_LETTERS_MOST_MM;
}

function badges(mark, index, lettersMm) {
  const title = draw("title");
  title.textContent = mark.says;
  const words = mark.brief.split(" ").filter(Boolean);
  const drawn = isRecord(mark)
    ? words.flatMap((word, i) => rowBadge(word, ROWS[i % ROWS.length], mark.kind, lettersMm))
    : words.flatMap((word) => cornerBadge(word, CORNERS[index % CORNERS.length], mark.kind, lettersMm));
  return draw("g", { class: `badge badge-${mark.kind}` }, title, ...drawn);
}

function cornerBadge(word, [x, y], kind, lettersMm) {
  const size = Math.max(word.length > 2 ? 9.2 : 10.5, lettersMm);
  const width = Math.max(size + 2.5, 4.4 + word.length * size * (word.length > 3 ? 0.64 : 0.72));
  return badge(word, [Math.sign(x) * Math.min(Math.abs(x), HALF_MM - width / 2), y], kind, size, width, {});
}

function rowBadge(word, at, kind, lettersMm) {
  const size = Math.max(ROW_LETTERS_MM, lettersMm);
  const long = Math.min(ROW_WORD_MM, word.length * size * 0.64);
  return badge(word, at, kind, size, long + 3.4, { textLength: long, lengthAdjust: "spacingAndGlyphs" });
}

function badge(word, [x, y], kind, size, width, fitting) {
  const height = size + 1.8;
  const text = draw("text", { x, y: y + size * 0.36, "text-anchor": "middle", "font-size": size, "font-weight": 800, ...fitting });
  text.textContent = word;
  return [draw("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: kind === "disabled" ? 2 : height / 2 }), text];
}

/**
 * Draws the badges of all marks in the board's frame, for a board whose pieces are drawn otherwise.
 * @param lettersMm how large letters must be at least to be read; records that do not fit then are left out
 * @param standing where pieces stand that do not stand in the middle of their place: a record keeps around its piece
 */
export function drawBadges(board, marks, turned = false, lettersMm = 0, standing = new Map()) {
  return board.areas.flatMap(({ place, outline }) => {
    const all = marks.filter((mark) => mark.place === place);
    const here = all.filter((mark) => mark.kind !== THREATENED && (!isRecord(mark) || recordsFit(lettersMm)));
    const threats = all.some((mark) => mark.kind === THREATENED) ? [drawThreat(outline)] : [];
    const [x, y] = (here.some(isRecord) && standing.get(place)) || centre(outline);
    const scale = spread(outline) / 50;
    const transform = `translate(${x} ${-y}) scale(${scale}) rotate(${turned ? 180 : 0})`;
    const badged = here.length === 0 ? [] : [draw("g", { transform }, ...here.map((mark, i) => badges(mark, i, lettersMm / scale)))];
    return [...threats, ...badged];
  });
}
