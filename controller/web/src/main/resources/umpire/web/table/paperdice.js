// The drag of a paper die: it is rolled over, moved or thrown. The effect is shown before the release.

import { draw } from "../shared/svg.js";

/** A die that is dragged less far than this many of its edges is rolled over. */
const ROLLED_OVER = 1.4;
/** A due die that is released faster than this is thrown and flies for FLIGHT_S. */
const THROWN_MM_S = 700;
const FLIGHT_S = 0.25;
const FARTHEST_MM = 260;
const ARROW_MM = 9;

/** @import { Swing } from "./carrying.js" */

/**
 * The effect on a die: its position or target afterwards, and the effect in words.
 * @typedef {object} DieGesture
 * @property {"roll-over" | "place" | "toss"} verb
 * @property {TablePoint} to
 * @property {number} towardsDeg the direction of the drag
 * @property {string} says
 */

/**
 * Returns the effect of releasing a paper die.
 * @param {Twin.Die} die the die as it lies
 * @param {TablePoint} there the position of the hand
 * @param {Swing} swing
 * @param {object} given
 * @param {boolean} given.thrown whether the die is due; only a due die is thrown by a fast release
 * @param {boolean} given.stays false for a die that is brought onto the sheet from beside it; a short drag does not
 *   roll such a die over
 * @returns {DieGesture}
 */
export function gestureOf(die, there, { xMmS, yMmS }, { thrown, stays }) {
  const [dx, dy] = [there.xMm - die.xMm, there.yMm - die.yMm];
  const towardsDeg = (Math.atan2(dy, dx) * 180) / Math.PI;
  const speed = Math.hypot(xMmS, yMmS);
  if (thrown && speed > THROWN_MM_S) {
    const share = Math.min(FLIGHT_S, FARTHEST_MM / speed);
    const to = { xMm: there.xMm + xMmS * share, yMm: there.yMm + yMmS * share };
    return { verb: "toss", to, towardsDeg, says: "throw" };
  }
  return stays && Math.hypot(dx, dy) < die.edgeMm * ROLLED_OVER
    ? { verb: "roll-over", to: rolledOver(die, towardsDeg), towardsDeg, says: "roll over" }
    : { verb: "place", to: there, towardsDeg, says: "move" };
}

/**
 * The effect of a click on a die.
 * @typedef {{ verb: "roll" | "touch" | "choose" | "nothing", notation?: string }} DieTap
 */

/**
 * Returns the effect of a click on a die. A unit is thrown only when it is due. On the sheet, the click touches it.
 * Beside the sheet, the click selects its only option, or lays it where one must be laid.
 * @param {string} name
 * @param {object} given
 * @param {boolean} given.unit whether the die is a piece too
 * @param {boolean} given.onSheet
 * @param {string[]} given.thrown the names of the dice that are due
 * @param {Pick<Told.Prompt, "need" | "options">} given.prompt
 * @returns {DieTap}
 */
export function tapOf(name, { unit, onSheet, thrown, prompt }) {
  if (!unit || thrown.includes(name)) {
    return { verb: "roll" };
  }
  if (onSheet) {
    return { verb: "touch" };
  }
  const [only, more] = prompt.options.filter(({ notation }) => notation.split(" ").includes(name));
  if (only && !more) {
    return { verb: "choose", notation: only.notation };
  }
  return { verb: prompt.need === "lay" ? "roll" : "nothing" };
}

/**
 * Returns the middle of a die after it was rolled over the edge nearest to a direction. An edge lies straight below
 * each corner of the upper face.
 * @param {Twin.Die} die
 * @param {number} towardsDeg
 * @returns {TablePoint}
 */
function rolledOver({ xMm, yMm, headingDeg, edgeMm }, towardsDeg) {
  const way = [90, 210, 330]
    .map((corner) => ((headingDeg + corner) * Math.PI) / 180)
    .reduce((best, one) => (ahead(one, towardsDeg) > ahead(best, towardsDeg) ? one : best));
  const farMm = edgeMm / Math.sqrt(3);
  return { xMm: xMm + farMm * Math.cos(way), yMm: yMm + farMm * Math.sin(way) };
}

/** @param {number} way @param {number} towardsDeg */
const ahead = (way, towardsDeg) => Math.cos(way - (towardsDeg * Math.PI) / 180);

/**
 * Draws the effect of a release: the die's new position, an arrow to it, and a word.
 * @param {Twin.Die} die
 * @param {DieGesture} gesture
 * @param {number} lettersMm
 * @param {boolean} turned
 */
export function drawGesture(die, { verb, to, says }, lettersMm, turned) {
  const far = die.edgeMm / Math.sqrt(3);
  const [x, y] = [to.xMm, -to.yMm];
  const [fromX, fromY] = [die.xMm, -die.yMm];
  const away = Math.max(1, Math.hypot(x - fromX, y - fromY));
  const [alongX, alongY] = [(x - fromX) / away, (y - fromY) / away];
  const text = draw("text", {
    y: (turned ? -1 : 1) * (far + lettersMm * 1.25),
    transform: turned ? "rotate(180)" : "",
    "text-anchor": "middle",
    "font-size": lettersMm,
    class: "gesture-word",
  });
  text.textContent = says;
  return draw(
    "g",
    { class: `gesture gesture-${verb}` },
    draw("path", {
      d:
        `M${fromX} ${fromY}L${x} ${y}` +
        `M${x - ARROW_MM * (alongX - 0.6 * alongY)} ${y - ARROW_MM * (alongY + 0.6 * alongX)}L${x} ${y}` +
        `L${x - ARROW_MM * (alongX + 0.6 * alongY)} ${y - ARROW_MM * (alongY - 0.6 * alongX)}`,
    }),
    draw("circle", { cx: x, cy: y, r: far }),
    draw("g", { transform: `translate(${x} ${y})` }, text),
  );
}
