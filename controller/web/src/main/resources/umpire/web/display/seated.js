// Whose page this is: a seat's, the operator's, or a watcher's. A seat's has its buttons while the game on the table
// has that seat.

import { tellHint } from "../shared/advice.js";
import { players } from "../shared/players.js";
import { askAboutGame, takeBackRequests } from "../shared/contest.js";
import { order, Remote } from "../shared/remote.js";
import { find, make } from "../shared/svg.js";

const OPERATOR = "operator";
const NO_LINE = "There is no connection to the table now.";
const WATCHES =
  "This page only watches. A game is chosen on a player's phone, by the operator, or by laying its board on the table.";

/** @import { Link } from "../shared/link.js" */
/** @import { Toast } from "../shared/remote.js" */

export class SeatedPage {
  /**
   * @param {Shown.Seat | undefined} seat from the address; none on a watcher's page
   * @param {object} parts
   * @param {Toast} parts.toast
   * @param {Shown.Watched} parts.said
   * @param {(actions: string[]) => void} parts.advised draws actions that the table would play
   * @param {() => void} parts.openGames
   */
  constructor(seat, parts) {
    this.seat = seat;
    this.parts = parts;
    this.plays = seat !== undefined && seat.name !== OPERATOR;
    this.lacked = false;
    /** @type {Link | undefined} */
    this.link = undefined;
    /** @type {Remote | undefined} */
    this.remote = undefined;
    /** @type {ReturnType<typeof takeBackRequests> | undefined} */
    this.takeBacks = undefined;
  }

  /**
   * Takes the line over which this page speaks.
   * @param {Link} link
   */
  connect(link) {
    this.link = link;
    if (this.seat && this.plays) {
      const { name } = this.seat;
      document.body.classList.add("seated");
      this.remote = new Remote(find("remote"), this.parts.toast, link, this.seat);
      this.takeBacks = takeBackRequests(
        (verb, fields) => this.remote?.send(verb, fields ?? {}),
        (seat) => seat === name,
      );
      const turn = make("span", "", `You play ${name}.`);
      turn.id = "own-turn";
      sayWho(turn, this.gameButton(name));
    }
  }

  /**
   * Resigning and draws; a game that is on is not ended from here for a new one.
   * @param {string} name of the seat
   */
  gameButton(name) {
    const button = make("button", "plain", "Game");
    button.title = "The game: resign, draw, another game";
    /** @type {Shown.Act} */
    const act = (verb, fields) => this.remote?.send(verb, { seat: name, ...fields }, button);
    button.addEventListener("click", () =>
      askAboutGame([name], this.parts.said.score, act, {
        ending: false,
        others: this.parts.openGames,
        hint: () => this.hint(),
        redoable: this.parts.said.prompt.redoable,
      }),
    );
    return button;
  }

  /**
   * Takes note of what is asked: whether something may be taken back is asked here of this seat alone.
   * @param {Told.Prompt} prompt
   */
  asked(prompt) {
    this.remote?.asked(prompt);
    this.sayTurn(prompt);
    this.takeBacks?.told(prompt.takeBack);
  }

  /**
   * Says whether this seat is asked, or which one it waits for.
   * @param {Told.Prompt} prompt
   */
  sayTurn({ need, seat }) {
    const name = this.seat?.name;
    if (this.remote && name) {
      const quiet = need === "over" || need === "set-up";
      const turn =
        quiet || seat === undefined ? "" : seat === name ? " It is for you." : ` It is ${players.of(seat)}'s turn.`;
      find("own-turn").textContent =
        `You play ${name}${players.of(name) === name ? "" : `, ${players.of(name)}`}.${turn}`;
      find("own-turn").classList.toggle("own-turn", seat === name && !quiet);
    }
  }

  /**
   * Has something done in the name of this page.
   * @param {string} verb
   * @param {Record<string, unknown>} fields
   * @returns {Promise<Shown.Answer>}
   */
  order(verb, fields) {
    return this.link ? order(this.link, verb, fields) : Promise.resolve({ done: false, says: NO_LINE });
  }

  /** Asks what the table would play for this seat. */
  async hint() {
    const answer = await this.order("hint", {});
    this.parts.advised(answer.actions ?? []);
    await tellHint(answer);
  }

  /** Has the table lay out what is left of the set-up, or a new game. */
  async layOut() {
    const { done, says } = await this.order("lay-out", {});
    this.parts.toast.show(done ? "accepted" : "refused", says);
  }

  /**
   * Begins a lesson, or has it go on, back or end.
   * @param {string} lesson
   */
  async teach(lesson) {
    const { done, says } = await this.order("lesson", { lesson });
    if (!done) {
      this.parts.toast.show("refused", says);
    }
  }

  /** Returns what this page may do about which game is played. */
  right() {
    return this.seat && !this.link?.seatRefused
      ? { mayChoose: true, mayLeave: !this.plays }
      : { mayChoose: false, whyNot: WATCHES };
  }

  /**
   * Takes note of which game is on the table: it may lack this seat, and the next one have it again.
   * @param {Told.Game} game
   * @param {Told.Game} [before]
   */
  told({ title, seats }, before) {
    const name = this.seat?.name ?? "";
    this.lacked = this.plays && !seats.includes(name);
    if (this.lacked) {
      const others = `Its seats are ${seats.join(", ")}; the table has a code for each.`;
      sayWho(`${title} has no seat ${name}: you can watch. ${others}`);
      this.onlyWatch();
    } else if (this.plays && before && !before.seats.includes(name)) {
      location.reload();
    }
  }

  /** Takes note of how the line is. Returns whether this page may only watch from now on. */
  heard() {
    const refused = this.link?.seatRefused === true && !this.lacked;
    if (refused) {
      const refusal = `The token for ${this.seat?.name} was not accepted: you can watch, but not play.`;
      sayWho(`${refusal} Get a new address from the table.`);
      this.onlyWatch();
    }
    return refused;
  }

  onlyWatch() {
    document.body.classList.remove("seated");
    find("remote").hidden = true;
    this.remote?.asked({});
    this.remote = undefined;
  }
}

/** @param {(Node | string)[]} parts */
function sayWho(...parts) {
  find("who-am-i").replaceChildren(...parts);
  find("who-am-i").hidden = false;
}
