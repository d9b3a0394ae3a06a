// The gestures of this page: dragging and tapping pieces and dice, panning and zooming the table. Mouse and touch
// alike.

import { closest } from "../shared/svg.js";

/** @import { View } from "./view.js" */

/** @typedef {Shown.Thing & { element: Element }} Grasped */

/**
 * The speed at the release, in millimetres per second.
 * @typedef {{ xMmS: number, yMmS: number }} Swing
 */

/**
 * A finger or the mouse: its present and first position, in pixels of the window, and the thing it carries or touches.
 * A carried thing keeps its offset in millimetres.
 * @typedef {object} Pointer
 * @property {number} x
 * @property {number} y
 * @property {number} startX
 * @property {number} startY
 * @property {Grasped | undefined} thing
 * @property {string | undefined} place
 * @property {boolean} dragging
 * @property {boolean} panned
 * @property {number} offX
 * @property {number} offY
 * @property {Trail} [trail]
 */

/** @typedef {(TablePoint & { ms: number })[]} Trail */

/**
 * The effects of gestures on things, and on places and points of the table.
 * @typedef {object} Hands
 * @property {(thing: Shown.Thing) => TablePoint} where
 * @property {(thing: Grasped) => void} grab
 * @property {(thing: Grasped, at: TablePoint, swing: Swing) => void} move
 * @property {(thing: Grasped, at: TablePoint, swing: Swing) => void} release
 * @property {(thing: Grasped) => void} tap
 * @property {(place: string) => void} tapPlace
 * @property {(at: TablePoint) => void} tapTable
 */

/** @type {Record<string, number>} */
const SLACK_PX = { mouse: 4, touch: 9, pen: 6 };
const EDGE_PX = 36;
const PUSH_PX = 7;
const AGAIN_MS = 1_000;
// The time over which the speed at the release is measured.
const SWING_MS = 90;

export class Carrying {
  /**
   * @param {SVGSVGElement} svg the element with the gestures
   * @param {View} view converts points of the window to points of the table
   * @param {Hands} told receives the gestures
   */
  constructor(svg, view, told) {
    this.svg = svg;
    this.view = view;
    this.told = told;
    /** @type {Map<number, Pointer>} */
    this.pointers = new Map();
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", (event) => this.up(event));
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    setInterval(() => this.keepHolding(), AGAIN_MS);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0) {
      return;
    }
    this.svg.setPointerCapture(event.pointerId);
    const element = closest(event.target, "[data-kind]");
    const place = closest(event.target, "[data-place]")?.dataset.place;
    const { kind = "", id = "" } = element?.dataset ?? {};
    const thing = element && { kind, id, element };
    const taken = thing && [...this.pointers.values()].some((other) => other.thing?.element === element);
    const at = this.view.toTable(event.clientX, event.clientY);
    const grip = thing ? this.told.where(thing) : at;
    this.pointers.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
      thing: taken ? undefined : thing,
      place,
      dragging: false,
      panned: false,
      offX: grip.xMm - at.xMm,
      offY: grip.yMm - at.yMm,
    });
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) {
      return;
    }
    const before = { x: pointer.x, y: pointer.y };
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (pointer.thing) {
      this.drag(pointer, pointer.thing, event.pointerType, event.timeStamp);
    } else if (pointer.panned || this.far(pointer, event.pointerType)) {
      pointer.panned = true;
      this.shift(pointer, before);
    }
  }

  /** @param {Pointer} pointer @param {string} type */
  far(pointer, type) {
    return Math.hypot(pointer.x - pointer.startX, pointer.y - pointer.startY) > (SLACK_PX[type] ?? 6);
  }

  /** @param {Pointer} pointer @param {Grasped} thing @param {string} type @param {number} ms */
  drag(pointer, thing, type, ms) {
    if (!pointer.dragging && this.far(pointer, type)) {
      pointer.dragging = true;
      this.told.grab(thing);
    }
    if (pointer.dragging) {
      this.nearEdge(pointer);
      pointer.trail = [
        ...(pointer.trail ?? []).filter((one) => ms - one.ms < SWING_MS),
        { ms, ...this.place(pointer) },
      ];
      this.told.move(thing, this.place(pointer), swing(pointer.trail, ms));
    }
  }

  /** @param {Pointer} pointer */
  place(pointer) {
    const at = this.view.toTable(pointer.x, pointer.y);
    return { xMm: at.xMm + pointer.offX, yMm: at.yMm + pointer.offY };
  }

  /**
   * Carrying something to the rim of the window pans the table, if more of it is hidden. Where the outer squares are
   * visible, the rim begins beyond them, so that carrying a piece along them pans nothing.
   * @param {Pointer} pointer
   */
  nearEdge(pointer) {
    const rect = this.svg.getBoundingClientRect();
    const margins = this.view.marginsPx();
    /** @param {number} marginPx */
    const zone = (marginPx) => (marginPx < 0 ? EDGE_PX : Math.min(EDGE_PX, marginPx));
    /** @param {number} fromLow @param {number} fromHigh @param {number} low @param {number} high */
    const push = (fromLow, fromHigh, low, high) =>
      fromLow < zone(low) ? PUSH_PX : fromHigh < zone(high) ? -PUSH_PX : 0;
    const dx = push(pointer.x - rect.left, rect.right - pointer.x, margins.left, margins.right);
    const dy = push(pointer.y - rect.top, rect.bottom - pointer.y, margins.top, margins.low);
    if (this.view.kept !== "table" && (dx !== 0 || dy !== 0)) {
      this.view.pan(dx, dy);
    }
  }

  /**
   * Pans the view. One finger pans only a zoomed view, because a drag that missed its piece should move nothing. Two
   * fingers always pan.
   * @param {Pointer} pointer
   * @param {{ x: number, y: number }} before
   */
  shift(pointer, before) {
    const free = [...this.pointers.values()].filter((one) => !one.thing);
    free.forEach((one) => (one.panned = free.length > 1 || one.panned));
    if (free.length === 1) {
      if (this.view.kept === "free") {
        this.view.pan(pointer.x - before.x, pointer.y - before.y);
      }
      return;
    }
    const other = free.find((one) => one !== pointer) ?? pointer;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(pointer.x - other.x, pointer.y - other.y);
    if (was > 10 && is > 10) {
      this.view.zoom(is / was, (pointer.x + other.x) / 2, (pointer.y + other.y) / 2);
    }
    this.view.pan((pointer.x - before.x) / 2, (pointer.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const pointer = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    if (pointer?.dragging && pointer.thing) {
      this.told.release(pointer.thing, this.place(pointer), swing(pointer.trail ?? [], event.timeStamp));
    } else if (pointer && !pointer.panned && event.type === "pointerup") {
      this.tap(pointer);
    }
  }

  /** @param {Pointer} pointer */
  tap(pointer) {
    if (pointer.thing) {
      this.told.tap(pointer.thing);
    } else if (pointer.place) {
      this.told.tapPlace(pointer.place);
    } else {
      this.told.tapTable(this.view.toTable(pointer.x, pointer.y));
    }
  }

  // The server puts down a held piece without repeated messages, in case this page was closed. So the page repeats
  // them.
  keepHolding() {
    for (const pointer of this.pointers.values()) {
      if (pointer.dragging && pointer.thing) {
        this.told.move(pointer.thing, this.place(pointer), swing([], 0));
      }
    }
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0012)), event.clientX, event.clientY);
  }
}

/**
 * Returns the speed at the release. The speed is 0 after a hand that rested before it let go. The times are the time
 * stamps of the gestures, because the page may handle them late.
 * @param {Trail} trail
 * @param {number} ms
 * @returns {Swing}
 */
export function swing(trail, ms) {
  const [first, last] = [trail.at(0), trail.at(-1)];
  const seconds = first && last ? (last.ms - first.ms) / 1_000 : 0;
  return !first || !last || seconds === 0 || ms - last.ms > SWING_MS
    ? { xMmS: 0, yMmS: 0 }
    : { xMmS: (last.xMm - first.xMm) / seconds, yMmS: (last.yMm - first.yMm) / seconds };
}
