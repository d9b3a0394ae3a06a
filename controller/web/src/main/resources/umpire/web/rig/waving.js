// The virtual table's calibration board. It is held before the camera by mouse, finger or keys, or waves itself.

import { make } from "../shared/svg.js";

/** @typedef {"across" | "down" | "size" | "tiltXDeg" | "tiltYDeg" | "rollDeg"} Way */

/**
 * The pose of the board: its position and size in shares of the picture, and its rotation.
 * @typedef {Record<Way, number>} Held
 */

/** @typedef {Partial<Held>} Change */

/** @type {Held} */
const HELD = { across: 0.5, down: 0.5, size: 0.55, tiltXDeg: 0, tiltYDeg: 0, rollDeg: 0 };
/** @type {Record<Way, [number, number]>} */
const LIMITS = {
  across: [0, 1],
  down: [0, 1],
  size: [0.2, 1],
  tiltXDeg: [-60, 60],
  tiltYDeg: [-60, 60],
  rollDeg: [-3600, 3600],
};
const EVERY_MS = 90;
const PATIENCE_MS = 15_000;
// Good poses: everywhere, near, and tilted to all sides.
const GOOD = [
  [0.5, 0.5, 0.6, 0, 0, 0],
  [0.24, 0.26, 0.45, 30, -25, 5],
  [0.76, 0.26, 0.45, 30, 25, -5],
  [0.76, 0.74, 0.45, -30, 25, 5],
  [0.24, 0.74, 0.45, -30, -25, -5],
  [0.5, 0.5, 0.6, 38, 0, 0],
  [0.5, 0.5, 0.6, -38, 0, 10],
  [0.5, 0.5, 0.6, 0, 38, -10],
  [0.5, 0.5, 0.6, 0, -38, 15],
  [0.2, 0.5, 0.38, 10, 35, 60],
  [0.8, 0.5, 0.38, -10, -35, -60],
  [0.5, 0.22, 0.4, -35, 10, 0],
  [0.5, 0.78, 0.4, 35, -10, 0],
  [0.2, 0.2, 0.36, -25, 20, 0],
  [0.8, 0.2, 0.36, -25, -20, 0],
  [0.8, 0.8, 0.36, 25, -20, 0],
  [0.2, 0.8, 0.36, 25, 20, 0],
].map(([across, down, size, tiltXDeg, tiltYDeg, rollDeg]) => ({ across, down, size, tiltXDeg, tiltYDeg, rollDeg }));

// The change by each key. With Shift the arrows tilt.
/** @type {Record<string, Change>} */
const KEYS = {
  ArrowLeft: { across: -0.06 },
  ArrowRight: { across: 0.06 },
  ArrowUp: { down: -0.08 },
  ArrowDown: { down: 0.08 },
  "+": { size: 0.06 },
  "=": { size: 0.06 },
  "-": { size: -0.06 },
  ",": { rollDeg: -15 },
  ".": { rollDeg: 15 },
};
/** @type {Record<string, Change>} */
const TILTS = {
  ArrowLeft: { tiltYDeg: -12 },
  ArrowRight: { tiltYDeg: 12 },
  ArrowUp: { tiltXDeg: -12 },
  ArrowDown: { tiltXDeg: 12 },
};

/**
 * Returns a pose after a change, within the limits.
 * @param {Held} held
 * @param {Change} change
 * @returns {Held}
 */
export function moved(held, change) {
  const next = { ...held };
  for (const way of /** @type {Way[]} */ (Object.keys(change))) {
    const [least, most] = LIMITS[way];
    next[way] = Math.min(most, Math.max(least, held[way] + (change[way] ?? 0)));
  }
  return next;
}

/** @import { Desk } from "./desk.js" */

export class Waving {
  /** @param {Desk} desk @param {SVGSVGElement} svg @param {() => void} changed */
  constructor(desk, svg, changed) {
    this.desk = desk;
    this.svg = svg;
    this.changed = changed;
    /** @type {Held | undefined} */
    this.at = undefined;
    /**
     * The last position of the dragging finger or mouse, in the window.
     * @type {Point | undefined}
     */
    this.from = undefined;
    this.wanted = false;
    this.sending = false;
    this.waving = false;
    this.allowed = false;
    this.listen();
  }

  /**
   * Sets whether there is a board to hold now.
   * @param {boolean} allowed
   */
  allow(allowed) {
    this.allowed = allowed;
    this.svg.classList.toggle("handy", allowed);
    if (!allowed) {
      this.stop();
      this.at = undefined;
    }
  }

  /**
   * Changes the pose of the board. The first time, the board only enters the picture.
   * @param {Change} change
   */
  by(change) {
    this.to(this.at ? moved(this.at, change) : HELD);
  }

  /** @param {Held} place */
  to(place) {
    this.at = place;
    this.wanted = true;
    this.send();
  }

  async send() {
    if (this.sending) {
      return;
    }
    this.sending = true;
    while (this.wanted && this.at) {
      this.wanted = false;
      await this.desk.act("wave", this.at);
      await new Promise((done) => setTimeout(done, EVERY_MS));
    }
    this.sending = false;
  }

  putAway() {
    this.stop();
    this.at = undefined;
    return this.desk.act("away");
  }

  stop() {
    this.waving = false;
  }

  /** Moves through good poses until nothing is missing. */
  async waveByItself() {
    if (this.waving) {
      this.stop();
      this.changed();
      return;
    }
    this.waving = true;
    this.changed();
    for (const place of GOOD) {
      if (!this.waving || this.desk.parts.coverage?.enough) {
        break;
      }
      const { number = 0 } = this.desk.parts.picture ?? {};
      const { taken = 0 } = this.desk.parts.coverage ?? {};
      this.to(place);
      await this.until(() => {
        const { coverage, picture } = this.desk.parts;
        const useless = picture && ["known-place", "blurred"].includes(picture.board);
        return !this.waving || (coverage?.taken ?? 0) > taken || (!!useless && picture.number > number + 5);
      });
    }
    this.waving = false;
    this.changed();
  }

  /** @param {() => boolean} met */
  async until(met) {
    for (let waited = 0; waited < PATIENCE_MS && !met(); waited += 50) {
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /**
   * Takes a key. Returns whether it was one for the board.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const change = (event.shiftKey ? TILTS[event.key] : undefined) ?? KEYS[event.key];
    if (!this.allowed || !change) {
      return false;
    }
    this.stop();
    this.by(change);
    return true;
  }

  listen() {
    this.svg.addEventListener("pointerdown", (event) => {
      if (this.allowed) {
        this.stop();
        this.from = [event.clientX, event.clientY];
        this.svg.setPointerCapture(event.pointerId);
        if (!this.at) {
          this.by({});
        }
        event.preventDefault();
      }
    });
    this.svg.addEventListener("pointermove", (event) => {
      if (!this.from || !this.allowed) {
        return;
      }
      const box = this.svg.getBoundingClientRect();
      const [, , wide, high] = (this.svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
      const scale = Math.min(box.width / wide, box.height / high);
      const right = (event.clientX - this.from[0]) / (wide * scale);
      const down = (event.clientY - this.from[1]) / (high * scale);
      this.from = [event.clientX, event.clientY];
      this.by(
        event.shiftKey || event.buttons === 2
          ? { tiltYDeg: right * 180, tiltXDeg: down * 180 }
          : { across: right, down },
      );
    });
    ["pointerup", "pointercancel"].forEach((name) => this.svg.addEventListener(name, () => (this.from = undefined)));
    this.svg.addEventListener("contextmenu", (event) => this.allowed && event.preventDefault());
    this.svg.addEventListener(
      "wheel",
      (event) => {
        if (this.allowed) {
          this.stop();
          this.by(
            event.ctrlKey || event.altKey
              ? { rollDeg: Math.sign(event.deltaY) * 6 }
              : { size: -Math.sign(event.deltaY || event.deltaX) * 0.03 },
          );
          event.preventDefault();
        }
      },
      { passive: false },
    );
  }

  /** Makes buttons with the effects of the keys, for touch screens. */
  pad() {
    /** @param {string} says @param {string} label @param {Change} change */
    const button = (says, label, change) => {
      const element = make("button", "", says);
      element.setAttribute("aria-label", label);
      element.title = label;
      element.addEventListener("click", () => {
        this.stop();
        this.by(change);
      });
      return element;
    };
    return make(
      "div",
      "pad",
      make("span", "soft", "Move"),
      button("←", "To the left", KEYS.ArrowLeft),
      button("→", "To the right", KEYS.ArrowRight),
      button("↑", "Up", KEYS.ArrowUp),
      button("↓", "Down", KEYS.ArrowDown),
      make("span", "soft", "Tilt"),
      button("⇠", "Left side nearer", TILTS.ArrowLeft),
      button("⇢", "Right side nearer", TILTS.ArrowRight),
      button("⇡", "Top nearer", TILTS.ArrowUp),
      button("⇣", "Bottom nearer", TILTS.ArrowDown),
      make("span", "soft", "More"),
      button("+", "Nearer", KEYS["+"]),
      button("−", "Farther", KEYS["-"]),
      button("↺", "Turn left", KEYS[","]),
      button("↻", "Turn right", KEYS["."]),
    );
  }
}
