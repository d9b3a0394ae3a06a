// The state of the game on the virtual table. All parts of the page share this one object.

import { looksOf } from "../shared/lying.js";
import { QUIET } from "../shared/nothingsaid.js";

const SIDES = ["south", "north", "east", "west"];

/**
 * Returns the state before the first message, which has only the seats.
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
