// The winner in a few words.

/** @param {string[]} names */
const listed = (names) => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/**
 * Returns the winner. Players who share their score win or lose together. When they win, the game is only called
 * finished, because the score tells how well they did.
 * @param {Pick<Told.Outcome, "kind" | "winners">} outcome
 * @param {string[]} seats
 * @param {boolean} shared
 */
function victory({ kind, winners }, seats, shared) {
  if (kind === "ended-for-all") {
    return "The game was ended for all";
  }
  if (winners.length === 0) {
    return shared ? "All lose together" : "No side wins";
  }
  if (shared && winners.length === seats.length) {
    return "The game is finished";
  }
  return winners.length === 1 ? `${winners[0]} wins` : `${listed(winners)} win`;
}

/**
 * Returns the winner, once the game has ended.
 * @param {Told.Score} score
 * @param {string[]} seats
 */
export const wonBy = ({ outcome, scores }, seats) => outcome && victory(outcome, seats, scores[0]?.shared === true);

/**
 * Returns the rest of a sentence about the end, without the winner.
 * @param {string} says
 * @param {string} won
 */
export const besideWinner = (says, won) => says.replace(`${won}.`, "").trim();
