// What a game was, once it is over: how many actions, what was thrown, and how to look at it again or keep it.

import { fetched } from "../shared/fetching.js";
import { seatLook } from "../shared/seats.js";
import { make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/**
 * How often each face was thrown, by seat; of rolls that several made together nobody's.
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
 * Says in few words what was thrown: how many dice, each face as often as it was, and of numbers the average.
 * @param {Map<string, number>} faces
 */
export function throwWords(faces) {
  const sorted = [...faces].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  const count = sorted.reduce((sum, [, often]) => sum + often, 0);
  const numbers = sorted.every(([face]) => /^\d+$/.test(face));
  const sum = sorted.reduce((all, [face, often]) => all + Number(face) * often, 0);
  const average = numbers ? `, ${(sum / count).toFixed(1)} on average` : "";
  return `${count} dice${average}: ${sorted.map(([face, often]) => `${face} ×${often}`).join(", ")}`;
}

export class Summary {
  /** @param {HTMLElement} element @param {() => string[]} seatsOf @param {() => unknown} replay */
  constructor(element, seatsOf, replay) {
    this.element = element;
    this.seatsOf = seatsOf;
    this.replay = replay;
    this.over = false;
  }

  /**
   * Shows it once a game is over, and hides it again with the next one.
   * @param {boolean} over
   * @param {() => void} changed
   */
  async told(over, changed) {
    if (over === this.over) {
      return;
    }
    this.over = over;
    this.element.hidden = true;
    /** @type {{ steps: Shown.PastStep[] } | undefined} */
    const history = over ? await fetched("/history.json") : undefined;
    if (history && this.over && history.steps.length > 1) {
      this.fill(history.steps);
      this.element.hidden = false;
      changed();
    }
  }

  /** @param {Shown.PastStep[]} steps */
  fill(steps) {
    const seats = this.seatsOf();
    const again = make("button", "plain", "Replay");
    again.addEventListener("click", () => this.replay());
    const rows = [...thrown(steps)].map(([seat, faces]) =>
      make("p", "thrown", seatMark(seatLook(seat, seats), "seat-mark"), `${seat} threw ${throwWords(faces)}.`),
    );
    this.element.replaceChildren(
      make("h2", "", `The game: ${steps.at(-1)?.number} actions`),
      ...rows,
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
