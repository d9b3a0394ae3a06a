// The winner in a few words.

/** @param {string[]} names */
const listed = (names) => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/**
 * Returns the winner. Players who share their score win together.
 * @param {Pick<Told.Outcome, "kind" | "winners">} outcome
 * @param {boolean} together
 */
export function victory({ kind, winners }, together) {
  if (kind === "ended-for-all") {
    return "The game was ended for all";
  }
  if (together) {
    return "All win together";
  }
  if (winners.length === 0) {
    return "No side wins";
  }
  return winners.length === 1 ? `${winners[0]} wins` : `${listed(winners)} win`;
}

/**
 * Returns the winner, once the game has ended.
 * @param {Told.Score} score
 * @param {string[]} seats
 */
export const wonBy = (score, seats) => score.outcome && victory(score.outcome, wonTogether(score, seats));

/**
 * Returns the rest of a sentence about the end, without the winner.
 * @param {string} says
 * @param {string} won
 */
export const besideWinner = (says, won) => says.replace(`${won}.`, "").trim();

/**
 * Returns whether all share one score and have won.
 * @param {Told.Score} score
 * @param {string[]} seats
 */
export const wonTogether = ({ scores, outcome }, seats) =>
  scores[0]?.shared === true && outcome?.winners.length === seats.length;
