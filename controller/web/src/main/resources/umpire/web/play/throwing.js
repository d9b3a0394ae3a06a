// Dice and cards before one's eyes: what the last throw was, tumbling for half a second.

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
   * Shows the last throw or card and what came of it, until something else is played. What it was thrown for is asked
   * no more.
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
    const outcome = came[0] ? players.says(came[0].says) : whose + says;
    const told = thrown.length > 0 ? outcome : "";
    this.element.replaceChildren(row, make("span", "soft", unbroken(told)));
  }
}

const LONG = 60;
const CARD = "card";

/**
 * Many dice stand in the pools; here it is enough that they were thrown.
 * @param {string} says
 */
const shortened = (says) => (says.length > LONG ? "" : unbroken(says));
