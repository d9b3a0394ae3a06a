// The connection to the table: MQTT over WebSocket, with automatic reconnection. The state of the game reaches the
// pages only by this connection.

import { quoted } from "./chronicle.js";
import { fetchOnceThere } from "./fetching.js";
import { Holdings } from "./holdings.js";
import { brokerAt, parsed, recentMs, Sequence } from "./messages.js";

// Events are subscribed to first, so that none is missed once the page shows something.
const TOLD = ["event", "help"];
const KEPT = ["recent", "status", "players", "games", "game", "position", "legal", "score", "prompt", "health"];
const COMPLETE_MS = 2_000;
const ASKED_AT_LEAST_EVERY_MS = 30_000;
// Short pauses, because a page must be up to date within three seconds after the broker is back.
const RETRY_MS = [500, 1000];
// A busy machine needs some seconds to start another game.
const ANSWER_MS = 20_000;
/** @param {string} topic */
const filterOf = (topic) => (topic.startsWith("alert/") ? "alert/+" : topic);
const REFUSED = /not authorized|bad user name|AMQJS0006E/i;

const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(16).padStart(2, "0")).join("");

export class Link {
  /**
   * @param {Fetched.Config} config
   * @param {Shown.Seat | undefined} seat
   * @param {(topic: string, payload: any, fresh?: boolean) => void} hear receives each message: its topic, its payload
   * (null when cleared), and whether it is not retained. The topic "line" says that the connection's state has changed
   * @param {string[]} [more] further retained topics that this page needs
   */
  constructor(config, seat, hear, more = []) {
    this.root = config.root;
    this.seat = seat;
    this.hear = hear;
    this.kept = [...KEPT, ...more];
    this.topics = [...TOLD, ...this.kept, "alert/+"];
    this.name = `display-${random()}`;
    this.seatRefused = false;
    this.sequence = new Sequence();
    this.holdings = new Holdings();
    /** @type {Set<string>} */
    this.lacking = new Set();
    /** @type {Map<string, { done: (reply: Told.Reply) => void, fail: (error: Error) => void }>} */
    this.waiting = new Map();
    this.tries = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.asking = undefined;
    /** @type {Paho.Client | undefined} */
    this.client = undefined;
    /** @type {Shown.Line} */
    this.line = {
      connection: "connecting",
      sinceMs: performance.now(),
      everOpen: false,
      where: brokerAt(config.webSocket, location),
      table: config.table,
    };
    this.connect();
  }

  connect() {
    const client = new Paho.Client(this.line.where, this.name);
    this.client = client;
    client.onMessageArrived = (message) => void (this.client === client && this.arrived(message));
    client.onConnectionLost = () => this.lost(client);
    const options = { timeout: 4, keepAliveInterval: 8, cleanSession: true, mqttVersion: 4 };
    const { seat } = this;
    try {
      client.connect({
        ...options,
        ...(seat && !this.seatRefused ? { userName: seat.name, password: seat.token } : {}),
        onSuccess: () => this.opened(client),
        onFailure: (/** @type {{ errorMessage?: string }} */ failure) => this.failed(client, failure),
      });
    } catch (error) {
      this.failed(client, { errorMessage: String(error) });
    }
  }

  /** @param {Paho.Client} client */
  opened(client) {
    this.tries = 0;
    Object.assign(this.line, {
      connection: "open",
      sinceMs: performance.now(),
      everOpen: true,
      heardMs: undefined,
      status: undefined,
    });
    // The seat of a token may have another name in the next game. So the page subscribes to the topics of all seats,
    // and the broker sends it only those of its own seat.
    const own = this.seat && !this.seatRefused ? [`reply/${this.name}`, `reply/+/${this.name}`, "seat/+"] : [];
    for (const topic of [...this.topics, ...own]) {
      client.subscribe(`${this.root}/${topic}`, { qos: 1 });
    }
    this.lacking = new Set(this.kept);
    this.askLater(client, COMPLETE_MS);
    this.hear("line", this);
  }

  /** @param {Paho.Client | undefined} client @param {number} afterMs */
  askLater(client, afterMs) {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.askAgain(client, afterMs), afterMs);
  }

  /**
   * Subscribes again. The broker sends retained messages to a new subscriber, which replaces lost ones.
   * @param {Paho.Client | undefined} client
   * @param {number} afterMs
   */
  askAgain(client, afterMs) {
    this.asking = undefined;
    if (!client || this.client !== client || !client.isConnected() || this.lacking.size === 0) {
      return;
    }
    for (const filter of new Set([...this.lacking].map(filterOf))) {
      client.subscribe(`${this.root}/${filter}`, { qos: 1 });
    }
    this.askLater(client, Math.min(2 * afterMs, ASKED_AT_LEAST_EVERY_MS));
  }

  /**
   * Compares the page's messages with the table's periodic list of the last message of each retained topic. Requests
   * the messages that are newer in the list, because they were lost.
   * @param {Told.Health} health
   */
  compare(health) {
    const missed = this.holdings
      .lacking(health)
      .filter((topic) => this.topics.includes(filterOf(topic)) && !this.lacking.has(topic));
    missed.forEach((topic) => this.lacking.add(topic));
    if (missed.length > 0) {
      this.askLater(this.client, COMPLETE_MS);
    }
    for (const topic of this.holdings.over(health)) {
      this.holdings.took(topic, null);
      this.hear(topic, null, false);
    }
  }

  /** @param {Paho.Client} client @param {{ errorMessage?: string }} failure */
  failed(client, failure) {
    if (this.client !== client) {
      return;
    }
    if (this.seat && !this.seatRefused && REFUSED.test(failure.errorMessage ?? "")) {
      this.seatRefused = true;
    }
    this.again();
  }

  /** @param {Paho.Client} client */
  lost(client) {
    if (this.client !== client) {
      return;
    }
    if (this.line.connection === "open") {
      Object.assign(this.line, { connection: "lost", sinceMs: performance.now() });
    }
    for (const { fail } of this.waiting.values()) {
      fail(new Error("The connection broke before the table answered."));
    }
    this.waiting.clear();
    this.again();
  }

  again() {
    this.hear("line", this);
    const pause = RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)];
    setTimeout(() => this.connect(), pause);
  }

  /** @param {Paho.Message} message */
  arrived(message) {
    const topic = message.destinationName.slice(this.root.length + 1);
    const nowMs = performance.now();
    const payload = parsed(message);
    this.lacking.delete(topic);
    const saidMs = message.retained ? nowMs - (recentMs(payload, Date.now()) ?? Infinity) : nowMs;
    if (saidMs > (this.line.heardMs ?? -Infinity)) {
      this.line.heardMs = saidMs;
    }
    if (payload !== undefined) {
      this.holdings.took(topic, payload);
    }
    if (payload === undefined || this.repeated(topic, payload, message.retained)) {
      return;
    }
    if (topic === "status") {
      Object.assign(this.line, { status: payload, statusMs: message.retained ? undefined : nowMs });
    } else if (topic === "health") {
      Object.assign(this.line, { health: payload, healthMs: saidMs === -Infinity ? this.line.healthMs : saidMs });
      this.compare(payload);
    } else if (topic.startsWith("reply/")) {
      this.answered(payload);
      return;
    }
    this.hear(topic, payload, !message.retained);
  }

  /**
   * Reports missed messages before this one. Returns whether it is a repetition. A retained message holds the whole
   * state, so none is reported missed before it.
   * @param {string} topic
   * @param {Told.Stamp | null} payload
   * @param {boolean} retained
   */
  repeated(topic, payload, retained) {
    if (!TOLD.includes(topic) || payload?.seq === undefined) {
      return false;
    }
    const { missed, repeated } = this.sequence.took(topic, payload);
    if (missed > 0) {
      this.hear("gap", { topic, missed, run: payload.run }, true);
    }
    return repeated && !retained;
  }

  /**
   * Sends a command and returns the table's answer.
   * @param {string} verb
   * @param {Record<string, unknown>} fields
   * @returns {Promise<Told.Reply>}
   */
  send(verb, fields) {
    const id = random();
    const command = { ...fields, id, client: this.name, token: this.seat?.token ?? "" };
    return new Promise((done, fail) => {
      const message = new Paho.Message(JSON.stringify(command));
      message.destinationName = `${this.root}/command/${verb}`;
      message.qos = 1;
      this.waiting.set(id, { done, fail });
      try {
        this.client?.send(message);
      } catch {
        this.waiting.delete(id);
        fail(new Error("There is no connection to the table now."));
        return;
      }
      setTimeout(() => this.waiting.delete(id) && fail(new Error("The table has not answered.")), ANSWER_MS);
    });
  }

  /** @param {Told.Reply | null} reply */
  answered(reply) {
    const asked = reply && this.waiting.get(reply.id);
    if (asked) {
      this.waiting.delete(reply.id);
      asked.done(reply);
    }
  }
}

/**
 * Sends a command. Resolves to whether it was accepted, and the table's sentence.
 * @param {Link} link
 * @param {string} verb
 * @param {Record<string, unknown>} fields
 * @returns {Promise<Shown.Answer>}
 */
export async function order(link, verb, fields) {
  try {
    const reply = await link.send(verb, fields);
    const says = (reply.says ?? reply.result) + quoted(reply.section);
    return { done: reply.result === "accepted", says, actions: reply.actions };
  } catch (error) {
    return { done: false, says: error instanceof Error ? error.message : String(error) };
  }
}

/** @returns {Promise<Fetched.Config>} */
export async function fetchConfig() {
  const config = await fetchOnceThere("/config.json");
  const wanted = new URLSearchParams(location.search);
  const table = wanted.get("table") ?? config.table;
  return { ...config, table, root: `umpire/1/${table}`, webSocket: wanted.get("broker") ?? config.webSocket };
}
