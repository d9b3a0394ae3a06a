// Whose page this is: a seat's, the operator's, or a watcher's. A seat's has its buttons while the game on the table
// has that seat.

import { askAboutGame, takeBackRequests } from "../shared/contest.js";
import { order, Remote } from "../shared/remote.js";
import { find, make } from "../shared/svg.js";

const OPERATOR = "operator";
const WATCHES =
  "This page only watches. A game is chosen on a player's phone, by the operator, or by laying its board on the table.";

export class SeatedPage {
  /**
   * @param seat name and token from the address; undefined on a watcher's page
   * @param parts toast, score(), redoable() and openGames()
   */
  constructor(seat, parts) {
    this.seat = seat;
    this.parts = parts;
    this.plays = seat !== undefined && seat.name !== OPERATOR;
  }

  /** Takes the line over which this page speaks. */
  connect(link) {
    this.link = link;
    if (this.plays) {
      document.body.classList.add("seated");
      this.remote = new Remote(find("remote"), this.parts.toast, link, this.seat);
      this.takeBacks = takeBackRequests(
        (verb, fields) => this.remote?.send(verb, fields),
        (seat) => seat === this.seat.name,
      );
      sayWho(`You play ${this.seat.name}.`, this.gameButton());
    }
  }

  // Resigning and draws; a game that is on is not ended from here for a new one.
  gameButton() {
    const button = make("button", "plain", "Game");
    button.title = "The game: resign, draw, another game";
    const act = (verb, fields) => this.remote.send(verb, { seat: this.seat.name, ...fields }, button);
    button.addEventListener("click", () =>
      askAboutGame([this.seat.name], this.parts.score(), act, {
        ending: false,
        others: this.parts.openGames,
        redoable: this.parts.redoable(),
      }),
    );
    return button;
  }

  /** Takes note of what is asked: whether something may be taken back is asked here of this seat alone. */
  asked(prompt) {
    this.remote?.asked(prompt);
    this.takeBacks?.told(prompt.takeBack);
  }

  /** Has something done in the name of this page. */
  order(verb, fields) {
    return order(this.link, verb, fields);
  }

  /** Returns what this page may do about which game is played. */
  right() {
    return this.seat && !this.link.seatRefused
      ? { mayChoose: true, mayLeave: !this.plays }
      : { mayChoose: false, whyNot: WATCHES };
  }

  /** Takes note of which game is on the table: it may lack this seat, and the next one have it again. */
  told({ title, seats }, before) {
    this.lacked = this.plays && !seats.includes(this.seat.name);
    if (this.lacked) {
      sayWho(
        `${title} has no seat ${this.seat.name}: you can watch. Its seats are ${seats.join(", ")}; the table has a code for each.`,
      );
      this.onlyWatch();
    } else if (this.plays && before && !before.seats.includes(this.seat.name)) {
      location.reload();
    }
  }

  /** Takes note of how the line is. Returns whether this page may only watch from now on. */
  heard() {
    const refused = this.link?.seatRefused === true && !this.lacked;
    if (refused) {
      sayWho(
        `The token for ${this.seat.name} was not accepted: you can watch, but not play. Get a new address from the table.`,
      );
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

function sayWho(...parts) {
  find("who-am-i").replaceChildren(...parts);
  find("who-am-i").hidden = false;
}
