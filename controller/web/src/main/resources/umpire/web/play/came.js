// The events since the player's last action: its results, and the actions of others.

import { drawMove, drawStrikes } from "../shared/cues.js";
import { ways } from "../shared/gliding.js";
import { players } from "../shared/players.js";
import { unbroken } from "../shared/prompt.js";
import { seatLook } from "../shared/seats.js";
import { closest, find, make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/** @import { BoardDrawing } from "../shared/board.js" */
/** @import { Shower } from "./choices.js" */

/** The height up to which the first and the last event are shown whole, in pixels. */
const WHOLE = 96;
/** The least height of the events, and the height that they leave to the choices, in pixels. */
const SCREEN = { least: WHOLE, choices: 130 };
/** On a phone four choices come before all events but the first and the last. */
const PHONE = { least: 52, choices: 220 };
const PHONE_WIDTH = 760;
/** The gap between the events and the choices, in pixels. */
const GAP = 8;
/** The class of a decisive event. */
const DECISIVE = "decisive";
/** After an event of these kinds, earlier events are not shown, because they no longer explain the present position. */
export const BEGINNINGS = new Set(["undo", "setup", "override"]);
const TOLD = new Set(["event", "undo", "override"]);

/**
 * Returns the results of a player's last action and the actions after it.
 * @param {Told.Event[]} lines
 * @param {(seat: string) => boolean} own returns whether a seat is the player's
 */
export const since = (lines, own) => lately(lines, own).filter(({ kind }) => TOLD.has(kind));

/**
 * Returns the events since a person at this page did something.
 * @param {Pick<Shower, "said" | "allowed" | "chronicle">} page
 */
export const cameSince = (page) => since(page.chronicle.lines, ownOf(page));

/**
 * Returns whether a seat is played by the person at this page: the one who is asked, if several are. On a page that
 * plays no seat, the asked seat counts, or every seat if none is asked. So a watcher sees the events that are new to
 * the asked seat, or the last action.
 * @param {Pick<Shower, "said" | "allowed">} page
 * @returns {(seat: string) => boolean}
 */
export function ownOf({ said, allowed }) {
  const asked = said.prompt.seat ?? said.prompt.lesson?.seat;
  /** @param {string} seat */
  const own = (seat) => allowed.plays(seat) && players.level(seat) === 0;
  const none = !(said.game?.seats ?? []).some(own);
  return asked !== undefined && (none || own(asked)) ? (seat) => seat === asked : none ? () => true : own;
}

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
 * Returns the events of the actions that stand. An action is taken back if, after an undo, there are fewer actions or
 * another one has its number.
 * @param {Told.Event[]} lines
 * @param {number} played the number of actions played
 */
export function standing(lines, played) {
  /** @param {number} number @param {number} i */
  const replaced = (number, i) => {
    const undo = lines.findIndex(({ kind }, at) => at > i && kind === "undo");
    return undo >= 0 && lines.slice(undo).some((later) => (later.number ?? Infinity) <= number);
  };
  return lines.filter(({ number }, i) => number !== undefined && number <= played && !replaced(number, i));
}

/**
 * Returns the events of each action, in their order.
 * @template {{ number?: number }} E
 * @param {E[]} came
 * @returns {E[][]}
 */
export function byAction(came) {
  /** @type {E[][]} */
  const actions = [];
  came.forEach((event, i) => (isSequel(event, came[i - 1]) ? actions.at(-1)?.push(event) : actions.push([event])));
  return actions;
}

/**
 * Returns whether an event belongs to the same action as the one before it.
 * @param {{ number?: number }} event
 * @param {{ number?: number } | undefined} before
 */
const isSequel = ({ number }, before) => number !== undefined && number === before?.number;

/** The moves of pieces by the number of their action, as far as this page saw the positions before and after it. */
export class Trail {
  constructor() {
    /** @type {Told.Position | undefined} */
    this.last = undefined;
    /** @type {Map<number, { from: string, to: string, token: string }[]>} */
    this.moves = new Map();
  }

  /** @param {Told.Position} position */
  told(position) {
    const { last } = this;
    const steps = position.actionsPlayed - (last?.actionsPlayed ?? 0);
    if (last && steps === 1) {
      const [before, after] = [last, position].map(({ standings }) => standings.flatMap(placed));
      const moved = ways(before, after).moved.map(({ from, to }) => ({
        from: from.name,
        to: to.name,
        token: to.token,
      }));
      this.moves.set(position.actionsPlayed, moved);
    } else if (steps !== 0) {
      this.moves.clear();
    }
    this.last = position;
  }

  /**
   * Draws the moves of other players' pieces.
   * @param {Told.Event[]} came the events of the actions to draw
   * @param {BoardDrawing} board
   * @param {(seat: string) => boolean} own
   */
  drawn(came, board, own) {
    const numbers = [...new Set(came.map(({ number = -1 }) => number))];
    return numbers
      .flatMap((number) => this.moves.get(number) ?? [])
      .filter(({ token }) => !own(board.known(token).seat ?? ""))
      .flatMap(({ from, to }) => drawMove(board.outlines.get(from), board.outlines.get(to)));
  }
}

/** @param {Told.Standing} standing */
const placed = ({ token, place }) => (place === undefined ? [] : [{ token, name: place, x: 0, y: 0 }]);

/**
 * Returns the last shot between things that lie on the board, and the number of its action. It is drawn, because its
 * target may be gone.
 * @param {Told.Event[]} lines
 * @param {(name: string) => string | undefined} ownerOf returns the seat of a named thing; undefined for a place
 * @returns {{ number?: number, strikes: Told.Strike[] }}
 */
export function lastShot(lines, ownerOf) {
  /** @param {Told.Event} line */
  const shoots = ({ seat, where: [by, at] = [] }) =>
    seat !== undefined && ownerOf(by) === seat && ![undefined, seat].includes(ownerOf(at));
  // The outcome of a shot is logged after it.
  const number = lines.findLast(shoots)?.number;
  const [from, ...struck] = lines.find((line) => line.number === number && shoots(line))?.where ?? [];
  return { number, strikes: struck.map((at) => ({ from, at })) };
}

/**
 * Returns the things that have left the board, and where each lay before.
 * @param {Pick<BoardDrawing, "lay" | "layAt">} board
 * @param {Told.Event[]} lines
 * @returns {Map<string, Outline>}
 */
export function fallen({ lay, layAt }, lines) {
  const lying = lines.flatMap(({ number, where = [] }) =>
    where.flatMap((name) => {
      const outline = lay.has(name) ? undefined : layAt.get(number)?.get(name);
      return outline ? [/** @type {const} */ ([name, outline])] : [];
    }),
  );
  return new Map(lying);
}

/**
 * Draws the last shot from where the shooter lay then, and a ring where a thing has left the board.
 * @param {BoardDrawing} board
 * @param {Told.Event[]} lines
 */
export function drawShot(board, lines) {
  const { number, strikes } = lastShot(lines, (name) => board.looks.get(name)?.seat ?? board.tokens.get(name)?.seat);
  const gone = fallen(board, lines);
  const lay = new Map([...gone, ...(board.layAt.get(number) ?? board.lay)]);
  const others = [...gone.keys()].filter((name) => !strikes.some(({ at }) => at === name));
  const all = [...strikes, ...others.map((name) => ({ from: name, at: name }))];
  const drawn = drawStrikes(all, lay, new Set(), new Set(lay.keys()));
  drawn.forEach((one) => one.classList.add("past"));
  return drawn;
}

/**
 * Shows the events, from the first one on.
 * @param {HTMLElement} element
 * @param {Told.Event[]} came
 * @param {string[]} seats
 */
export function showCame(element, came, seats) {
  const key = JSON.stringify([came, seats]);
  element.hidden = came.length === 0;
  if (element.dataset.came !== key) {
    element.dataset.came = key;
    element.classList.remove("opened");
    element.replaceChildren(...byAction(came).map((events) => told(events, seats)));
    const all = make("button", "plain", "All");
    all.addEventListener("click", () => {
      element.classList.add("opened");
      fit(element, Infinity);
    });
    element.firstElementChild?.append(all);
    element.parentElement?.scrollTo(0, 0);
  }
}

/**
 * Limits the height of the events, so that the first choices stay in sight. The events are not scrolled, and only whole
 * lines are shown.
 * @param {HTMLElement} element
 */
export function fitCame(element) {
  const [bar, panel, ways] = [".bar", ".panel", ".ways"].map((one) => closest(document.querySelector(one), "*"));
  const scrolled = window.scrollY + (panel?.scrollTop ?? 0) + (ways?.scrollTop ?? 0);
  const [end, top] = [bar, element].map((one) => one?.getBoundingClientRect().top ?? 0);
  const { least, choices } = window.innerWidth < PHONE_WIDTH ? PHONE : SCREEN;
  const room = end - top - scrolled - Math.min(find("ways").offsetHeight + GAP, choices);
  const opened = element.classList.contains("opened");
  fit(element, opened ? Infinity : Math.max(room, least), opened ? Infinity : Math.max(room, WHOLE));
}

/**
 * Shows as much of the events as fits: the whole text, or only the results, or fewer of these. Decisive results are
 * hidden last, those of earlier actions first. The first and the last action keep one result each, which is cut to one
 * line only if both are still too long.
 * @param {HTMLElement} element
 * @param {number} room
 * @param {number} [whole] the height up to which results are not cut
 */
export function fit(element, room, whole = room) {
  const actions = /** @type {HTMLElement[]} */ ([...element.children]);
  const results = actions.map((one) => /** @type {HTMLElement[]} */ ([...one.querySelectorAll("p:not(.detail)")]));
  const kept = new Set([results[0], results.at(-1)].map((lines) => lines?.[0]));
  const spare = results
    .flatMap((lines) => lines.toReversed())
    .filter((line) => !kept.has(line))
    .sort((one, other) => Number(one.className === DECISIVE) - Number(other.className === DECISIVE));
  const fits = () => element.offsetHeight <= room;
  const show = () => actions.forEach((one, i) => (one.hidden = results[i].every(({ hidden }) => hidden)));
  spare.forEach((line) => (line.hidden = false));
  show();
  element.classList.remove("brief", "cut");
  element.classList.toggle("brief", !fits());
  for (const line of spare) {
    line.hidden = !fits();
    show();
  }
  element.classList.toggle("cut", element.offsetHeight > whole);
}

/**
 * Returns the seat that an event is about: the one that acted, or the other one if the sentence begins with that.
 * @param {Pick<Told.Event, "says" | "seat">} event
 * @param {string[]} seats
 */
export const doerOf = ({ says, seat }, seats) =>
  seats.find((one) => says.startsWith(one) || says.includes(`: the ${one} `)) ?? seat;

/**
 * Makes the entry of an action, with the mark of the seat that it is about. Its decisive events, or else its first one,
 * tell its result.
 * @param {Told.Event[]} events
 * @param {string[]} seats
 */
function told(events, seats) {
  const [first] = events;
  const mark = first.seat ? [seatMark(seatLook(doerOf(first, seats), seats), "seat-mark")] : [];
  const decided = events.some(({ decisive }) => decisive);
  /** @param {Told.Event} event */
  const look = (event) => (event.decisive ? DECISIVE : decided || event !== first ? "detail" : "");
  const lines = events.map((event) => make("p", look(event), unbroken(event.says)));
  return make("li", "", ...mark, make("div", "", ...lines));
}
