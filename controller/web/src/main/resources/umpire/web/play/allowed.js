// What may be done on this page now, and by whom: a seat's own page plays for it, the machine's own page for every seat
// that is not the table's.

import { asksNobody, isWanted } from "../shared/lesson.js";
import { players } from "../shared/players.js";

export class Allowed {
  /**
   * @param {Shown.Seat | undefined} seat whose page this is; none on the machine's own page
   * @param {() => Shown.Watched} said
   */
  constructor(seat, said) {
    this.seat = seat;
    this.said = said;
    /**
     * What only one seat may know, by topic.
     * @type {Map<string, Told.Own>}
     */
    this.secrets = new Map();
    /**
     * The seat whose secrets are open on this page, because its player asked to see them.
     * @type {string | undefined}
     */
    this.open = undefined;
    /** Whether this page only watches: its seat is none of this game's, or its token was refused. */
    this.watches = false;
  }

  get own() {
    return this.seat?.name;
  }

  /**
   * Returns whether this page plays for a seat; in a lesson for all.
   * @param {string} seat
   */
  plays(seat) {
    const own = this.own === undefined ? players.level(seat) === 0 : seat === this.own || players.taught;
    return own && !this.watches;
  }

  /** @param {string} topic @param {Told.Own | null} told */
  hear(topic, told) {
    if (told) {
      this.secrets.set(topic, told);
    } else {
      this.secrets.delete(topic);
    }
  }

  /** Returns the seat whose secrets lie open here because its player asked for it. */
  opened() {
    return this.open !== undefined && this.sees(this.open) ? this.open : undefined;
  }

  forget() {
    this.secrets.clear();
    this.open = undefined;
  }

  /** Returns what may be done on this page now before everybody's eyes. @returns {Told.Action[]} */
  actions() {
    const { legal, prompt } = this.said();
    // After a wrong move nothing leads on but to put it right.
    if (asksNobody(prompt.lesson)) {
      return [];
    }
    const open = prompt.need === "choice" ? legal.actions : this.options();
    return open.filter((one) => !one.effect && (one.seat === "" || this.plays(one.seat)));
  }

  /** Returns what a question is answered by, or what was touched may mean. @returns {Told.Action[]} */
  options() {
    const { prompt } = this.said();
    const { seat = this.own ?? "" } = prompt;
    const options = prompt.options.map(({ notation, says, where }) => ({
      seat,
      notation,
      says,
      touches: [],
      changes: where,
    }));
    return options.filter((one) => one.seat === "" || this.plays(one.seat));
  }

  /** Returns what came for the seats that are played here. */
  secretsHere() {
    return [...this.secrets.values()].filter((own) => this.plays(own.seat));
  }

  /**
   * Returns whether a seat may choose in secret here now. On a screen that several share, who is not asked has chosen;
   * on a page of one's own it may be changed.
   * @param {Told.Own} own
   */
  chooses({ seat, actions = [] }) {
    const { seat: asked } = this.said().prompt;
    return actions.length > 0 && (asked === undefined || asked === seat || this.own === seat);
  }

  /** Returns whether a seat that may choose in secret has done so. @param {Told.Own} own */
  chosen({ seat }) {
    return (this.said().prompt.seat ?? seat) !== seat;
  }

  /**
   * Returns whether what is secret to a seat may be seen here: where one person alone looks at this page nothing need
   * be covered.
   * @param {string} seat
   */
  sees(seat) {
    const people = (this.said().game?.seats ?? []).filter((one) => this.plays(one)).length;
    const alone = this.own === undefined && (people === 1 || this.teaches(seat));
    return this.plays(seat) && (seat === this.open || alone);
  }

  /**
   * Returns whether a lesson waits for what a seat chooses in secret: it says aloud what that is.
   * @param {string} seat
   */
  teaches(seat) {
    const { lesson } = this.said().prompt;
    return [...this.secrets.values()].some(
      (own) => own.seat === seat && (own.actions ?? []).some(({ notation }) => isWanted(lesson, notation)),
    );
  }

  /** Returns what is covered here: choices, or what nobody else may know. */
  covered() {
    if (this.said().prompt.lesson) {
      return [];
    }
    return this.secretsHere().filter(
      (own) =>
        !this.sees(own.seat) && (this.chooses(own) || this.factsOf(own).length > 0 || this.diceOf(own).length > 0),
    );
  }

  /** Returns what is seen here and was told to nobody else. */
  seen() {
    return this.secretsHere().filter(({ seat }) => this.sees(seat));
  }

  secretActions() {
    return this.seen()
      .filter((own) => this.chooses(own))
      .flatMap(({ actions = [] }) => actions);
  }

  /** Returns how much of what may be done here stands in the list: what ends all of it is a button. */
  listed() {
    const ends = this.waivers().length === 1 ? 1 : 0;
    return this.actions().length + this.secretActions().length - ends;
  }

  /** Returns the one seat that chooses in secret before this page's eyes, if there is one. */
  chooser() {
    const [only, ...others] = this.seen().filter((own) => this.chooses(own));
    return others.length === 0 ? only?.seat : undefined;
  }

  secretFacts() {
    return this.seen().flatMap((own) => this.factsOf(own));
  }

  secretDice() {
    return this.seen().flatMap((own) => this.diceOf(own));
  }

  /** @param {Told.Own} own */
  factsOf({ facts = [] }) {
    const known = this.said().position?.facts ?? [];
    return facts.filter((fact) => !known.includes(fact));
  }

  /** @param {Told.Own} own */
  diceOf({ dice = [] }) {
    const known = (this.said().position?.dice ?? []).map((row) => JSON.stringify(row));
    return dice.filter((row) => !known.includes(JSON.stringify(row)));
  }

  /** Returns the actions that leave something undone, which end what is asked. */
  waivers() {
    const forgoing = new Set(
      this.said()
        .prompt.options.filter(({ kind }) => kind?.weight === "forgoing")
        .map(({ notation }) => notation),
    );
    return this.said().prompt.need === "choice" ? this.actions().filter(({ notation }) => forgoing.has(notation)) : [];
  }
}
