// The parts of the steps' panels.

import { make } from "../shared/svg.js";

/**
 * The content of a step, and the button to the next step.
 * @typedef {object} StepPanel
 * @property {HTMLElement[]} elements
 * @property {(parts: Rig.Parts) => void} update takes the new state
 * @property {[string, (parts: Rig.Parts) => unknown]} onward the label and the action of the button to the next step
 * @property {(parts: Rig.Parts) => boolean} [ready] whether that button is enabled
 * @property {(parts: Rig.Parts) => string} [label] the present label of that button
 * @property {Record<string, () => unknown>} [keys]
 */

/** @type {Record<Rig.Verdict, string>} */
const SIGNS = { good: "✓", doubtful: "▲", refused: "✕" };

/** @param {string} className @param {string[]} lines */
export const list = (className, lines) => make("ul", className, ...lines.map((line) => make("li", "", line)));

/** @param {string} says @param {string} [className] */
export const paragraph = (says, className = "") => make("p", className, says);

/**
 * Makes a sentence with the sign of its verdict.
 * @param {Rig.Verdict} verdict
 * @param {string} says
 */
export const verdict = (verdict, says) => paragraph(`${SIGNS[verdict]} ${says}`, `verdict ${verdict}`);

/** @param {boolean} good */
export const goodOrDoubtful = (good) => (good ? "good" : "doubtful");

/** @param {string} says @param {() => unknown} act @param {string} [className] */
export function button(says, act, className = "") {
  const element = make("button", className, says);
  element.addEventListener("click", act);
  return element;
}

/**
 * Returns a field with its label, and its input.
 * @param {string} label
 * @param {Record<string, string | number>} attributes
 * @param {string} [note]
 * @returns {[HTMLLabelElement, HTMLInputElement]}
 */
export function field(label, attributes, note = "") {
  const input = make("input");
  Object.entries(attributes).forEach(([name, value]) => input.setAttribute(name, String(value)));
  const notes = note ? [make("span", "soft note", note)] : [];
  return [make("label", "field", make("span", "", label), input, ...notes), input];
}

/**
 * @param {string} label
 * @param {{ min: number, max: number, step: number, value: number }} range
 * @param {(value: number) => unknown} act
 */
export function slider(label, range, act) {
  const [element, input] = field(label, { type: "range", ...range });
  input.addEventListener("input", () => act(Number(input.value)));
  return element;
}

/**
 * Updates an element only after a change, so that screen readers are not interrupted and the focus stays.
 * @template T
 * @param {HTMLElement} element
 * @param {(what: T) => Node[]} make
 */
export function only(element, make) {
  /** @type {string | undefined} */
  let last;
  return (/** @type {T} */ what) => {
    const now = JSON.stringify(what ?? null);
    if (now !== last) {
      last = now;
      element.replaceChildren(...make(what));
    }
  };
}
