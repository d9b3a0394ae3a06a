// A lesson: which step is due, what it tells, and the way on, back and out.

import { make } from "./svg.js";

/** @type {Record<string, string>} */
const WAITS = {
  read: "",
  play: "Now do it on the table.",
  try: "Try it: the table will refuse.",
  roll: "Roll the dice.",
  draw: "Draw a card.",
};

const ASTRAY =
  "That may be played too, but the lesson goes on with something else. Press “Put it right” to have this step again.";

/** @typedef {(request: string, button: HTMLElement) => unknown} Ask */

/**
 * Shows the step that is due; nothing where nobody is taught.
 * @param {HTMLElement} element
 * @param {Told.Lesson | undefined} lesson
 * @param {Ask | undefined} ask has it go on, back or end; nothing where this page may only watch
 */
export function showLesson(element, lesson, ask) {
  element.hidden = lesson === undefined;
  // What is told stays as it is while it is the same: a button that was made anew would miss its click.
  const shown = JSON.stringify([lesson, ask !== undefined]);
  if (element.dataset.shown === shown) {
    return;
  }
  element.dataset.shown = shown;
  if (!lesson) {
    element.replaceChildren();
    return;
  }
  const { step, steps, title, says, task, astray } = lesson;
  const bar = make("div", "lesson-bar");
  bar.style.setProperty("--done", String(step / steps));
  element.replaceChildren(
    make("header", "", make("span", "lesson-number", `Lesson, ${step} of ${steps}`), make("h2", "", title)),
    bar,
    make("p", "lesson-says", says),
    ...(astray ? [make("p", "lesson-astray", ASTRAY)] : WAITS[task] ? [make("p", "lesson-waits", WAITS[task])] : []),
    ...(ask ? [make("div", "lesson-ways", ...ways(lesson, ask))] : []),
  );
}

/** @param {Told.Lesson} lesson @param {Ask} ask */
function ways({ step, steps, task, astray }, ask) {
  const last = step === steps;
  const on = task === "read" && !astray;
  const next = way(last ? "End the lesson" : on ? "Go on" : "Skip", "next", ask);
  next.classList.toggle("go", on);
  const back = way(astray ? "Put it right" : "Back", "back", ask);
  back.classList.toggle("go", astray);
  return [...(step > 1 || astray ? [back] : []), ...(last ? [] : [way("Leave", "end", ask)]), next];
}

/** @param {string} says @param {string} request @param {Ask} ask */
function way(says, request, ask) {
  const button = make("button", "", says);
  button.addEventListener("click", () => ask(request, button));
  return button;
}

/**
 * Offers to begin a lesson.
 * @param {Ask} ask
 */
export function offeredLesson(ask) {
  const button = make("button", "", "Learn to play: a lesson, step by step");
  button.addEventListener("click", () => ask("begin", button));
  return make("li", "option learn", button);
}
