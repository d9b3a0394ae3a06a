// A sound for each kind of thing that happens, once somebody switches them on: who looks elsewhere knows what it was.

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
  /** @param {HTMLElement} button */
  constructor(button) {
    this.button = button;
    this.on = false;
    this.turn(wasOn());
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

  /** @param {string} kind of what happened */
  tell(kind) {
    if (this.on) {
      playNotes(NOTES_HZ[kind] ?? []);
    }
  }
}

function wasOn() {
  try {
    return localStorage.getItem(SWITCHED) === "on";
  } catch {
    return false;
  }
}

/** @param {boolean} on */
function keep(on) {
  try {
    localStorage.setItem(SWITCHED, on ? "on" : "off");
  } catch {
    // A browser that keeps nothing is silent the next time.
  }
}
