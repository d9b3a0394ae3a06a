// A lesson: its current step, the text, and the ways on, back and out.

import { make } from "./svg.js";

/** @type {Record<string, string>} */
const WAITS = {
  read: "",
  play: "Now do it: the lights show the way.",
  try: "Try it: the table will refuse.",
  roll: "The dice count as they fall, and the lesson goes on.",
  draw: "Draw a card. It counts, whatever it says, and the lesson goes on.",
};

/** @type {Record<string, string>} */
const LOADED = {
  roll: "The dice of this lesson are loaded: they show what the next step needs.",
  draw: "The deck of this lesson is stacked: you draw the card that the next step needs.",
};

/** A sentence about pieces that a virtual table does not have. */
const BY_HAND = / With real pieces\b[^.]*\./g;

/** @param {string | undefined} instead the action that was played instead, if known */
const astrayFrom = (instead) =>
  [
    instead
      ? `${instead} The rules allow that, but this step asks for something else.`
      : "The table is not at this step.",
    "Press “Put it right” to have the step again.",
  ].join(" ");

const ELSEWHERE = "This page only shows the lesson: play it on the page for playing, or on a phone.";

/**
 * Returns whether a lesson waits for no action now, because it only tells something or waits for a correction.
 * @param {Told.Lesson | undefined} lesson
 */
export const asksNobody = (lesson) => lesson !== undefined && (lesson.astray || lesson.task === "read");

/**
 * Returns whether the step waits for this action.
 * @param {Told.Lesson | undefined} lesson
 * @param {string | undefined} notation
 */
export const isWanted = (lesson, notation) =>
  lesson?.task === "play" && !lesson.astray && notation !== undefined && (lesson.ways ?? []).includes(notation);

/**
 * Returns those of the actions that the step waits for, or all if there are none.
 * @template {{ notation: string }} A
 * @param {Told.Lesson | undefined} lesson
 * @param {A[]} actions
 */
export function led(lesson, actions) {
  const wanted = actions.filter(({ notation }) => isWanted(lesson, notation));
  return wanted.length > 0 ? wanted : actions;
}

/**
 * Returns the actions in list order: first those that the step waits for.
 * @template {{ notation: string }} A
 * @param {Told.Lesson | undefined} lesson
 * @param {A[]} actions
 */
export const wantedFirst = (lesson, actions) =>
  actions.toSorted((one, other) => Number(isWanted(lesson, other.notation)) - Number(isWanted(lesson, one.notation)));

/** @typedef {(request: string, button: HTMLElement) => unknown} Ask */

/**
 * The further abilities of a page.
 * @typedef {object} More
 * @property {boolean} [loaded] whether the table throws with loaded dice, so that it can tell the result in advance
 * @property {(notation: string) => unknown} [attempt] carries out the wanted action, or attempts a forbidden one
 * @property {boolean} [secret] whether the page has no other way to the wanted action
 * @property {string} [tried] the reason why the attempt that led to this step was refused
 * @property {() => unknown} [playNow] begins a game after the last step
 */

/**
 * Shows the current step; nothing without a lesson.
 * @param {HTMLElement} element
 * @param {Told.Lesson | undefined} lesson
 * @param {Ask | undefined} ask sends "next", "back" or "end"; absent where this page only watches
 * @param {More} [more]
 */
export function showLesson(element, lesson, ask, more = {}) {
  element.hidden = lesson === undefined;
  // The elements are rebuilt only after a change, because a click on a button that is replaced is lost.
  const shown = JSON.stringify([lesson, ask !== undefined, more.loaded, more.secret, more.tried]);
  if (element.dataset.shown === shown) {
    return;
  }
  element.dataset.shown = shown;
  if (!lesson) {
    element.replaceChildren();
    return;
  }
  const { step, steps, title, says, task, astray, instead } = lesson;
  const changed = [more.tried, lesson.changed].filter(Boolean).join(" ");
  const waits = astray ? astrayFrom(instead) : waitsFor(task, more.loaded === true);
  const bar = make("div", "lesson-bar");
  bar.style.setProperty("--done", String(step / steps));
  element.replaceChildren(
    make("header", "", make("span", "lesson-number", `Lesson, ${step} of ${steps}`), make("h2", "", title)),
    bar,
    // The mistake comes first, because it would be overlooked below a long step.
    ...(astray ? [make("p", "lesson-astray", waits)] : changed ? [make("p", "lesson-changed", changed)] : []),
    make("p", "lesson-says", more.loaded ? says.replace(BY_HAND, "") : says),
    ...(waits && !astray ? [make("p", "lesson-waits", waits)] : []),
    ask ? make("div", "lesson-ways", ...ways(lesson, ask, more)) : make("p", "soft", ELSEWHERE),
  );
  element.parentElement?.scrollTo(0, 0);
}

/** @param {string} task @param {boolean} loaded */
const waitsFor = (task, loaded) => (loaded && LOADED[task]) || WAITS[task];

/** @param {string} task @param {boolean} secret */
const doneHere = (task, secret) => (task === "try" ? "Try it" : task === "play" && secret ? "Do it" : undefined);

/** @param {Told.Lesson} lesson @param {Ask} ask @param {More} more */
function ways({ step, steps, task, astray, ways: notations = [] }, ask, { attempt, secret, playNow }) {
  const last = step === steps;
  const on = task === "read" && !astray;
  const next = last ? ending(ask, playNow) : way(on ? "Go on" : "Skip", "next", ask);
  next.classList.toggle("go", on);
  const back = way(astray ? "Put it right" : "Back", "back", ask);
  back.classList.toggle("go", astray);
  const doable = astray ? undefined : doneHere(task, secret === true);
  const tried = doable && attempt ? [doing(doable, () => attempt(notations[0]))] : [];
  tried.forEach((button) => button.classList.add("go"));
  const leave = way("Leave", "end", ask);
  leave.classList.add("leave");
  // The button that goes on is first in every row, so that a second click there never ends the lesson.
  const order = astray ? [back, next] : [...tried, next, ...(step > 1 ? [back] : [])];
  return [...order, ...(last ? [] : [leave])];
}

/** @param {Ask} ask @param {(() => unknown) | undefined} playNow */
const ending = (ask, playNow) => (playNow ? doing("Play this now", playNow) : way("End the lesson", "next", ask));

/** @param {string} says @param {() => unknown} act */
function doing(says, act) {
  const button = make("button", "", says);
  button.addEventListener("click", act);
  return button;
}

/** @param {string} says @param {string} request @param {Ask} ask */
function way(says, request, ask) {
  const button = make("button", "", says);
  button.addEventListener("click", () => ask(request, button));
  return button;
}

/**
 * Makes the button that offers a lesson.
 * @param {Ask} ask
 */
export function offeredLesson(ask) {
  const button = make("button", "", "Learn to play: a lesson, step by step");
  button.addEventListener("click", () => ask("begin", button));
  return make("li", "option learn", button);
}
