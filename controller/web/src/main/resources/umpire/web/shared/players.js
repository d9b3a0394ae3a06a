// What those who play are called. The table speaks of seats; on a page a name stands in their place.

/** @typedef {{ seat: string, name: string }} Player */

// What is said of the seat itself goes on with these: "Red: …", "Red's", "Red rolls". "The Red Ogre" is a piece.
const AFTER = "(?='s\\b|[:,.;!?)]|\\s+[a-z]|$)";

/** @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export class Players {
  constructor() {
    /** @type {Player[]} */
    this.players = [];
    /** @type {[RegExp, string][]} */
    this.words = [];
  }

  /** @param {Player[]} players */
  told(players) {
    this.players = players;
    this.words = players.map(({ seat, name }) => [
      new RegExp(`(?<![\\w-])(?:[Tt]he )?${literal(seat)}${AFTER}`, "g"),
      name,
    ]);
  }

  /**
   * What is shown of a seat.
   * @param {string | undefined} seat
   */
  of(seat = "") {
    return this.players.find((player) => player.seat === seat)?.name ?? seat;
  }

  /**
   * Says a sentence with names in the place of seats.
   * @param {string} says
   */
  says(says) {
    return this.words.reduce((said, [seat, name]) => said.replace(seat, () => name), says);
  }

  /**
   * Returns a message as people hear it: every sentence in it says names. Who is asked stays a seat.
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
const SPOKEN = new Set(["says", "effect"]);

/** Who plays, on this page. */
export const players = new Players();
