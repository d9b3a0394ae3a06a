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
 * @param {string | undefined} told.own whose page this is, if it is one seat's
 * @param {((seat: string) => unknown) | undefined} change has it asked who plays a seat; nothing on a seat's own page
 */
export function showPlayers(element, { seats, own, scores, turn, over }, change) {
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
        make("span", "soft", under(seat, level, thinks, seat === own)),
        ...(shared ? [] : [make("span", "soft parts", partsOf(score))]),
      ),
      ...(shared || !score ? [] : [make("b", "points", String(score.points))]),
    );
    if (change) {
      button.title = "Change who plays this side";
      button.addEventListener("click", () => change(seat));
    } else {
      button.setAttribute("aria-disabled", "true");
    }
    return button;
  });
  const first = scores[0];
  const what = first ? make("p", "soft what", shared ? `${first.points} ${first.what}, all together` : first.what) : "";
  element.replaceChildren(...lines, what);
}

/** @param {string} seat @param {number} level @param {boolean} thinks @param {boolean} own */
function under(seat, level, thinks, own) {
  if (level > 0) {
    return `${seat}, level ${level}${thinks ? " · thinking …" : ""}`;
  }
  return [players.of(seat) === seat ? "" : seat, own ? "you" : ""].filter(Boolean).join(", ");
}

/**
 * What the points are for, as the table adds them up.
 * @param {Told.SeatScore | undefined} score
 */
const partsOf = (score) => (score?.parts ?? []).map(({ points, what }) => `${points} ${what}`).join(", ");
