// What a seat chooses in secret. Declarations that are one but for their place are listed once, and the place is chosen
// on the board; nothing of it is sent before its player says so.

import { led, wantedFirst } from "../shared/lesson.js";

/** @import { Allowed } from "./allowed.js" */

/**
 * Declarations that are one but for their place.
 * @typedef {object} Group
 * @property {string} key
 * @property {string} says
 * @property {boolean} placed whether a place is to be chosen
 * @property {Map<string, Told.Action>} byPlace
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
    const group = groups.get(key) ?? { key, says, placed, byPlace: new Map() };
    group.byPlace.set(action.touches[0] ?? "", action);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export class Declaring {
  /**
   * @param {Allowed} allowed
   * @param {() => Map<string, string>} titles returns what people call the places
   */
  constructor(allowed, titles) {
    this.allowed = allowed;
    this.titles = titles;
    /** @type {string | undefined} */
    this.key = undefined;
    /** @type {string | undefined} */
    this.place = undefined;
  }

  lesson() {
    return this.allowed.said().prompt.lesson;
  }

  groups() {
    return grouped(wantedFirst(this.lesson(), this.allowed.secretActions()), this.titles());
  }

  /** Returns what is to have a place, if something is. */
  group() {
    return this.groups().find(({ key, placed }) => placed && key === this.key);
  }

  /** Returns what a press declares, once it has its place. */
  declared() {
    return this.group()?.byPlace.get(this.place ?? "");
  }

  /** @param {string | undefined} key */
  pick(key) {
    this.key = key;
    this.place = undefined;
  }

  /**
   * Takes a tap on a place of the board. Returns whether it was meant for a declaration.
   * @param {string} place
   */
  tapped(place) {
    const group = this.group();
    if (group?.byPlace.has(place)) {
      this.place = place;
    }
    return group !== undefined;
  }

  /** Returns what to point at on the board: in a lesson what it asks for alone. */
  cues() {
    const byPlace = this.group()?.byPlace ?? new Map();
    const wanted = new Set(led(this.lesson(), [...byPlace.values()]));
    const places = [...byPlace].filter(([place, action]) => wanted.has(action) || place === this.place);
    return places.map(([place]) => ({ place, role: place === this.place ? "touched" : "may-act", step: 0 }));
  }
}
