// The view of the table: a part that fits the window, or a zoomed and panned one, and the side it is seen from.

import { boardBox, squaresBox } from "../shared/board.js";
import { spread } from "../shared/svg.js";

const RIM_MM = 18;
// The margin around the middle of things beside the board.
const ROOM_MM = 21;
const CLOSEST_MM = 160;
// On a board without places, the zoom assumes squares of this size.
const SQUARE_MM = 50;
// Smaller squares are hard to hit and have letters that are hard to read.
const HANDY_PX = 60;
// If the squares are smaller than that even on the board alone, this share of that size is accepted, so that the pieces
// beside the board are in sight.
const NEARLY = 0.85;
// Two parts whose scales differ by less than this are one choice.
const ALIKE = 1.06;

/**
 * A part of the table: all of it, everything that lies on it, the area of play, or the board.
 * @typedef {"table" | "all" | "play" | "board"} Part
 */

/** @type {Part[]} */
const PARTS = ["table", "all", "play", "board"];

export class View {
  /**
   * @param {SVGSVGElement} svg the element that shows the world
   * @param {SVGGElement} world
   * @param {Twin.Furniture} furniture
   * @param {(kind: "die" | "piece" | "stray") => TablePoint[]} lying returns the positions of things of a kind; "stray"
   * are pieces on the sheet beside its places. Dice and stray pieces are best kept in sight
   * @param {object} told
   * @param {(mmPerPx: number) => void} told.scaled receives the new millimetres per pixel
   * @param {(box: Shown.Box) => void} told.shown receives the visible box of the world
   */
  constructor(svg, world, { table, board }, lying, { scaled, shown }) {
    this.svg = svg;
    this.world = world;
    this.table = table;
    this.board = board;
    this.lying = lying;
    this.scaled = scaled;
    this.shown = shown;
    this.turned = false;
    /** The visible box of the world, as the window has it. */
    this.box = { cx: 0, cy: 0, wide: 1, high: 1 };
    this.told = 0;
    /** @type {Part | undefined} */
    this.wanted = undefined;
    /** @type {Part | "free"} */
    this.kept = "table";
    this.squares = squaresBox(board);
    this.squareMm = board.areas.length > 0 ? Math.min(...board.areas.map(({ outline }) => spread(outline))) : SQUARE_MM;
    this.fit();
    new ResizeObserver(() => this.kept !== "free" && this.fit()).observe(svg);
  }

  /** @returns {Record<Part, Shown.Box>} */
  parts() {
    const [left, top, wide, high] = boardBox(this.board);
    const board = { left, top, right: left + wide, low: top + high };
    const play = around(board, [...this.lying("die"), ...this.lying("stray")]);
    const all = around(play, this.lying("piece"));
    const right = this.table.widthMm / 2 + RIM_MM;
    const low = this.table.heightMm / 2 + RIM_MM;
    return { table: { left: -right, top: -low, right, low }, all, play, board };
  }

  /** @param {Shown.Box} box */
  mmPerPxFor({ left, top, right, low }) {
    const { width, height } = this.svg.getBoundingClientRect();
    return width > 0 && height > 0 ? Math.max((right - left) / width, (low - top) / height) : 1;
  }

  /**
   * Shows a part of the table. The default is the last one requested, or the largest with handy squares.
   * @param {Part} [name]
   */
  fit(name) {
    this.wanted = name ?? this.wanted;
    const parts = this.parts();
    /** @param {Part} name */
    const squarePx = (name) => this.squareMm / this.mmPerPxFor(parts[name]);
    const least = Math.min(HANDY_PX, NEARLY * squarePx("board"));
    const handy = PARTS.slice(0, -1).find((name) => squarePx(name) >= least) ?? "board";
    const kept = this.wanted ?? handy;
    this.kept = kept;
    const { left, top, right, low } = parts[kept];
    const scale = this.mmPerPxFor(parts[kept]);
    const { width, height } = this.svg.getBoundingClientRect();
    const side = this.turned ? -1 : 1;
    this.show(
      (side * (left + right)) / 2,
      (side * (top + low)) / 2,
      Math.max(width, 1) * scale,
      Math.max(height, 1) * scale,
    );
  }

  /** Goes on to the next part, from the whole table to the board alone. */
  fitNext() {
    const parts = this.parts();
    /** @param {Part} name */
    const scale = (name) => this.mmPerPxFor(parts[name]);
    const choices = PARTS.filter((name, i, all) => i === 0 || scale(all[i - 1]) > ALIKE * scale(name));
    this.fit(choices[(choices.findIndex((name) => name === this.kept) + 1) % choices.length]);
    return this.kept;
  }

  /** @param {number} cx @param {number} cy @param {number} wide @param {number} high */
  show(cx, cy, wide, high) {
    this.box = { cx, cy, wide, high };
    this.svg.setAttribute("viewBox", `${cx - wide / 2} ${cy - high / 2} ${wide} ${high}`);
    const side = this.turned ? -1 : 1;
    this.shown({
      left: side * cx - wide / 2,
      top: side * cy - high / 2,
      right: side * cx + wide / 2,
      low: side * cy + high / 2,
    });
    const mmPerPx = this.mmPerPx();
    if (mmPerPx !== this.told) {
      this.told = mmPerPx;
      this.svg.style.setProperty("--mm-per-px", String(mmPerPx));
      this.scaled(mmPerPx);
    }
  }

  turn() {
    this.turned = !this.turned;
    this.world.setAttribute("transform", this.turned ? "rotate(180)" : "");
    this.show(-this.box.cx, -this.box.cy, this.box.wide, this.box.high);
  }

  /**
   * Converts a point of the window to millimetres of the table's frame.
   * @param {number} clientX
   * @param {number} clientY
   */
  toTable(clientX, clientY) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.world.getScreenCTM()?.inverse());
    return { xMm: point.x, yMm: -point.y };
  }

  mmPerPx() {
    return this.box.wide / Math.max(1, this.svg.getBoundingClientRect().width);
  }

  /**
   * Pans to a point of the table if it is out of sight.
   * @param {TablePoint} at
   */
  reveal({ xMm, yMm }) {
    const side = this.turned ? -1 : 1;
    const { cx, cy, wide, high } = this.box;
    /** @param {number} value @param {number} middle @param {number} room */
    const over = (value, middle, room) =>
      Math.sign(value - middle) * Math.max(0, Math.abs(value - middle) - Math.max(0, room / 2 - this.squareMm / 2));
    const dx = over(side * xMm, cx, wide);
    const dy = over(side * -yMm, cy, high);
    if (dx !== 0 || dy !== 0) {
      this.kept = "free";
      this.show(cx + dx, cy + dy, wide, high);
    }
  }

  /** Returns the distance from each rim of the window to the squares; negative where they continue beyond it. */
  marginsPx() {
    const { left, top, right, low } = this.squares;
    const { cx, cy, wide, high } = this.box;
    const px = 1 / this.mmPerPx();
    const [l, t, r, b] = this.turned ? [-right, -low, -left, -top] : [left, top, right, low];
    return {
      left: (l - cx + wide / 2) * px,
      top: (t - cy + high / 2) * px,
      right: (cx + wide / 2 - r) * px,
      low: (cy + high / 2 - b) * px,
    };
  }

  /** @param {number} dxPx @param {number} dyPx */
  pan(dxPx, dyPx) {
    const scale = this.mmPerPx();
    const { cx, cy, wide, high } = this.box;
    /** @param {number} value @param {number} most */
    const clamp = (value, most) => Math.min(most, Math.max(-most, value));
    this.kept = "free";
    this.show(
      clamp(cx - dxPx * scale, this.table.widthMm / 2),
      clamp(cy - dyPx * scale, this.table.heightMm / 2),
      wide,
      high,
    );
  }

  /**
   * Zooms around a point of the window, which stays fixed.
   * @param {number} factor
   * @param {number} clientX
   * @param {number} clientY
   */
  zoom(factor, clientX, clientY) {
    const rect = this.svg.getBoundingClientRect();
    const { cx, cy, wide, high } = this.box;
    const most = 2 * (this.table.widthMm + 2 * RIM_MM);
    const next = Math.min(most, Math.max(CLOSEST_MM, wide / factor));
    const share = next / wide;
    const ox = ((clientX - rect.left) / rect.width - 0.5) * wide;
    const oy = ((clientY - rect.top) / rect.height - 0.5) * high;
    this.kept = "free";
    this.show(cx + ox * (1 - share), cy + oy * (1 - share), next, high * share);
  }
}

/** @param {Shown.Box} box @param {TablePoint[]} points */
function around(box, points) {
  return points.reduce(
    ({ left, top, right, low }, { xMm, yMm }) => ({
      left: Math.min(left, xMm - ROOM_MM),
      top: Math.min(top, -yMm - ROOM_MM),
      right: Math.max(right, xMm + ROOM_MM),
      low: Math.max(low, -yMm + ROOM_MM),
    }),
    box,
  );
}
