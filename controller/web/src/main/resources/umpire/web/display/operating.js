// The operator's actions on a display. Any other display only watches.

import { order } from "../shared/link.js";

const NO_LINE = "There is no connection to the table now.";
const WATCHES =
  "This page only watches. A game is chosen on a player's phone, by the operator, or by laying its board on the table.";

/** @import { Link } from "../shared/link.js" */
/** @import { Toast } from "../shared/toast.js" */

export class Operating {
  /**
   * @param {Shown.Seat | undefined} operator from the address; absent on a watcher's page
   * @param {Toast} toast
   */
  constructor(operator, toast) {
    this.operator = operator;
    this.toast = toast;
    /**
     * The connection of this page.
     * @type {Link | undefined}
     */
    this.link = undefined;
  }

  /**
   * Sends an order in the operator's name.
   * @param {string} verb
   * @param {Record<string, unknown>} fields
   * @returns {Promise<Shown.Answer>}
   */
  order(verb, fields) {
    return this.link ? order(this.link, verb, fields) : Promise.resolve({ done: false, says: NO_LINE });
  }

  /** Lets the table finish the set-up, or set up a new game. */
  async layOut() {
    const { done, says } = await this.order("lay-out", {});
    this.toast.show(done ? "accepted" : "refused", says);
  }

  /**
   * Begins a lesson, or sends it on, back or to its end.
   * @param {string} lesson
   */
  async teach(lesson) {
    const { done, says } = await this.order("lesson", { lesson });
    if (!done) {
      this.toast.show("refused", says);
    }
  }

  get refused() {
    return this.operator !== undefined && this.link?.seatRefused === true;
  }

  get mayChoose() {
    return this.operator !== undefined && !this.refused;
  }

  /** Returns the permissions of this page to choose a game. */
  right() {
    return this.mayChoose ? { mayChoose: true, mayLeave: true } : { mayChoose: false, whyNot: WATCHES };
  }
}
