// Click, click: a piece is picked, then the square it goes to or the piece it is pointed at. Until the second click
// nothing on the table has moved, so that letting go of it means nothing.

import { origin } from "../shared/reach.js";

/**
 * Returns the legal actions that lead from a place to another, by how they are made: by going there, or by touching
 * both.
 * @param {Told.Action[]} actions
 * @param {string | undefined} from
 * @param {string | undefined} to
 */
export function ways(actions, from, to) {
  const theirs = actions.filter((action) => origin(action) === from && to !== from);
  const touch = theirs.filter((action) => action.touches.some((place) => place === to));
  const go = theirs.filter((action) => !touch.includes(action) && action.changes.some((place) => place === to));
  return { touch, go };
}

/**
 * What a click may lead to.
 * @typedef {object} Doing
 * @property {(thing: Shown.Thing) => string | undefined} where returns the place of a thing
 * @property {(place: string) => Shown.Thing[]} on returns what stands there
 * @property {(thing: Shown.Thing) => string | undefined} seat returns whose it is
 * @property {() => Told.Action[]} legal
 * @property {() => boolean} ordering returns whether pieces are being put in order
 * @property {(thing: Shown.Thing, to: { place: string } | TablePoint) => void} put
 * @property {(things: Shown.Thing[]) => void} touch
 * @property {(ways: Way[]) => Promise<Way | undefined>} choose asks for one of them
 * @property {() => void} changed
 * @property {(place: string) => string | undefined} title returns what people call it
 */

/** @typedef {{ says: string, act: () => void }} Way */

export class Picking {
  /** @param {Doing} told */
  constructor(told) {
    this.told = told;
    /** @type {Shown.Thing | undefined} */
    this.picked = undefined;
  }

  /** @param {Shown.Thing} thing */
  is(thing) {
    return this.picked !== undefined && this.picked.id === thing.id;
  }

  /** @param {Shown.Thing} thing */
  pick(thing) {
    this.picked = { kind: thing.kind, id: thing.id };
    this.told.changed();
  }

  /** Lets go of what is picked. Returns whether anything was. */
  drop() {
    const held = this.picked !== undefined;
    this.picked = undefined;
    if (held) {
      this.told.changed();
    }
    return held;
  }

  /** @param {Shown.Thing} thing */
  piece(thing) {
    if (!this.picked) {
      this.pick(thing);
    } else if (this.is(thing)) {
      this.told.touch([this.taken(this.picked)]);
    } else {
      this.aim(this.picked, thing);
    }
  }

  /** @param {string} place */
  place(place) {
    const here = this.told.on(place);
    if (here.length > 0) {
      this.piece(here.find((one) => this.is(one)) ?? here[here.length - 1]);
    } else if (this.picked) {
      this.told.put(this.taken(this.picked), { place });
    }
  }

  /** @param {TablePoint} at */
  beside(at) {
    if (this.picked) {
      this.told.put(this.taken(this.picked), at);
    }
  }

  /** @param {Shown.Thing} picked */
  taken(picked) {
    this.drop();
    return picked;
  }

  /** @param {Shown.Thing} picked @param {Shown.Thing} thing */
  async aim(picked, thing) {
    const to = this.told.where(thing);
    const from = this.told.where(picked);
    /** @type {ReturnType<typeof ways>} */
    const { go, touch } = this.told.ordering() ? { go: [], touch: [] } : ways(this.told.legal(), from, to);
    const nothing = go.length + touch.length === 0;
    if (to === undefined || (nothing && (this.told.ordering() || this.told.seat(thing) === this.told.seat(picked)))) {
      this.pick(thing);
      return;
    }
    this.drop();
    const { title } = this.told;
    const both = {
      says:
        touch[0]?.says ??
        `Point the piece on ${from === undefined ? "the table" : title(from)} at the one on ${title(to)}`,
      act: () => this.told.touch([picked, thing]),
    };
    const there = {
      says:
        go[0]?.says ?? `Put the piece from ${from === undefined ? "beside the board" : title(from)} on ${title(to)}`,
      act: () => this.told.put(picked, { place: to }),
    };
    const open = nothing || (go.length > 0 && touch.length > 0);
    const way = open ? await this.told.choose([both, there]) : touch.length > 0 ? both : there;
    way?.act();
  }
}
