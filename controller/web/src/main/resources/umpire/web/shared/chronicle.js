// The latest log entries, newest first, each with its seat, its number and its rule. The table stores the log of its
// game, also over restarts. A page stores nothing itself.

import { opening } from "./names.js";
import { unbroken } from "./prompt.js";
import { seatLook } from "./seats.js";
import { make } from "./svg.js";
import { seatMark } from "./tokens.js";

const KEPT = 30;
/** @type {Record<string, string>} */
const SIGNS = { event: "•", refusal: "✕", roll: "⚄", undo: "↶", override: "!", setup: "▦", over: "★", gap: "…" };

const RULING = "ruling ";

/**
 * Returns a section of the rules for people, in the table's words: its number, its heading, or "house ruling".
 * @param {string} section
 */
export function cited(section) {
  if (section.startsWith(RULING)) {
    const words = section.slice(RULING.length).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
    return `house ruling: ${words.replaceAll("-", " ")}`;
  }
  return /^[0-9]/.test(section) ? `§\u00a0${section}` : `Rulebook, “${opening(section)}”`;
}

/**
 * Returns a section in brackets, for the end of a sentence.
 * @param {string | undefined} section
 */
export const quoted = (section) => (section ? ` (${cited(section)})` : "");

export class Chronicle {
  /**
   * @param {HTMLElement} list
   * @param {() => string[]} seatsOf returns the seats of the game, once they are known
   * @param {() => void} changed is called when there is more to show; by default it is shown at once
   */
  constructor(list, seatsOf, changed = () => this.show()) {
    this.list = list;
    this.seatsOf = seatsOf;
    this.changed = changed;
    this.shown = "";
    /** @type {Told.Event[]} */
    this.lines = [];
    this.show();
  }

  /**
   * Replaces all entries by those of the table, which restores missed ones.
   * @param {Told.Event[]} lines
   */
  recall(lines) {
    this.keep(lines);
  }

  /** @param {Told.Event} event */
  tell(event) {
    this.keep([...this.lines, event]);
  }

  /** @param {Told.Event[]} lines */
  keep(lines) {
    this.lines = lines.slice(-KEPT);
    this.changed();
  }

  /** @param {number} count */
  missed(count) {
    this.tell({
      kind: "gap",
      says: count === 1 ? "One message was missed here." : `${count} messages were missed here.`,
    });
  }

  show() {
    const key = JSON.stringify([this.lines, this.seatsOf()]);
    if (key === this.shown) {
      return;
    }
    this.shown = key;
    const newestFirst = this.lines.filter(unrepeated).reverse();
    const shown = newestFirst.map((event, i) => line(event, newestFirst[i - 1], newestFirst[i + 1], this.seatsOf()));
    this.list.replaceChildren(...(shown.length === 0 ? [make("li", "quiet", "Nothing yet.")] : shown));
  }
}

/**
 * Returns whether an entry is not repeated by the next one, such as a repeated refusal or a roll before its result.
 * @param {Told.Event} event
 * @param {number} index
 * @param {Told.Event[]} lines
 */
export function unrepeated(event, index, lines) {
  const next = lines[index + 1];
  const again = (next?.says === event.says && next?.number === event.number) || next?.says === `${event.says}.`;
  return !again && !next?.says.startsWith(`${event.says}: `);
}

/**
 * Makes a line. Several lines in a row name their common rule once.
 * @param {Told.Event} event
 * @param {Told.Event | undefined} after
 * @param {Told.Event | undefined} before
 * @param {string[]} seats
 */
function line(event, after, before, seats) {
  const item = make(
    "li",
    `kind-${event.kind}${after ? "" : " newest"}${follows(event, before) ? " follows" : ""}`,
    // Spaces separate the parts for screen readers too.
    ...margin(event, before, seats).flatMap((part) => [part, " "]),
    make("span", "says", unbroken(event.says)),
  );
  const behind = source(event);
  if (behind && behind !== source(after)) {
    const rule = make("span", "rule", behind);
    rule.title = event.rule ?? "";
    item.append(" ", rule);
  }
  return item;
}

/** @param {Told.Event | undefined} event */
const source = (event) => (event?.section ? cited(event.section) : event?.rule);

/**
 * Successive entries of one seat form a group. The seat is marked once, where its turn begins.
 * @param {Told.Event} event
 * @param {Told.Event | undefined} before
 */
const follows = (event, before) => event.seat !== undefined && event.seat === before?.seat;

/**
 * Makes the margin of a line. The number appears once for all entries of an action. An entry without a seat has a sign
 * instead.
 * @param {Told.Event} event
 * @param {Told.Event | undefined} before
 * @param {string[]} seats
 */
function margin(event, before, seats) {
  const sign = make(
    "span",
    event.seat ? "by" : "sign",
    event.seat ? seatMark(seatLook(event.seat, seats), "seat-mark") : (SIGNS[event.kind] ?? "•"),
  );
  sign.setAttribute("role", "img");
  sign.setAttribute("aria-label", event.seat ?? event.kind);
  const first = event.number !== undefined && before?.number !== event.number;
  return [make("span", "number", first ? `${event.number}.` : ""), sign];
}
