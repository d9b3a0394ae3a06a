// The scene of the virtual table from its server: parts by name, and the actions sent back.

import { asPlayer } from "../shared/access.js";
import { fetchOnceThere } from "../shared/fetching.js";

const CARRY_MS = 50;

/** @typedef {{ tag: number, xMm: number, yMm: number }} Carried */
/** @typedef {{ busy: boolean, next?: Carried, done?: Promise<void> }} Carry */

/**
 * Returns the parts that do not change while the page is open.
 * @returns {Promise<Twin.Furniture>}
 */
export const fetchFurniture = () => fetchOnceThere("/table/scene");

export class Scene {
  /** @param {(says: string) => void} refused receives the reason of a refused action */
  constructor(refused) {
    /** @type {Map<string, any>} */
    this.parts = new Map();
    this.refused = refused;
    /** @type {Map<number, Carry>} */
    this.carried = new Map();
  }

  /**
   * Listens to the server while the page is open.
   * @param {object} told
   * @param {(names: string[], gone: string[]) => void} told.changed is called with the changed and the removed parts
   * @param {(alive: boolean) => void} told.alive is called when the connection breaks or is restored
   */
  listen(told) {
    const source = new EventSource("/table/live");
    source.onmessage = ({ data }) => {
      const { set, gone } = this.take(JSON.parse(data));
      told.changed(Object.keys(set), gone);
    };
    source.addEventListener("beat", () => told.alive(true));
    source.onerror = () => {
      told.alive(false);
      if (source.readyState === EventSource.CLOSED) {
        setTimeout(() => this.listen(told), 2_000);
      }
    };
  }

  /** @param {Twin.Change} change */
  take(change) {
    for (const [name, part] of Object.entries(change.set)) {
      this.parts.set(name, part);
    }
    change.gone.forEach((name) => this.parts.delete(name));
    return change;
  }

  /**
   * Sends an action. Resolves to whether it was done; a refusal is shown to the user.
   * @param {string} verb
   * @param {Record<string, unknown>} [fields]
   */
  async act(verb, fields = {}) {
    const { done, says } = await this.order(verb, fields);
    if (!done) {
      this.refused(says);
    }
    return done;
  }

  /**
   * Sends an action. Resolves to whether it was done, and the table's sentence.
   * @param {string} verb
   * @param {Record<string, unknown>} [fields]
   */
  async order(verb, fields = {}) {
    try {
      const answer = await fetch("/table/act", {
        method: "POST",
        headers: { ...asPlayer(), "Content-Type": "application/json" },
        body: JSON.stringify({ verb, ...fields }),
        keepalive: verb === "drop",
      });
      const { error, says, actions } = await answer.json();
      return { done: answer.ok, says: error ?? says, actions };
    } catch {
      return { done: false, says: "The table did not hear that: there is no connection to it." };
    }
  }

  /**
   * Carries a piece, with at most twenty messages a second and one at a time. The last position is always sent.
   * @param {number} tag
   * @param {number} xMm
   * @param {number} yMm
   */
  carry(tag, xMm, yMm) {
    /** @type {Carry} */
    const state = this.carried.get(tag) ?? { busy: false };
    state.next = { tag, xMm, yMm };
    this.carried.set(tag, state);
    if (!state.busy) {
      state.busy = true;
      state.done = this.carryOn(state);
    }
  }

  /** @param {Carry} state */
  async carryOn(state) {
    while (state.next) {
      const next = state.next;
      state.next = undefined;
      const pause = new Promise((done) => setTimeout(done, CARRY_MS));
      await this.act("carry", next);
      await pause;
    }
    state.busy = false;
  }

  /**
   * Puts a piece down at a place, after all messages about carrying it.
   * @param {number} tag
   * @param {number} xMm
   * @param {number} yMm
   */
  async drop(tag, xMm, yMm) {
    this.carry(tag, xMm, yMm);
    await this.carried.get(tag)?.done;
    this.carried.delete(tag);
    await this.act("drop", { tag });
  }
}
