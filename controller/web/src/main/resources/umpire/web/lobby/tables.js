// The tables of a lobby, as their messages describe them. Any client of a broker may publish anything under any name.
// So every text and list has a limit, and a message that is not a table's is called unreadable.

const NAMES = /^[a-z0-9-]{1,64}$/;
const MOST_TABLES = 200;
const MOST_BYTES = 65_535;
const MOST_SEATS = 8;
const MOST_LINES = 30;
const MOST_LETTERS = 200;
const SILENT_MS = 15_000;
/** A running table repeats its health every few seconds, so older messages are remains, unless its clock is wrong. */
const REMAINS_MS = 60_000;
/** A broker sends its retained messages at once, so a table without one after this time is unknown to it. */
const UNKNOWN_MS = 3_000;

const STATES = ["setup", "playing", "paused", "over"];
const GONE = ["lost", "stopped"];

/**
 * @typedef {{ seat: string, name?: string, level?: number, points: number, what: string, leads: boolean,
 *   chance?: number }} Seat
 */
/**
 * @typedef {{ title: string, state: string, turn?: string, actions: number, seats: Seat[], last?: string }} Summary
 * @typedef {{ name: string, summary?: Summary, status?: string, unreadable: boolean, lines: string[], heardMs?: number,
 *   saidAt?: number, confirmed: boolean, winners?: string[], shared: boolean }} Table
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const text = (value) => (typeof value === "string" && value !== "" ? value.slice(0, MOST_LETTERS) : undefined);
/** @param {unknown} value */
const number = (value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined);

/** @param {unknown} value @returns {Seat | undefined} */
function readSeat(value) {
  const seat = isRecord(value) ? text(value.seat) : undefined;
  const points = isRecord(value) ? number(value.points) : undefined;
  if (!isRecord(value) || seat === undefined || points === undefined) {
    return undefined;
  }
  const { name, level, what, leads, chancePercent } = value;
  return {
    seat,
    points,
    name: text(name),
    level: number(level),
    what: text(what) ?? "",
    leads: leads === true,
    chance: number(chancePercent),
  };
}

/**
 * Reads a message of the topic "summary". Returns undefined unless it is one.
 * @param {unknown} told
 * @returns {Summary | undefined}
 */
export function readSummary(told) {
  if (!isRecord(told) || !Array.isArray(told.seats) || told.seats.length > MOST_SEATS) {
    return undefined;
  }
  const seats = told.seats.map(readSeat).filter((seat) => seat !== undefined);
  const title = text(told.title);
  const actions = number(told.actionsPlayed);
  const state = text(told.state);
  if (seats.length < told.seats.length || title === undefined || actions === undefined || state === undefined) {
    return undefined;
  }
  return STATES.includes(state)
    ? { title, state, actions, seats, turn: text(told.turn), last: text(told.last) }
    : undefined;
}

/** @param {unknown} told @returns {string[] | undefined} */
function readLines(told) {
  const lines = isRecord(told) && Array.isArray(told.lines) ? told.lines.slice(-MOST_LINES) : undefined;
  return lines?.flatMap((line) => (isRecord(line) ? (text(line.says) ?? []) : []));
}

/** @param {Uint8Array} bytes @returns {unknown} */
function parsed(bytes) {
  try {
    return bytes.length > MOST_BYTES ? undefined : JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Returns the table and the end of a topic such as umpire/1/home/summary.
 * @param {string} topic
 */
export function splitTopic(topic) {
  const [umpire, version, name, suffix, ...more] = topic.split("/");
  const known = umpire === "umpire" && version === "1" && NAMES.test(name ?? "") && more.length === 0;
  return known && suffix ? { name, suffix } : undefined;
}

export class Tables {
  constructor() {
    /** @type {Map<string, Table>} */
    this.byName = new Map();
    /** Whether tables were left out because there are too many. */
    this.full = false;
  }

  /** Returns the tables in the order of their names, in which table-2 comes before table-10. */
  all() {
    const order = new Intl.Collator("en", { numeric: true });
    return [...this.byName.values()].sort((one, other) => order.compare(one.name, other.name));
  }

  /**
   * Returns the table of a name. A new name takes the place of one that never sent a readable summary, so that made-up
   * names do not keep tables out.
   * @param {string} name
   * @returns {Table | undefined}
   */
  table(name) {
    const known = this.byName.get(name);
    if (known) {
      return known;
    }
    if (this.byName.size >= MOST_TABLES) {
      this.full = true;
      const [useless] = [...this.byName.values()].filter(({ summary }) => !summary);
      if (!useless) {
        return undefined;
      }
      this.byName.delete(useless.name);
    }
    /** @type {Table} */
    const table = { name, unreadable: false, lines: [], confirmed: true, shared: false };
    this.byName.set(name, table);
    return table;
  }

  /**
   * Takes in a message. Returns the table that it belongs to; undefined if there is none.
   * @param {string} topic
   * @param {Uint8Array} bytes
   * @param {boolean} retained
   * @param {number} nowMs
   */
  heard(topic, bytes, retained, nowMs) {
    const split = splitTopic(topic);
    if (!split || (bytes.length === 0 && !this.byName.has(split.name))) {
      return undefined;
    }
    const table = this.table(split.name);
    if (!table) {
      return undefined;
    }
    if (bytes.length === 0) {
      clear(table, split.suffix);
      return table;
    }
    const told = parsed(bytes);
    const readable = isRecord(told) && took(table, split.suffix, told);
    if (split.suffix === "summary") {
      table.unreadable = !readable;
    }
    if (readable) {
      table.confirmed = true;
      table.saidAt = Math.max(table.saidAt ?? 0, Date.parse(text(told.at) ?? "") || 0);
      table.heardMs = retained ? table.heardMs : nowMs;
    }
    return table;
  }

  /** Marks all tables as unconfirmed, because a new connection brings their retained messages again. */
  connected() {
    this.byName.forEach((table) => {
      table.confirmed = false;
      table.heardMs = undefined;
    });
  }
}

/** @param {Table} table @param {string} suffix */
function clear(table, suffix) {
  if (suffix === "summary") {
    table.summary = undefined;
  } else if (suffix === "status") {
    table.status = undefined;
  }
}

/**
 * Takes in a readable message. Returns whether it is one of a table.
 * @param {Table} table
 * @param {string} suffix
 * @param {Record<string, unknown>} told
 */
function took(table, suffix, told) {
  if (suffix === "summary") {
    const summary = readSummary(told);
    table.summary = summary ?? table.summary;
    return summary !== undefined;
  }
  if (suffix === "status") {
    table.status = text(told.state);
    return table.status !== undefined;
  }
  if (suffix === "score") {
    table.winners = winnersIn(told.outcome);
    table.shared = Array.isArray(told.scores) && told.scores.some((score) => isRecord(score) && score.shared === true);
    return Array.isArray(told.scores);
  }
  if (suffix === "event" && text(told.says)) {
    table.lines = [...table.lines, text(told.says) ?? ""].slice(-MOST_LINES);
  } else if (suffix === "recent") {
    table.lines = readLines(told) ?? table.lines;
  }
  return true;
}

/** @param {unknown} outcome */
const winnersIn = (outcome) =>
  isRecord(outcome) && Array.isArray(outcome.winners)
    ? outcome.winners.slice(0, MOST_SEATS).flatMap((seat) => text(seat) ?? [])
    : undefined;

/**
 * Returns the state of a table: its kind, and its words.
 * @param {Table} table
 * @param {number} nowMs the present time, of a clock that started with the page
 * @param {number} today the present time of day, in milliseconds
 * @param {number} connectedMs when the connection to the broker was made
 * @returns {{ kind: "setup" | "playing" | "paused" | "over" | "silent" | "gone" | "unreadable", says: string }}
 */
export function stateOf(table, nowMs, today, connectedMs) {
  if (table.unreadable || !table.summary) {
    return { kind: "unreadable", says: table.unreadable ? "unreadable" : "no game heard" };
  }
  const agoMs = table.heardMs === undefined ? today - (table.saidAt ?? 0) : nowMs - table.heardMs;
  const absence = absenceOf(table, agoMs, nowMs - connectedMs);
  if (absence) {
    const last = table.saidAt || table.heardMs ? `, last heard ${ago(agoMs)} ago` : "";
    return { ...absence, says: absence.says + last };
  }
  const { state } = table.summary;
  return { kind: /** @type {"setup"} */ (state), says: WORDS[state] };
}

/**
 * Returns why a table does not play; undefined if it is there.
 * @param {Table} table
 * @param {number} agoMs the age of its last message
 * @param {number} openMs how long the connection to the broker has been open
 * @returns {{ kind: "silent" | "gone", says: string } | undefined}
 */
function absenceOf({ confirmed, status, heardMs }, agoMs, openMs) {
  if (!confirmed && openMs > UNKNOWN_MS) {
    return { kind: "gone", says: "unknown to the broker" };
  }
  if (GONE.includes(status ?? "")) {
    return { kind: "gone", says: status === "stopped" ? "shut down" : "connection lost" };
  }
  const remains = heardMs === undefined && agoMs > REMAINS_MS;
  return remains || (agoMs > SILENT_MS && openMs > SILENT_MS) ? { kind: "silent", says: "silent" } : undefined;
}

/** @type {Record<string, string>} */
const WORDS = { setup: "setting up", playing: "playing", paused: "paused", over: "game over" };

/** @type {[string, number][]} */
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
];

/**
 * Returns a duration in its largest unit, such as "3 days".
 * @param {number} ms
 */
export function ago(ms) {
  const [unit, size] = UNITS.find(([, least]) => ms >= least) ?? UNITS[3];
  const count = Math.max(0, Math.floor(ms / size));
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
