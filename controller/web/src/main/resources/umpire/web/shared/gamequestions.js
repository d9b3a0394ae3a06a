// The questions before a game begins: options as lists of answers, house rulings as drop-downs, with the last choices
// on this screen.

import { plain } from "./gamewords.js";
import { make } from "./svg.js";

/**
 * A question on the screen: its element, and the chosen answer.
 * @typedef {{ question: Told.Question, element: HTMLElement, value: () => string }} Asked
 */

/**
 * Makes an option, with all answers visible in words.
 * @param {Told.Question} question
 * @param {string} [before] the last choice
 * @returns {Asked}
 */
export function option(question, before) {
  const { key, says, allowed } = question;
  const inputs = allowed.map((value) => {
    const input = make("input");
    input.type = "radio";
    input.name = key;
    input.value = value;
    input.checked = value === chosenFirst(question, before);
    return input;
  });
  const labels = inputs.map((input, i) => make("label", "answer", input, make("span", "", worded(question)[i])));
  return {
    question,
    element: make("fieldset", "option-answers", make("legend", "", says), ...labels),
    value: () => inputs.find(({ checked }) => checked)?.value ?? question.byDefault,
  };
}

/**
 * Makes a house ruling as a drop-down, because few people change one.
 * @param {Told.Question} question
 * @param {string} [before] the last choice
 * @returns {Asked}
 */
export function ruling(question, before) {
  const said = worded(question);
  const select = make("select", "", ...question.allowed.map((value, i) => new Option(said[i], value)));
  select.name = question.key;
  select.value = chosenFirst(question, before);
  return {
    question,
    element: make("label", "", make("span", "", question.says), select),
    value: () => select.value,
  };
}

/** @param {Told.Question} question */
const worded = ({ allowed, words }) => words ?? allowed.map(plain);

/** @param {Told.Question} question @param {string | undefined} before */
const chosenFirst = ({ allowed, byDefault }, before) =>
  before !== undefined && allowed.includes(before) ? before : byDefault;

/**
 * Returns the answers that differ from the default.
 * @param {Asked[]} all
 */
export const answers = (all) =>
  all
    .filter(({ question, value }) => value() !== question.byDefault)
    .map(({ question, value }) => ({ key: question.key, value: value() }));

const CHOSEN = "umpire-chosen-";

/**
 * Returns the last choices for a game on this screen, by key.
 * @param {string} game
 * @returns {Record<string, string>}
 */
export function lastAnswers(game) {
  try {
    return JSON.parse(localStorage.getItem(CHOSEN + game) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} game @param {{ key: string, value: string }[]} chosen */
export function remember(game, chosen) {
  try {
    localStorage.setItem(
      CHOSEN + game,
      JSON.stringify(Object.fromEntries(chosen.map(({ key, value }) => [key, value]))),
    );
  } catch {
    // Without storage the default is offered next time.
  }
}
