// The current question in words: in the second person for the players of this page, in the third person for others.

import { decides, goalsOf } from "../shared/goals.js";
import { opening } from "../shared/names.js";
import { players } from "../shared/players.js";
import { doing, finished, question, showHeading, showTitle } from "../shared/prompt.js";
import { find, make } from "../shared/svg.js";
import { eyeless, showAlerts, untold } from "../shared/troubles.js";
import { besideWinner, wonBy } from "../shared/victory.js";

/** @import { Allowed } from "./allowed.js" */
/** @import { Choosing } from "./choosing.js" */

const LIST = "Choose in the list.";
const SECRET = "Choose, then press Declare.";
const READ = "Read, then go on";
const ASTRAY = "Put it right, then go on";
/** The table tells a seat's request, such as a draw, before the question, and names the buttons of a wooden table. */
const WANTED =
  /^(.*?)(?:: press Confirm to (\w+) it, Undo to (\w+)(?: it)?, or play on| Press Confirm if .*? it is)\. /s;
/** Sentences about handling real pieces begin like this. */
const BY_HAND = /^(?:For an action in the list|Or press|Choose with|Touch|Press)\b/;

/**
 * Splits the prompt into the question and the rest. Sentences about handling real pieces are left out at a virtual
 * table.
 * @param {Told.Prompt} prompt
 * @param {boolean} virtual
 * @param {string} how the instruction for the page's own controls
 * @param {boolean} [own] whether this page is the asked seat's own
 * @returns {{ asks?: string, rest: string }}
 */
export function asked(prompt, virtual, how, own = false) {
  const whole = question(prompt);
  const lead = leadOf(prompt);
  if (prompt.lesson && (virtual || prompt.need === "choice")) {
    const { astray, task } = prompt.lesson;
    return { asks: astray ? ASTRAY : task === "read" ? READ : whole.asks && unmarked(whole.asks), rest: "" };
  }
  if (!virtual || prompt.need !== "choice" || !prompt.says.startsWith(lead)) {
    return own && whole.rest.startsWith(lead) ? { ...whole, rest: opening(whole.rest.slice(lead.length)) } : whole;
  }
  return { asks: unmarked(whole.asks ?? opening(prompt.says.slice(lead.length))), rest: told(whole, how) };
}

/**
 * Returns the text below the headline: the instruction, and how to carry it out. A headline may describe the situation
 * only.
 * @param {{ asks?: string, rest: string }} whole
 * @param {string} how
 */
function told({ asks, rest }, how) {
  const next = firstSentence(rest);
  return asks === undefined || BY_HAND.test(next) ? how : `${next}. ${how}`.trim();
}

/**
 * Splits a seat's request from the prompt. The page has buttons of its own to answer the request.
 * @param {Told.Prompt} prompt
 * @returns {{ wanted: string, then: Told.Prompt }}
 */
export function apart(prompt) {
  const [whole, wants, yes, no] = WANTED.exec(prompt.says) ?? ["", "", "", ""];
  const wanted = yes ? `${wants} may ${yes} it, ${no} it, or play on. ` : `${wants} `.trimStart();
  return { wanted, then: { ...prompt, says: prompt.says.slice(whole.length) } };
}

/**
 * Rewrites a question to several seats for the one seat that chooses in secret or throws here.
 * @param {Told.Prompt} prompt
 * @param {string | undefined} chooser
 */
export function askedOf(prompt, chooser) {
  const several = prompt.need === "choice" || (prompt.need === "roll" && prompt.seat === undefined);
  if (chooser === undefined || prompt.seat === chooser || !several) {
    return prompt;
  }
  const says = prompt.says.slice(prompt.says.indexOf(": ") + 2);
  return { ...prompt, seat: chooser, says: `${players.of(chooser)}: ${says}` };
}

/**
 * Returns the first sentence without its full stop. The dots of "G.E.V." do not end a sentence.
 * @param {string} says
 */
const firstSentence = (says) => says.split(/(?<=[^.][a-z0-9)'])\.(?: |$)/)[0];

/**
 * Removes the final punctuation, so that all headlines end alike.
 * @param {string} asks
 */
const unmarked = (asks) => asks.replace(/[.?]$/, "");

/** @param {Told.Prompt} prompt */
const leadOf = ({ seat = "" }) => `${players.of(seat)}: `;

/**
 * Shows the alerts that concern this page and that the question does not mention.
 * @param {{ said: Shown.Watched, virtual: boolean, seat: Shown.Seat | undefined }} page
 */
export function showTroubles({ said, virtual, seat }) {
  showAlerts(find("alerts"), untold(said.alerts, said.prompt.says, virtual ? eyeless(seat !== undefined) : []));
}

/**
 * Returns whose turn it is and the question to the other seat, in the third person. A choice may begin with a sentence
 * that describes the situation; a throw may end with one that explains it.
 * @param {Told.Prompt} prompt
 * @param {boolean} [machine] whether this is the machine's own page of a virtual table
 */
export function ofAnother(prompt, machine = false) {
  const { says, seat = "", need } = prompt;
  const phone = machine && players.onPhone(seat);
  const name = players.of(seat);
  const what = says.startsWith(leadOf(prompt)) ? says.slice(leadOf(prompt).length) : says;
  const { asks: stands, rest } = question(prompt);
  const first = firstSentence(what);
  const next = stands === undefined || BY_HAND.test(rest) ? "" : firstSentence(rest);
  const told =
    next === ""
      ? [`${name}'s turn: ${first}`]
      : need === "choice"
        ? [opening(first), `${name}'s turn: ${unopened(next)}`]
        : [`${name}'s turn: ${first}`, next];
  const gone = phone ? ` Is the phone gone? Press ${name} above.` : "";
  return {
    asks: players.level(seat) > 0 ? "thinks …" : `is ${doing(prompt)}${phone ? " on their phone" : ""}`,
    rest: opening(aboutThem(`${told.join(". ")}.`, name)) + gone,
  };
}

/** The words that address the asked player. */
const ABOUT_THEM = /\b(?:you (are|have)|yours?|you)\b/gi;

/**
 * Turns a sentence to a player into one about this player: "You have two dice" becomes "They have two dice".
 * @param {string} says
 * @param {string} name
 */
const aboutThem = (says, name) =>
  says.replace(ABOUT_THEM, (word, verb) =>
    verb ? `${name} ${verb === "are" ? "is" : "has"}` : /r/.test(word) ? `${name}'s` : word === "You" ? "They" : "they",
  );

/**
 * Writes the first letter small, except that of a piece's name.
 * @param {string} says
 */
const unopened = (says) => says.replace(/^[A-Z](?=[a-z]+\b(?! \d))/, (letter) => letter.toLowerCase());

/**
 * Returns whether the points decided the game: no seat resigned, no other goal came first, and no loser has as many.
 * @param {Told.SeatScore[]} scores
 * @param {Told.Outcome} outcome
 */
function byPoints(scores, { kind, winners }) {
  const least = Math.min(...scores.filter(({ seat }) => winners.includes(seat)).map(({ points }) => points));
  return (
    kind !== "resigned" &&
    scores.every((one) => goalsOf(one)[decides(one, scores)].what === one.what) &&
    scores.every(({ seat, points }) => winners.includes(seat) || points < least)
  );
}

/**
 * Returns the end of the game with its score, for the players of this page.
 * @param {Told.Score} score
 * @param {string[]} seats
 * @param {string[]} people the seats played on this page
 */
export function ending(score, seats, people) {
  const { scores, outcome } = score;
  const won = wonBy(score, seats);
  if (!outcome || !won) {
    return undefined;
  }
  const { winners } = outcome;
  const shared = scores[0]?.shared === true;
  const alone = !shared && people.length === 1 && winners.length === 1;
  const title = alone ? (winners[0] === people[0] ? "You won" : "You lost") : won;
  const ownFirst = alone
    ? scores.toSorted((one, other) => Number(other.seat === people[0]) - Number(one.seat === people[0]))
    : scores;
  const counted = shared ? scores.slice(0, 1) : byPoints(scores, outcome) ? ownFirst : [];
  const points = counted.map((one) => one.points).join(" : ");
  return { asks: points ? `${title}, ${points} ${counted[0].what}` : title, rest: besideWinner(outcome.says, won) };
}

/**
 * Fills the question zone.
 * @param {object} page
 * @param {Shown.Watched} page.said
 * @param {boolean} page.virtual whether the table is virtual
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
  const machine = virtual && allowed.own === undefined;
  const end = finished(prompt) ? ending(score, seats, seats.filter(plays)) : undefined;
  const lights = choosing.lights();
  const listed = allowed.secretActions().length > 0 ? SECRET : allowed.listed() > 0 ? LIST : "";
  const how = lights ? `Pick a ${lights}: its choices light up.` : listed;
  const { asks, rest } =
    end ?? (another ? ofAnother(prompt, machine) : asked(prompt, virtual, how, seat === allowed.own));
  showHeading(find("heading"), prompt, position?.turn, seats, asks);
  showTitle(prompt, position?.turn);
  find("ask").classList.toggle("of-another", another);
  find("says").textContent = wanted + rest;
  const corrections = finished(prompt) || virtual ? [] : prompt.corrections;
  find("corrections").replaceChildren(...corrections.slice(0, 5).map(({ says }) => make("li", "", says)));
}
