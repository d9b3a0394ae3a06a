// The buttons below the table: each side's own, the dice, the tools.

import { drawDie, faceName } from "../shared/dice.js";
import { icon } from "../shared/icons.js";
import { seatLook } from "../shared/seats.js";
import { draw, find, make } from "../shared/svg.js";
import { seatMark } from "../shared/tokens.js";

const WORDS = { confirm: "Confirm", next: "Next", undo: "Undo", help: "Help" };

/** Builds the buttons of each side that has any; press(side, button) is told of them. */
export function buildSeatButtons(furniture, seatNames, press) {
  for (const side of ["south", "north", "east", "west"]) {
    const own = furniture.buttons.filter((button) => button.side === side);
    const name = furniture.seats[side] ?? side;
    const place = find(`seat-${side}`);
    const label = make(
      "span",
      "seat-label",
      seatMark(seatLook(name, seatNames), "seat-mark"),
      make("span", "seat-name", name),
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

function pressButton(side, button, name, press) {
  const element = make("button", `press ${button}`, icon(button), make("span", "label", WORDS[button]));
  element.dataset.press = `${side}-${button}`;
  element.dataset.name = `${name} ${button}`.trim();
  nameButton(element);
  element.addEventListener("click", () => press(side, button));
  return element;
}

function nameButton(element, more) {
  element.title = more ? `${element.dataset.name}: ${more}` : element.dataset.name;
  element.setAttribute("aria-label", element.title);
}

/** Shows whose buttons are asked, and on theirs what a press of confirm would do. */
export function showAsked(seat, turn, confirms) {
  const groups = [...document.querySelectorAll(".seat-buttons")];
  const current = groups.find(({ dataset }) => dataset.seat === (seat ?? turn)) ?? groups[0];
  for (const group of groups) {
    const asked = seat !== undefined && group.dataset.seat === seat;
    group.classList.toggle("asked", asked);
    group.classList.toggle("current", group === current);
    const confirm = group.querySelector(".confirm");
    if (confirm) {
      nameButton(confirm, asked || seat === undefined ? confirms : undefined);
    }
  }
  return current?.dataset.side;
}

/**
 * Builds a button for all dice that are alike, with the first of them on it: so it is in sight wherever it was
 * thrown.
 */
export function buildDiceButtons(dice, roll) {
  const alike = new Map();
  for (const die of dice) {
    const type = `${die.part.kind} ${die.part.name}`;
    alike.set(type, [...(alike.get(type) ?? []), die]);
  }
  find("dice").replaceChildren(
    ...[...alike.values()].map((group) => {
      const face = draw("svg", { viewBox: "-13 -13 26 26", class: "face", "aria-hidden": "true" }, draw("g"));
      const button = make("button", "roll", face, make("span", "label", rollLabel(group, alike.size)));
      button.dataset.die = group[0].id;
      button.addEventListener("click", () => group.forEach(({ id }) => roll(id)));
      return button;
    }),
  );
}

/**
 * Names the buttons of dice that are pieces as people call those, and offers those that are to be thrown, by their
 * names.
 */
export function labelDiceButtons(dice, { looks }, thrown) {
  for (const { id, part } of dice) {
    const look = looks.get(part.name);
    const button = buttonOf(id);
    if (look && button) {
      button.querySelector(".label").textContent = `Throw ${look.title}`;
      button.hidden = !thrown.includes(part.name);
      nameDie(button, part);
    }
  }
}

const buttonOf = (id) => [...find("dice").children].find(({ dataset }) => dataset.die === id);

function rollLabel(group, kinds) {
  return ["Roll", ...(group.length > 1 ? [group.length] : []), ...(kinds > 1 ? [group[0].part.name] : [])].join(" ");
}

/** Shows on its button how a die lies. */
export function showDie(id, part) {
  const button = buttonOf(id);
  if (button) {
    const group = button.querySelector(".face > g");
    drawDie(group, { ...part, edgeMm: 15 }, 1);
    group.style.transform = `rotate(${part.liftMm > 1 ? 90 - part.headingDeg : 0}deg)`;
    nameDie(button, part);
  }
}

function nameDie(button, part) {
  const many = button.querySelector(".label").textContent;
  button.title = many === "Roll" ? `Roll the die (R). It shows ${part.face}.` : `${many}. One shows ${faceName(part)}.`;
  button.setAttribute("aria-label", button.title);
}
