// What may be done on this page now, and by whom: a seat's own page plays for it, the machine's own page for every seat
// that is not the table's.

import { isWanted } from "../shared/lesson.js";
import { players } from "../shared/players.js";

export class Allowed {
  /**
   * @param {string | undefined} own the seat whose page this is; none on the machine's own page
   * @param {() => Shown.Watched} said
   */
  constructor(own, said) {
    this.own = own;
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
  }

  /** @param {string} seat */
  plays(seat) {
    return this.own === undefined ? players.level(seat) === 0 : seat === this.own;
  }

  /** @param {string} topic @param {Told.Own | null} told */
  hear(topic, told) {
    if (told) {
      this.secrets.set(topic, told);
    } else {
      this.secrets.delete(topic);
    }
  }

  forget() {
    this.secrets.clear();
    this.open = undefined;
  }

  /** Returns what may be done on this page now. @returns {Told.Action[]} */
  actions() {
    const { legal, prompt } = this.said();
    if (prompt.lesson?.task === "read" && !prompt.lesson.astray) {
      return [];
    }
    const { seat = this.own ?? "" } = prompt;
    /** @type {Told.Action[]} */
    const options = prompt.options.map(({ notation, says, where }) => ({
      seat,
      notation,
      says,
      touches: [],
      changes: where,
    }));
    const open = { choice: legal.actions, question: options }[prompt.need] ?? [];
    const mine = open.filter((one) => !one.effect && (one.seat === "" || this.plays(one.seat)));
    return [...mine, ...this.secretActions()];
  }

  /** Returns the seats that choose in secret here now. */
  choosing() {
    const { seat } = this.said().prompt;
    return [...this.secrets.values()].filter(
      (own) => this.plays(own.seat) && (own.actions ?? []).length > 0 && (seat === undefined || seat === own.seat),
    );
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

  /** Returns the seats that choose in secret here and whose choices are covered. */
  covered() {
    return this.said().prompt.lesson ? [] : this.choosing().filter(({ seat }) => !this.sees(seat));
  }

  secretActions() {
    return this.choosing()
      .filter(({ seat }) => this.sees(seat))
      .flatMap(({ actions = [] }) => actions);
  }

  /** Returns what is known here and was told to nobody else. */
  secretFacts() {
    const known = this.said().position?.facts ?? [];
    return [...this.secrets.values()]
      .filter(({ seat }) => this.sees(seat))
      .flatMap(({ facts = [] }) => facts.filter((fact) => !known.includes(fact)));
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
