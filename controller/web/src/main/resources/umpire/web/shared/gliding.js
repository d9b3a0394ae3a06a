// Pieces on their way: one that went elsewhere glides there, one that is gone fades where it stood.

const GLIDE_MS = 280;
const FADE_MS = 500;

/**
 * A piece as it is drawn.
 * @typedef {object} Drawn
 * @property {string} token
 * @property {string} name where it is, or the name of what lies there
 * @property {number} x in the drawing's own units
 * @property {number} y
 * @property {SVGElement} element
 */

/**
 * Returns every piece as it is drawn now.
 * @param {SVGElement} pieces
 * @returns {Drawn[]}
 */
export function drawnIn(pieces) {
  return [...pieces.querySelectorAll("[data-token]")].map((element) => {
    const group = /** @type {SVGElement} */ (element.closest("[data-place]"));
    const [x, y] = shiftOf(group);
    const { token = "" } = /** @type {SVGElement} */ (element).dataset;
    return { token, name: group.dataset.place ?? "", x, y, element: /** @type {SVGElement} */ (element) };
  });
}

/** @param {SVGElement} group @returns {[number, number]} */
function shiftOf(group) {
  const [, x = "0", y = "0"] = /translate\((\S+) (\S+)\)/.exec(group.getAttribute("transform") ?? "") ?? [];
  return [Number(x), Number(y)];
}

/**
 * Pairs the pieces of a kind that are gone from somewhere with those that came elsewhere.
 * @param {Drawn[]} before
 * @param {Drawn[]} after
 * @returns {{ moved: { from: Drawn, to: Drawn }[], gone: Drawn[] }}
 */
export function ways(before, after) {
  /** @param {Drawn} one */
  const at = ({ token, name, x, y }) => `${token} ${name} ${Math.round(x)} ${Math.round(y)}`;
  const come = minus(after, before, at);
  /** @type {{ from: Drawn, to: Drawn }[]} */
  const moved = [];
  /** @type {Drawn[]} */
  const gone = [];
  for (const from of minus(before, after, at)) {
    const i = come.findIndex(({ token }) => token === from.token);
    if (i < 0) {
      gone.push(from);
    } else {
      moved.push({ from, to: come.splice(i, 1)[0] });
    }
  }
  return { moved, gone };
}

/** @param {Drawn[]} some @param {Drawn[]} others @param {(one: Drawn) => string} key */
function minus(some, others, key) {
  /** @type {Map<string, number>} */
  const left = new Map();
  others.forEach((one) => left.set(key(one), (left.get(key(one)) ?? 0) + 1));
  return some.filter((one) => {
    const count = left.get(key(one)) ?? 0;
    left.set(key(one), count - 1);
    return count <= 0;
  });
}

/**
 * Shows how the pieces came to be as they are drawn.
 * @param {Drawn[]} before as they were drawn
 * @param {SVGElement} pieces as they are drawn now
 * @param {SVGElement} leaving where those that are gone fade
 */
export function glide(before, pieces, leaving) {
  if (before.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const { moved, gone } = ways(before, drawnIn(pieces));
  for (const { from, to } of moved) {
    // A group's own shift would be lost in an animated transform; translate is added to it.
    const start = `${from.x - to.x}px ${from.y - to.y}px`;
    // What is clicked is the board beneath a piece that passes, not the piece.
    const passing = { pointerEvents: "none" };
    const way = [
      { translate: start, ...passing },
      { translate: "0 0", ...passing },
    ];
    to.element.animate(way, { duration: GLIDE_MS, easing: "ease-out" });
  }
  for (const { element, x, y } of gone) {
    const ghost = /** @type {SVGElement} */ (element.cloneNode(true));
    ghost.setAttribute("transform", `translate(${x} ${y})`);
    ghost.removeAttribute("data-token");
    leaving.append(ghost);
    const fading = ghost.animate([{ opacity: 1 }, { opacity: 0, scale: 1.3 }], { duration: FADE_MS, fill: "forwards" });
    fading.finished.finally(() => ghost.remove());
  }
}
