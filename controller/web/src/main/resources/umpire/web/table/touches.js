// The touches made at this page, and those that the table has noticed.

/**
 * Several touches may be pending: a table with few looks may not have noticed the touch of a weapon when the player
 * touches its target.
 */
export class TouchWatch {
  /** @param {() => void} shown is called when the pending places change */
  constructor(shown) {
    this.shown = shown;
    /**
     * The places and things that the table has noticed as touched, in order.
     * @type {Set<string>}
     */
    this.touched = new Set();
    /**
     * The pending touches.
     * @type {{ places: (string | undefined)[], done: (noticed: boolean) => void }[]}
     */
    this.waiting = [];
  }

  /** The names of the pending places and things; undefined for a position without a name. */
  get aimed() {
    const all = this.waiting.flatMap(({ places }) => places);
    return all.filter((place) => place === undefined || !this.touched.has(place));
  }

  /**
   * Returns whether touching these places is a legal action or the beginning of one, by itself or after the earlier
   * touches.
   * @param {(string | undefined)[]} places
   * @param {Told.Action[]} legal
   */
  names(places, legal) {
    const all = [...this.touched, ...this.aimed, ...places];
    return legal.some(({ touches }) => [places, all].some((named) => named.every((place, i) => touches[i] === place)));
  }

  /**
   * Begins a touch of places. Resolves to whether the table notices the last of them in time.
   * @param {(string | undefined)[]} places
   * @param {number} withinMs
   * @returns {Promise<boolean>}
   */
  begin(places, withinMs) {
    return new Promise((resolve) => {
      const one = {
        places,
        done: (/** @type {boolean} */ noticed) => {
          clearTimeout(timer);
          this.waiting = this.waiting.filter((other) => other !== one);
          resolve(noticed);
          this.shown();
        },
      };
      const timer = setTimeout(() => one.done(false), withinMs);
      this.waiting.push(one);
      this.shown();
    });
  }

  /**
   * Takes the table's list of noticed touches. Returns whether one of them is new.
   * @param {Told.Prompt} prompt
   */
  heard({ cues }) {
    const touched = new Set(cues.filter(({ role }) => role === "touched").map(({ place }) => place));
    const fresh = [...touched].some((place) => !this.touched.has(place));
    this.touched = touched;
    this.end(({ places }) => touched.has(places.at(-1) ?? ""));
    return fresh;
  }

  /** Ends all pending touches, because an action was played or refused. Returns whether there were any. */
  happened() {
    const any = this.aimed.length > 0;
    this.end(() => true);
    return any;
  }

  /**
   * Resolves some pending touches.
   * @param {(one: { places: (string | undefined)[] }) => boolean} which
   */
  end(which) {
    this.waiting.filter(which).forEach(({ done }) => done(true));
  }
}
