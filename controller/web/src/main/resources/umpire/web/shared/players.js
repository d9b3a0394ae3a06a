// The names of the players. The table speaks of seats, and a page replaces them by names.

/** @typedef {{ seat: string, name: string }} Player */

/** @typedef {{ seat: string, level: number }} Opponent */

// A seat's name is replaced only before these: "Red: …", "Red's", "Red rolls". "The Red Ogre" is a piece.
const AFTER = "(?='s\\b|[:,.;!?)]|\\s+[a-z]|$)";

/** @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export class Players {
  constructor() {
    /** @type {Player[]} */
    this.players = [];
    /** @type {Opponent[]} */
    this.opponents = [];
    /**
     * The seats whose players have connected a phone.
     * @type {string[]}
     */
    this.phones = [];
    /**
     * The seats that this page plays although a phone is connected.
     * @type {Set<string>}
     */
    this.here = new Set();
    /** @type {[RegExp, string][]} */
    this.words = [];
    /** Whether a lesson is on. The table plays no seat meanwhile. */
    this.taught = false;
  }

  /** @param {Player[]} players @param {Opponent[]} opponents @param {string[]} phones */
  told(players, opponents = [], phones = []) {
    this.players = players;
    this.opponents = opponents;
    this.phones = phones;
    this.words = players.map(({ seat, name }) => [
      new RegExp(`(?<![\\w-])(?:[Tt]he )?${literal(seat)}${AFTER}`, "g"),
      name,
    ]);
  }

  /**
   * Returns the shown name of a seat.
   * @param {string | undefined} seat
   */
  of(seat = "") {
    return this.players.find((player) => player.seat === seat)?.name ?? seat;
  }

  /**
   * Returns the level at which the table plays a seat, from 1 to 5; 0 for a person.
   * @param {string} seat
   */
  level(seat) {
    return this.taught ? 0 : (this.opponents.find((one) => one.seat === seat)?.level ?? 0);
  }

  /**
   * Returns whether a person plays a seat only on a phone. In a lesson every page plays every seat.
   * @param {string} seat
   */
  onPhone(seat) {
    return !this.taught && this.level(seat) === 0 && this.phones.includes(seat) && !this.here.has(seat);
  }

  /**
   * Returns the shown name of a seat, with a remark if the table plays it.
   * @param {string} seat
   */
  who(seat) {
    return this.level(seat) > 0 ? `${this.of(seat)} (the table)` : this.of(seat);
  }

  /**
   * Returns a sentence with names in place of seats.
   * @param {string} says
   */
  says(says) {
    return this.words.reduce((said, [seat, name]) => said.replace(seat, () => name), says);
  }

  /**
   * Returns a message with names in all its sentences. The field with the seat that is asked is not changed.
   * @template T
   * @param {T} message
   * @returns {T}
   */
  hear(message) {
    return this.words.length === 0 ? message : /** @type {T} */ (this.heard(message));
  }

  /** @param {unknown} value @returns {unknown} */
  heard(value) {
    if (Array.isArray(value)) {
      return value.map((one) => this.heard(one));
    }
    if (value === null || typeof value !== "object") {
      return value;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        typeof part === "string" ? (SPOKEN.has(key) ? this.says(part) : part) : this.heard(part),
      ]),
    );
  }
}

/** The fields of messages that are sentences. */
const SPOKEN = new Set(["says", "effect", "changed", "instead"]);

/** The players on this page. */
export const players = new Players();
