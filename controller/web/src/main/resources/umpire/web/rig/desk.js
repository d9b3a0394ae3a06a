// The connection to the calibration: its state in parts, and requests to it. Only for the operator.

const AGAIN_MS = 1_500;
const SILENT_MS = 6_000;

export class Desk {
  /**
   * @param {Record<string, string>} headers the headers that identify the operator
   * @param {(parts: Partial<Rig.Parts>) => void} hear receives all parts whenever one changed
   * @param {(why: string) => void} trouble receives the reason of a failure, or an empty text when it is over
   */
  constructor(headers, hear, trouble) {
    this.headers = headers;
    this.hear = hear;
    this.trouble = trouble;
    /** @type {Partial<Rig.Parts>} */
    this.parts = {};
  }

  /**
   * Sends a request. Returns its result: {done, says}.
   * @param {string} verb
   * @param {Record<string, unknown>} [more]
   * @returns {Promise<Shown.Answer>}
   */
  async act(verb, more = {}) {
    try {
      const answer = await fetch("/rig/act", {
        method: "POST",
        headers: { ...this.headers, "Content-Type": "application/json" },
        body: JSON.stringify({ verb, ...more }),
      });
      const told = await answer.json();
      return { done: answer.ok, says: answer.ok ? told.says : told.error };
    } catch {
      return { done: false, says: "The table does not answer. Is it still running?" };
    }
  }

  /** Returns the newest picture, if there is one. */
  async picture() {
    try {
      const answer = await fetch("/rig/picture.jpg", { headers: this.headers });
      return answer.ok ? await answer.blob() : undefined;
    } catch {
      return undefined;
    }
  }

  /** Listens, with retries. Ends when the table refuses this browser. */
  async listen() {
    for (;;) {
      try {
        const refused = await this.listenOnce();
        if (refused) {
          return refused;
        }
      } catch {
        // The reason is shown below.
      }
      this.trouble("The connection to the table is broken. It is tried again.");
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }

  async listenOnce() {
    const cut = new AbortController();
    const answer = await fetch("/rig/live", { headers: this.headers, signal: cut.signal });
    if (answer.status === 403) {
      return (await answer.json()).error;
    }
    const { body } = answer;
    if (!body) {
      return undefined;
    }
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    this.parts = {};
    let text = "";
    for (;;) {
      const timer = setTimeout(() => cut.abort(), SILENT_MS);
      const { value, done } = await reader.read();
      clearTimeout(timer);
      if (done) {
        return undefined;
      }
      text += value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      events.filter((event) => event.startsWith("data: ")).forEach((event) => this.take(JSON.parse(event.slice(6))));
      this.trouble("");
    }
  }

  /** @param {{ set?: Partial<Rig.Parts>, gone?: string[] }} change */
  take({ set = {}, gone = [] }) {
    const all = Object.entries({ ...this.parts, ...set }).filter(([name]) => name in set || !gone.includes(name));
    this.parts = Object.fromEntries(all);
    this.hear(this.parts);
  }
}
