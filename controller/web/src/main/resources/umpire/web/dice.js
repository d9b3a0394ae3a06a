// Dice that tumble, settle, and sometimes lean.

import { draw } from "./svg.js";

const SIZE = 1.6;
const SPOTS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** Draws a die's face to be read in a line of text; a die without pips shows its face in letters. */
export function dieFace({ kind, face }) {
  const spots = (kind === "d6" ? SPOTS[face] : undefined) ?? [];
  const text = draw("text", { y: 8, "text-anchor": "middle", "font-size": face.length > 2 ? 15 : 23, "font-weight": 800 });
  text.textContent = spots.length > 0 ? "" : face;
  return draw("svg", { viewBox: "-22 -22 44 44", class: "die-face", role: "img", "aria-label": face },
    draw("rect", { x: -20, y: -20, width: 40, height: 40, rx: 8 }),
    ...spots.map(([x, y]) => draw("circle", { cx: x * 10.5, cy: y * 10.5, r: 4 })),
    text);
}

/** Returns whether a die rests on an edge: its face then counts for nothing. */
export function leaning(die) {
  return die.tiltDeg > 4 && die.liftMm < 1;
}

/** Fills a die's group anew when its look changed. */
export function drawDie(group, die) {
  const look = `${die.face} ${die.body} ${die.pips} ${leaning(die) ? die.headingDeg : ""}`;
  if (group.dataset.look === look) {
    return;
  }
  group.dataset.look = look;
  const side = die.edgeMm * SIZE;
  const half = side / 2;
  const cube = draw("g", { class: "cube", transform: leaning(die) ? "skewX(-16) scale(.86 1)" : "" },
    draw("rect", { x: -half + 1, y: -half + 2.5, width: side, height: side, rx: side * 0.2, class: "die-shadow" }),
    draw("rect", { x: -half, y: -half, width: side, height: side, rx: side * 0.2, fill: die.body, stroke: "#0008", "stroke-width": 0.8 }),
    ...SPOTS[die.face].map(([x, y]) => draw("circle", { cx: x * side * 0.26, cy: y * side * 0.26, r: side * 0.095, fill: die.pips })));
  const title = draw("title");
  title.textContent = leaning(die) ? "This die leans. Tap it to roll it again." : `Shows ${die.face}. Tap to roll, drag to move.`;
  const parts = [cube, draw("circle", { r: side * 0.95, class: "grip" }), title];
  if (leaning(die)) {
    const text = draw("text", { y: side * 1.25, transform: `rotate(${die.headingDeg - 90})`, "text-anchor": "middle", "font-size": 9, class: "leans" });
    text.textContent = "leans";
    parts.unshift(draw("circle", { r: side * 0.85, class: "lean-ring" }), text);
  }
  group.replaceChildren(...parts);
}
