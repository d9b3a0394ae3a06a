// The last throw or card, which tumbles for half a second.

import { dieFace } from "../shared/dice.js";
import { players } from "../shared/players.js";
import { unbroken } from "../shared/prompt.js";
import { make } from "../shared/svg.js";

const TUMBLE_MS = 500;

export class Throwing {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.shown = "";
  }

  /**
   * Shows the last throw or card and its result until the next action. The throw is then no longer asked for.
   * @param {Told.Event[]} lines
   */
  show(lines) {
    const at = lines.findLastIndex(({ purpose }) => purpose !== undefined);
    const came = lines.slice(at + 1).filter(({ kind }) => kind === "event");
    const fresh = at >= 0 && came.every(({ number }) => number === undefined || number === lines[at].number);
    const last = fresh ? lines[at] : undefined;
    const key = last ? `${last.number} ${last.says} ${came.length}` : "";
    if (key === this.shown) {
      return;
    }
    this.shown = key;
    if (!last) {
      this.element.replaceChildren();
      return;
    }
    const { dice = [], seat = "", says } = last;
    const thrown = dice.filter(({ kind }) => kind !== CARD);
    const faces = thrown.length > 0 ? thrown.map((die) => dieFace(die)) : [make("span", "card-drawn", shortened(says))];
    const row = make("span", "faces tumbling", ...faces);
    setTimeout(() => row.classList.remove("tumbling"), TUMBLE_MS);
    const whose = seat ? `${players.of(seat)}: ` : "";
    const told =
      thrown.length > 0
        ? outcome(came)
            .map((one) => players.says(one.says))
            .join(" ") || whose + says
        : "";
    this.element.replaceChildren(row, make("span", "soft", unbroken(told)));
  }
}

/**
 * Returns the decisive events of a throw, or else its first one.
 * @template {{ decisive?: boolean }} E
 * @param {E[]} came
 */
export function outcome(came) {
  const decisive = came.filter((one) => one.decisive);
  return decisive.length > 0 ? decisive : came.slice(0, 1);
}

const LONG = 60;
const CARD = "card";

/**
 * A throw of many dice is shown in the pools, so its text is left out here.
 * @param {string} says
 */
const shortened = (says) => (says.length > LONG ? "" : unbroken(says));
