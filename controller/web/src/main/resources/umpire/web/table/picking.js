// Click, click: a piece is picked, then the square it goes to or the piece it is pointed at. Until the second click
// nothing on the table has moved, so that letting go of it means nothing.

import { origin } from "../shared/reach.js";

/**
 * Returns the legal actions that lead from a place to another, by how they are made: by going there, or by touching
 * both.
 */
export function ways(actions, from, to) {
  const theirs = actions.filter((action) => origin(action) === from && to !== from);
  const touch = theirs.filter((action) => action.touches.includes(to));
  return { touch, go: theirs.filter((action) => !touch.includes(action) && action.changes.includes(to)) };
}

export class Picking {
  /**
   * @param told where(thing) → place, on(place) → things, seat(thing), legal() → actions, ordering() → whether pieces
   *     are being put in order, put(thing, to), touch(things), choose(answers) → a promise of one of them, changed(),
   *     title(place) → what people call it
   */
  constructor(told) {
    this.told = told;
  }

  is(thing) {
    return this.picked !== undefined && this.picked.id === thing.id;
  }

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

  piece(thing) {
    if (!this.picked) {
      this.pick(thing);
    } else if (this.is(thing)) {
      this.told.touch([this.taken()]);
    } else {
      return this.aim(thing);
    }
  }

  place(place) {
    const here = this.told.on(place);
    if (here.length > 0) {
      return this.piece(here.find((one) => this.is(one)) ?? here.at(-1));
    }
    if (this.picked) {
      this.told.put(this.taken(), { place });
    }
  }

  beside(at) {
    if (this.picked) {
      this.told.put(this.taken(), at);
    }
  }

  taken() {
    const { picked } = this;
    this.drop();
    return picked;
  }

  async aim(thing) {
    const to = this.told.where(thing);
    const from = this.told.where(this.picked);
    const { go, touch } = this.told.ordering() ? { go: [], touch: [] } : ways(this.told.legal(), from, to);
    const nothing = go.length + touch.length === 0;
    if (
      to === undefined ||
      (nothing && (this.told.ordering() || this.told.seat(thing) === this.told.seat(this.picked)))
    ) {
      this.pick(thing);
      return;
    }
    const picked = this.taken();
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
