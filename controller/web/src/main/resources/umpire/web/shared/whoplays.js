// Who plays: what those who do are called, and which seats the table plays itself, and how well.

import { players } from "./players.js";
import { make } from "./svg.js";

const LEVELS = [
  "a person",
  "the table, level 1: a child's",
  "the table, level 2",
  "the table, level 3",
  "the table, level 4",
  "the table, level 5: its best",
];

/**
 * The seats whose players may be named from here, and all of the game.
 * @typedef {{ named: string[], all: string[] }} Seats
 */

export class WhoPlays {
  /**
   * @param {() => Seats} seats
   * @param {(verb: string, fields: Record<string, unknown>) => unknown} order has it done, and says why not
   */
  constructor(seats, order) {
    this.seats = seats;
    this.order = order;
    /**
     * The fields for names, by seat: what is being typed outlives the questions being asked anew.
     * @type {Map<string, HTMLInputElement>}
     */
    this.fields = new Map();
    /** Whether all is being built anew: then nobody leaves a field that is taken out of it. */
    this.building = false;
  }

  /** Whatever changes what is asked. */
  known() {
    return [players.opponents, this.seats()];
  }

  /** @param {() => void} build builds all anew around what is being typed */
  kept(build) {
    this.building = true;
    build();
    this.building = false;
  }

  /** For each seat its name, and whether somebody or the table plays it. */
  questions() {
    const { named, all } = this.seats();
    const seats = named.length === 0 ? [] : all;
    return seats.length === 0
      ? []
      : [
          make("h2", "", "Who plays"),
          make("div", "player-names", ...seats.map((seat) => this.seat(seat, named.includes(seat)))),
        ];
  }

  /** @param {string} seat @param {boolean} mayName */
  seat(seat, mayName) {
    const field = this.fields.get(seat) ?? this.field(seat);
    if (!("typed" in field.dataset)) {
      field.value = players.of(seat) === seat ? "" : players.of(seat);
    }
    const label = make("label", "player-name", make("span", "", seat), field);
    return make("div", "player", ...(mayName ? [label] : [make("span", "", seat)]), this.level(seat));
  }

  /** @param {string} seat */
  level(seat) {
    const select = make("select", "opponent-level");
    select.setAttribute("aria-label", `${seat} is played by`);
    const now = players.level(seat);
    LEVELS.forEach((says, level) => {
      const option = make("option", "", says);
      option.value = String(level);
      option.selected = level === now;
      select.append(option);
    });
    select.addEventListener("change", () => {
      const level = Number(select.value);
      this.order("seat-opponent", { opponent: seat, ...(level > 0 ? { level } : {}) });
    });
    return select;
  }

  /**
   * A field for a name, which is told once it is left. Where the questions are asked anew meanwhile a browser does not
   * say that it was changed.
   * @param {string} seat
   */
  field(seat) {
    const field = make("input");
    field.maxLength = 20;
    field.placeholder = seat;
    const left = () => {
      if (!this.building && "typed" in field.dataset) {
        delete field.dataset.typed;
        this.order("name-player", { seat, name: field.value });
      }
    };
    field.addEventListener("input", () => (field.dataset.typed = "true"));
    field.addEventListener("change", left);
    field.addEventListener("focusout", left);
    this.fields.set(seat, field);
    return field;
  }
}
