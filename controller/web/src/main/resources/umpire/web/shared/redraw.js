// Draws no more than changed: once before the page is shown next, however many changes came until then, and what stays
// as it was not at all.

/**
 * Returns what is told of each change: how much is to be drawn for it, the larger with all that is smaller.
 * @param {(most: number) => void} draw draws for the largest of the changes
 */
export function redrawing(draw) {
  let due = -1;
  return (/** @type {number} */ change) => {
    if (due < 0) {
      requestAnimationFrame(() => {
        const most = due;
        due = -1;
        draw(most);
      });
    }
    due = Math.max(due, change);
  };
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
