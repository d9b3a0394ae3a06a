// Helpers that make elements of drawings and pages. Text is always set as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/** The minimum size of readable letters: 12 pixels, plus rounding. */
export const LETTERS_PX = 12.2;

/**
 * Makes an element of a drawing.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number | boolean | undefined>} attributes its attributes; undefined ones are left out
 * @param {(Node | string)[]} children
 */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      element.setAttribute(key, String(value));
    }
  }
  element.append(...children);
  return element;
}

/**
 * Makes an element of a page.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {string} className
 * @param {(Node | string)[]} children
 */
export function make(name, className = "", ...children) {
  const element = document.createElement(name);
  if (className) {
    element.className = className;
  }
  element.append(...children);
  return element;
}

/**
 * Returns the element of the page with an id.
 * @param {string} id
 */
export function find(id) {
  return findA(id, HTMLElement);
}

/**
 * Returns the element of the page with an id and a class.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 */
export function findA(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) {
    throw new Error(`the page has no ${kind.name} named ${id}`);
  }
  return element;
}

/**
 * Returns the nearest element around an event's target that matches a selector.
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {HTMLElement | SVGElement | undefined}
 */
export function closest(target, selector) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : undefined;
}

/**
 * Converts millimetres of the table's or board's frame, with y away from South, to a drawing's units, with y down.
 * @param {Outline} outline
 */
export function points(outline) {
  return outline.map(([x, y]) => `${x},${-y}`).join(" ");
}

/** @param {Outline} outline @returns {Point} */
export function centre(outline) {
  const sum = outline.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

/** @param {Outline} outline @param {number} share @returns {Outline} */
export function shrunk(outline, share) {
  const [cx, cy] = centre(outline);
  return outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
}

/**
 * Returns the corner of an eight-sided die without one of its three letters, from its middle: the farthest on that side
 * and upwards. Undefined for other outlines.
 * @param {Outline} outline
 * @param {number} side -1 for the left, 1 for the right
 * @param {number} [nth] 1 for the next of these corners
 * @returns {Point | undefined}
 */
export function freeCorner(outline, side, nth = 0) {
  const [cx, cy] = centre(outline);
  /** @param {Point} corner */
  const far = ([x, y]) => side * (x - cx) + y - cy;
  const free = outline.filter((_corner, i) => outline.length === 6 && i % 2 === 1);
  return free.toSorted((one, other) => far(other) - far(one)).map(([x, y]) => /** @type {Point} */ ([x - cx, y - cy]))[
    nth
  ];
}

/** @param {Outline} outline */
export function spread(outline) {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
