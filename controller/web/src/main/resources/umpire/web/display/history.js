// Steps through the history of the game on the table while it goes on. The table sends the public view of each step.

import { fetched } from "../shared/fetching.js";
import { players } from "../shared/players.js";
import { unbroken } from "../shared/prompt.js";
import { find } from "../shared/svg.js";

/**
 * The board that shows past steps.
 * @typedef {{ recall: (position: Told.Position) => void, present: () => void }} Recalled
 */

/** A screen that is left in the past returns to the present after this time. */
const FORGOTTEN_MS = 90_000;
const REPLAYED_MS = 1_100;

export class History {
  /** @param {Recalled} pointing */
  constructor(pointing) {
    this.pointing = pointing;
    /** @type {Shown.PastStep[]} */
    this.steps = [];
    /**
     * The index of the shown step; undefined in the present.
     * @type {number | undefined}
     */
    this.at = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    find("step-back").addEventListener("click", () => this.go(-1));
    find("step-forth").addEventListener("click", () => this.go(1));
    find("to-now").addEventListener("click", () => this.leave());
    addEventListener("keydown", (event) => this.pressed(event));
  }

  get looking() {
    return this.at !== undefined;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const { target, key } = event;
    const typing = target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (typing || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (by !== undefined) {
      event.preventDefault();
      this.go(by);
    } else if (key === "Escape" && this.looking) {
      this.leave();
    }
  }

  /** @param {number} by */
  async go(by) {
    if (!this.looking && by < 0) {
      await this.recall();
      await this.look(this.steps.length - 2);
    } else if (this.at !== undefined) {
      await this.look(this.at + by);
    }
  }

  /** Replays the whole game, step by step. */
  async replay() {
    await this.recall();
    await this.look(0);
    this.on();
  }

  /**
   * Shows one past step.
   * @param {number} index
   */
  async show(index) {
    await this.recall();
    await this.look(index);
  }

  on() {
    this.timer = setTimeout(async () => {
      const next = (this.at ?? 0) + 1;
      await this.look(next);
      if (this.looking) {
        this.on();
      }
    }, REPLAYED_MS);
  }

  async recall() {
    this.steps = (await fetched("/history.json"))?.steps ?? [];
  }

  /** @param {number} index */
  async look(index) {
    clearTimeout(this.timer);
    if (index < 0) {
      return;
    }
    if (index >= this.steps.length - 1) {
      this.leave();
      return;
    }
    this.at = index;
    /** @type {Told.Position | undefined} */
    const position = await fetched(`/history/${index}.json`);
    if (!position || this.at !== index) {
      return;
    }
    const { number, lines } = this.steps[index];
    find("past-number").textContent = `Step ${number} of ${this.steps.at(-1)?.number}`;
    find("past-says").textContent =
      number === 0 ? "How it began." : unbroken(players.says(lines.map(({ says }) => says).join(" ")));
    find("past").hidden = false;
    this.pointing.recall(position);
    this.timer = setTimeout(() => this.leave(), FORGOTTEN_MS);
  }

  /** Returns to the present. */
  leave() {
    clearTimeout(this.timer);
    if (this.looking) {
      this.at = undefined;
      find("past").hidden = true;
      this.pointing.present();
    }
  }
}
