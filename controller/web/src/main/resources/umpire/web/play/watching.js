// The reasons why a seat's page does not act: it only watches, or a game is under way.

import { bearing } from "../shared/access.js";
import { find } from "../shared/svg.js";

/** @import { Link } from "../shared/link.js" */
/** @import { Allowed } from "./allowed.js" */

/**
 * Asks the table for this phone's seat in the game in play, and stores it in the page's address. Returns whether the
 * seat changed. Without an answer nothing changes.
 * @param {Shown.Seat} seat
 */
async function sitsElsewhere(seat) {
  const { name, lacking } = seat;
  try {
    const answer = await fetch("/seat.json", { headers: bearing(seat.token) });
    const now = (await answer.json()).seat;
    Object.assign(seat, { name: now ?? name, lacking: now === undefined });
    history.replaceState(null, "", `#${new URLSearchParams({ seat: seat.name, token: seat.token })}`);
  } catch {
    // The next game asks again.
  }
  return seat.name !== name || seat.lacking !== lacking;
}

/**
 * The seat and the state of a page.
 * @typedef {object} Watching
 * @property {Shown.Seat | undefined} seat
 * @property {Shown.Watched} said
 * @property {Allowed} allowed
 * @property {Link | undefined} link
 * @property {() => void} layBoard
 * @property {() => void} showPosition
 */

/**
 * Assigns a page to its person's seat in the game in play, as the table tells it.
 * @param {Watching} page
 */
export async function sitDown(page) {
  if (page.seat && (await sitsElsewhere(page.seat))) {
    sayWhoWatches(page);
    page.layBoard();
  }
}

/**
 * Tells why a seat's page only watches; says nothing on a page that plays.
 * @param {Watching} page
 */
export function sayWhoWatches(page) {
  const { seat, said, allowed, link } = page;
  const why = seat ? whyWatches(seat, said.game, link?.seatRefused === true) : "";
  const watches = why !== "";
  find("watches").textContent = why;
  find("watches").hidden = !watches;
  document.body.classList.toggle("watching", watches);
  if (watches !== allowed.watches) {
    allowed.watches = watches;
    page.showPosition();
  }
}

/** @param {Shown.Seat} seat @param {Told.Game | undefined} game @param {boolean} refused */
function whyWatches({ name, lacking }, game, refused) {
  if (refused) {
    return `The token for ${name} was not accepted: you can watch, but not play. Get a new address from the table.`;
  }
  return game && (lacking || !game.seats.includes(name))
    ? `${game.title} has no seat for this phone: you can watch. You get your seat again in a game that has one.`
    : "";
}

/**
 * Returns why a player may not start another game now; empty if he may.
 * @param {Pick<Shown.Watched, "position" | "score" | "prompt">} said
 */
export function underWay({ position, score, prompt }) {
  return !score.outcome && !prompt.lesson && (position?.actionsPlayed ?? 0) > 0
    ? "A game is under way. It can be changed by the operator, or by you once it is over."
    : "";
}
