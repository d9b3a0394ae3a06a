// Who plays: each seat with its player, what leads in this game in large figures, and whose turn it is.

import { players } from "../shared/players.js";
import { seatLook } from "../shared/seats.js";
import { make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/**
 * Fills the zone of the players.
 * @param {HTMLElement} element
 * @param {object} told
 * @param {string[]} told.seats
 * @param {Told.SeatScore[]} told.scores
 * @param {string | undefined} told.turn
 * @param {boolean} told.over
 * @param {(seat: string) => unknown} change has it asked who plays a seat
 */
export function showPlayers(element, { seats, scores, turn, over }, change) {
  const shared = scores[0]?.shared === true;
  const lines = seats.map((seat) => {
    const score = scores.find((one) => one.seat === seat);
    const level = players.level(seat);
    const thinks = !over && seat === turn && level > 0;
    const button = make(
      "button",
      seat === turn && !over ? "player turn" : "player",
      seatMark(seatLook(seat, seats), "seat-mark"),
      make(
        "span",
        "player-name",
        make("b", "", level > 0 && players.of(seat) === seat ? "The table" : players.of(seat)),
        make("span", "soft", under(seat, level, thinks)),
      ),
      ...(shared || !score ? [] : [make("b", "points", String(score.points))]),
    );
    button.title = "Change who plays this side";
    button.addEventListener("click", () => change(seat));
    return button;
  });
  const first = scores[0];
  const what = first ? make("p", "soft what", shared ? `${first.points} ${first.what}, all together` : first.what) : "";
  element.replaceChildren(...lines, what);
}

/** @param {string} seat @param {number} level @param {boolean} thinks */
function under(seat, level, thinks) {
  if (level > 0) {
    return `${seat}, level ${level}${thinks ? " · thinking …" : ""}`;
  }
  return players.of(seat) === seat ? "" : seat;
}
