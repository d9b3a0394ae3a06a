// A seat's secret choice. Declarations that differ only by place are listed once, and the place is chosen on the board.
// Nothing is sent before the player confirms.

import { led, wantedFirst } from "../shared/lesson.js";

/** @import { Allowed } from "./allowed.js" */

/**
 * Declarations that differ only by place.
 * @typedef {object} Group
 * @property {string} key
 * @property {string} says
 * @property {boolean} placed whether a place must be chosen
 * @property {Map<string, Told.Action>} byPlace
 */

/**
 * Groups the declarations that differ only by place. Other declarations stay single.
 * @param {Told.Action[]} actions
 * @param {Map<string, string>} titles the titles of the places, by their names
 */
export function grouped(actions, titles) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const action of actions) {
    const title = action.touches.length === 1 ? titles.get(action.touches[0]) : undefined;
    const placed = title !== undefined && action.says.endsWith(` ${title}`);
    const says = placed ? action.says.slice(0, -title.length - 1) : action.says;
    const key = placed ? `${says} …` : action.notation;
    const group = groups.get(key) ?? { key, says, placed, byPlace: new Map() };
    group.byPlace.set(action.touches[0] ?? "", action);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export class Declaring {
  /**
   * @param {Allowed} allowed
   * @param {() => Map<string, string>} titles returns the titles of the places
   */
  constructor(allowed, titles) {
    this.allowed = allowed;
    this.titles = titles;
    /** @type {string | undefined} */
    this.key = undefined;
    /** @type {string | undefined} */
    this.place = undefined;
    /** Whether the places are listed too. */
    this.listed = false;
  }

  lesson() {
    return this.allowed.said().prompt.lesson;
  }

  groups() {
    return grouped(wantedFirst(this.lesson(), this.allowed.secretActions()), this.titles());
  }

  /** Returns the chosen group, if any. */
  chosen() {
    return this.groups().find(({ key }) => key === this.key);
  }

  /** Returns the chosen group whose place is chosen on the board, if any. */
  group() {
    const chosen = this.chosen();
    return chosen?.placed ? chosen : undefined;
  }

  /** Returns the declaration to send, once its place is chosen where it needs one. */
  declared() {
    const { placed, byPlace } = this.chosen() ?? { byPlace: new Map() };
    return placed ? byPlace.get(this.place ?? "") : [...byPlace.values()][0];
  }

  /** @param {string | undefined} key */
  pick(key) {
    this.key = key;
    this.place = undefined;
    this.listed = false;
  }

  /**
   * Takes a tap on a place of the board. Returns whether it belonged to a declaration.
   * @param {string} place
   */
  tapped(place) {
    const group = this.group();
    if (group?.byPlace.has(place)) {
      this.place = place;
    }
    return group !== undefined;
  }

  /** Returns the cues for the board. In a lesson, only the wanted ones. */
  cues() {
    const byPlace = this.group()?.byPlace ?? new Map();
    const wanted = new Set(led(this.lesson(), [...byPlace.values()]));
    const places = [...byPlace].filter(([place, action]) => wanted.has(action) || place === this.place);
    return places.map(([place]) => ({ place, role: place === this.place ? "touched" : "may-act", step: 0 }));
  }
}
