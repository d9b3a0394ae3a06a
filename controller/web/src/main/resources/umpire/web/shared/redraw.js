// Redraws the changes once per frame, however many messages arrived, and leaves unchanged parts alone.

export class Redraw {
  /** @param {(most: number) => void} draw draws for the largest of the changes */
  constructor(draw) {
    this.draw = draw;
    this.due = -1;
    this.held = false;
  }

  /**
   * Schedules a redraw.
   * @param {number} change the level of the redraw; each includes the smaller ones
   */
  change(change) {
    if (this.due < 0 && !this.held) {
      this.drawNext();
    }
    this.due = Math.max(this.due, change);
  }

  drawNext() {
    requestAnimationFrame(() => {
      const { due } = this;
      if (due >= 0 && !this.held) {
        this.due = -1;
        this.draw(due);
      }
    });
  }

  /** Delays redraws, because a further change is on its way. */
  hold() {
    this.held = true;
  }

  /** Draws the delayed changes. */
  release() {
    this.held = false;
    this.drawNext();
  }
}

/**
 * Sets the children of an element, in order. Present children stay, because removing them costs as much as redrawing
 * them.
 * @param {SVGElement} parent
 * @param {SVGElement[]} wanted
 */
export function fill(parent, wanted) {
  const staying = new Set(wanted);
  [...parent.children].filter((one) => !staying.has(/** @type {SVGElement} */ (one))).forEach((one) => one.remove());
  wanted.forEach((one, i) => parent.children[i] === one || parent.insertBefore(one, parent.children[i] ?? null));
}
