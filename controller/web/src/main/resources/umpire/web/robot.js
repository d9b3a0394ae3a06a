// The robot that plays both sides: it says that it does, and waits, makes one action or goes slower when told.

import { icon } from "./icons.js";
import { find, make } from "./svg.js";

const SPEEDS = [[0, "Fast"], [1500, "Steady"], [4000, "Slow"]];

export class RobotBox {
  constructor(act) {
    this.act = act;
    this.pause = this.button("Pause", () => act("robot-pause", { paused: !this.paused }));
    this.step = this.button("Step", () => act("robot-step"));
    this.step.prepend(icon("step"));
    this.speed = make("select", "", ...SPEEDS.map(([restMs, says]) => new Option(says, restMs)));
    this.speed.setAttribute("aria-label", "The robot's speed");
    this.speed.addEventListener("change", () => act("robot-rest", { restMs: Number(this.speed.value) }));
    this.says = make("b", "");
    find("robot").replaceChildren(this.says, make("div", "row", this.pause, this.step, this.speed));
  }

  button(says, act) {
    const button = make("button", "", make("span", "", says));
    button.addEventListener("click", act);
    return button;
  }

  /** Shows how the robot stands. */
  told({ paused, steps, restMs }) {
    this.paused = paused;
    find("robot").hidden = false;
    this.says.textContent = paused && steps === 0 ? "A robot plays both sides. It waits." : "A robot plays both sides.";
    this.pause.replaceChildren(icon(paused ? "play" : "pause"), make("span", "", paused ? "Play" : "Pause"));
    if (document.activeElement !== this.speed) {
      this.speed.value = String(SPEEDS.reduce((best, [one]) => (Math.abs(one - restMs) < Math.abs(best - restMs) ? one : best), 0));
    }
  }
}
