// The table by keyboard and screen reader: pieces, empty squares and dice are stops with names, and arrow keys go
// between them.

import { centre, draw, points, shrunk } from "../shared/svg.js";

const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const SIDEWAYS = 2.2;
const PIECE_MM = 21;

export class Walking {
  /**
   * @param told stops() → the stops there are: {key, element, at, label, pressed, outline}; press(key); reveal(at);
   *     turned()
   */
  constructor(svg, layer, told) {
    this.svg = svg;
    this.told = told;
    this.cursor = draw("polygon", { class: "cursor", visibility: "hidden" });
    layer.append(this.cursor);
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("focusin", ({ target }) => this.entered(target));
    svg.addEventListener("focusout", () => this.cursor.setAttribute("visibility", "hidden"));
  }

  /** Names the stops anew, keeping the one somebody is at. */
  refresh() {
    const stops = this.told.stops();
    const inside = this.stops?.find(({ element }) => element === document.activeElement);
    this.stops
      ?.filter((old) => !stops.some(({ element }) => element === old.element))
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

  entered(target) {
    const stop = this.stops?.find(({ element }) => element === target);
    if (stop) {
      this.current = stop.key;
      this.visited = true;
      this.stops.forEach((one) => one.element.setAttribute("tabindex", one === stop ? "0" : "-1"));
      this.mark();
    }
  }

  mark() {
    const stop = this.stops?.find(
      ({ element }) => element === document.activeElement && element.matches(":focus-visible"),
    );
    this.cursor.setAttribute("visibility", stop ? "visible" : "hidden");
    if (stop) {
      const { xMm, yMm } = stop.at;
      const box =
        stop.outline ??
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([x, y]) => [xMm + x * PIECE_MM, yMm + y * PIECE_MM]);
      this.cursor.setAttribute("points", points(shrunk(box, 0.97)));
    }
  }

  key(event) {
    const stop = this.stops?.find(({ element, key }) =>
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

  go(from, [x, y]) {
    const side = this.told.turned() ? -1 : 1;
    const cost = ({ at }) => {
      const along = side * ((at.xMm - from.at.xMm) * x + (at.yMm - from.at.yMm) * y);
      const across = Math.abs((at.xMm - from.at.xMm) * y) + Math.abs((at.yMm - from.at.yMm) * x);
      return along > 4 && across < along * 1.6 ? along + SIDEWAYS * across : Infinity;
    };
    const next = this.stops
      .filter((stop) => stop !== from)
      .reduce((best, stop) => (cost(stop) < cost(best) ? stop : best), from);
    if (next !== from) {
      this.told.reveal(next.at);
      next.element.focus({ preventScroll: true });
    }
  }
}

function nearest(stops, { xMm, yMm }) {
  const far = ({ at }) => Math.hypot(at.xMm - xMm, at.yMm - yMm);
  return stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best), stops[0]);
}

function name({ element, label, pressed }, here) {
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", here ? "0" : "-1");
  element.removeAttribute("aria-hidden");
  if (element.getAttribute("aria-label") !== label) {
    element.setAttribute("aria-label", label);
  }
  element.setAttribute("aria-pressed", String(Boolean(pressed)));
}

function hide(element) {
  element.setAttribute("aria-hidden", "true");
  element.removeAttribute("tabindex");
}

/** Returns the middle of an outline as a point of its frame. */
export function middle(outline) {
  const [xMm, yMm] = centre(outline);
  return { xMm, yMm };
}
