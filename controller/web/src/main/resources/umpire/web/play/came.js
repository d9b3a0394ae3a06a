// The events since the player's last action: its results, and the actions of others.

import { drawStrikes } from "../shared/cues.js";
import { unbroken } from "../shared/prompt.js";
import { seatLook } from "../shared/seats.js";
import { make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/** @import { BoardDrawing } from "../shared/board.js" */

const MOST = 4;
/** An event of these kinds ends the history: earlier events no longer led to the present position. */
const BEGINNINGS = new Set(["undo", "setup", "override"]);
const TOLD = new Set(["event", "undo", "override"]);

/**
 * Returns the results of a player's last action and the actions after it.
 * @param {Told.Event[]} lines
 * @param {(seat: string) => boolean} own returns whether a seat is the player's
 */
export const since = (lines, own) => lately(lines, own).filter(({ kind }) => TOLD.has(kind));

/**
 * Returns all log entries from a player's last action on.
 * @param {Told.Event[]} lines
 * @param {(seat: string) => boolean} own
 */
export function lately(lines, own) {
  const begun = lines.findLastIndex(({ kind }) => BEGINNINGS.has(kind));
  const last = lines.findLast(({ seat, number }) => number !== undefined && seat !== undefined && own(seat));
  const first = last ? lines.findIndex(({ number }) => number === last.number) : 0;
  return lines.slice(Math.max(begun, first));
}

/**
 * Returns the events for a short list: the result of the player's action, all decisive ones, and the newest of the
 * others. A single event is not left out, because the button that shows it is as high.
 * @template {{ decisive?: boolean }} E
 * @param {E[]} came
 */
export function shortened(came) {
  /** @param {E} one @param {number} i */
  const kept = ({ decisive }, i) => i === 0 || decisive === true;
  const others = came.filter((one, i) => !kept(one, i));
  const room = Math.max(1, MOST - (came.length - others.length));
  const newest = new Set(others.length === room + 1 ? others : others.slice(-room));
  return came.filter((one, i) => kept(one, i) || newest.has(one));
}

/**
 * Returns the last shot between things that lie on the board, because its target may have left no trace.
 * @param {Told.Event[]} lines
 * @param {(name: string) => string | undefined} ownerOf returns the seat of a named thing; undefined for a place
 * @returns {Told.Strike[]}
 */
export function lastShot(lines, ownerOf) {
  /** @param {Told.Event} line */
  const shoots = ({ seat, where: [by, at] = [] }) =>
    seat !== undefined && ownerOf(by) === seat && ![undefined, seat].includes(ownerOf(at));
  // The outcome of a shot is logged after it.
  const number = lines.findLast(shoots)?.number;
  const [from, ...struck] = lines.find((line) => line.number === number && shoots(line))?.where ?? [];
  return struck.map((at) => ({ from, at }));
}

/**
 * Draws the last shot, even where its target has left the board.
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
 * Shows the events.
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
    /** @param {Told.Event[]} events */
    const lines = (events) => events.map((event, i) => line(event, events[i - 1], seats));
    const more = make("button", "plain", `${rest} more`);
    more.addEventListener("click", () => element.replaceChildren(...lines(came)));
    element.replaceChildren(...lines(shown));
    if (rest > 0) {
      element.firstElementChild?.after(make("li", "", more));
    }
  }
  element.hidden = came.length === 0;
}

/**
 * An action's first event bears the mark of the seat that acted. Its consequences may concern either side.
 * @param {Told.Event} event
 * @param {Told.Event | undefined} before the event above it
 * @param {string[]} seats
 */
function line({ seat, says, decisive, number }, before, seats) {
  const follows = number !== undefined && number === before?.number;
  const mark = seat && !follows ? [seatMark(seatLook(seat, seats), "seat-mark")] : [];
  return make(
    "li",
    `${decisive ? "decisive" : ""}${follows ? " follows" : ""}`.trim(),
    ...mark,
    make("span", "", unbroken(says)),
  );
}
