// What is made of a message before anybody is told of it: whether it is one, how old it is, and what was missed before
// it. And where messages come from.

const FRESH_MS = 15_000;
const CLOCKS_APART_MS = 2_000;

/**
 * How old a retained message is by its own time stamp. It counts only where both clocks plainly agree: then a page
 * that was just opened need not wait for the next word to know that the table lives.
 * @param {{ at?: string } | null | undefined} payload
 * @param {number} nowMs by the clock of this machine
 */
export function recentMs(payload, nowMs) {
  const ageMs = nowMs - Date.parse(payload?.at ?? "");
  return ageMs > -CLOCKS_APART_MS && ageMs < FRESH_MS ? Math.max(0, ageMs) : undefined;
}

/**
 * An empty payload clears a retained topic; what is not JSON is no message of the table's.
 * @param {Pick<Paho.Message, "payloadBytes" | "payloadString">} message
 */
export function parsed(message) {
  if (message.payloadBytes.length === 0) {
    return null;
  }
  try {
    return JSON.parse(message.payloadString);
  } catch {
    return undefined;
  }
}

/**
 * Returns the broker's address. Without a host it is that of the page, without a path where brokers have it.
 * @param {string} webSocket
 * @param {string} host
 */
export function brokerAt(webSocket, host) {
  if (webSocket.startsWith(":")) {
    return `ws://${host}${webSocket}`;
  }
  const url = new URL(webSocket);
  return url.pathname === "/" ? `${url.protocol}//${url.host}/mqtt` : webSocket;
}

/** Counts messages by topic, so that a reader hears of those he missed, and of none twice. */
export class Sequence {
  constructor() {
    /** @type {Map<string, { run: string, seq: number }>} */
    this.last = new Map();
  }

  /**
   * Takes note of a message. Returns how many before it were missed, and whether it came already.
   * @param {string} topic
   * @param {{ run: string, seq: number }} stamp
   */
  took(topic, { run, seq }) {
    const last = this.last.get(topic);
    this.last.set(topic, { run, seq });
    if (last === undefined || last.run !== run) {
      return { missed: 0, repeated: false };
    }
    return { missed: Math.max(0, seq - last.seq - 1), repeated: seq === last.seq && seq !== 0 };
  }
}

/**
 * Returns whose word a page has: a seat's, or the operator's, whose address ends in #seat=operator&token=…
 * @param {string} hash of the page's address
 * @returns {Shown.Seat | undefined}
 */
export function seatIn(hash) {
  const fragment = new URLSearchParams(hash.slice(1));
  const name = fragment.get("seat");
  const token = fragment.get("token");
  return name && token ? { name, token } : undefined;
}
