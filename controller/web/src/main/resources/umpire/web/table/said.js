// What the table has said of the game, as far as the virtual table shows it. One value, which all parts of the page
// look at.

import { looksOf } from "../shared/lying.js";
import { QUIET } from "../shared/nothingsaid.js";

const SIDES = ["south", "north", "east", "west"];

/**
 * Before anything is said there are only those who sit at the table.
 * @param {Twin.Furniture} furniture
 * @returns {Shown.Said}
 */
export function nothingSaid(furniture) {
  return {
    seats: SIDES.map((side) => furniture.seats[side]).filter(Boolean),
    tokens: new Map(),
    prompt: QUIET,
    legal: [],
    marks: [],
    strikes: [],
    standings: [],
    looks: new Map(),
    score: { scores: [] },
  };
}

/** @param {Shown.Said} said @param {Told.Game} game */
export function takeGame(said, game) {
  said.seats = game.seats;
  said.tokens = new Map(game.tokens.map((token) => [token.token, token]));
}

/** @param {Shown.Said} said @param {Told.Position} position */
export function takePosition(said, position) {
  said.turn = position.turn;
  said.played = position.actionsPlayed;
  said.marks = position.marks;
  said.strikes = position.strikes ?? [];
  said.standings = position.standings;
  said.looks = looksOf(position, said.tokens);
}
