// What happened since the player's last action: what came of it, and what others did meanwhile.

import { drawStrikes } from "../shared/cues.js";
import { unbroken } from "../shared/prompt.js";
import { seatLook } from "../shared/seats.js";
import { make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/** @import { BoardDrawing } from "../shared/board.js" */

const MOST = 4;
/** What lies before these is no longer how the game went. */
const BEGINNINGS = new Set(["undo", "setup", "override"]);
const TOLD = new Set(["event", "undo", "override"]);

/**
 * Returns what came of a player's last action, and all that was done since.
 * @param {Told.Event[]} lines
 * @param {(seat: string) => boolean} own whether a seat is the player's
 */
export function since(lines, own) {
  const begun = lines.findLastIndex(({ kind }) => BEGINNINGS.has(kind));
  const last = lines.findLast(({ seat, number }) => number !== undefined && seat !== undefined && own(seat));
  const first = last ? lines.findIndex(({ number }) => number === last.number) : 0;
  return lines.slice(Math.max(begun, first)).filter(({ kind }) => TOLD.has(kind));
}

/**
 * Returns what a short list shows: all that changes how the game stands, and the newest of the rest.
 * @template {{ decisive?: boolean }} E
 * @param {E[]} came
 */
export function shortened(came) {
  const others = came.filter(({ decisive }) => !decisive);
  const newest = new Set(others.slice(-Math.max(1, MOST - (came.length - others.length))));
  return came.filter((one) => one.decisive || newest.has(one));
}

/**
 * Returns the last shot of a thing that lies on the board at what others have there: it left nothing to be seen.
 * @param {Told.Event[]} lines
 * @param {(name: string) => string | undefined} ownerOf whose it is that lies by a name; nothing for a place
 * @returns {Told.Strike[]}
 */
export function lastShot(lines, ownerOf) {
  /** @param {Told.Event} line */
  const shoots = ({ seat, where: [by, at] = [] }) =>
    seat !== undefined && ownerOf(by) === seat && ![undefined, seat].includes(ownerOf(at));
  // The outcome of a shot is told after it.
  const number = lines.findLast(shoots)?.number;
  const [from, ...struck] = lines.find((line) => line.number === number && shoots(line))?.where ?? [];
  return struck.map((at) => ({ from, at }));
}

/**
 * Draws the last shot, also at what it took off the board.
 * @param {BoardDrawing} board
 * @param {Told.Event[]} lines
 */
export function drawShot(board, lines) {
  const shot = lastShot(lines, (name) => board.looks.get(name)?.seat ?? board.tokens.get(name)?.seat);
  const drawn = drawStrikes(shot, board.lay, new Set(), new Set(board.lay.keys()));
  drawn.forEach((one) => one.classList.add("past"));
  return drawn;
}

/**
 * Shows it.
 * @param {HTMLElement} element
 * @param {Told.Event[]} came
 * @param {string[]} seats
 */
export function showCame(element, came, seats) {
  const key = JSON.stringify(came);
  if (element.dataset.came !== key) {
    element.dataset.came = key;
    const shown = shortened(came);
    const rest = came.length - shown.length;
    const more = rest > 0 ? [make("li", "soft", `${rest} more in What happened`)] : [];
    element.replaceChildren(...more, ...shown.map((event) => line(event, seats)));
  }
  element.hidden = came.length === 0;
}

/** @param {Told.Event} event @param {string[]} seats */
function line({ seat, says, decisive }, seats) {
  const mark = seat ? [seatMark(seatLook(seat, seats), "seat-mark")] : [];
  return make("li", decisive ? "decisive" : "", ...mark, make("span", "", unbroken(says)));
}
