// The dice of each seat: small, in rows, with equal ones together.

import { players } from "../shared/players.js";
import { dieFace, faceName } from "../shared/dice.js";
import { seatLook } from "../shared/seats.js";
import { make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

/** @param {Told.Face} one @param {Told.Face} other */
const alike = (one, other) => one.kind === other.kind && one.name === other.name && one.face === other.face;

/**
 * Groups successive equal dice.
 * @param {Told.Face[]} faces
 */
export function grouped(faces) {
  /** @type {Told.Face[][]} */
  const groups = [];
  for (const face of faces) {
    const last = groups.at(-1);
    if (last && alike(last[0], face)) {
      last.push(face);
    } else {
      groups.push([face]);
    }
  }
  return groups;
}

/** @param {Told.Face[]} faces */
function group(faces) {
  const set = make("span", faces.length > 1 ? "set" : "set single", ...faces.map(dieFace));
  set.setAttribute("role", "img");
  set.setAttribute("aria-label", faces.length > 1 ? `${faces.length} times ${faceName(faces[0])}` : faceName(faces[0]));
  return set;
}

/**
 * Draws a row of dice with its seat and its purpose.
 * @param {Told.DiceRow} row
 * @param {string[]} seats
 */
export function diceRow({ seat, what, faces }, seats) {
  const whose = make(
    "span",
    "whose",
    seatMark(seatLook(seat, seats), "seat-mark"),
    make("span", "owner", `${players.of(seat)}: `),
    make("span", "what", what),
  );
  return make("p", "dice-row", whose, make("span", "sets", ...grouped(faces).map(group)));
}

/**
 * Fills the panel of the dice on the table, those of a seat together. It is hidden while there are no dice.
 * @param {HTMLElement} panel
 * @param {Told.DiceRow[]} rows
 * @param {string[]} seats
 */
export function showPools(panel, rows, seats) {
  panel.hidden = rows.length === 0;
  const owners = seats.filter((one) => rows.some(({ seat }) => seat === one));
  /** @param {string} owner */
  const rowsOf = (owner) => rows.filter(({ seat }) => seat === owner).map((row) => diceRow(row, seats));
  panel.replaceChildren(...owners.map((owner) => make("div", "dice-of", ...rowsOf(owner))));
}
