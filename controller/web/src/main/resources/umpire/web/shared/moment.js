// A large message over the board for a while: revealed secret choices, and the end of a game.

import { isSecret, unbroken } from "./prompt.js";
import { make } from "./svg.js";
import { besideWinner } from "./victory.js";

const SHOWN_MS = 7_000;
const MOST_LINES = 3;

/** @param {Told.Event} event */
const ends = ({ kind }) => kind === "over";

export class Moment {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.secret = false;
    /**
     * The events since the table last asked for something.
     * @type {Told.Event[]}
     */
    this.fresh = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    // Any click or key press hides the message.
    ["pointerdown", "keydown"].forEach((type) => addEventListener(type, () => this.hide()));
  }

  /** @param {Told.Event} event */
  tell(event) {
    this.fresh.push(event);
  }

  /**
   * Compares the new question with the last one. Secrets that are no longer asked for were revealed.
   * @param {Told.Prompt} prompt
   * @param {Told.Action[]} legal
   * @param {string | undefined} won the winners in words, once the game has ended
   */
  asked(prompt, legal, won) {
    const secret = isSecret(prompt, legal);
    const ended = this.fresh.find(ends);
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
    this.element.classList.toggle("ended", this.fresh.some(ends));
    this.element.hidden = false;
    this.timer = setTimeout(() => this.hide(), SHOWN_MS);
  }

  /** Hides the message, also when another game starts. */
  hide() {
    clearTimeout(this.timer);
    this.element.hidden = true;
  }
}
