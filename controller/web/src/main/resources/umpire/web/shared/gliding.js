// Animates pieces: a moved piece glides, a removed one fades.

const GLIDE_MS = 280;
const FADE_MS = 500;

/**
 * A drawn piece.
 * @typedef {object} Drawn
 * @property {string} token
 * @property {string} name its place, or its name beside the places
 * @property {number} x in units of the drawing
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
 * Pairs pieces of the same kind that disappeared at one place and appeared at another.
 * @template {Omit<Drawn, "element">} D
 * @param {D[]} before
 * @param {D[]} after
 * @returns {{ moved: { from: D, to: D }[], gone: D[] }}
 */
export function ways(before, after) {
  /** @param {D} one */
  const at = ({ token, name, x, y }) => `${token} ${name} ${Math.round(x)} ${Math.round(y)}`;
  const come = minus(after, before, at);
  /** @type {{ from: D, to: D }[]} */
  const moved = [];
  /** @type {D[]} */
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

/**
 * @template D
 * @param {D[]} some
 * @param {D[]} others
 * @param {(one: D) => string} key
 */
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
 * Animates the change from the earlier drawing.
 * @param {Drawn[]} before the earlier drawing
 * @param {SVGElement} pieces the present drawing
 * @param {SVGElement} leaving the layer where removed pieces fade
 */
export function glide(before, pieces, leaving) {
  if (before.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const { moved, gone } = ways(before, drawnIn(pieces));
  for (const { from, to } of moved) {
    // An animated transform would replace the group's transform, but translate is added to it.
    const start = `${from.x - to.x}px ${from.y - to.y}px`;
    // A click goes through a moving piece to the board.
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
