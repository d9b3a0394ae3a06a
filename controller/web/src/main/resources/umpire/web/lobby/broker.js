// The lobby's connection to the broker. It subscribes to a few public topics of all tables and sends nothing.

import { brokerAt } from "../shared/messages.js";

/** A retained topic after the events, so that no event is missed once its table is shown. */
const TOPICS = ["event", "status", "score", "recent", "summary", "health"];
const RETRY_MS = [500, 1000];

export class BrokerLine {
  /**
   * @param {string} webSocket
   * @param {{ heard: (topic: string, bytes: Uint8Array, retained: boolean) => void, changed: () => void }} listener
   */
  constructor(webSocket, listener) {
    this.where = brokerAt(webSocket, location);
    this.listener = listener;
    this.open = false;
    this.everOpen = false;
    this.sinceMs = performance.now();
    this.tries = 0;
    this.connect();
  }

  connect() {
    const client = new Paho.Client(this.where, `lobby-${crypto.getRandomValues(new Uint32Array(2)).join("")}`);
    client.onMessageArrived = ({ destinationName, payloadBytes, retained }) =>
      this.listener.heard(destinationName, /** @type {Uint8Array} */ (payloadBytes), retained);
    client.onConnectionLost = () => this.over();
    client.connect({
      timeout: 4,
      keepAliveInterval: 8,
      cleanSession: true,
      mqttVersion: 4,
      onSuccess: () => this.opened(client),
      onFailure: () => this.over(),
    });
  }

  /** @param {Paho.Client} client */
  opened(client) {
    this.tries = 0;
    this.turn(true);
    for (const topic of TOPICS) {
      client.subscribe(`umpire/1/+/${topic}`, { qos: 1 });
    }
  }

  /** @param {boolean} open */
  turn(open) {
    if (this.open !== open) {
      this.open = open;
      this.sinceMs = performance.now();
    }
    this.everOpen ||= open;
    this.listener.changed();
  }

  over() {
    this.turn(false);
    setTimeout(() => this.connect(), RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]);
  }
}
