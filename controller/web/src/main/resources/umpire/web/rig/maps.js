// Maps of the table from above: the possible error of the lens at each place, and the positions of the corner tags.

import { draw } from "../shared/svg.js";

const ARROW_TIMES = 100;

// From green through yellow to red. The legend has the same steps.
const COLOURS = ["#1f6f5c", "#35c9a3", "#f5d64e", "#f5a83c", "#ff7350"];
/** @param {number} share */
const colour = (share) => COLOURS[Math.min(COLOURS.length - 1, Math.floor(share * COLOURS.length))];

/**
 * Draws the error at each place of the table.
 * @param {Rig.ErrorMap} map
 */
export function errorMap({ columns, errorMm, scaleMm, says }) {
  const rows = errorMm.length / columns;
  const cells = errorMm.map((mm, i) =>
    draw("rect", { x: i % columns, y: Math.floor(i / columns), width: 1.02, height: 1.02, fill: colour(mm / scaleMm) }),
  );
  const map = draw(
    "svg",
    {
      viewBox: `0 0 ${columns} ${rows}`,
      class: "map",
      "shape-rendering": "crispEdges",
      role: "img",
      "aria-label": `The error on the table: ${says}`,
    },
    ...cells,
  );
  return map;
}

/**
 * Draws the legend of the colours.
 * @param {Rig.ErrorMap} map
 */
export function legend({ scaleMm }) {
  const box = document.createElement("p");
  box.className = "legend";
  COLOURS.forEach((fill, i) => {
    const says = `${((scaleMm * (i + 1)) / COLOURS.length).toFixed(2)}`;
    box.append(
      draw(
        "svg",
        { viewBox: "0 0 1 1", class: "swatch", "aria-hidden": "true" },
        draw("rect", { width: 1, height: 1, fill }),
      ),
      `${i === 0 ? "up to " : ""}${says}${i === COLOURS.length - 1 ? " mm" : ""} `,
    );
  });
  return box;
}

/**
 * Draws the corner tags and, much enlarged, their errors.
 * @param {Rig.CornerTags} seen
 */
export function tagMap({ widthMm, heightMm, tags }) {
  const map = draw("svg", {
    viewBox: `${-widthMm / 2 - 20} ${-heightMm / 2 - 20} ${widthMm + 40} ${heightMm + 40}`,
    class: "map tag-map",
    role: "img",
    "aria-label": "The corner tags on the table",
  });
  map.append(draw("rect", { x: -widthMm / 2, y: -heightMm / 2, width: widthMm, height: heightMm, class: "top" }));
  for (const { xMm, yMm, offXMm, offYMm, name } of tags) {
    const text = draw("text", { x: xMm * 0.8, y: -yMm * 0.8 + 12, "text-anchor": "middle", class: "tag-off" });
    text.textContent = `${Math.hypot(offXMm, offYMm).toFixed(2)} mm`;
    map.append(
      draw("rect", { x: xMm - 20, y: -yMm - 20, width: 40, height: 40, class: "tag" }),
      draw(
        "line",
        { x1: xMm, y1: -yMm, x2: xMm + offXMm * ARROW_TIMES, y2: -(yMm + offYMm * ARROW_TIMES), class: "off" },
        draw("title"),
      ),
      text,
    );
    text.setAttribute("aria-label", name);
  }
  return map;
}
