// The players: each seat with its player, its main score in large figures, and whose turn it is.

import { ask } from "../shared/asking.js";
import { counted, figure, goalSaid, goalsOf, decides, standing } from "../shared/goals.js";
import { players } from "../shared/players.js";
import { finished } from "../shared/prompt.js";
import { seatLook } from "../shared/seats.js";
import { find, make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/** @import { Allowed } from "./allowed.js" */
/** @import { Orders } from "./orders.js" */

/**
 * Fills the players zone. On a seat's own page a click does not ask who plays.
 * @param {{ said: Shown.Watched, seat: Shown.Seat | undefined, allowed: Allowed, orders: Orders }} page
 */
export function showPlayers({ said, seat: owner, allowed, orders }) {
  const { game, position, prompt, score } = said;
  const { scores, outcome } = score;
  const seats = game?.seats ?? [];
  const own = owner?.name;
  const { lesson } = prompt;
  const due = lesson?.astray ? lesson.seat : (allowed.chooser() ?? prompt.seat ?? position?.turn);
  const turn = finished(prompt) ? undefined : due;
  const shared = scores[0]?.shared === true;
  const lines = seats.map((seat) => {
    const score = scores.find((one) => one.seat === seat);
    const goals = shared || !score ? [] : goalsOf(score);
    const ahead = score ? standing(score, outcome) : [];
    // The goal that decides is marked: where both sides have as many units, the distance to the base, for example.
    const decider = score && !outcome ? decides(score, scores) : 0;
    const level = players.level(seat);
    const thinks = seat === turn && level > 0;
    const button = make(
      "button",
      seat === turn ? "player turn" : "player",
      seatMark(seatLook(seat, seats), "seat-mark"),
      make(
        "span",
        "player-name",
        make("b", "", called(seat, level, seat === own), ...(decider === 0 ? ahead : [])),
        make("span", "soft", under(seat, level, thinks, seat === own)),
        ...goals
          .slice(1)
          .map((goal, i) => make("span", "soft goal", goalSaid(goal), ...(decider === i + 1 ? ahead : []))),
      ),
      ...goals.slice(0, 1).map(figure),
    );
    if (own) {
      button.setAttribute("aria-disabled", "true");
    } else {
      button.title = "Change who plays this side";
      button.addEventListener("click", () => orders.askWho(seat));
    }
    return button;
  });
  find("players").replaceChildren(...lines, ...below(scores, position?.facts ?? []));
}

/**
 * Returns the lines below the players: the noun of the seats' counts, such as "points". In a cooperative game, the
 * shared score, its goals and the lost points.
 * @param {Told.SeatScore[]} scores
 * @param {string[]} facts
 */
function below(scores, facts) {
  const [score] = scores.toSorted((one, other) => goalsOf(other)[0].count - goalsOf(one)[0].count);
  if (!score) {
    return [];
  }
  const [main, ...others] = goalsOf(score);
  const level = main.count > 0 && scores.every((one) => goalsOf(one)[0].count === main.count);
  return score.shared
    ? [
        together(score, facts),
        ...[...others.map(goalSaid), ...lostPoints(score)].map((says) => make("p", "soft goal", says)),
      ]
    : [make("p", "soft what", counted(main) + (level ? ": level" : ""))];
}

/**
 * Returns the parts of the score that cost points. The parts that bring points are shown as goals.
 * @param {Told.SeatScore} score
 */
const lostPoints = ({ parts = [] }) =>
  parts.filter(({ points }) => points < 0).map(({ points, what }) => `${points} ${what}`);

/**
 * The shared score of a cooperative game. A click opens its details.
 * @param {Told.SeatScore} score
 * @param {string[]} facts
 */
function together(score, facts) {
  const [main, ...others] = goalsOf(score);
  const all = make("span", "all", ", all together");
  const button = make("button", "together", figure(main), make("span", "soft", main.what, all));
  const lines = [...others.map(goalSaid), ...lostPoints(score), ...facts].map((says) => make("li", "", says));
  button.title = "Where these points come from";
  button.addEventListener("click", () =>
    ask({ title: goalSaid(main), answers: [], no: "Close", more: [make("ul", "", ...lines)] }),
  );
  return button;
}

/** @param {string} seat @param {number} level @param {boolean} own */
function called(seat, level, own) {
  const name = players.of(seat);
  if (level > 0) {
    return name === seat ? "The table" : name;
  }
  return own ? "You" : name;
}

/** @param {string} seat @param {number} level @param {boolean} thinks @param {boolean} own */
function under(seat, level, thinks, own) {
  if (level > 0) {
    return `${seat}${own ? " (yours)" : ""}, level ${level}${thinks ? " · thinking …" : ""}`;
  }
  const name = players.of(seat);
  return name === seat ? (own ? seat : "") : own ? `${name}, ${seat}` : seat;
}
