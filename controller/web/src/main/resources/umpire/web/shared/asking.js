// Questions that want an answer before anything is done. The browser keeps the focus inside and lets Esc mean no.

import { make } from "./svg.js";

/**
 * Asks. Returns a promise of the answer that was taken, or of nothing.
 * @param answers each {says, …}
 * @param more elements to show above the answers
 * @param moot a signal that it need not be answered any more
 */
export function ask({ title, says = "", answers, no = "Cancel", more = [], moot }) {
  const dialog = make("dialog");
  const heading = make("h2", "", title);
  const text = make("p", "", says);
  heading.id = "asking-title";
  text.id = "asking-says";
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.setAttribute("aria-describedby", text.id);
  return new Promise((done) => {
    let taken;
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
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(taken);
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    moot?.addEventListener("abort", () => dialog.close());
    document.body.append(dialog);
    dialog.showModal();
  });
}
