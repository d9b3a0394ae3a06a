// The buttons of each side, below the table.

import { players } from "../shared/players.js";
import { icon } from "../shared/icons.js";
import { seatLook } from "../shared/seats.js";
import { find, make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

const SIDES = ["south", "north", "east", "west"];
const HELD_MS = 800;
/** @type {Record<string, string>} */
const WORDS = { confirm: "Confirm", next: "Next", undo: "Undo", help: "Help" };

/**
 * Builds the buttons of each side that has any.
 * @param {Twin.Furniture} furniture
 * @param {string[]} seatNames
 * @param {(side: string, button: string, held: boolean) => unknown} press
 */
export function buildSeatButtons(furniture, seatNames, press) {
  for (const side of SIDES) {
    const own = furniture.buttons.filter((button) => button.side === side);
    const name = furniture.seats[side] ?? side;
    const place = find(`seat-${side}`);
    const label = make(
      "span",
      "seat-label",
      seatMark(seatLook(name, seatNames), "seat-mark"),
      make("span", "seat-name", players.of(name)),
    );
    place.replaceChildren(label, ...own.map(({ button }) => pressButton(side, button, name, press)));
    place.setAttribute("aria-label", name);
    place.dataset.seat = name;
    place.dataset.side = side;
    place.hidden = own.length === 0 || furniture.seats[side] === undefined;
  }
  if (furniture.buttons.some(({ button }) => button === "help")) {
    find("help").replaceChildren(pressButton("any", "help", "", press));
  }
}

/**
 * @param {string} side
 * @param {string} button
 * @param {string} name
 * @param {(side: string, button: string, held: boolean) => unknown} press
 */
function pressButton(side, button, name, press) {
  const element = make("button", `press ${button}`, icon(button), make("span", "label", WORDS[button]));
  element.dataset.press = `${side}-${button}`;
  element.dataset.name = `${name} ${button}`.trim();
  nameButton(element);
  whenPressed(element, (held) => press(side, button, held));
  return element;
}

/**
 * Reports a press when it is released, or when it was held long enough, as real buttons do.
 * @param {HTMLElement} element
 * @param {(held: boolean) => unknown} told
 */
function whenPressed(element, told) {
  let held = false;
  let timer = 0;
  element.addEventListener("pointerdown", () => {
    held = false;
    timer = setTimeout(() => {
      held = true;
      told(true);
    }, HELD_MS);
  });
  for (const end of ["pointerup", "pointerleave", "pointercancel"]) {
    element.addEventListener(end, () => clearTimeout(timer));
  }
  element.addEventListener("click", () => {
    if (!held) {
      told(false);
    }
    held = false;
  });
}

/** @param {HTMLElement} element @param {string} [more] */
function nameButton(element, more) {
  const name = element.dataset.name ?? "";
  element.title = more ? `${name}: ${more}` : name;
  element.setAttribute("aria-label", element.title);
}

/**
 * Highlights the buttons of the asked seat, and names the effect of confirm.
 * @param {string | undefined} seat
 * @param {string | undefined} turn
 * @param {string | undefined} confirms
 * @returns {string | undefined} the side of these buttons
 */
export function showAsked(seat, turn, confirms) {
  const groups = SIDES.map((side) => find(`seat-${side}`));
  const current = groups.find(({ dataset }) => dataset.seat === (seat ?? turn)) ?? groups[0];
  for (const group of groups) {
    const asked = seat !== undefined && group.dataset.seat === seat;
    group.classList.toggle("asked", asked);
    group.classList.toggle("current", group === current);
    const confirm = group.querySelector(".confirm");
    if (confirm instanceof HTMLElement) {
      nameButton(confirm, asked || seat === undefined ? confirms : undefined);
    }
  }
  return current?.dataset.side;
}
