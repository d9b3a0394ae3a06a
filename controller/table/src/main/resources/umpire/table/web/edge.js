// The strip of LEDs round the edge, showing exactly what is sent down its wire.

import { draw } from "./svg.js";

const DARK = "000000";
const GAMMA = 1 / 2.2;

/** Draws the strip and returns a function that shows a text of six digits an LED. */
export function buildEdge(layer, leds) {
  const halos = leds.map(([x, y]) => draw("circle", { cx: x, cy: -y, r: 9, class: "halo", opacity: 0 }));
  const lamps = leds.map(([x, y]) => draw("circle", { cx: x, cy: -y, r: 2.9, class: "led" }));
  layer.append(...halos, ...lamps);
  const shown = new Array(leds.length).fill(DARK);
  return (text) => {
    for (let i = 0; i < leds.length; i++) {
      const colour = text.slice(i * 6, i * 6 + 6) || DARK;
      if (colour !== shown[i]) {
        shown[i] = colour;
        light(lamps[i], halos[i], colour);
      }
    }
  };
}

// An LED's numbers are linear in current; a screen's are not. Without this, dim lights could not be seen at all.
function light(lamp, halo, colour) {
  const parts = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const level = Math.max(...parts) ** GAMMA;
  const css = `rgb(${parts.map((part) => Math.round(255 * part ** GAMMA)).join(" ")})`;
  lamp.style.fill = colour === DARK ? "" : css;
  halo.style.fill = css;
  halo.style.opacity = String(0.5 * level);
}
