// The curve of the chances of winning, from the first move to the end of a game. Two opponents share one line, as do
// seats that win together. Otherwise each seat has its line.

import { seatLook } from "../shared/seats.js";
import { draw, make } from "../shared/svg.js";

const WIDE = 300;
const HIGH = 60;

/**
 * Draws the curve; nothing where the game has no estimate.
 * @param {Shown.PastStep[]} steps
 * @param {string[]} seats
 * @param {(seat: string) => string} called
 */
export function chanceCurve(steps, seats, called) {
  const told = steps.filter(({ setUp, chances = [] }) => !setUp && chances.length > 0);
  if (told.length < 3) {
    return [];
  }
  const chances = told.map((step) => step.chances ?? []);
  // The chances of opponents add up to 1; those of seats that win together do not.
  const together = chances.some((all) => Math.abs(all.reduce((sum, one) => sum + one, 0) - 1) > 0.02);
  const shown = together ? ["All together"] : seats.length === 2 ? [seats[0]] : seats;
  const svg = draw("svg", { viewBox: `0 -2 ${WIDE} ${HIGH + 4}` });
  svg.setAttribute("preserveAspectRatio", "none");
  const last = told.length - 1;
  const says = shown
    .map((seat, index) => {
      const [first, end] = [chances[0][index], chances[last][index]].map((one) => Math.round(100 * one));
      return `${together ? seat : called(seat)} from ${first} to ${end} of 100`;
    })
    .join(", ");
  svg.append(draw("line", { x1: 0, x2: WIDE, y1: HIGH / 2, y2: HIGH / 2, class: "even" }));
  shown.forEach((seat, index) => {
    const points = chances.map(
      (all, step) => `${((WIDE * step) / last).toFixed(1)},${(HIGH * (1 - all[index])).toFixed(1)}`,
    );
    const line = draw("polyline", { points: points.join(" "), class: "chance" });
    line.style.stroke = together || seats.length === 2 ? "currentColor" : seatLook(seat, seats).edge;
    svg.append(line);
  });
  const ends = seats.length === 2 && !together ? seats.map(called) : ["Good", "Poor"];
  const chart = make("div", "chances", axis(ends), svg, axis(["Start", "End"]));
  chart.setAttribute("role", "img");
  chart.setAttribute("aria-label", `Chances by turn: ${says}`);
  return [make("h3", "", together ? "How well it went" : "Who stood better"), chart];
}

/** @param {string[]} ends */
const axis = (ends) => make("span", "axis", ...ends.map((end) => make("span", "", end)));
