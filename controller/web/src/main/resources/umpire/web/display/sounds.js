// A sound for each kind of event, so that people notice it without looking. They can be switched off.

import { playNotes } from "../shared/notes.js";

/** @type {Record<string, number[]>} */
const NOTES_HZ = {
  event: [523],
  roll: [392, 440, 494],
  refusal: [220, 175],
  undo: [440, 330],
  override: [330, 440],
  setup: [330, 392],
  over: [523, 659, 784, 1047],
};
const SWITCHED = "umpire-sounds";

export class Sounds {
  /**
   * @param {HTMLElement} button
   * @param {boolean} [atFirst] whether sounds are on by default
   */
  constructor(button, atFirst = false) {
    this.button = button;
    this.on = false;
    this.turn(wasOn(atFirst));
    button.addEventListener("click", () => {
      this.turn(!this.on);
      keep(this.on);
      this.tell("setup");
    });
  }

  /** @param {boolean} on */
  turn(on) {
    this.on = on;
    this.button.setAttribute("aria-pressed", String(on));
  }

  /** @param {string} kind the kind of event */
  tell(kind) {
    if (this.on) {
      playNotes(NOTES_HZ[kind] ?? []);
    }
  }
}

/** @param {boolean} atFirst */
function wasOn(atFirst) {
  try {
    const kept = localStorage.getItem(SWITCHED);
    return kept === null ? atFirst : kept === "on";
  } catch {
    return atFirst;
  }
}

/** @param {boolean} on */
function keep(on) {
  try {
    localStorage.setItem(SWITCHED, on ? "on" : "off");
  } catch {
    // Without storage, sounds are at their default the next time.
  }
}
