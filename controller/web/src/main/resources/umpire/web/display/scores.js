// Each seat's score, and its losses since the game began; for a stream also its chance to win.

import { quoted } from "../shared/chronicle.js";
import { counted, figure, goalSaid, goalsOf, standing } from "../shared/goals.js";
import { drawing } from "../shared/legend.js";
import { players } from "../shared/players.js";
import { seatLook } from "../shared/seats.js";
import { make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/**
 * Fills the cards of the seats.
 * @param {HTMLElement} element
 * @param {Told.Score} score
 * @param {{ seats: string[], turn?: string, tokens: Told.Token[], lost: string[], drawings: Shown.Drawings,
 *   chances?: Map<string, number | undefined> }} game the chances are in percent, by seat
 */
export function showScores(element, { scores, outcome }, { seats, turn, tokens, lost, drawings, chances }) {
  const known = new Map(tokens.map((token) => [token.token, token]));
  const dead = lost.map((name) => known.get(name)).filter((token) => token !== undefined);
  const first = chances?.get(scores[0]?.seat);
  const cards = (scores[0]?.shared ? [{ ...scores[0], seat: "All together" }] : scores).map((score) => {
    const { seat, parts = [], shared, goals = [] } = score;
    const [main, ...others] = goalsOf(score);
    const look = seatLook(seat, seats);
    return make(
      "div",
      seat === turn && !outcome ? "score turn" : "score",
      ...(seats.includes(seat) ? [seatMark(look, "seat-mark")] : []),
      make("span", "who", players.who(seat)),
      figure(main),
      make("span", "what main", counted(main)),
      ...standing(score, outcome),
      ...likely(shared ? first : chances?.get(seat), shared === true),
      ...others.map((goal) => make("span", "what goal", goalSaid(goal))),
      ...reasons(shared && goals.length > 0 ? [] : parts),
      ...losses(
        dead.filter((token) => token.seat === seat),
        look,
        drawings,
      ),
    );
  });
  element.replaceChildren(...cards);
}

/**
 * Returns the chance to win. Players who share their score have a share of the possible one.
 * @param {number | undefined} percent
 * @param {boolean} shared
 */
const likely = (percent, shared) =>
  percent === undefined
    ? []
    : [make("span", "what chance", `${percent}\u00a0% ${shared ? "of the possible score" : "to win"}`)];

/**
 * Returns the parts of the points, as the table adds them up.
 * @param {{ points: number, what: string }[]} parts
 */
const reasons = (parts) =>
  parts.length === 0
    ? []
    : [make("span", "what reasons", parts.map(({ points, what }) => `${points} ${what}`).join(", "))];

/**
 * Draws equal pieces once, with their number.
 * @param {Told.Token[]} tokens
 * @param {Shown.Look} look
 * @param {Shown.Drawings} drawings
 */
function losses(tokens, look, drawings) {
  /** @type {Map<Told.Token, number>} */
  const counts = new Map();
  tokens.forEach((token) => counts.set(token, (counts.get(token) ?? 0) + 1));
  if (counts.size === 0) {
    return [];
  }
  const row = make(
    "span",
    "lost",
    make("span", "soft", "Lost"),
    ...[...counts].map(([token, count]) => lostPiece(token, count, look, drawings)),
  );
  return [row];
}

/**
 * Letters on such a small piece are unreadable. Without a picture, the letters are shown alone.
 * @param {Told.Token} token
 * @param {number} count
 * @param {Shown.Look} look
 * @param {Shown.Drawings} drawings
 */
function lostPiece(token, count, look, drawings) {
  const pictured = token.token in drawings.pictures;
  const piece = make(
    "span",
    "lost-piece",
    pictured ? drawing(token, look, drawings) : make("span", "", token.letters),
    ...(count > 1 ? [`×${count}`] : []),
  );
  piece.title = token.name;
  return piece;
}

/**
 * Returns the game's own sentence about the end, unless it is shown above already.
 * @param {Told.Outcome} outcome
 * @param {string} saidAbove
 * @param {string} won the winner in a few words
 */
export function ended({ section, says }, saidAbove, won) {
  return (saidAbove.includes(says) ? `${won}.` : says) + quoted(section);
}
