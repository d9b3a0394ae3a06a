// Short answers at the bottom of a page.

import { players } from "./players.js";

const SHOWN_MS = 7_000;

export class Toast {
  /** @param {HTMLElement} element @param {number} [shownMs] for how long they are shown */
  constructor(element, shownMs = SHOWN_MS) {
    this.element = element;
    this.shownMs = shownMs;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {string} kind @param {string} says */
  show(kind, says) {
    clearTimeout(this.timer);
    this.element.className = `toast ${kind}`;
    this.element.textContent = players.says(says);
    this.element.hidden = false;
    this.timer = setTimeout(() => (this.element.hidden = true), this.shownMs);
  }
}
