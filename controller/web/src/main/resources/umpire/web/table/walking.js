// The table by keyboard and screen reader: pieces, empty squares and dice are stops with names, and arrow keys move
// between them.

import { draw, points, shrunk } from "../shared/svg.js";

/** @type {Record<string, Point>} */
const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const SIDEWAYS = 2.2;
const PIECE_MM = 21;

/**
 * A stop: a piece, an empty place, or a die.
 * @typedef {object} Stop
 * @property {string} key
 * @property {SVGElement} element
 * @property {TablePoint} at
 * @property {string} label
 * @property {Shown.Thing} [thing]
 * @property {string} [place]
 * @property {boolean} [pressed]
 * @property {boolean} [first] whether it is the first stop
 * @property {Outline} [outline]
 */

export class Walking {
  /**
   * @param {SVGSVGElement} svg
   * @param {SVGElement} layer
   * @param {object} told
   * @param {() => Stop[]} told.stops returns the stops
   * @param {(stop: Stop) => void} told.press
   * @param {(at: TablePoint) => void} told.reveal
   * @param {() => boolean} told.turned
   */
  constructor(svg, layer, told) {
    this.svg = svg;
    this.told = told;
    /** @type {Stop[]} */
    this.stops = [];
    /** @type {string | undefined} */
    this.current = undefined;
    this.visited = false;
    this.cursor = draw("polygon", { class: "cursor", visibility: "hidden" });
    layer.append(this.cursor);
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("focusin", ({ target }) => this.entered(target));
    svg.addEventListener("focusout", () => this.cursor.setAttribute("visibility", "hidden"));
  }

  /** Updates the stops and keeps the current one. */
  refresh() {
    const stops = this.told.stops();
    const inside = this.stops.find(({ element }) => element === document.activeElement);
    this.stops
      .filter((old) => !stops.some(({ element }) => element === old.element))
      .forEach(({ element }) => hide(element));
    this.stops = stops;
    const near =
      inside && !stops.some(({ element }) => element === inside.element) ? nearest(stops, inside.at) : undefined;
    const kept = this.visited && stops.some(({ key }) => key === this.current);
    this.current = near?.key ?? (kept ? this.current : (stops.find(({ first }) => first)?.key ?? stops[0]?.key));
    stops.forEach((stop) => name(stop, stop.key === this.current));
    near?.element.focus({ preventScroll: true });
    this.mark();
  }

  /** @param {EventTarget | null} target */
  entered(target) {
    const stop = this.stops.find(({ element }) => element === target);
    if (stop) {
      this.current = stop.key;
      this.visited = true;
      this.stops.forEach((one) => one.element.setAttribute("tabindex", one === stop ? "0" : "-1"));
      this.mark();
    }
  }

  mark() {
    const stop = this.stops.find(
      ({ element }) => element === document.activeElement && element.matches(":focus-visible"),
    );
    this.cursor.setAttribute("visibility", stop ? "visible" : "hidden");
    if (stop) {
      this.cursor.setAttribute("points", points(shrunk(stop.outline ?? pieceAround(stop.at), 0.97)));
    }
  }

  /** Goes to the last stop, or to the first. */
  enter() {
    this.stops.find(({ key }) => key === this.current)?.element.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const stop = this.stops.find(({ element, key }) =>
      event.target === this.svg ? key === this.current : element === event.target,
    );
    if (!stop || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow && event.target === this.svg) {
      stop.element.focus({ preventScroll: true });
    } else if (arrow) {
      this.go(stop, arrow);
    } else if (event.target !== this.svg && (event.key === "Enter" || event.key === " ")) {
      this.told.press(stop);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Stop} from @param {Point} way as it is seen */
  go(from, [x, y]) {
    const side = this.told.turned() ? -1 : 1;
    const next = nextStop(this.stops, from, [side * x, side * y]);
    if (next !== from) {
      this.told.reveal(next.at);
      next.element.focus({ preventScroll: true });
    }
  }
}

/**
 * Returns the nearest stop in a direction, or the same stop where there is none. A stop off the axis counts as farther
 * away.
 * @template {{ at: TablePoint }} T
 * @param {T[]} stops
 * @param {T} from
 * @param {Point} way the direction along x or y of the table
 */
export function nextStop(stops, from, [x, y]) {
  /** @param {T} stop */
  const cost = ({ at }) => {
    const along = (at.xMm - from.at.xMm) * x + (at.yMm - from.at.yMm) * y;
    const across = Math.abs((at.xMm - from.at.xMm) * y) + Math.abs((at.yMm - from.at.yMm) * x);
    return along > 4 && across < along * 1.6 ? along + SIDEWAYS * across : Infinity;
  };
  return stops.filter((stop) => stop !== from).reduce((best, stop) => (cost(stop) < cost(best) ? stop : best), from);
}

/** @param {Stop[]} stops @param {TablePoint} at */
function nearest(stops, { xMm, yMm }) {
  /** @param {Stop} stop */
  const far = ({ at }) => Math.hypot(at.xMm - xMm, at.yMm - yMm);
  return stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best), stops[0]);
}

/** @param {Stop} stop @param {boolean} here */
function name({ element, label, pressed }, here) {
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", here ? "0" : "-1");
  element.removeAttribute("aria-hidden");
  if (element.getAttribute("aria-label") !== label) {
    element.setAttribute("aria-label", label);
  }
  element.setAttribute("aria-pressed", String(Boolean(pressed)));
}

/** @param {SVGElement} element */
function hide(element) {
  element.setAttribute("aria-hidden", "true");
  element.removeAttribute("tabindex");
}

/** @param {TablePoint} at @returns {Outline} */
function pieceAround({ xMm, yMm }) {
  return [
    [xMm - PIECE_MM, yMm - PIECE_MM],
    [xMm + PIECE_MM, yMm - PIECE_MM],
    [xMm + PIECE_MM, yMm + PIECE_MM],
    [xMm - PIECE_MM, yMm + PIECE_MM],
  ];
}
