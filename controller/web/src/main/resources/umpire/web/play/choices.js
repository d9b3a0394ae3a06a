// The possible actions as buttons and as a list. The board shows the same actions.

import { wantedFirst } from "../shared/lesson.js";
import { players } from "../shared/players.js";
import { byOrigin, origins, taking } from "../shared/reach.js";
import { find, make } from "../shared/svg.js";
import { besides } from "./besides.js";
import { cameSince, fitCame, showCame } from "./came.js";
import { leadTo, secretWays, showWays } from "./ways.js";

/** @import { Chronicle } from "../shared/chronicle.js" */
/** @import { Allowed } from "./allowed.js" */
/** @import { Bar } from "./bar.js" */
/** @import { Choosing } from "./choosing.js" */
/** @import { Declaring } from "./declaring.js" */
/** @import { Front } from "./front.js" */
/** @import { HelpSheet } from "../shared/help.js" */
/** @import { Orders } from "./orders.js" */

/**
 * The page that shows the actions.
 * @typedef {object} Shower
 * @property {Shown.Watched} said
 * @property {Shown.Seat | undefined} seat
 * @property {boolean} virtual whether the table is virtual
 * @property {Allowed} allowed
 * @property {Declaring} declaring
 * @property {Choosing} choosing
 * @property {Chronicle} chronicle
 * @property {Orders} orders
 * @property {Front} front
 * @property {Bar} bar
 * @property {Pick<HelpSheet, "says" | "guide">} help
 * @property {() => void} showPosition
 */

/** @param {Shower} page */
export function showChoices(page) {
  const { said, allowed } = page;
  const goOn = keepingPlace();
  showBar(page);
  const aim = page.help.guide?.lead;
  const facts = [...(said.position?.facts ?? []), ...allowed.secretFacts(), ...(aim ? [aim] : [])];
  find("facts").replaceChildren(...facts.map((fact) => make("li", "", fact)));
  showList(page);
  fitCame(find("came"));
  goOn();
}

/**
 * Notes the button with the keyboard's focus. Returns a function that focuses it again after the panel has changed, or
 * else the first button.
 */
function keepingPlace() {
  const { activeElement: at } = document;
  const says = at?.matches(".panel button:focus-visible") ? at.textContent : undefined;
  return () => {
    if (says !== undefined && !at?.checkVisibility()) {
      const all = [...document.querySelectorAll("#ways button, #throw, #done")];
      const buttons = all.filter((one) => one.checkVisibility());
      const goOn = buttons.find((one) => one.textContent === says) ?? buttons[0];
      /** @type {HTMLElement | undefined} */ (goOn)?.focus();
    }
  };
}

/**
 * Shows the buttons, and the events since the player's last action.
 * @param {Shower} page
 */
function showBar({ said, seat, virtual, allowed, declaring, chronicle, bar }) {
  const { prompt, game } = said;
  const [only, ...others] = allowed.waivers();
  const waiver = others.length === 0 ? only : undefined;
  const group = declaring.chosen();
  const declared = declaring.declared();
  const declares = ["Declare", ...(declared ? [declared.says] : [])].join(": ");
  bar.show(prompt, {
    goes: group ? declares : (waiver?.says ?? ""),
    go: group ? declared : waiver,
    forgoes: !group && allowed.listed() > 0,
    plays: asksHere(allowed, prompt),
    virtual,
    played: seat === undefined || chronicle.lines.some((line) => line.seat === seat.name),
    seat: seat?.name ?? prompt.seat ?? game?.seats[0] ?? "",
  });
  showCame(find("came"), prompt.lesson ? [] : cameSince({ said, allowed, chronicle }), game?.seats ?? []);
}

/**
 * Returns whether a player of this page is asked.
 * @param {Allowed} allowed
 * @param {Told.Prompt} prompt
 */
const asksHere = (allowed, { seat, lesson }) =>
  !allowed.watches && !lesson?.astray && (seat === undefined || (allowed.plays(seat) && players.level(seat) === 0));

/**
 * Returns the facts about a place's pieces: those that no picture shows, and the text of the guide.
 * @param {Shower} page
 * @param {string} place
 */
function knownOf({ said, choosing, help }, place) {
  const marks = (said.position?.marks ?? []).filter((mark) => mark.place === place).map(({ says }) => says);
  const tokens = choosing.board?.standings.filter((one) => (one.place ?? one.name) === place).map(({ token }) => token);
  return [...new Set([...marks, ...(tokens ?? []).flatMap((token) => help.says(token) ?? [])])];
}

/** @param {Shower} page */
function showList(page) {
  const { said, allowed, choosing, declaring } = page;
  const { board, from } = choosing;
  if (!board) {
    return;
  }
  const waivers = allowed.waivers();
  const unmarked = allowed.weighing("usual").filter((one) => origins(one).length === 0);
  const { lesson } = said.prompt;
  /** @param {Told.Action} action */
  const act = (action) => choosing.take(action);
  showWays({
    board,
    from,
    offered: page.virtual ? unmarked : said.prompt.need === "choice" ? allowed.options() : [],
    chosen: page.virtual ? undefined : said.prompt.chosen,
    held: choosing.held(),
    actions: wantedFirst(lesson, taking(allowed.actions(), from, choosing.token)),
    elsewhere: new Set(waivers.length === 1 ? [waivers[0].notation] : []),
    lesson,
    act,
    pick: (place) => choosing.pick(place),
    offer: (place, actions) => choosing.offer(place, actions),
    known: from === undefined ? [] : knownOf(page, from),
  });
  const [only, ...others] = byOrigin(allowed.actions()).keys();
  choosing.near.show(board, from ?? (others.length === 0 ? only : undefined), (place) => knownOf(page, place));
  const opened = allowed.opened();
  if (from === undefined && opened !== undefined) {
    find("ways-title").hidden = false;
    find("ways-title").textContent = page.seat ? "Only you see this" : `${players.of(opened)} alone looks at this now`;
  }
  const changed = () => {
    choosing.show();
    showChoices(page);
  };
  find("ways").prepend(...secretWays(board, declaring, changed, said.prompt.lesson), ...besides(page));
  const asked = asksHere(allowed, said.prompt) ? said.prompt.says : "";
  leadTo(find("ways"), [said.prompt.lesson?.step, from].join(" "), `${said.position?.turn} ${asked}`);
}
