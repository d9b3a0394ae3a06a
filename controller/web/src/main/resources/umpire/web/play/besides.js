// What may be done beside the game's own actions: to begin again, to look at one's secret choices, to have things laid.

import { players } from "../shared/players.js";
import { finished } from "../shared/prompt.js";
import { wayOf } from "./ways.js";

/** @import { Allowed } from "./allowed.js" */
/** @import { Front } from "./front.js" */
/** @import { Orders } from "./orders.js" */

/**
 * Returns the entries of the list.
 * @param {object} page
 * @param {Shown.Watched} page.said
 * @param {Shown.Seat | undefined} page.seat
 * @param {Allowed} page.allowed
 * @param {Orders} page.orders
 * @param {Front} page.front
 * @param {() => void} page.showChoices
 */
export function besides(page) {
  const { said, seat, allowed, orders, front } = page;
  /** @param {string} verb */
  const having = (verb) => orders.told(orders.order(verb, {}));
  if (finished(said.prompt)) {
    return [
      wayOf("Play again", "", async () => {
        if ((await having("new-game")) && page.said.prompt.layingOut) {
          await having("lay-out");
        }
      }),
      ...(seat ? [] : [wayOf("Another game", "", () => front.open())]),
    ];
  }
  const secret = allowed.covered().map((own) =>
    wayOf(`${players.of(own.seat)}: choose in secret`, "Nobody else looks at this screen meanwhile.", () => {
      allowed.open = own.seat;
      page.showChoices();
    }),
  );
  return [...secret, ...(said.prompt.layingOut ? [wayOf("Lay everything out", "", () => having("lay-out"))] : [])];
}
