// The goals that decide the game, with the table's count for each seat, and the leader.

import { make } from "./svg.js";

/**
 * Returns a seat's goals, the most important first.
 * @param {Told.SeatScore} score
 * @returns {[Told.Goal, ...Told.Goal[]]}
 */
export function goalsOf({ goals, points, what }) {
  const [first, ...others] = goals ?? [];
  return first ? [first, ...others] : [{ count: points, what }];
}

/**
 * Draws the progress of a seat in large figures, with the number to reach.
 * @param {Told.Goal} goal
 */
export const figure = ({ count, most }) =>
  make("b", "points", String(count), ...(most === undefined ? [] : [make("small", "", `/${most}`)]));

/**
 * Returns the name of the goal, with the number at which it is lost.
 * @param {Told.Goal} goal
 */
export const counted = ({ what, lostAt }) => (lostAt === undefined ? what : `${what}, lost at ${lostAt}`);

/**
 * Returns a goal in a few words.
 * @param {Told.Goal} goal
 */
export const goalSaid = (goal) =>
  `${goal.most === undefined ? goal.count : `${goal.count} of ${goal.most}`} ${counted(goal)}`;

/**
 * Returns the index of the goal that decides the lead: the first one at which the seats' counts differ.
 * @param {Told.SeatScore} score
 * @param {Told.SeatScore[]} scores
 */
export function decides(score, scores) {
  const goals = goalsOf(score);
  const otherwise = goals.findIndex(({ count }, i) => scores.some((one) => goalsOf(one)[i]?.count !== count));
  return Math.max(0, otherwise);
}

/**
 * Marks the seat that leads or has won. Seats that share their score have no leader.
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
