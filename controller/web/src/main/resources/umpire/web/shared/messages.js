// The first checks of a message: its format, its age, and missed messages before it. Also the broker's address.

const FRESH_MS = 15_000;
const CLOCKS_APART_MS = 2_000;

/**
 * Returns the age of a retained message by its time stamp, in milliseconds. Returns undefined unless the age is
 * plausible: from 2 s in the future to 15 s in the past. From the age, a page that was just opened knows at once that
 * the table is running.
 * @param {{ at?: string } | null | undefined} payload
 * @param {number} nowMs the present time by this machine's clock
 */
export function recentMs(payload, nowMs) {
  const ageMs = nowMs - Date.parse(payload?.at ?? "");
  return ageMs > -CLOCKS_APART_MS && ageMs < FRESH_MS ? Math.max(0, ageMs) : undefined;
}

/**
 * An empty payload clears a retained topic. A payload that is not JSON is ignored.
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
 * Returns the broker's address. A missing host is that of the page, with TLS if the page has it.
 * A missing path is /mqtt.
 * @param {string} webSocket
 * @param {{ hostname: string, protocol: string }} page
 */
export function brokerAt(webSocket, { hostname, protocol }) {
  if (webSocket.startsWith(":")) {
    return `${protocol === "https:" ? "wss" : "ws"}://${hostname}${webSocket}`;
  }
  const url = new URL(webSocket);
  return url.pathname === "/" ? `${url.protocol}//${url.host}/mqtt` : webSocket;
}

/** Counts messages by topic, to detect missed and repeated ones. */
export class Sequence {
  constructor() {
    /** @type {Map<string, { run: string, seq: number }>} */
    this.last = new Map();
  }

  /**
   * Counts a message. Returns how many before it were missed, and whether it is a repetition.
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
 * Returns the seat and token of a page's address. The operator's address ends in #seat=operator&token=…
 * @param {string} hash the fragment of the page's address
 * @returns {Shown.Seat | undefined}
 */
export function seatIn(hash) {
  const fragment = new URLSearchParams(hash.slice(1));
  const name = fragment.get("seat");
  const token = fragment.get("token");
  return name && token ? { name, token } : undefined;
}
