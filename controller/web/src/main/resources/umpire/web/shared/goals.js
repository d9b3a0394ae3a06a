// What decides the game, as the table counts it for each seat, and who is ahead.

import { make } from "./svg.js";

/**
 * Returns what is counted for a seat, what matters most first.
 * @param {Told.SeatScore} score
 * @returns {[Told.Goal, ...Told.Goal[]]}
 */
export function goalsOf({ goals, points, what }) {
  const [first, ...others] = goals ?? [];
  return first ? [first, ...others] : [{ count: points, what }];
}

/**
 * Draws how far a seat has come, in large figures, with the number there is to come to.
 * @param {Told.Goal} goal
 */
export const figure = ({ count, most }) =>
  make("b", "points", String(count), ...(most === undefined ? [] : [make("small", "", `/${most}`)]));

/**
 * Says what is counted, with the number that loses.
 * @param {Told.Goal} goal
 */
export const counted = ({ what, lostAt }) => (lostAt === undefined ? what : `${what}, lost at ${lostAt}`);

/**
 * Says a goal in a few words.
 * @param {Told.Goal} goal
 */
export const goalSaid = (goal) =>
  `${goal.most === undefined ? goal.count : `${goal.count} of ${goal.most}`} ${counted(goal)}`;

/**
 * Returns which of a seat's goals decides who is ahead: the first that another seat has reached otherwise.
 * @param {Told.SeatScore} score
 * @param {Told.SeatScore[]} scores
 */
export function decides(score, scores) {
  const goals = goalsOf(score);
  const otherwise = goals.findIndex(({ count }, i) => scores.some((one) => goalsOf(one)[i]?.count !== count));
  return Math.max(0, otherwise);
}

/**
 * Marks the seat that is ahead, or has won. Of those who share their score nobody is.
 * @param {Told.SeatScore} score
 * @param {Told.Outcome | undefined} outcome
 */
export function standing({ seat, leads, shared }, outcome) {
  if (shared) {
    return [];
  }
  const says = outcome ? (outcome.winners.includes(seat) ? "won" : "") : leads ? "leads" : "";
  return says ? [make("span", "ahead", says)] : [];
}
