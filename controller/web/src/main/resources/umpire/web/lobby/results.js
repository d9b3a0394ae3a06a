// The results of an evening: each finished game once, and the standings that they add up to.

const MOST_RESULTS = 500;
const WIN = 1;
const DRAW = 0.5;

/** @typedef {{ player: string, seat: string, points: number, won: boolean }} ResultSeat */
/**
 * @typedef {{ table: string, title: string, actions: number, endedAt: string, drawn: boolean,
 *   seats: ResultSeat[] }} Result
 */
/** @typedef {{ player: string, played: number, won: number, drawn: number, lost: number, points: number }} Standing */

/**
 * Returns the player of a seat. Without a name, the seat at its table counts as a player.
 * @param {import("./tables.js").Seat} seat
 * @param {string} table
 */
function playerOf({ seat, name, level }, table) {
  return name ?? (level === undefined ? `${seat} at ${table}` : `Computer, level ${level}`);
}

/**
 * Returns the result of a table whose game is over. Undefined while it goes on, or until the winners are known.
 * @param {import("./tables.js").Table} table
 * @param {string} endedAt
 * @returns {Result | undefined}
 */
export function resultOf({ name, summary, winners, shared }, endedAt) {
  if (summary?.state !== "over" || winners === undefined || summary.actions === 0) {
    return undefined;
  }
  const seats = summary.seats.map((seat) => ({
    player: playerOf(seat, name),
    seat: seat.seat,
    points: seat.points,
    won: winners.includes(seat.seat),
  }));
  return {
    table: name,
    title: summary.title,
    actions: summary.actions,
    endedAt,
    drawn: winners.length === 0 && !shared,
    seats,
  };
}

/** @param {Result} result */
const contentOf = ({ table, title, actions, seats }) => JSON.stringify([table, title, actions, seats]);

export class Results {
  /** @param {Result[]} kept */
  constructor(kept = []) {
    this.list = kept.slice(-MOST_RESULTS);
    /** @type {Set<string>} The tables at which a game went on since the last result. */
    this.playing = new Set();
  }

  /**
   * Takes in the state of a table. Returns whether it added a result. A repeated message, or one after a restart of the
   * table or of the page, tells the same result again. The same content counts again only after another game was seen.
   * @param {import("./tables.js").Table} table
   * @param {string} endedAt
   */
  took(table, endedAt) {
    const result = resultOf(table, endedAt);
    if (!result) {
      if (table.summary && table.summary.state !== "over") {
        this.playing.add(table.name);
      }
      return false;
    }
    const again = this.list.some((one) => contentOf(one) === contentOf(result)) && !this.playing.has(table.name);
    if (again) {
      return false;
    }
    this.playing.delete(table.name);
    this.list = [...this.list, result].slice(-MOST_RESULTS);
    return true;
  }

  /** @param {number} index */
  remove(index) {
    this.list = this.list.filter((_, at) => at !== index);
  }

  /** Returns the standings, the most points first, then by name. */
  standings() {
    /** @type {Map<string, Standing>} */
    const byPlayer = new Map();
    for (const { seats, drawn } of this.list) {
      for (const { player, won } of seats) {
        const standing = byPlayer.get(player) ?? { player, played: 0, won: 0, drawn: 0, lost: 0, points: 0 };
        standing.played++;
        standing.won += won ? 1 : 0;
        standing.drawn += drawn ? 1 : 0;
        standing.lost += won || drawn ? 0 : 1;
        standing.points += won ? WIN : drawn ? DRAW : 0;
        byPlayer.set(player, standing);
      }
    }
    return [...byPlayer.values()].sort(
      (one, other) => other.points - one.points || one.player.localeCompare(other.player),
    );
  }
}

/**
 * Returns a field of a CSV file. A leading sign is escaped, because spreadsheets would take it for a formula.
 * @param {string | number} value
 */
function field(value) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns the results as CSV, with a line for each seat.
 * @param {Result[]} results
 */
export function csvOf(results) {
  const head = ["game", "endedAt", "table", "title", "seat", "player", "points", "result"];
  const lines = results.flatMap(({ endedAt, table, title, drawn, seats }, index) =>
    seats.map(({ seat, player, points, won }) =>
      [index + 1, endedAt, table, title, seat, player, points, won ? "won" : drawn ? "drawn" : "lost"]
        .map(field)
        .join(","),
    ),
  );
  return `${[head.join(","), ...lines].join("\r\n")}\r\n`;
}

/**
 * Returns the results and pairings that a browser stored; none of them where the text is not theirs.
 * @param {string | null | undefined} text
 * @returns {{ results: Result[], pairings: string[] }}
 */
export function stored(text) {
  try {
    const { results, pairings } = JSON.parse(text ?? "");
    const good = Array.isArray(results) && results.every((one) => Array.isArray(one?.seats)) && Array.isArray(pairings);
    return good ? { results, pairings: pairings.map(String) } : { results: [], pairings: [] };
  } catch {
    return { results: [], pairings: [] };
  }
}
