// The buttons of the dock that throw dice. They also show the faces of dice that are out of sight.

import { drawDie, faceName, isPaper } from "../shared/dice.js";
import { draw, find, make } from "../shared/svg.js";

/** @import { Die, Pieces } from "./pieces.js" */

export class DiceButtons {
  /**
   * @param {Pieces} pieces
   * @param {Shown.Said} said
   * @param {() => unknown} roll throws the dice that are due
   */
  constructor(pieces, said, roll) {
    this.element = find("dice");
    this.pieces = pieces;
    this.said = said;
    this.roll = roll;
    this.built = "";
    /** @type {string[]} */
    this.thrown = [];
  }

  /** Updates the buttons after a die was added or changed. */
  changed() {
    const ids = this.pieces.names("die").join();
    if (ids !== this.built) {
      this.built = ids;
      this.build();
      this.label();
    }
    this.pieces.all("die").forEach(({ id, part }) => this.showDie(id, part));
  }

  /**
   * Takes the names of the dice that must be thrown.
   * @param {string[]} thrown
   */
  told(thrown) {
    this.thrown = thrown;
    this.label();
  }

  /**
   * Builds a button for all ordinary dice, with one of each kind on it, and one for each paper die, because paper dice
   * are pieces. A press throws only the dice that are due.
   */
  build() {
    const dice = this.pieces.all("die");
    const ordinary = dice.filter(({ part }) => !isPaper(part));
    const units = dice.filter(({ part }) => isPaper(part)).map((die) => [die]);
    const groups = ordinary.length > 0 ? [ordinary, ...units] : units;
    this.element.replaceChildren(...groups.map((group) => this.button(group)));
  }

  /** @param {Die[]} group */
  button(group) {
    const kinds = new Map(group.map((die) => [`${die.part.kind} ${die.part.name}`, die]));
    // The map keeps the last die of each kind; any one will do.
    const faces = [...kinds.values()].map((die) => {
      const face = draw("svg", { viewBox: "-13 -13 26 26", class: "face", "aria-hidden": "true" }, draw("g"));
      face.dataset.die = die.id;
      return face;
    });
    const label = make("span", "label", rollLabel(group, kinds.size));
    const button = make("button", "roll", make("span", "faces", ...faces), label);
    button.dataset.die = group[0].id;
    button.addEventListener("click", () => this.roll());
    return button;
  }

  /** Labels the buttons of dice that are pieces, and enables those that are due. */
  label() {
    for (const { id, part } of this.pieces.all("die")) {
      const look = this.said.looks.get(part.name);
      const button = this.buttonOf(id);
      if (look && button) {
        labelOf(button).textContent = `Throw ${look.title}`;
        button.hidden = !this.thrown.includes(part.name);
        nameDie(button, part);
      }
    }
  }

  /**
   * Shows a die's face on its button.
   * @param {string} id
   * @param {Twin.Die} part
   */
  showDie(id, part) {
    const group = this.element.querySelector(`[data-die="${id}"] > g`);
    const button = group?.closest("button");
    if (button && group instanceof SVGElement) {
      drawDie(group, { ...part, edgeMm: part.kind === "d10" ? 11 : 15 }, 1);
      group.style.transform = `rotate(${part.liftMm > 1 ? 90 - part.headingDeg : 0}deg)`;
      nameDie(button, part);
    }
  }

  /** @param {string} id */
  buttonOf(id) {
    return [...this.element.querySelectorAll("button")].find(({ dataset }) => dataset.die === id);
  }
}

/** @param {Die[]} group @param {number} kinds */
function rollLabel(group, kinds) {
  return group.length === 1 ? "Roll" : kinds > 1 ? "Roll dice" : `Roll ${group.length}`;
}

/** @param {HTMLButtonElement} button @returns {Element} */
const labelOf = (button) => button.querySelector(".label") ?? button;

/** @param {HTMLButtonElement} button @param {Twin.Die} part */
function nameDie(button, part) {
  const many = labelOf(button).textContent;
  button.title = many === "Roll" ? `Roll the die (R). It shows ${part.face}.` : `${many}. One shows ${faceName(part)}.`;
  button.setAttribute("aria-label", button.title);
}
