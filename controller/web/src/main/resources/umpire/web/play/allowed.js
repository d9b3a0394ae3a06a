// The actions allowed on this page now. A seat's own page plays for that seat. The machine's own page plays for every
// seat that neither the table nor a phone plays.

import { asksNobody, isWanted } from "../shared/lesson.js";
import { players } from "../shared/players.js";

export class Allowed {
  /**
   * @param {Shown.Seat | undefined} seat the seat of this page; none on the machine's own page
   * @param {() => Shown.Watched} said
   */
  constructor(seat, said) {
    this.seat = seat;
    this.said = said;
    /**
     * The secrets of seats, by topic.
     * @type {Map<string, Told.Own>}
     */
    this.secrets = new Map();
    /**
     * The seat whose player asked to see its secrets on this page.
     * @type {string | undefined}
     */
    this.open = undefined;
    /** Whether this page only watches, because its seat is not in this game or its token was refused. */
    this.watches = false;
  }

  get own() {
    return this.seat?.name;
  }

  /**
   * Returns whether this page plays for a seat. In a lesson it plays for all.
   * @param {string} seat
   */
  plays(seat) {
    const here = players.level(seat) === 0 && !players.onPhone(seat);
    const own = this.own === undefined ? here : seat === this.own || players.taught;
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

  /** Returns the seat whose player asked to see its secrets here. */
  opened() {
    return this.open !== undefined && this.sees(this.open) ? this.open : undefined;
  }

  forget() {
    this.secrets.clear();
    this.open = undefined;
  }

  /** Returns the actions that may be done publicly on this page now. @returns {Told.Action[]} */
  actions() {
    const { legal, prompt } = this.said();
    // After a wrong move the only way on is to put it right.
    if (asksNobody(prompt.lesson)) {
      return [];
    }
    const open = prompt.need === "choice" ? legal.actions : this.options();
    return open.filter((one) => !one.effect && (one.seat === "" || this.plays(one.seat)));
  }

  /** Returns the answers to the current question, or the meanings of a touch. @returns {Told.Action[]} */
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

  /** Returns the secrets of the seats that are played here. */
  secretsHere() {
    return [...this.secrets.values()].filter((own) => this.plays(own.seat));
  }

  /**
   * Returns whether a seat may choose in secret here now. On a shared screen, a seat that is no longer asked has chosen
   * already. On a seat's own page, the seat may still change its choice.
   * @param {Told.Own} own
   */
  chooses({ seat, actions = [] }) {
    const { seat: asked } = this.said().prompt;
    return actions.length > 0 && (asked === undefined || asked === seat || this.own === seat);
  }

  /** Returns whether a seat that may choose in secret has chosen. @param {Told.Own} own */
  chosen({ seat }) {
    return (this.said().prompt.seat ?? seat) !== seat;
  }

  /**
   * Returns whether a seat's secrets may be shown here. They are shown without asking when one person alone uses this
   * page.
   * @param {string} seat
   */
  sees(seat) {
    // The player of a phone may look at this page too.
    const people = (this.said().game?.seats ?? []).filter((one) => players.level(one) === 0).length;
    const alone = this.own === undefined && (people === 1 || this.teaches(seat));
    return this.plays(seat) && (seat === this.open || alone);
  }

  /**
   * Returns whether the lesson waits for a secret choice of this seat. The lesson tells that choice openly.
   * @param {string} seat
   */
  teaches(seat) {
    const { lesson } = this.said().prompt;
    return [...this.secrets.values()].some(
      (own) => own.seat === seat && (own.actions ?? []).some(({ notation }) => isWanted(lesson, notation)),
    );
  }

  /** Returns the secrets that are covered here: choices, facts and dice of a seat. */
  covered() {
    if (this.said().prompt.lesson) {
      return [];
    }
    return this.secretsHere().filter(
      (own) =>
        !this.sees(own.seat) && (this.chooses(own) || this.factsOf(own).length > 0 || this.diceOf(own).length > 0),
    );
  }

  /** Returns the secrets that are shown here. */
  seen() {
    return this.secretsHere().filter(({ seat }) => this.sees(seat));
  }

  secretActions() {
    return this.seen()
      .filter((own) => this.chooses(own))
      .flatMap(({ actions = [] }) => actions);
  }

  /** Returns the number of actions in the list. A single waiver is a button instead. */
  listed() {
    const ends = this.waivers().length === 1 ? 1 : 0;
    return this.actions().length + this.secretActions().length - ends;
  }

  /** Returns the one seat here that can choose in secret or throw along with others now, if there is exactly one. */
  chooser() {
    const { need, seat } = this.said().prompt;
    const throwing = need === "roll" && seat === undefined ? (this.said().game?.seats ?? []) : [];
    const here = this.seen().filter((own) => this.chooses(own));
    const asked = [...here.map((own) => own.seat), ...throwing.filter((one) => this.plays(one))];
    return asked.length === 1 ? asked[0] : undefined;
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

  /** Returns the waivers: the actions that give up the remaining choices. */
  waivers() {
    return this.weighing("forgoing");
  }

  /**
   * Returns the choices of a weight, among those that the table's buttons step through.
   * @param {"usual" | "forgoing"} weight
   */
  weighing(weight) {
    const { need, options } = this.said().prompt;
    const found = new Set(options.filter(({ kind }) => kind?.weight === weight).map(({ notation }) => notation));
    return need === "choice" ? this.actions().filter(({ notation }) => found.has(notation)) : [];
  }
}
