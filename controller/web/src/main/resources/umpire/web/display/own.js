// What only one seat may know, and what it may declare in secret. Closed until its player opens it: a phone lies on
// the table.

import { diceRow } from "./pools.js";
import { find, make } from "../shared/svg.js";

/** @param {Told.DiceRow} one @param {Told.DiceRow} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Declarations that are one but for their place.
 * @typedef {object} Group
 * @property {string} key
 * @property {string} says
 * @property {boolean} placed whether a place is to be chosen
 * @property {Map<string, Told.Action>} byPlace
 * @property {string} notation
 */

/**
 * Groups what may be declared. Declarations that name one place each and are otherwise said alike are one, of which
 * the place is to be chosen; the others stay what they are.
 *
 * @param {Told.Action[]} actions
 * @param {Map<string, string>} titles what people call the places, by their names
 */
export function grouped(actions, titles) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const action of actions) {
    const title = action.touches.length === 1 ? titles.get(action.touches[0]) : undefined;
    const placed = title !== undefined && action.says.endsWith(` ${title}`);
    const says = placed ? action.says.slice(0, -title.length - 1) : action.says;
    const key = placed ? `${says} …` : action.notation;
    const group = groups.get(key) ?? { key, says, placed, byPlace: new Map(), notation: action.notation };
    group.byPlace.set(action.touches[0], action);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A seat's own part of its page. What it may declare and where is shown only while its player has it open. */
export class OwnPart {
  /**
   * @param {HTMLDetailsElement} element closed until its player opens it
   * @param {HTMLElement} goal where the place of a declaration is chosen, near the board
   * @param {object} told
   * @param {(notation: string, button: HTMLElement) => unknown} told.declare
   * @param {() => void} told.pointed when another place is pointed at
   */
  constructor(element, goal, { declare, pointed }) {
    this.element = element;
    this.goal = goal;
    this.declare = declare;
    this.pointed = pointed;
    /** @type {Map<string, string>} */
    this.titles = new Map();
    /** @type {Group[]} */
    this.groups = [];
    /** @type {Group | undefined} */
    this.chosen = undefined;
    /** @type {string | undefined} */
    this.place = undefined;
    /** Whether another seat is asked, and what was chosen here may only be changed. */
    this.waits = false;
    this.select = make("select");
    this.right = make("button");
    element.addEventListener("toggle", () => !element.open && this.drop());
  }

  /**
   * Shows what came for this seat alone.
   *
   * @param {Told.Own | undefined} own undefined where there is nothing
   * @param {Told.Position | undefined} known what everybody sees, which is not shown twice
   * @param {string[]} seats
   * @param {Map<string, string>} titles
   */
  told(own, known, seats, titles) {
    const facts = (own?.facts ?? []).filter((fact) => !known?.facts.includes(fact));
    const rows = (own?.dice ?? []).filter((row) => !known?.dice.some((other) => same(row, other)));
    this.titles = titles;
    this.groups = grouped(own?.actions ?? [], titles);
    this.element.hidden = facts.length + rows.length + this.groups.length === 0;
    this.title();
    find("own-list").replaceChildren(
      ...facts.map((fact) => make("li", "own-fact", fact)),
      ...rows.map((row) => make("li", "", diceRow(row, seats))),
      ...this.groups.map((group) => this.line(group)),
    );
    this.choose(
      this.groups.find(({ key, placed }) => placed && key === this.chosen?.key),
      this.place,
    );
  }

  /**
   * Takes note of whom the table asks.
   * @param {boolean} another whether that is another seat alone
   */
  asked(another) {
    this.waits = another;
    this.title();
    this.choose(this.chosen, this.place);
  }

  title() {
    const what = this.waits ? "You have chosen, and may change it" : "Choose in secret";
    find("own-title").textContent = this.groups.length > 0 ? `${what}: only you see this` : "Only you see this";
  }

  /** @param {Group} group */
  line(group) {
    const [action] = group.byPlace.values();
    const meaning = action.prospect ? [make("span", "meaning", action.prospect)] : [];
    const button = make("button", "", group.placed ? group.key : group.says, ...meaning);
    button.addEventListener("click", () => (group.placed ? this.pick(group) : this.declare(group.notation, button)));
    button.dataset.group = group.key;
    return make("li", "tappable", button);
  }

  /**
   * Begins to choose the place of a declaration.
   * @param {Group} group
   */
  pick(group) {
    this.choose(group, undefined);
    this.goal.scrollIntoView({ block: "start" });
    this.select.focus({ preventScroll: true });
  }

  drop() {
    this.choose(undefined, undefined);
  }

  /** @param {Group | undefined} group @param {string | undefined} place */
  choose(group, place) {
    const before = this.chosen;
    this.chosen = group;
    this.place = place !== undefined && group?.byPlace.has(place) ? place : undefined;
    this.goal.hidden = group === undefined;
    // While a place is chosen nothing stands between the question and the board.
    this.element.classList.toggle("asking", this.groups.length > 0 && group === undefined && !this.waits);
    this.element
      .querySelectorAll("button")
      .forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.group === group?.key)));
    if (group) {
      this.ask(group);
    } else {
      this.goal.replaceChildren();
    }
    if (group || before) {
      this.pointed();
    }
  }

  /** @param {Group} group */
  ask(group) {
    if (this.goal.dataset.group !== group.key || !this.goal.firstChild) {
      this.build(group);
    }
    this.select.value = this.place ?? "";
    this.right.setAttribute("aria-disabled", String(this.place === undefined));
    this.right.textContent = this.place === undefined ? "Declare" : `Declare: ${group.byPlace.get(this.place)?.says}`;
  }

  /** @param {Group} group */
  build(group) {
    this.goal.dataset.group = group.key;
    this.select = make(
      "select",
      "",
      new Option("…", ""),
      ...[...group.byPlace.keys()].map((place) => new Option(this.titles.get(place), place)),
    );
    this.select.setAttribute("aria-label", group.says);
    this.select.addEventListener("change", () => this.choose(this.chosen, this.select.value));
    this.right = this.button("Declare", "right", () => this.done());
    this.goal.replaceChildren(
      make("h2", "", `${group.says}: tap the place on the board`),
      make(
        "div",
        "row",
        this.select,
        this.right,
        this.button("Cancel", "", () => this.drop()),
      ),
    );
  }

  /** @param {string} label @param {string} className @param {() => unknown} act */
  button(label, className, act) {
    const button = make("button", className, label);
    button.addEventListener("click", act);
    return button;
  }

  done() {
    const action = this.chosen?.byPlace.get(this.place ?? "");
    if (action) {
      this.declare(action.notation, this.right);
      this.element.open = false;
      this.drop();
    }
  }

  /**
   * Takes a tap on a place of the board. Returns whether it was meant for a declaration.
   * @param {string | undefined} place
   */
  tapped(place) {
    if (this.chosen === undefined) {
      return false;
    }
    if (place !== undefined && this.chosen.byPlace.has(place)) {
      this.choose(this.chosen, place);
    }
    return true;
  }

  /** Returns what to point at on the board of this page. */
  cues() {
    return this.place === undefined ? [] : [{ place: this.place, role: "touched", step: 0 }];
  }
}
