// The camera's newest picture, fetched only while it is shown.

import { find, findA } from "../shared/svg.js";

const PAUSE_MS = 350;
const RETRY_MS = 1_500;

export class Sight {
  /** @param {HTMLElement} figure @param {HTMLElement} button */
  constructor(figure, button) {
    this.figure = figure;
    this.button = button;
    this.image = findA("seen", HTMLImageElement);
    this.note = find("seen-how");
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    button.addEventListener("click", () => this.turn(figure.hidden === true));
    figure.addEventListener("click", () => figure.classList.toggle("big"));
    this.image.addEventListener("load", () => this.next(PAUSE_MS, "What the camera sees"));
    this.image.addEventListener("error", () => this.next(RETRY_MS, "The camera has no picture yet"));
  }

  /** @param {boolean} on */
  turn(on) {
    this.figure.hidden = !on;
    this.button.setAttribute("aria-pressed", String(on));
    this.figure.classList.remove("big");
    if (on) {
      this.fetch();
    }
  }

  /** @param {number} pauseMs @param {string} says */
  next(pauseMs, says) {
    this.note.textContent = says;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fetch(), pauseMs);
  }

  fetch() {
    if (!this.figure.hidden && !document.hidden) {
      this.image.src = `/table/picture.jpg?at=${Date.now()}`;
    } else if (!this.figure.hidden) {
      this.next(RETRY_MS, this.note.textContent);
    }
  }
}
