// The buttons that a player needs: throw, done, undo, a hint; at a table of wood those that its own buttons have too.

import { isWanted } from "../shared/lesson.js";
import { find } from "../shared/svg.js";

/** @type {Record<string, string>} */
const THROWS = { roll: "Throw the dice", lay: "Lay it there", draw: "Draw a card", "die-unclear": "Throw again" };
/** Where a press of confirm would do something the table says so. */
const CONFIRMED = /\bConfirm\b/;

/**
 * What the buttons do.
 * @typedef {object} Doing
 * @property {(verb: string, fields: Record<string, unknown>) => unknown} have
 * @property {(action: Told.Action) => unknown} act
 * @property {() => unknown} undo
 * @property {() => unknown} hint
 * @property {() => unknown} more
 */

export class Bar {
  /** @param {Doing} doing */
  constructor(doing) {
    this.doing = doing;
    this.thrown = find("throw");
    this.done = find("done");
    this.confirm = find("confirm");
    /** @type {Told.Action | undefined} */
    this.waiver = undefined;
    /** @type {string | undefined} */
    this.seat = undefined;
    find("undo").addEventListener("click", () => doing.undo());
    find("hint").addEventListener("click", () => doing.hint());
    find("more").addEventListener("click", () => doing.more());
    this.thrown.addEventListener("click", () => doing.have("throw", {}));
    this.done.addEventListener("click", () => this.waiver && doing.act(this.waiver));
    this.confirm.addEventListener("click", () => doing.have("press", { seat: this.seat, button: "confirm" }));
  }

  /**
   * @param {Told.Prompt} prompt
   * @param {object} more
   * @param {Told.Action[]} more.waivers the actions that leave something undone
   * @param {boolean} more.plays whether what is asked is asked here
   * @param {boolean} more.virtual whether the table lies by itself, and throws
   * @param {string[]} more.seats
   */
  show(prompt, { waivers, plays, virtual, seats }) {
    const due = THROWS[prompt.need];
    this.thrown.hidden = !virtual || due === undefined || !plays;
    this.thrown.textContent = due ?? "";
    this.waiver = waivers.length === 1 ? waivers[0] : undefined;
    this.done.hidden = this.waiver === undefined;
    this.done.textContent = this.waiver?.says ?? "";
    this.done.classList.toggle("wanted", isWanted(prompt.lesson, this.waiver?.notation));
    this.seat = prompt.seat ?? seats[0];
    this.confirm.hidden = virtual || !plays || (prompt.chosen < 0 && !CONFIRMED.test(prompt.says));
  }
}
