// The names on the places of a board, in readable letters within the place, or not at all.

import { roomOf } from "./stacks.js";
import { centre, draw, spread } from "./svg.js";

// The minimum size of letters on a zoomed board.
const LEAST_MM = 8.5;
// The share of a place's width for letters. A hexagon has less, because its corners are cut off.
const RECTANGLE = 0.95;
const OTHERWISE = 0.86;
const LINE = 1.1;
// The distance that letters reach below their line.
const BELOW = 0.28;

/**
 * Returns the titles of a board's places, by their names.
 * @param {Told.Board} board
 */
export function titlesOf(board) {
  return new Map(board.areas.map(({ place, title }) => [place, title]));
}

/**
 * A sentence begins with a capital letter, but a square's name is written as on the board.
 * @param {string} title
 */
export const opening = (title) => (/^\S*\d/.test(title) ? title : title.slice(0, 1).toUpperCase() + title.slice(1));

export class PlaceNames {
  /** @param {Told.Board} board @param {string} className */
  constructor(board, className) {
    this.names = board.areas.map((area) => new PlaceName(area));
    this.group = draw("g", { class: className }, ...this.names.map(({ lines }) => lines));
  }

  /**
   * Writes the names in letters of this size. On an occupied place the name is in one line beside the piece, or left
   * out, because it would cover the piece's letters.
   * @param {number} lettersMm
   * @param {{ has(place: string): boolean }} occupied the places with pieces
   */
  write(lettersMm, occupied) {
    this.names.forEach((name) => name.write(Math.max(LEAST_MM, lettersMm), occupied.has(name.place)));
  }
}

class PlaceName {
  /** @param {Told.Area} area */
  constructor({ place, outline, tint, label }) {
    this.apart = roomOf({ outline, tint }) !== outline;
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    this.place = place;
    this.rectangle = outline.length === 4;
    this.words = label;
    this.tint = tint;
    this.wide = (Math.max(...xs) - Math.min(...xs)) * (this.rectangle ? RECTANGLE : OTHERWISE);
    this.high = (Math.max(...ys) - Math.min(...ys)) * (this.rectangle ? RECTANGLE : OTHERWISE / 2);
    const narrow = spread(outline);
    const [cx, cy] = centre(outline);
    this.x = this.rectangle ? Math.min(...xs) + narrow * 0.035 : cx;
    this.y = this.rectangle ? -Math.min(...ys) : -cy;
    this.up = narrow * 0.045;
    this.lines = draw("g");
    this.look = "";
  }

  /** @param {number} sizeMm @param {boolean} taken */
  write(sizeMm, taken) {
    const look = `${sizeMm} ${taken}`;
    if (look === this.look) {
      return;
    }
    this.look = look;
    const broken = this.broken(sizeMm);
    const lines = taken && !(this.apart && broken.length === 1) ? [] : broken;
    this.lines.replaceChildren(...lines.map((words, i) => this.line(words, sizeMm, i - lines.length + 1)));
  }

  /** @param {string} words @param {number} sizeMm @param {number} down */
  line(words, sizeMm, down) {
    const line = draw("text", {
      class: `place-name name-${this.tint}`,
      "data-names": this.place,
      x: this.x,
      y: this.y + down * sizeMm * LINE - (this.rectangle ? Math.max(this.up, sizeMm * BELOW) : 0),
      "text-anchor": this.rectangle ? "start" : "middle",
      "font-size": sizeMm,
    });
    line.textContent = words;
    return line;
  }

  /**
   * Returns the name as it fits into its place, in one line or one word per line; undefined where it does not fit.
   * @param {number} sizeMm
   */
  broken(sizeMm) {
    /** @param {string[]} lines */
    const fits = (lines) =>
      lines.every((words) => widthOf(words) * sizeMm <= this.wide) && lines.length * LINE * sizeMm <= this.high;
    return [[this.words], this.words.split(" ")].find(fits) ?? [];
  }
}

const measured = new Map();
let pen;

/**
 * Returns the width of words, in heights of their letters.
 * @param {string} words
 */
function widthOf(words) {
  if (!measured.has(words)) {
    pen ??= document.createElement("canvas").getContext("2d");
    pen.font = `650 100px ${getComputedStyle(document.body).fontFamily}`;
    measured.set(words, pen.measureText(words).width / 100);
  }
  return measured.get(words);
}
