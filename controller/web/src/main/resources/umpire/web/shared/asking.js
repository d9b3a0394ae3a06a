// Questions that must be answered before an action. The browser keeps the focus inside, and Esc means no.

import { closest, make } from "./svg.js";

/**
 * Returns whether a key press is meant for a text field, an open question or the browser.
 * @param {KeyboardEvent} event
 */
export function isForOthers(event) {
  return (
    closest(event.target, "input:not([type=range]), textarea, select, dialog") !== undefined ||
    document.querySelector("dialog[open]") !== null ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  );
}

/**
 * Asks a question. Resolves to the chosen answer, or to undefined.
 * @template {{ says: string }} A
 * @param {object} asked
 * @param {string} asked.title
 * @param {string} [asked.says]
 * @param {A[]} asked.answers
 * @param {string} [asked.no] the label of the refusal
 * @param {Node[]} [asked.more] elements above the answers
 * @param {AbortSignal} [asked.moot] a signal that closes the question when it is no longer needed
 * @param {boolean} [asked.beside] whether the page stays usable beside it; the next press there closes it
 * @returns {Promise<A | undefined>}
 */
export function ask({ title, says = "", answers, no = "Cancel", more = [], moot, beside = false }) {
  const dialog = make("dialog");
  const heading = make("h2", "", title);
  const text = make("p", "", says);
  heading.id = "asking-title";
  text.id = "asking-says";
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.setAttribute("aria-describedby", text.id);
  return new Promise((done) => {
    /** @type {A | undefined} */
    let taken;
    /** @param {A | undefined} answer @param {string} className */
    const button = (answer, className) => {
      const element = make("button", className, answer?.says ?? no);
      element.addEventListener("click", () => {
        taken = answer;
        dialog.close();
      });
      return element;
    };
    const list = make("div", "answers", ...answers.map((answer) => button(answer, "")), button(undefined, "no"));
    dialog.append(heading, text, ...more, list);
    const closed = new AbortController();
    dialog.addEventListener("close", () => {
      closed.abort();
      dialog.remove();
      done(taken);
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    moot?.addEventListener("abort", () => dialog.close());
    document.body.append(dialog);
    if (beside) {
      const { signal } = closed;
      dialog.className = "beside";
      addEventListener("pointerdown", ({ target }) => closest(target, "dialog") === dialog || dialog.close(), {
        signal,
      });
      addEventListener("keydown", ({ key }) => key === "Escape" && dialog.close(), { signal });
      dialog.show();
    } else {
      dialog.showModal();
    }
  });
}
