// Why a seat's page does not do what its player may want: it only watches, or a game is under way.

import { find } from "../shared/svg.js";

/**
 * Says why the page of a seat only watches, if it does so. Returns whether it does.
 * @param {Shown.Seat | undefined} seat
 * @param {Told.Game | undefined} game
 * @param {boolean} refused whether its token was
 */
export function sayWhoWatches(seat, game, refused) {
  const why = seat ? whyWatches(seat.name, game, refused) : "";
  find("watches").textContent = why;
  find("watches").hidden = why === "";
  document.body.classList.toggle("watching", why !== "");
  return why !== "";
}

/** @param {string} name @param {Told.Game | undefined} game @param {boolean} refused */
function whyWatches(name, game, refused) {
  if (game && !game.seats.includes(name)) {
    const others = `Its seats are ${game.seats.join(", ")}; the table has a code for each.`;
    return `${game.title} has no seat ${name}: you can watch. ${others}`;
  }
  const refusal = `The token for ${name} was not accepted: you can watch, but not play.`;
  return refused ? `${refusal} Get a new address from the table.` : "";
}

/**
 * Returns why a player can have no other game now, or nothing.
 * @param {Pick<Shown.Watched, "position" | "score">} said
 */
export function underWay({ position, score }) {
  return !score.outcome && (position?.actionsPlayed ?? 0) > 0
    ? "A game is under way. It can be changed by the operator, or by you once it is over."
    : "";
}
