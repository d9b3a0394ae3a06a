// What is asked, in words: of whoever plays on this page, and of others in the third person.

import { opening } from "../shared/names.js";
import { players } from "../shared/players.js";
import { doing, finished, question, showHeading, showTitle } from "../shared/prompt.js";
import { find, make } from "../shared/svg.js";
import { showAlerts, untold } from "../shared/troubles.js";
import { besideWinner, victory, wonTogether } from "../shared/victory.js";

/** @import { Allowed } from "./allowed.js" */
/** @import { Choosing } from "./choosing.js" */

const PICK = "Pick a piece: what it may do lights up.";
const LIST = "Choose in the list.";
const READ = "Read, then go on";
const ASTRAY = "Put it right, then go on";
/** A wish of a seat beside the rules stands before the question, with the buttons of a table of wood. */
const WANTED =
  /^(.*?)(?:: press Confirm to (\w+) it, Undo to (\w+)(?: it)?, or play on| Press Confirm if .*? it is)\. /s;
/** How hands would do it begins so. */
const BY_HAND = /^(?:For one of those|Or press|Choose with|Touch|Press)\b/;

/**
 * Splits what is asked into the question and the rest. How hands would do it is of no use at a table that lies by
 * itself.
 * @param {Told.Prompt} prompt
 * @param {boolean} virtual
 * @param {string} how what to do with it
 * @returns {{ asks?: string, rest: string }}
 */
export function asked(prompt, virtual, how) {
  const whole = question(prompt);
  const lead = leadOf(prompt);
  if (prompt.lesson && (virtual || prompt.need === "choice")) {
    const { astray, task } = prompt.lesson;
    return { asks: astray ? ASTRAY : task === "read" ? READ : whole.asks && unmarked(whole.asks), rest: "" };
  }
  if (!virtual || prompt.need !== "choice" || !prompt.says.startsWith(lead)) {
    return whole;
  }
  return { asks: unmarked(whole.asks ?? opening(prompt.says.slice(lead.length))), rest: told(whole, how) };
}

/**
 * Says what is to be done, where the headline says how things stand, and what to do for it.
 * @param {{ asks?: string, rest: string }} whole
 * @param {string} how
 */
function told({ asks, rest }, how) {
  const next = firstSentence(rest);
  return asks === undefined || next === "" || BY_HAND.test(next) ? how : `${next}. ${how}`.trim();
}

/**
 * Splits what a seat wants from what is asked. The page asks for an answer to it with buttons of its own.
 * @param {Told.Prompt} prompt
 * @returns {{ wanted: string, then: Told.Prompt }}
 */
export function apart(prompt) {
  const [whole, wants, yes, no] = WANTED.exec(prompt.says) ?? ["", "", "", ""];
  const wanted = yes ? `${wants} may ${yes} it, ${no} it, or play on. ` : `${wants} `.trimStart();
  return { wanted, then: { ...prompt, says: prompt.says.slice(whole.length) } };
}

/**
 * Returns what several seats are asked as it is asked of the one that chooses in secret here.
 * @param {Told.Prompt} prompt
 * @param {string | undefined} chooser
 */
export function askedOf(prompt, chooser) {
  if (chooser === undefined || prompt.seat === chooser || prompt.need !== "choice") {
    return prompt;
  }
  const says = prompt.says.slice(prompt.says.indexOf(": ") + 2);
  return { ...prompt, seat: chooser, says: `${players.of(chooser)}: ${says}` };
}

/**
 * Returns the first sentence without its stop. The points of "G.E.V." end none.
 * @param {string} says
 */
const firstSentence = (says) => says.split(/(?<=[^.][a-z0-9)'])\.(?: |$)/)[0];

/**
 * Every headline ends alike, whether the table lists answers to it or not.
 * @param {string} asks
 */
const unmarked = (asks) => asks.replace(/[.?]$/, "");

/** @param {Told.Prompt} prompt */
const leadOf = ({ seat = "" }) => `${players.of(seat)}: `;

/**
 * Shows what is out of order and not told by the question anyway; on a phone of a virtual table not what the camera
 * lacks.
 * @param {{ said: Shown.Watched, virtual: boolean, seat: Shown.Seat | undefined }} page
 */
export function showTroubles({ said, virtual, seat }) {
  showAlerts(find("alerts"), untold(said.alerts, said.prompt.says, virtual && seat !== undefined));
}

/**
 * Says whose turn it is and what the other seat is asked. Where the headline says how things stand, the thing to do
 * comes after it.
 * @param {Told.Prompt} prompt
 */
export function ofAnother(prompt) {
  const { says, seat = "" } = prompt;
  const thinks = players.level(seat) > 0;
  const what = says.startsWith(leadOf(prompt)) ? says.slice(leadOf(prompt).length) : says;
  const { asks: stands, rest } = question(prompt);
  const next = firstSentence(rest);
  const name = thinks && players.of(seat) === seat ? `The table (${seat})` : players.of(seat);
  return {
    asks: thinks ? "thinks …" : `is ${doing(prompt)}`,
    rest:
      stands === undefined || BY_HAND.test(next)
        ? `${name} is asked: ${firstSentence(what)}.`
        : `${opening(firstSentence(what))}. ${next}.`,
  };
}

/**
 * How a game ended, to those who played it here, with its score.
 * @param {Told.Score} score
 * @param {string[]} seats
 * @param {string[]} people whose seats are nobody else's
 */
export function ending(score, seats, people) {
  const { scores, outcome } = score;
  if (!outcome) {
    return undefined;
  }
  const { winners } = outcome;
  const shared = scores[0]?.shared === true;
  const alone = !shared && people.length === 1 && winners.length === 1;
  const won = victory(outcome, wonTogether(score, seats));
  const title = alone ? (winners[0] === people[0] ? "You won" : "You lost") : won;
  // Points are told where they decided: nobody resigned, and no other side has as many.
  const least = Math.min(...scores.filter(({ seat }) => winners.includes(seat)).map((one) => one.points));
  const decided =
    outcome.kind !== "resigned" && scores.every(({ seat, points }) => winners.includes(seat) || points < least);
  const ownFirst = alone
    ? scores.toSorted((one, other) => Number(other.seat === people[0]) - Number(one.seat === people[0]))
    : scores;
  const counted = shared ? scores.slice(0, 1) : decided ? ownFirst : [];
  const points = counted.map((one) => one.points).join(" : ");
  return { asks: points ? `${title}, ${points}` : title, rest: besideWinner(outcome.says, won) };
}

/**
 * Fills the zone that asks.
 * @param {object} page
 * @param {Shown.Watched} page.said
 * @param {boolean} page.virtual whether the table lies by itself
 * @param {Allowed} page.allowed
 * @param {Choosing} page.choosing
 */
export function showAsked({ said, virtual, allowed, choosing }) {
  const { score, game, position } = said;
  const { wanted, then } = apart(said.prompt);
  const prompt = askedOf(then, allowed.chooser());
  const { need, seat } = prompt;
  const seats = game?.seats ?? [];
  const plays = (/** @type {string} */ one) => allowed.plays(one);
  const another = seat !== undefined && !plays(seat) && !finished(prompt) && need !== "set-up";
  const end = finished(prompt) ? ending(score, seats, seats.filter(plays)) : undefined;
  const how = choosing.lights() ? PICK : allowed.listed() > 0 ? LIST : "";
  const { asks, rest } = end ?? (another ? ofAnother(prompt) : asked(prompt, virtual, how));
  showHeading(find("heading"), prompt, position?.turn, seats, asks);
  showTitle(prompt, position?.turn);
  find("ask").classList.toggle("of-another", another);
  find("says").textContent = wanted + rest;
  const corrections = finished(prompt) || virtual ? [] : prompt.corrections;
  find("corrections").replaceChildren(...corrections.slice(0, 5).map(({ says }) => make("li", "", says)));
}
