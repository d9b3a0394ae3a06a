// The form for the players: their names, the seats that the table plays, and its level.

import { players } from "./players.js";
import { make } from "./svg.js";

const LEVELS = [
  "a person",
  "the table, level 1: for beginners",
  "the table, level 2",
  "the table, level 3",
  "the table, level 4",
  "the table, level 5: the strongest",
];

/**
 * The seats that may be named from here, and all seats of the game.
 * @typedef {{ named: string[], all: string[] }} Seats
 */

export class WhoPlays {
  /**
   * @param {() => Seats} seats
   * @param {(verb: string, fields: Record<string, unknown>) => unknown} order sends the order; resolves to the reason
   * of a refusal
   */
  constructor(seats, order) {
    this.seats = seats;
    this.order = order;
    /**
     * The name fields by seat. They survive a rebuild, so that typing is not interrupted.
     * @type {Map<string, HTMLInputElement>}
     */
    this.fields = new Map();
    /** Whether a rebuild is in progress. A removed field must then not count as left. */
    this.building = false;
  }

  /** Returns the data that the form is built from. The form is rebuilt when it changes. */
  known() {
    return [players.opponents, this.seats()];
  }

  /** @param {() => void} build rebuilds the form around the field in use */
  kept(build) {
    this.building = true;
    build();
    this.building = false;
  }

  /** Makes, for each seat, a field for its name and the choice between a person and the table. */
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
   * Makes a field for a name, which is sent when the field is left. A browser reports no change for a field that was
   * moved meanwhile, so the field notes any input itself.
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
