// The summary after a game: the number of actions, the throws, a replay, and files to save.

import { chanceCurve } from "./curve.js";
import { fetched } from "../shared/fetching.js";
import { counted } from "../shared/gamewords.js";
import { players } from "../shared/players.js";
import { seatLook } from "../shared/seats.js";
import { make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/** @import { History } from "./history.js" */

/**
 * Counts the throws of each face by seat. Rolls of several seats together belong to no seat.
 * @param {Shown.PastStep[]} steps
 */
export function thrown(steps) {
  /** @type {Map<string, Map<string, number>>} */
  const bySeat = new Map();
  for (const { seat, dice = [] } of steps.flatMap(({ lines }) => lines)) {
    const faces = bySeat.get(seat ?? "") ?? new Map();
    const counted = dice.filter(({ kind }) => kind !== "card");
    counted.forEach(({ face }) => faces.set(face, (faces.get(face) ?? 0) + 1));
    if (seat && counted.length > 0) {
      bySeat.set(seat, faces);
    }
  }
  return bySeat;
}

/**
 * Returns a summary of throws: the number of dice, the count of each face, and the average of numbers.
 * @param {Map<string, number>} faces
 */
export function throwWords(faces) {
  const sorted = [...faces].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  const count = sorted.reduce((sum, [, often]) => sum + often, 0);
  const numbers = sorted.every(([face]) => /^\d+$/.test(face));
  const sum = sorted.reduce((all, [face, often]) => all + Number(face) * often, 0);
  if (count === 1) {
    return `1 die: ${sorted[0][0]}`;
  }
  const average = numbers ? `, ${(sum / count).toFixed(1)} on average` : "";
  return `${count} dice${average}: ${sorted.map(([face, often]) => `${face} ×${often}`).join(", ")}`;
}

const MOST_POINTS = 3;

const MOST_SENTENCES = 5;

/** @param {Shown.PastStep | undefined} step */
const eventsOf = (step) => (step?.lines ?? []).filter(({ kind }) => kind === "event");

/**
 * Returns whether dice were thrown in a step. Drawn cards are not dice.
 * @param {Shown.PastStep | undefined} step
 */
const threw = (step) =>
  (step?.lines ?? []).some(({ kind, dice = [] }) => kind === "roll" && dice.every((die) => die.kind !== "card"));

/**
 * Describes a step: the action and its result. A throw completes the action of the step before it.
 * @param {Shown.PastStep[]} steps
 * @param {number} index
 * @returns {{ did: string, outcome: string } | undefined} undefined where the step has no public events
 */
export function told(steps, index) {
  const events = eventsOf(steps[index]);
  if (events.length === 0) {
    return undefined;
  }
  const causes = threw(steps[index]) && !threw(steps[index - 1]) ? eventsOf(steps[index - 1]).slice(0, 1) : [];
  const [first, ...outcome] = [...causes, ...events];
  const seat = first.seat ?? "";
  const did = first.says.includes(seat) ? first.says : `${seat}: ${first.says}`;
  const more = outcome.length > MOST_SENTENCES ? ["…"] : [];
  const says = outcome.slice(0, MOST_SENTENCES).map((event) => event.says);
  return { did: players.says(did), outcome: players.says([...says, ...more].join(" ")) };
}

/**
 * Returns the indexes of the steps with the largest changes, in order of play. The set-up, the end and steps without
 * public events do not count.
 * @param {Shown.PastStep[]} steps
 */
export function turningPoints(steps) {
  const guessed = steps.every(({ chances = [] }) => chances.length > 0);
  /** @param {number} index */
  const change = (index) => {
    const [before, after] = guessed
      ? [steps[index - 1]?.chances ?? [], steps[index].chances ?? []]
      : [steps[index - 1]?.points ?? [], steps[index].points ?? []];
    return after.reduce((sum, points, seat) => sum + Math.abs(points - (before[seat] ?? points)), 0);
  };
  return steps
    .map(({ setUp }, index) => ({ index, change: index === 0 || setUp ? 0 : change(index) }))
    .slice(0, -1)
    .filter(({ index, change: points }) => points > 0 && told(steps, index) !== undefined)
    .sort((one, other) => other.change - one.change)
    .slice(0, MOST_POINTS)
    .map(({ index }) => index)
    .sort((one, other) => one - other);
}

const MINUTE_MS = 60_000;

/**
 * Returns the duration of a game in words; empty where unknown.
 * @param {number} lastedMs
 */
export function took(lastedMs) {
  const minutes = Math.round(lastedMs / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes < 1) {
    return "";
  }
  return hours > 0 ? `, ${hours} h ${rest} min` : `, ${minutes} min`;
}

export class Summary {
  /**
   * @param {HTMLElement} element
   * @param {() => string[]} seatsOf
   * @param {History} history replays the game
   */
  constructor(element, seatsOf, history) {
    this.element = element;
    this.seatsOf = seatsOf;
    this.history = history;
    this.over = false;
  }

  /**
   * Shows the summary when a game is over, and hides it when the next one begins.
   * @param {boolean} over
   * @param {() => void} changed
   */
  async told(over, changed) {
    if (over === this.over) {
      return;
    }
    this.over = over;
    this.element.hidden = true;
    /** @type {{ steps: Shown.PastStep[], lastedMs?: number } | undefined} */
    const history = over ? await fetched("/history.json") : undefined;
    if (history && this.over && history.steps.length > 1) {
      this.fill(history.steps, history.lastedMs ?? 0);
      this.element.hidden = false;
      changed();
    }
  }

  /**
   * Makes links to the most important steps.
   * @param {Shown.PastStep[]} steps
   */
  turns(steps) {
    const points = turningPoints(steps).map((index) => {
      const { did = "", outcome } = told(steps, index) ?? {};
      const button = make("button", "plain", `${steps[index].number}. ${did}`, make("span", "soft", ` ${outcome}`));
      button.addEventListener("click", () => this.history.show(index));
      return make("li", "", button);
    });
    return points.length === 0 ? [] : [make("h3", "", "Turning points"), make("ul", "turning-points", ...points)];
  }

  /** @param {Shown.PastStep[]} steps @param {number} lastedMs */
  fill(steps, lastedMs) {
    const seats = this.seatsOf();
    const again = make("button", "plain", "Replay");
    again.addEventListener("click", () => this.history.replay());
    const rows = [...thrown(steps)].map(([seat, faces]) =>
      make(
        "p",
        "thrown",
        seatMark(seatLook(seat, seats), "seat-mark"),
        `${players.of(seat)} threw ${throwWords(faces)}.`,
      ),
    );
    this.element.replaceChildren(
      make("h2", "", `The game: ${counted(steps.at(-1)?.number ?? 0, "action")}${took(lastedMs)}`),
      ...rows,
      ...chanceCurve(steps, seats, (seat) => players.of(seat)),
      ...this.turns(steps),
      make("p", "keeping", again, saved("/history.txt", "Save as text"), saved("/history.json", "Save as JSON")),
    );
  }
}

/** @param {string} href @param {string} says */
function saved(href, says) {
  const link = make("a", "plain", says);
  link.href = href;
  link.download = "";
  return link;
}
