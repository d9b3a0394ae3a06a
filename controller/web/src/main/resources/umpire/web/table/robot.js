// The robot that plays all sides, or the sides without a person. Its panel tells which it plays, and pauses, steps or
// slows it.

import { icon } from "../shared/icons.js";
import { players } from "../shared/players.js";
import { find, make } from "../shared/svg.js";

/** @type {[number, string][]} */
const SPEEDS = [
  [0, "Fast"],
  [1500, "Steady"],
  [4000, "Slow"],
];

export class RobotBox {
  /**
   * @param {Shown.Act} act
   * @param {() => number} seats returns the number of sides
   */
  constructor(act, seats) {
    this.paused = false;
    this.steps = 0;
    this.against = false;
    this.act = act;
    this.seats = seats;
    this.pause = this.button("Pause", () => act("robot-pause", { paused: !this.paused }));
    this.step = this.button("Step", () => act("robot-step"));
    this.step.prepend(icon("step"));
    this.speed = make("select", "", ...SPEEDS.map(([restMs, says]) => new Option(says, String(restMs))));
    this.speed.setAttribute("aria-label", "The robot's speed");
    this.speed.addEventListener("change", () => act("robot-rest", { restMs: Number(this.speed.value) }));
    this.says = make("b", "");
    find("robot").replaceChildren(this.says, make("div", "row", this.pause, this.step, this.speed));
  }

  /** @param {string} says @param {() => unknown} act */
  button(says, act) {
    const button = make("button", "", make("span", "", says));
    button.addEventListener("click", act);
    return button;
  }

  plays() {
    const sides = this.seats();
    if (this.against) {
      const seats = players.opponents.map(({ seat, level }) => `${players.of(seat)} at level ${level}`);
      return seats.length > 0 ? `The table plays ${seats.join(" and ")}.` : "The table plays no side now.";
    }
    return sides === 2
      ? "A robot plays both sides."
      : sides > 2
        ? `A robot plays all ${sides} seats.`
        : "A robot plays.";
  }

  /**
   * Shows the state of the robot.
   * @param {Twin.Robot} robot
   */
  told({ paused, steps, restMs, against }) {
    this.paused = paused;
    this.steps = steps;
    this.against = against;
    find("robot").hidden = false;
    this.show();
    this.pause.replaceChildren(icon(paused ? "play" : "pause"), make("span", "", paused ? "Play" : "Pause"));
    if (document.activeElement !== this.speed) {
      this.speed.value = String(
        SPEEDS.reduce((best, [one]) => (Math.abs(one - restMs) < Math.abs(best - restMs) ? one : best), 0),
      );
    }
  }

  /** Shows which sides it plays. The names of the other players may arrive later. */
  show() {
    const { paused, steps } = this;
    this.says.textContent = paused && steps === 0 ? `${this.plays()} It waits.` : this.plays();
  }
}
