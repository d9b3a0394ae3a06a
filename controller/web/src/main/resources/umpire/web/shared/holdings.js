// The retained messages of a page, compared with the table's list of them.

export class Holdings {
  constructor() {
    /** @type {Map<string, { run: string, seq: number }>} */
    this.held = new Map();
    /** @type {Set<string>} */
    this.unnamed = new Set();
  }

  /**
   * Notes a message of a topic. An empty payload clears it.
   * @param {string} topic
   * @param {{ run: string, seq: number } | null} payload
   */
  took(topic, payload) {
    if (payload === null) {
      this.held.delete(topic);
    } else {
      this.held.set(topic, { run: payload.run, seq: payload.seq });
    }
  }

  /**
   * Returns the topics for which the table has a newer message.
   * @param {Told.Health} health
   */
  lacking({ run, retained = [] }) {
    return retained.filter(({ topic, seq }) => !this.has(topic, run, seq)).map(({ topic }) => topic);
  }

  /** @param {string} topic @param {string} run @param {number} seq */
  has(topic, run, seq) {
    const held = this.held.get(topic);
    return held?.run === run && held.seq >= seq;
  }

  /**
   * Returns the held alerts that are over. An alert must be missing from two health messages, because one may have
   * crossed it on the way.
   * @param {Told.Health} health
   */
  over({ retained }) {
    if (retained === undefined) {
      return [];
    }
    const named = new Set(retained.map(({ topic }) => topic));
    const missing = [...this.held.keys()].filter((topic) => topic.startsWith("alert/") && !named.has(topic));
    const over = missing.filter((topic) => this.unnamed.has(topic));
    this.unnamed = new Set(missing);
    return over;
  }
}
