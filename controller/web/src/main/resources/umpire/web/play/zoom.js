// Zoom for the board: a pinch or a double tap enlarges it, and one finger pans it.

const NEAREST = 4;
const TAPPED = 2;
/** The maximum time and distance between the taps of a double tap. */
const DOUBLE_MS = 350;
const DOUBLE_PX = 30;

export class Zoom {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    /** The position and time of the last tap. */
    this.tap = { x: -DOUBLE_PX, y: -DOUBLE_PX, ms: -DOUBLE_MS };
    svg.addEventListener("pointerdown", (event) => this.pressed(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    ["pointerup", "pointercancel", "pointerleave"].forEach((ended) =>
      svg.addEventListener(ended, (event) => this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId)),
    );
    // Some browsers send this event after a double tap that was already handled.
    svg.addEventListener("dblclick", (event) => event.timeStamp - this.tap.ms > 2 * DOUBLE_MS && this.doubled(event));
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    if (event.pointerType !== "touch") {
      return;
    }
    this.fingers.set(event.pointerId, at(event));
    const { x, y, ms } = this.tap;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE_PX;
    const doubled = event.isPrimary && near && event.timeStamp - ms < DOUBLE_MS;
    this.tap = { ...at(event), ms: event.timeStamp };
    if (doubled) {
      this.doubled(event);
    }
  }

  /** @param {{ clientX: number, clientY: number }} event */
  doubled(event) {
    this.near(this.scale > 1 ? 1 : TAPPED, event);
  }

  get pinched() {
    return this.fingers.size > 1;
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const before = this.fingers.get(event.pointerId);
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    if (!before) {
      return;
    }
    const now = at(event);
    this.fingers.set(event.pointerId, now);
    if (other) {
      const apart =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.near(this.scale * apart, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    } else if (this.scale > 1 && !this.svg.classList.contains("carrying")) {
      this.show(this.x + now.x - before.x, this.y + now.y - before.y);
    }
  }

  /**
   * Zooms by a factor around a point of the screen.
   * @param {number} scale
   * @param {{ clientX: number, clientY: number }} around
   */
  near(scale, { clientX, clientY }) {
    const { left, top } = this.svg.getBoundingClientRect();
    const next = Math.min(NEAREST, Math.max(1, scale));
    const grown = next / this.scale - 1;
    this.scale = next;
    this.show(this.x - (clientX - left) * grown, this.y - (clientY - top) * grown);
  }

  /** @param {number} x @param {number} y */
  show(x, y) {
    const { clientWidth, clientHeight } = this.svg;
    this.x = Math.min(0, Math.max(clientWidth * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(clientHeight * (1 - this.scale), y));
    this.svg.classList.toggle("near-by", this.scale > 1);
    this.svg.style.transformOrigin = "0 0";
    this.svg.style.transform = this.scale > 1 ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : "";
  }
}

/** @param {PointerEvent} event */
const at = ({ clientX, clientY }) => ({ x: clientX, y: clientY });
