// What is asked before a game begins: options as lists of answers, house rulings as drop-downs, and what was chosen
// the last time on this screen.

import { plain } from "./gamewords.js";
import { make } from "./svg.js";

/**
 * A question on the screen: what shows it, and the answer that is chosen.
 * @typedef {{ question: Told.Question, element: HTMLElement, value: () => string }} Asked
 */

/**
 * An option: all its answers are in sight, each in words.
 * @param {Told.Question} question
 * @param {string} [before] what was chosen the last time
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
 * A house ruling: few people ever change one.
 * @param {Told.Question} question
 * @param {string} [before] what was chosen the last time
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
 * What is as usual need not be said.
 * @param {Asked[]} all
 */
export const answers = (all) =>
  all
    .filter(({ question, value }) => value() !== question.byDefault)
    .map(({ question, value }) => ({ key: question.key, value: value() }));

const CHOSEN = "umpire-chosen-";

/**
 * Returns what was chosen of a game on this screen the last time, by key.
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
    // A browser that keeps nothing asks anew.
  }
}
