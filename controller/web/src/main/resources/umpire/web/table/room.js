// The table top: wood, corner tags, the sheet, and layers for things that lie and move on it.

import { draw } from "../shared/svg.js";
import { drawSheet } from "../shared/board.js";
import { PlaceNames } from "../shared/names.js";

/** @typedef {ReturnType<typeof buildRoom>} Layers */

/**
 * Builds the drawing once and returns its layers. The unit is a millimetre of the table's frame, with y pointing down.
 * @param {SVGSVGElement} svg
 * @param {Twin.Furniture} furniture
 */
export function buildRoom(svg, { table, board }) {
  const world = draw("g");
  const sheet = draw("g", { class: "laid" });
  const hints = draw("g", { class: "signs" });
  const names = new PlaceNames(board, "written");
  const layers = {
    world,
    sheet,
    cups: draw("g"),
    ground: draw("g"),
    names,
    hints,
    badges: draw("g", { class: "signs laid" }),
    edge: draw("g", { class: "signs" }),
    other: draw("g"),
    pieces: draw("g"),
    dice: draw("g"),
    preview: draw("g", { class: "signs" }),
    hands: draw("g", { class: "hands" }),
    held: draw("g"),
  };
  const { widthMm: w, heightMm: h } = table;
  sheet.append(
    draw("rect", {
      x: -board.widthMm / 2,
      y: -board.heightMm / 2,
      width: board.widthMm,
      height: board.heightMm,
      rx: 2,
      class: "paper",
    }),
    layers.ground,
    drawSheet(board),
    names.group,
    hints,
  );
  world.append(
    draw("rect", { x: -w / 2 - 16, y: -h / 2 - 16, width: w + 32, height: h + 32, rx: 22, class: "rim" }),
    draw("rect", { x: -w / 2 + 8, y: -h / 2 + 8, width: w - 16, height: h - 16, rx: 10, class: "wood" }),
    ...table.corners.map(({ at: [x, y] }) => cornerTag(x, y, table.cornerTagMm)),
    layers.cups,
    sheet,
    layers.other,
    layers.edge,
    layers.pieces,
    layers.badges,
    layers.dice,
    layers.held,
    layers.preview,
    layers.hands,
  );
  svg.replaceChildren(defs(), world);
  return layers;
}

/** @param {number} x @param {number} y @param {number} side */
function cornerTag(x, y, side) {
  const group = draw("g", { transform: `translate(${x} ${-y})`, class: "corner-tag" });
  group.append(
    draw("rect", { x: -side * 0.7, y: -side * 0.7, width: side * 1.4, height: side * 1.4, rx: 1, fill: "#e9e5da" }),
    draw("rect", { x: -side / 2, y: -side / 2, width: side, height: side, fill: "#1b1d1f" }),
  );
  const cell = side / 7;
  for (const [i, j] of [
    [-1, -2],
    [1, -1],
    [0, 0],
    [-2, 1],
    [2, 2],
    [1, 1],
    [-1, 2],
  ]) {
    group.append(
      draw("rect", { x: (i - 0.5) * cell, y: (j - 0.5) * cell, width: cell, height: cell, fill: "#e9e5da" }),
    );
  }
  return group;
}

function defs() {
  return draw(
    "defs",
    {},
    draw(
      "pattern",
      { id: "hatched", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      draw("rect", { width: 2.6, height: 6, fill: "#cc79a7", opacity: 0.85 }),
    ),
    draw(
      "radialGradient",
      { id: "lamp", cx: "0.42", cy: "0.3", r: "0.9" },
      draw("stop", { offset: "0", "stop-color": "#5b4634" }),
      draw("stop", { offset: "1", "stop-color": "#3a2c20" }),
    ),
  );
}

/**
 * Draws a hand whose fingertips are at a point and whose arm comes from a direction.
 * @param {Twin.Hand} hand
 */
export function drawHand({ xMm, yMm, fromDeg, shape }) {
  const fingers = shape === "open" ? [-26, -10, 5, 20] : [-8, 6];
  const group = draw("g", { transform: `translate(${xMm} ${-yMm}) rotate(${-fromDeg})`, class: `hand hand-${shape}` });
  group.append(draw("path", { d: "M62 -30Q110 -34 150 -26L420 -34V34L150 26Q110 34 62 30Q44 0 62 -30Z" }));
  for (const at of fingers) {
    const reach = 8 + Math.abs(at) * 0.5;
    group.append(draw("path", { d: `M${reach} ${at}L70 ${at * 0.8}`, class: "finger" }));
  }
  group.append(draw("path", { d: shape === "open" ? "M44 46L84 26" : "M14 16L78 24", class: "finger" }));
  return group;
}
