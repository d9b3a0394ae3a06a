// What nobody should miss, large over the board for a while: secret choices that are revealed, and how a game ended.

import { isSecret, unbroken } from "./prompt.js";
import { make } from "./svg.js";
import { besideWinner } from "./victory.js";

const SHOWN_MS = 7_000;
const MOST_LINES = 3;

export class Moment {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.secret = false;
    /**
     * What happened since the table last asked for something.
     * @type {Told.Event[]}
     */
    this.fresh = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    // Whoever goes on has read it.
    ["pointerdown", "keydown"].forEach((type) => addEventListener(type, () => this.hide()));
  }

  /** @param {Told.Event} event */
  tell(event) {
    this.fresh.push(event);
  }

  /**
   * Takes note of what is asked now, after what happened: secrets that were asked for and are no more were revealed.
   * @param {Told.Prompt} prompt
   * @param {Told.Action[]} legal
   * @param {string | undefined} won who won, once somebody did
   */
  asked(prompt, legal, won) {
    const secret = isSecret(prompt, legal);
    const ended = this.fresh.find(({ kind }) => kind === "over");
    const revealed = this.secret && !secret ? this.fresh.filter(({ kind }) => kind === "event") : [];
    if (ended) {
      const says = won ? besideWinner(ended.says, won) : ended.says;
      this.show(won ?? "Game over", says ? [says] : []);
    } else if (revealed.length > 0) {
      this.show(
        "Revealed",
        revealed.slice(0, MOST_LINES).map(({ says }) => says),
      );
    }
    this.secret = secret;
    this.fresh = [];
  }

  /** @param {string} title @param {string[]} lines */
  show(title, lines) {
    clearTimeout(this.timer);
    this.element.replaceChildren(make("b", "", title), ...lines.map((says) => make("p", "", unbroken(says))));
    this.element.hidden = false;
    this.timer = setTimeout(() => this.hide(), SHOWN_MS);
  }

  /** Hides it, as another game does: how the one before ended is nothing to that. */
  hide() {
    clearTimeout(this.timer);
    this.element.hidden = true;
  }
}
