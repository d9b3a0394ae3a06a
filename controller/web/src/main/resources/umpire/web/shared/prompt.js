// The current question in large letters, for the display and the virtual table.

import { asksNobody, offeredLesson } from "./lesson.js";
import { opening } from "./names.js";
import { players } from "./players.js";
import { closest, make } from "./svg.js";
import { seatMark } from "./tokens.js";
import { seatLook } from "./seats.js";

/** @type {Record<string, string>} */
export const NEEDS = {
  "set-up": "Set up",
  choice: "To play",
  roll: "Roll the dice",
  lay: "Lay a die",
  draw: "Draw a card",
  question: "Which one?",
  "carry-out": "Now move",
  correction: "Fix the board",
  "die-unclear": "Roll again",
  quiet: "Wait",
  sight: "Check the camera",
  paused: "Paused",
  over: "Game over",
};

const PARTLY = "Some places are hidden";
const DICE = "Check the dice";

// The prompt's sentence tells whether dice are rolled or thrown.
const ROLLED = /\broll/i;

/**
 * Returns words about rolling in the game's terms: some games throw their dice.
 * @param {string} words
 * @param {Told.Prompt} prompt
 */
export const inItsWords = (words, { says }) =>
  ROLLED.test(says) ? words : words.replace("Roll", "Throw").replace("roll", "throw");

/**
 * Names the kind of the prompt. A camera that misses some places is not blind, and thrown or laid dice are not rolled
 * again.
 * @param {Told.Prompt} prompt
 */
function needed(prompt) {
  const { need, cues, says } = prompt;
  if (need === "sight" && cues.some(({ role }) => role === "hidden")) {
    return PARTLY;
  }
  return need === "die-unclear" && !ROLLED.test(says) ? DICE : inItsWords(NEEDS[need] ?? need, prompt);
}

/**
 * Returns whether the game is over. Its last position stays visible, so the way to the next game is in the list.
 * @param {Told.Prompt} prompt
 */
export const finished = ({ need }) => need === "over";

// A longer question has smaller letters, to leave room for the rest.
const LONG_QUESTION = 30;

// These prompts address everybody, unless they name a seat. Anyone may carry out pieces.
const OF_NO_SEAT = new Set(["set-up", "quiet", "sight", "paused", "over"]);
const OF_ANY_HAND = new Set(["carry-out", "correction"]);
/** @param {Told.Prompt} prompt @param {string | undefined} turn */
const asked = ({ need, seat, lesson }, turn) =>
  asksNobody(lesson) || OF_NO_SEAT.has(need) ? undefined : (seat ?? (OF_ANY_HAND.has(need) ? undefined : turn));

/**
 * Splits a prompt into the question and the rest: "White: fire or hold. Touch the pieces." asks "Fire or hold?" A
 * prompt of one sentence is all rest. The dots of "G.E.V." end no sentence. Thrown or laid things are asked for by
 * name: "Red: throw G.E.V. 2." asks for no dice.
 * @param {Told.Prompt} prompt
 * @returns {{ asks?: string, rest: string }}
 */
export function question(prompt) {
  const lead = `${players.of(prompt.seat ?? "")}: `;
  const thrown =
    (prompt.need === "roll" || prompt.need === "lay") &&
    !ROLLED.test(prompt.says) &&
    prompt.says.startsWith(lead) &&
    /^(.*?(?<!\.[A-Z]))\.(?:\s+(.+))?$/s.exec(prompt.says.slice(lead.length));
  if (thrown) {
    return { asks: opening(thrown[1]), rest: thrown[2] ?? "" };
  }
  const parts =
    (prompt.need === "choice" || prompt.need === "roll") &&
    prompt.says.startsWith(lead) &&
    /^(.*?(?<!\.[A-Z]))\.\s+(.+)$/s.exec(prompt.says.slice(lead.length));
  if (!parts) {
    return { rest: prompt.says };
  }
  const [, first, rest] = parts;
  const mark = prompt.options.length > 0 && / or /.test(first) ? "?" : "";
  return { asks: opening(first) + mark, rest };
}

/**
 * Fills the heading with the asked seat and its question, or at least the kind of prompt.
 * @param {HTMLElement} element
 * @param {Told.Prompt} prompt
 * @param {string | undefined} turn
 * @param {string[]} seats
 * @param {string | undefined} asks
 */
export function showHeading(element, prompt, turn, seats, asks) {
  const seat = asked(prompt, turn);
  const parts = [];
  if (seat) {
    parts.push(seatMark(seatLook(seat, seats), "seat-mark"), make("span", "seat-name", players.of(seat)));
  }
  parts.push(make("span", "need", asks ?? (seat || prompt.need !== "choice" ? needed(prompt) : "To choose")));
  element.dataset.need = prompt.need;
  element.classList.toggle("long", (asks ?? "").length > LONG_QUESTION);
  element.replaceChildren(...parts);
}

const LONG = 90;
const LONGER = 160;

/**
 * Shows the rest of the prompt, in smaller letters the longer it is.
 * @param {HTMLElement} element
 * @param {string} rest
 */
export function showRest(element, rest) {
  element.textContent = unbroken(rest);
  element.classList.toggle("long", rest.length > LONG);
  element.classList.toggle("longer", rest.length > LONGER);
}

/** @type {Record<string, string>} */
const IN_TITLE = {
  choice: "to play",
  roll: "to roll",
  lay: "to lay a die",
  draw: "to draw",
  "die-unclear": "to roll again",
  question: "to choose",
  "carry-out": "to move pieces",
  correction: "to fix the board",
};

/**
 * Returns what the asked seat is about to do.
 * @param {Told.Prompt} prompt
 */
export const doing = (prompt) => inItsWords(IN_TITLE[prompt.need] ?? "to act", prompt);

/**
 * Sets the tab's title: the asked seat and its question first, then our name.
 * @param {Told.Prompt} prompt
 * @param {string | undefined} turn
 */
export function showTitle(prompt, turn) {
  const need = needed(prompt);
  const seat = asked(prompt, turn);
  document.title = `${seat ? `${players.of(seat)} ${doing(prompt)}` : need} · Umpire`;
}

const STEPS_LISTED = 5;

/**
 * Odds such as 3-1 are not broken at the end of a line.
 * @param {string} says
 */
export const unbroken = (says) => says.replace(/(\d)-(\d)/g, "$1\u2011$2");

/**
 * Returns the number of entries left out of a list because the message would have been too long.
 * @param {{ omitted?: Told.Stamp["omitted"] }} message
 * @param {string} list
 */
export const omitted = (message, list) => message.omitted?.find((one) => one.list === list)?.count ?? 0;

/**
 * Lets the table do the set-up, or begins another game that is set up at once.
 * @param {Told.Prompt} prompt
 * @param {(button: HTMLElement) => unknown} layOut
 */
function layingOut(prompt, layOut) {
  const button = make("button", "", finished(prompt) ? "Play again: lay out a new game" : "Lay out for me");
  button.addEventListener("click", () => layOut(button));
  return make("li", "option lay-out", button);
}

/**
 * Returns whether seats choose in secret now, each on its own page: there are choices, but no public ones.
 * @param {Told.Prompt} prompt
 * @param {Told.Action[]} legal the publicly legal actions
 */
export const isSecret = ({ need, options, lesson }, legal) =>
  need === "choice" && options.length === 0 && legal.length === 0 && lesson?.task !== "read";

/**
 * Makes the way to the pages for secret choices.
 * @param {() => unknown} open
 */
export function secretly(open) {
  const button = make("button", "", "Choose in secret: codes and links for each seat");
  button.addEventListener("click", open);
  return make("li", "option secretly", button);
}

/**
 * Lists the corrections in order, or the options that a button chooses among, after the button for an automatic set-up.
 * @param {HTMLElement} list
 * @param {Told.Prompt} prompt
 * @param {((notation: string, button: HTMLElement) => unknown) | undefined} choose
 * @param {((button: HTMLElement) => unknown) | undefined} layOut
 * @param {((request: string, button: HTMLElement) => unknown) | undefined} teach
 */
export function showList(list, prompt, choose, layOut, teach) {
  const laid = [
    ...(prompt.layingOut && layOut ? [layingOut(prompt, layOut)] : []),
    ...(prompt.lessonOffered && teach ? [offeredLesson(teach)] : []),
  ];
  const corrections = prompt.corrections.slice(0, STEPS_LISTED).map((one) => make("li", "correction", one.says));
  if (prompt.corrections.length > STEPS_LISTED) {
    corrections.push(make("li", "more", `and ${prompt.corrections.length - STEPS_LISTED} more`));
  }
  const options = prompt.options.map((option, i) => {
    const chosen = i === prompt.chosen;
    const item = make("li", chosen ? "option chosen" : "option");
    item.dataset.option = String(i);
    // A waiver, such as holding fire, is the way on for a player who wants no other option.
    item.classList.toggle("forgoing", option.kind?.weight === "forgoing");
    if (choose) {
      const button = make("button", "", unbroken(option.says));
      button.setAttribute("aria-pressed", String(chosen));
      button.addEventListener("click", () => choose(option.notation, button));
      item.append(button);
    } else {
      item.append(unbroken(option.says));
    }
    return item;
  });
  const more = omitted(prompt, "options") === 0 ? [] : [make("li", "more", `and ${omitted(prompt, "options")} more`)];
  list.replaceChildren(...laid, ...corrections, ...options, ...more);
  list.hidden = laid.length + corrections.length + options.length === 0;
  list.querySelector(".chosen")?.scrollIntoView({ block: "nearest" });
}

/**
 * Reports the index of the option that the person looks at; -1 for none.
 * @param {HTMLElement} list
 * @param {(index: number) => void} looked
 */
export function watchList(list, looked) {
  /** @param {Event} event */
  const look = ({ target }) => looked(Number(closest(target, "[data-option]")?.dataset.option ?? -1));
  ["pointerover", "focusin", "pointerleave"].forEach((type) => list.addEventListener(type, look));
}
