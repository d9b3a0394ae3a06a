// The dice: the effect of each face while a roll is awaited, and the last roll until the next one.

import { players } from "../shared/players.js";
import { dieFace } from "../shared/dice.js";
import { inItsWords, unbroken } from "../shared/prompt.js";
import { seatLook } from "../shared/seats.js";
import { make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/** @typedef {{ effect: string, dice: Told.Face[], says: string[] }} Outlook */

/**
 * Groups faces with the same effect in one line, in the order of the game's list.
 * @param {Told.Action[]} actions
 */
export function byEffect(actions) {
  /** @type {Map<string, Outlook>} */
  const rows = new Map();
  for (const { dice = [], effect, says } of actions) {
    if (effect === undefined) {
      continue;
    }
    const row = rows.get(effect) ?? { effect, dice: [], says: [] };
    rows.set(effect, { effect, dice: [...row.dice, ...dice], says: dice.length > 0 ? row.says : [...row.says, says] });
  }
  return [...rows.values()];
}

/**
 * Returns the last roll of this game with its result, if the log still has it. A drawn card is no roll.
 * @param {Told.Event[]} lines
 */
export const lastRoll = (lines) =>
  lines.findLast(({ purpose, dice = [] }) => purpose !== undefined && dice.every(({ kind }) => kind !== "card"));

/**
 * Fills the panel of the dice. It is hidden when empty.
 * @param {HTMLElement} panel
 * @param {{ prompt: Told.Prompt, legal: Told.Legal, lines: Told.Event[], seats: string[] }} others
 */
export function showThrows(panel, { prompt, legal, lines, seats }) {
  const asked = prompt.need === "roll" || prompt.need === "die-unclear";
  const rows = asked ? byEffect(legal.actions) : [];
  const last = asked ? undefined : lastRoll(lines);
  panel.hidden = rows.length === 0 && last === undefined;
  panel.classList.toggle("needed", rows.length > 0);
  if (rows.length > 0) {
    panel.replaceChildren(make("h2", "", inItsWords("What each roll does", prompt)), ...rows.map(outlook));
  } else if (last) {
    panel.replaceChildren(make("h2", "", "The last dice"), rolled(last, seats));
  }
}

/** @param {Outlook} row */
function outlook({ dice, says, effect }) {
  const faces = make("span", "faces", ...dice.map(dieFace), ...says);
  return make("p", "outlook", faces, make("span", "effect", unbroken(effect || "Nothing happens.")));
}

/** @param {Told.Event} roll @param {string[]} seats */
function rolled({ seat, dice = [], says, purpose = "" }, seats) {
  const who = make("b", "", ...(seat ? [seatMark(seatLook(seat, seats), "seat-mark"), ` ${players.of(seat)}:`] : []));
  const drawn = dice.length > 0;
  const faces = make("span", "faces", ...(drawn ? dice.map(dieFace) : [says]));
  return make("p", drawn ? "last-roll" : "last-roll in-words", faces, make("span", "", who, ` ${unbroken(purpose)}`));
}
