// Moves by two clicks: the first selects a piece, the second its target square or target piece. Nothing on the table
// moves before the second click, so a selection can be dropped without effect.

import { actionsFrom, pieceWays } from "../shared/reach.js";

/**
 * Returns the legal actions from a place to another: those made by going there, and those made by touching both. From
 * beside the board, they are the actions whose only change is at the target.
 * @param {Told.Action[]} actions
 * @param {string | undefined} from
 * @param {string | undefined} to
 */
export function ways(actions, from, to) {
  const theirs =
    from === undefined
      ? actions.filter(({ touches, changes }) => touches.length === 0 && changes.every((place) => place === to))
      : actionsFrom(to === from ? [] : actions, from);
  const touch = theirs.filter((action) => action.touches.some((place) => place === to));
  const leads = (/** @type {Told.Action} */ action) =>
    from === undefined
      ? action.changes.some((place) => place === to)
      : pieceWays(action).some((way) => way.from === from && way.to === to);
  const go = theirs.filter((action) => !touch.includes(action) && leads(action));
  return { touch, go };
}

/**
 * The questions and actions behind the clicks.
 * @typedef {object} Doing
 * @property {(thing: Shown.Thing) => string | undefined} where returns the place of a thing
 * @property {(place: string) => Shown.Thing[]} on returns the things on a place
 * @property {(thing: Shown.Thing) => string | undefined} seat returns the seat of a thing
 * @property {() => Told.Action[]} legal
 * @property {() => boolean} ordering returns whether the prompt is about putting pieces in place
 * @property {(place: string) => boolean} asked returns whether a correction asks for a piece at a place
 * @property {(thing: Shown.Thing) => Shown.Thing[]} squad returns the pieces that are taken together with a given one
 * @property {(things: Shown.Thing[], to: { place: string } | TablePoint) => void} put
 * @property {(things: Shown.Thing[]) => void} touch
 * @property {(ways: Way[]) => Promise<Way | undefined>} choose asks the person to choose one of several ways
 * @property {() => void} changed
 * @property {(says: string) => void} note
 * @property {(place: string) => string | undefined} title returns the title of a place
 */

/** @typedef {{ says: string, act: () => void }} Way */

export class Picking {
  /** @param {Doing} told */
  constructor(told) {
    this.told = told;
    /** @type {Shown.Thing | undefined} */
    this.picked = undefined;
    /**
     * The pieces selected together, including the first.
     * @type {Shown.Thing[]}
     */
    this.squad = [];
  }

  /** @param {Shown.Thing} thing */
  includes(thing) {
    return this.squad.some(({ kind, id }) => kind === thing.kind && id === thing.id);
  }

  /** @param {Shown.Thing} thing */
  is(thing) {
    return this.picked !== undefined && this.picked.id === thing.id;
  }

  /** @param {Shown.Thing} thing */
  pick(thing) {
    this.picked = { kind: thing.kind, id: thing.id };
    this.squad = this.told.squad(this.picked);
    if (this.squad.length > 1) {
      this.told.note(`${this.squad.length} go together. Click one of them to leave it behind.`);
    } else if (this.idle(this.told.where(thing))) {
      this.told.note(`The pieces on ${this.title(thing)} can do nothing now. Pieces that can move are lit.`);
    }
    this.told.changed();
  }

  /**
   * Returns whether no legal action concerns a place.
   * @param {string | undefined} place
   */
  idle(place) {
    const legal = this.told.ordering() ? [] : this.told.legal();
    return (
      place !== undefined &&
      legal.some(({ touches, changes }) => touches.length + changes.length > 0) &&
      !legal.some(({ touches, changes }) => touches.includes(place) || changes.includes(place))
    );
  }

  /** @param {Shown.Thing} thing */
  title(thing) {
    const place = this.told.where(thing);
    return place === undefined ? "the table" : (this.told.title(place) ?? place);
  }

  /**
   * Removes one piece from those that move together, or adds it again.
   * @param {Shown.Thing} picked
   * @param {Shown.Thing} thing
   */
  leave(picked, thing) {
    const { kind, id } = thing;
    this.squad = this.includes(thing) ? this.squad.filter((one) => one.id !== id) : [...this.squad, { kind, id }];
    this.picked = this.includes(picked) ? picked : this.squad[0];
    this.told.note(`${this.squad.length === 1 ? "1 goes" : `${this.squad.length} go`} along.`);
    this.told.changed();
  }

  /**
   * Returns whether a click on one of several pieces removes or adds it. It does neither where touching the piece is an
   * action.
   * @param {Shown.Thing} picked
   * @param {Shown.Thing} thing
   */
  mayLeave(picked, thing) {
    const whole = this.told.squad(picked);
    const place = this.told.where(picked);
    const touched = this.told.legal().some(({ touches }) => touches.length === 1 && touches[0] === place);
    const last = this.includes(thing) && this.squad.length === 1;
    return whole.length > 1 && !touched && !last && whole.some(({ id }) => id === thing.id);
  }

  /** Drops the selection. Returns whether there was one. */
  drop() {
    const held = this.picked !== undefined;
    this.picked = undefined;
    this.squad = [];
    if (held) {
      this.told.changed();
    }
    return held;
  }

  /** @param {Shown.Thing} thing */
  piece(thing) {
    if (!this.picked) {
      this.pick(thing);
    } else if (this.mayLeave(this.picked, thing)) {
      this.leave(this.picked, thing);
    } else if (this.is(thing)) {
      this.told.touch([this.taken(this.picked)]);
    } else if (this.wanted(this.picked, thing)) {
      this.told.put(this.takenSquad(), { place: this.told.where(thing) ?? "" });
    } else {
      this.aim(this.picked, thing);
    }
  }

  /**
   * Returns whether a correction asks for a piece where the clicked thing lies.
   * @param {Shown.Thing} picked
   * @param {Shown.Thing} thing
   */
  wanted(picked, thing) {
    const to = this.told.where(thing);
    return to !== undefined && to !== this.told.where(picked) && this.told.asked(to);
  }

  /** @param {string} place */
  place(place) {
    const here = this.told.on(place);
    if (here.length > 0) {
      this.piece(here.find((one) => this.is(one)) ?? here[here.length - 1]);
    } else if (this.picked) {
      this.told.put(this.takenSquad(), { place });
    } else {
      this.told.note(`Nothing lies on ${this.told.title(place) ?? "there"}. Click a piece first, then where it goes.`);
    }
  }

  /** @param {TablePoint} at */
  beside(at) {
    if (this.picked) {
      this.told.put(this.takenSquad(), at);
    }
  }

  takenSquad() {
    const { squad } = this;
    this.drop();
    return squad;
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
    const { both, there } = this.answers(picked, thing, { go, touch });
    const open = nothing || (go.length > 0 && touch.length > 0);
    const way = open ? await this.told.choose([both, there]) : touch.length > 0 ? both : there;
    way?.act();
  }

  /**
   * Drops the selection and returns the possible meanings of a click on another thing: to point at it, or to go there.
   * @param {Shown.Thing} picked @param {Shown.Thing} thing
   * @param {ReturnType<typeof ways>} ways
   * @returns {{ both: Way, there: Way }}
   */
  answers(picked, thing, { go, touch }) {
    const from = this.told.where(picked);
    const place = this.told.where(thing) ?? "";
    const to = this.told.title(place);
    const squad = this.takenSquad();
    return {
      both: {
        says:
          touch[0]?.says ??
          `Point the piece on ${from === undefined ? "the table" : this.told.title(from)} at the one on ${to}`,
        act: () => this.told.touch([picked, thing]),
      },
      there: {
        says:
          go[0]?.says ??
          `Put the piece from ${from === undefined ? "beside the board" : this.told.title(from)} on ${to}`,
        act: () => this.told.put(squad, { place }),
      },
    };
  }
}
