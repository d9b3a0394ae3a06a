// The table's recommendation. Only the browser that asked gets it. It stays on the board until the next action.

import { ask } from "./asking.js";
import { drawPlace, drawWay } from "./cues.js";
import { players } from "./players.js";
import { pieceWays } from "./reach.js";
import { make } from "./svg.js";

/**
 * @param {Shown.Answer} answer
 * @param {boolean} drawn whether any of it has a place on the board
 */
export async function tellHint({ done, says }, drawn) {
  const lines = says.split("\n").map((line) => make("li", "", players.says(line)));
  const where = drawn ? [make("p", "", "The board shows the numbered targets until the next action.")] : [];
  await ask({
    title: done ? "What the table would play" : "No hint",
    says: done ? "" : says,
    answers: [],
    no: "Close",
    beside: true,
    more: done ? [make("ol", "hints", ...lines), ...where] : [],
  });
}

export class Advice {
  constructor() {
    /** @type {string[]} */
    this.actions = [];
    this.among = "";
    this.played = 0;
  }

  /**
   * Forgets the recommendation once an action was played, because the next seat may have the same legal actions.
   * @param {Told.Position} position
   */
  told({ actionsPlayed }) {
    this.actions = actionsPlayed === this.played ? this.actions : [];
    this.played = actionsPlayed;
  }

  /**
   * Stores recommended actions that are legal now. Returns whether any of them has a place.
   * @param {string[]} actions the actions by notation, the best first
   * @param {Told.Action[]} legal
   */
  given(actions, legal) {
    this.actions = actions;
    this.among = notations(legal);
    return waysOf(actions, legal).length > 0;
  }

  /**
   * Draws the actions, numbered, on a board with these outlines. Draws nothing once the legal actions have changed.
   * @param {Told.Action[]} legal
   * @param {Map<string, Outline>} outlines
   * @param {number} lettersMm
   */
  drawn(legal, outlines, lettersMm) {
    const ways = this.actions.length > 0 && notations(legal) === this.among ? waysOf(this.actions, legal) : [];
    return ways.flatMap(({ from, to, label }) => {
      const [start, end] = [outlines.get(from), outlines.get(to)];
      if (!start || !end) {
        return [];
      }
      return [from === to ? drawPlace(end, label, lettersMm) : drawWay(start, end, label, lettersMm)];
    });
  }
}

/** @param {Told.Action[]} legal */
const notations = (legal) => legal.map(({ notation }) => notation).join("\n");

/**
 * Returns the ways of actions with their numbers. Actions with the same way share one line.
 * @param {string[]} actions
 * @param {Told.Action[]} legal
 * @returns {{ from: string, to: string, label: string }[]}
 */
export function waysOf(actions, legal) {
  /** @type {Map<string, { from: string, to: string, label: string }>} */
  const ways = new Map();
  actions.forEach((notation, i) => {
    const action = legal.find((one) => one.notation === notation);
    for (const { from, to } of action ? drawnWays(action) : []) {
      const key = `${from} ${to}`;
      const before = ways.get(key);
      ways.set(key, { from, to, label: before ? `${before.label}, ${i + 1}` : String(i + 1) });
    }
  });
  return [...ways.values()];
}

/** @param {Told.Action} action */
function drawnWays(action) {
  const ways = action.touches.length > 0 ? [] : pieceWays(action);
  const places = action.touches.length > 0 ? action.touches : action.changes;
  const only = places.length > 0 ? [{ from: places[0], to: places[places.length - 1] }] : [];
  return ways.length > 0 ? ways : only;
}
