// The virtual table as the server tells it: parts by name, changed as they change, and the acts sent back.

import { asPlayer } from "../shared/access.js";
import { fetchOnceThere } from "../shared/fetching.js";

const CARRY_MS = 50;

/** Returns what does not change while the page is open. */
export const fetchFurniture = () => fetchOnceThere("/table/scene");

export class Scene {
  constructor({ changed, alive, refused }) {
    this.parts = new Map();
    this.changed = changed;
    this.alive = alive;
    this.refused = refused;
    this.carried = new Map();
    this.listen();
  }

  listen() {
    const source = new EventSource("/table/live");
    source.onmessage = ({ data }) => this.take(JSON.parse(data));
    source.addEventListener("beat", () => this.alive(true));
    source.onerror = () => {
      this.alive(false);
      if (source.readyState === EventSource.CLOSED) {
        setTimeout(() => this.listen(), 2_000);
      }
    };
  }

  take({ set, gone }) {
    for (const [name, part] of Object.entries(set)) {
      this.parts.set(name, part);
    }
    gone.forEach((name) => this.parts.delete(name));
    this.changed(Object.keys(set), gone);
  }

  /** Does something at the table. Resolves to whether it was done; what was wrong is told to the user. */
  async act(verb, fields = {}) {
    const { done, says } = await this.order(verb, fields);
    if (!done) {
      this.refused(says);
    }
    return done;
  }

  /** Does something at the table. Resolves to whether it was done and what the table says to it. */
  async order(verb, fields = {}) {
    try {
      const answer = await fetch("/table/act", {
        method: "POST",
        headers: { ...asPlayer(), "Content-Type": "application/json" },
        body: JSON.stringify({ verb, ...fields }),
        keepalive: verb === "drop",
      });
      const { error, says } = await answer.json();
      return { done: answer.ok, says: error ?? says };
    } catch {
      return { done: false, says: "The table did not hear that: there is no connection to it." };
    }
  }

  /** Carries a piece, at most twenty times a second and one message at a time; the last place always arrives. */
  carry(tag, xMm, yMm) {
    const state = this.carried.get(tag) ?? { busy: false };
    state.next = { tag, xMm, yMm };
    this.carried.set(tag, state);
    if (!state.busy) {
      state.busy = true;
      state.done = this.carryOn(tag, state);
    }
  }

  async carryOn(tag, state) {
    while (state.next) {
      const next = state.next;
      state.next = undefined;
      const pause = new Promise((done) => setTimeout(done, CARRY_MS));
      await this.act("carry", next);
      await pause;
    }
    state.busy = false;
  }

  /** Puts a piece down at a place, after every message about carrying it. */
  async drop(tag, xMm, yMm) {
    this.carry(tag, xMm, yMm);
    await this.carried.get(tag).done;
    this.carried.delete(tag);
    await this.act("drop", { tag });
  }
}
