// The entries of the list that are no actions of the game: a new game, the secret choices, the set-up.

import { isOperators } from "../shared/access.js";
import { opening } from "../shared/names.js";
import { players } from "../shared/players.js";
import { finished, isSecret } from "../shared/prompt.js";
import { wayOf } from "./ways.js";

/** @import { Allowed } from "./allowed.js" */
/** @import { Declaring } from "./declaring.js" */
/** @import { Front } from "./front.js" */
/** @import { Orders } from "./orders.js" */

const CHOOSE = "choose in secret";
const CHANGE = "change what was chosen in secret";
const LOOK = "look at what only you know";
const OWN_SET_UP = "Choose the set-up yourself";
const DRAWN = "The table has drawn this one.";
const CODES = "Choose in secret: codes and links for each seat";
const NOT_OPERATORS = "This browser is not the operator's: open the address that was printed at the start, or a code.";

/**
 * Returns those entries.
 * @param {object} page
 * @param {Shown.Watched} page.said
 * @param {Shown.Seat | undefined} page.seat
 * @param {Allowed} page.allowed
 * @param {Declaring} page.declaring
 * @param {Orders} page.orders
 * @param {Front} page.front
 * @param {() => void} page.showPosition
 */
export function besides(page) {
  const { said, seat, allowed, orders, front } = page;
  // Lays out the pieces, and begins a new game first where one is over. Two commands would make the table ask twice.
  const layOut = () => orders.have("lay-out", {});
  if (finished(said.prompt) && !said.prompt.lesson && !allowed.watches) {
    return [wayOf("Play again", "", layOut), ...(seat ? [] : [wayOf("Another game", "", () => front.open())])];
  }
  const lay = leavesChoices(said) && !allowed.watches ? [wayOf("Let the table set up the rest", "", layOut)] : [];
  const own = front.drawn && !seat ? [wayOf(OWN_SET_UP, DRAWN, () => orders.have("new-game", {}))] : [];
  // Only the operator's browser and those of seats receive secrets.
  const told = seat !== undefined || isOperators() || !isSecret(said.prompt, said.legal.actions);
  const codes = told ? [] : [wayOf(CODES, NOT_OPERATORS, () => (location.href = "/start"))];
  return [...secretly(page), ...codes, ...own, ...lay];
}

/**
 * Returns whether the table could lay out the rest, and more than one action is left.
 * @param {Shown.Watched} said
 */
const leavesChoices = ({ prompt, legal }) => prompt.layingOut && legal.actions.length !== 1;

/** @param {Pick<Parameters<typeof besides>[0], "allowed" | "declaring" | "showPosition" | "seat">} page */
function secretly(page) {
  const { allowed, seat } = page;
  /** @param {string | undefined} whose */
  const open = (whose) => {
    allowed.open = whose;
    page.declaring.pick(undefined);
    page.showPosition();
  };
  if (allowed.opened() !== undefined) {
    const more = seat !== undefined || allowed.secretActions().length > 0;
    return [wayOf("Cover this again", "", () => open(undefined), more ? "quiet" : "")];
  }
  return allowed.covered().map((own) => {
    const whose = seat ? "" : `${players.of(own.seat)}: `;
    const alone = seat ? "Only you see this." : `Make sure that only ${players.of(own.seat)} can see this screen.`;
    const what = allowed.chooses(own) ? (allowed.chosen(own) ? CHANGE : CHOOSE) : LOOK;
    return wayOf(opening(whose + what), alone, () => open(own.seat));
  });
}
