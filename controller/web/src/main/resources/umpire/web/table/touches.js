// What hands at this page have touched, and what the table has noticed of it.

/**
 * Several touches may be under way: who touches a weapon goes on to its target before a table that looks seldom has
 * noticed the first.
 */
export class TouchWatch {
  /** @param {() => void} shown when other places are pointed at */
  constructor(shown) {
    this.shown = shown;
    /**
     * The places and things that the table has noticed to be touched, in their order.
     * @type {Set<string>}
     */
    this.touched = new Set();
    /**
     * The touches that are not noticed yet.
     * @type {{ places: (string | undefined)[], done: (noticed: boolean) => void }[]}
     */
    this.waiting = [];
  }

  /** Names of places and things that are being touched and not noticed yet; of what lies elsewhere there is none. */
  get aimed() {
    const all = this.waiting.flatMap(({ places }) => places);
    return all.filter((place) => place === undefined || !this.touched.has(place));
  }

  /**
   * Returns whether a touch of these places names a legal action, or the beginning of one: by itself, or after what was
   * touched before it.
   * @param {(string | undefined)[]} places
   * @param {Told.Action[]} legal
   */
  names(places, legal) {
    const all = [...this.touched, ...this.aimed, ...places];
    return legal.some(({ touches }) => [places, all].some((named) => named.every((place, i) => touches[i] === place)));
  }

  /**
   * Begins a touch of places. Resolves to whether the table notices in time that the last of them was touched.
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
   * Takes note of which places the table has noticed to be touched. Returns whether one of them is new.
   * @param {Told.Prompt} prompt
   */
  heard({ cues }) {
    const touched = new Set(cues.filter(({ role }) => role === "touched").map(({ place }) => place));
    const fresh = [...touched].some((place) => !this.touched.has(place));
    this.touched = touched;
    this.end(({ places }) => touched.has(places.at(-1) ?? ""));
    return fresh;
  }

  /** Takes note that something was done or refused: that answers all touches. Returns whether any were under way. */
  happened() {
    const any = this.aimed.length > 0;
    this.end(() => true);
    return any;
  }

  /**
   * Waits no longer for some touches.
   * @param {(one: { places: (string | undefined)[] }) => boolean} which
   */
  end(which) {
    this.waiting.filter(which).forEach(({ done }) => done(true));
  }
}
