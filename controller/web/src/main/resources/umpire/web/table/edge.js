// The strip of LEDs round the edge, with exactly the data on its wire. Where the table's edge is out of sight, the LEDs
// are drawn at the edge of the view, so that they still point at their columns and rows.

import { draw } from "../shared/svg.js";

const DARK = "000000";
const GAMMA = 1 / 2.2;

const INSET_MM = 3.2;

export class Edge {
  /**
   * Draws the LEDs at their positions.
   * @param {SVGElement} layer
   * @param {Point[]} leds
   */
  constructor(layer, leds) {
    this.at = leds.map(([x, y]) => [x, -y]);
    this.halos = leds.map(() => draw("circle", { r: 9, class: "halo", opacity: 0 }));
    this.lamps = leds.map(() => draw("circle", { r: 2.9, class: "led" }));
    this.shown = new Array(leds.length).fill(DARK);
    layer.append(...this.halos, ...this.lamps);
  }

  /**
   * Shows a text of six hexadecimal digits per LED.
   * @param {string} text
   */
  show(text) {
    for (let i = 0; i < this.shown.length; i++) {
      const colour = text.slice(i * 6, i * 6 + 6) || DARK;
      if (colour !== this.shown[i]) {
        this.shown[i] = colour;
        light(this.lamps[i], this.halos[i], colour);
      }
    }
  }

  /**
   * Moves LEDs beyond the view to its edge. An LED that is beyond it along both axes is hidden, because it points at
   * nothing in sight.
   * @param {Shown.Box} box
   */
  follow({ left, top, right, low }) {
    this.at.forEach(([x, y], i) => {
      const cx = Math.min(right - INSET_MM, Math.max(left + INSET_MM, x));
      const cy = Math.min(low - INSET_MM, Math.max(top + INSET_MM, y));
      const corner = cx !== x && cy !== y;
      for (const one of [this.lamps[i], this.halos[i]]) {
        one.setAttribute("cx", String(cx));
        one.setAttribute("cy", String(cy));
        one.setAttribute("visibility", corner ? "hidden" : "inherit");
      }
    });
  }
}

/**
 * An LED's values are linear in current, a screen's are not. Without this correction, dim lights would be invisible.
 * @param {SVGElement} lamp
 * @param {SVGElement} halo
 * @param {string} colour
 */
function light(lamp, halo, colour) {
  const parts = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const level = Math.max(...parts) ** GAMMA;
  const css = `rgb(${parts.map((part) => Math.round(255 * part ** GAMMA)).join(" ")})`;
  lamp.style.fill = colour === DARK ? "" : css;
  halo.style.fill = css;
  halo.style.opacity = String(0.5 * level);
}
