// Draws no more than changed: once before the page is shown next, however many changes came until then, and what stays
// as it was not at all.

export class Redraw {
  /** @param {(most: number) => void} draw draws for the largest of the changes */
  constructor(draw) {
    this.draw = draw;
    this.due = -1;
    this.held = false;
  }

  /**
   * Draws soon.
   * @param {number} change how much is to be drawn, the larger with all that is smaller
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

  /** Draws nothing for a while, for what is on its way changes it at once. */
  hold() {
    this.held = true;
  }

  /** Draws what changed meanwhile. */
  release() {
    this.held = false;
    this.drawNext();
  }
}

/**
 * Has an element hold these, in order. Those that it holds already stay, for taking them out costs as much as drawing
 * them.
 * @param {SVGElement} parent
 * @param {SVGElement[]} wanted
 */
export function fill(parent, wanted) {
  const staying = new Set(wanted);
  [...parent.children].filter((one) => !staying.has(/** @type {SVGElement} */ (one))).forEach((one) => one.remove());
  wanted.forEach((one, i) => parent.children[i] === one || parent.insertBefore(one, parent.children[i] ?? null));
}
