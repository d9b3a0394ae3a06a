// The last throw or card, which tumbles for half a second.

import { dieFace } from "../shared/dice.js";
import { players } from "../shared/players.js";
import { unbroken } from "../shared/prompt.js";
import { make } from "../shared/svg.js";
import { lately } from "./came.js";

const TUMBLE_MS = 500;
/** The maximum number of throws in the row at the board. */
const MOST = 3;

export class Throwing {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.shown = "";
  }

  /**
   * Shows the throws and their results since a player's last action. Later throws of other players are added, up to
   * three in all.
   * @param {Told.Event[]} lines
   * @param {(seat: string) => boolean} own returns whether a seat is the player's
   * @param {boolean} lying whether dice lie on the board, where their names say what they show
   */
  show(lines, own, lying) {
    const throws = thrownLately(lately(lines, own), lying);
    const key = JSON.stringify(throws);
    if (key !== this.shown) {
      const before = this.shown;
      this.shown = key;
      this.element.replaceChildren(...throws.map((one) => shownThrow(one, !before.includes(JSON.stringify(one.roll)))));
    }
  }
}

/**
 * Returns the last throws with their results. A card is left out where dice were thrown.
 * @param {Told.Event[]} lines
 * @param {boolean} [lying] whether throws that lie on the board are left out
 */
export function thrownLately(lines, lying = false) {
  const rolls = lines.filter(({ purpose }) => purpose !== undefined);
  const withDice = rolls.filter((roll) => diceOf(roll).length > 0);
  return (withDice.length > 0 || lying ? withDice : rolls).slice(-MOST).map((roll) => ({
    roll,
    came: lines.filter(({ kind, number }) => kind === "event" && number === roll.number),
  }));
}

/** @param {Told.Event} roll */
const diceOf = ({ dice = [] }) => dice.filter(({ kind }) => kind !== CARD);

/** @param {{ roll: Told.Event, came: Told.Event[] }} one @param {boolean} fresh whether the dice tumble */
function shownThrow({ roll, came }, fresh) {
  const { seat = "", says } = roll;
  const dice = diceOf(roll);
  const faces = dice.length > 0 ? dice.map((die) => dieFace(die)) : [make("span", "card-drawn", shortened(says))];
  const row = make("span", fresh ? "faces tumbling" : "faces", ...faces);
  setTimeout(() => row.classList.remove("tumbling"), TUMBLE_MS);
  const whose = seat ? `${players.of(seat)}: ` : "";
  const told = outcome(came)
    .map((one) => players.says(one.says))
    .join(" ");
  return make("span", "throw", row, make("span", "soft", unbroken(dice.length > 0 ? told || whose + says : "")));
}

/**
 * Returns the decisive events of a throw, or else its first one.
 * @template {{ decisive?: boolean }} E
 * @param {E[]} came
 */
export function outcome(came) {
  const decisive = came.filter((one) => one.decisive);
  return decisive.length > 0 ? decisive : came.slice(0, 1);
}

const LONG = 60;
const CARD = "card";

/**
 * A throw of many dice is shown in the pools, so its text is left out here.
 * @param {string} says
 */
const shortened = (says) => (says.length > LONG ? "" : unbroken(says));
