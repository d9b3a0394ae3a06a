// Which part of the table is shown: the whole, the board, or what was zoomed and panned to; and from which side.

import { boardBox } from "./board.js";

const ROOM_MM = 34;
const CLOSEST_MM = 160;

export class View {
  constructor(svg, world, table, board) {
    this.svg = svg;
    this.world = world;
    this.table = table;
    this.board = board;
    this.turned = false;
    this.fit();
    new ResizeObserver(() => this.kept !== "free" && this.fit(this.kept)).observe(svg);
  }

  /** Shows the whole table, or as much of it as leaves the board easy to handle. */
  fit(what) {
    const { width, height } = this.svg.getBoundingClientRect();
    const ratio = width > 0 && height > 0 ? width / height : 1.5;
    const wide = this.table.widthMm + 2 * ROOM_MM;
    const high = this.table.heightMm + 2 * ROOM_MM;
    const kept = what ?? (ratio < 1 ? "board" : "table");
    this.kept = kept;
    const across = kept === "board" ? this.boardWidth() : Math.max(wide, high * ratio);
    this.show(0, 0, across, across / ratio);
  }

  boardWidth() {
    return boardBox(this.board)[2] + 10;
  }

  show(cx, cy, wide, high) {
    this.box = { cx, cy, wide, high };
    this.svg.setAttribute("viewBox", `${cx - wide / 2} ${cy - high / 2} ${wide} ${high}`);
  }

  turn() {
    this.turned = !this.turned;
    this.world.setAttribute("transform", this.turned ? "rotate(180)" : "");
    this.show(-this.box.cx, -this.box.cy, this.box.wide, this.box.high);
  }

  /** The point of the table under a point of the window, in millimetres of the table's frame. */
  toTable(clientX, clientY) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.world.getScreenCTM().inverse());
    return { xMm: point.x, yMm: -point.y };
  }

  mmPerPx() {
    return this.box.wide / this.svg.getBoundingClientRect().width;
  }

  pan(dxPx, dyPx) {
    const scale = this.mmPerPx();
    const { cx, cy, wide, high } = this.box;
    const clamp = (value, most) => Math.min(most, Math.max(-most, value));
    this.kept = "free";
    this.show(clamp(cx - dxPx * scale, this.table.widthMm / 2), clamp(cy - dyPx * scale, this.table.heightMm / 2), wide, high);
  }

  /** Zooms about a point of the window, which stays where it is. */
  zoom(factor, clientX, clientY) {
    const rect = this.svg.getBoundingClientRect();
    const { cx, cy, wide, high } = this.box;
    const most = 2 * (this.table.widthMm + 2 * ROOM_MM);
    const next = Math.min(most, Math.max(CLOSEST_MM, wide / factor));
    const share = next / wide;
    const ox = ((clientX - rect.left) / rect.width - 0.5) * wide;
    const oy = ((clientY - rect.top) / rect.height - 0.5) * high;
    this.kept = "free";
    this.show(cx + ox * (1 - share), cy + oy * (1 - share), next, high * share);
  }
}
