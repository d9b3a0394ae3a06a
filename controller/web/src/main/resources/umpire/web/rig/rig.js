// The page that calibrates the camera, step by step. All its content comes from the table. Every step works by
// keyboard.

import { arrive, asOperator, forget, tokenForm } from "../shared/access.js";
import { ask } from "../shared/asking.js";
import { Desk } from "./desk.js";
import { Picture } from "./picture.js";
import { beginning } from "./beginning.js";
import { panelOf, STEPS } from "./steps.js";
import { Toast } from "../shared/toast.js";
import { button } from "./widgets.js";
import { Waving } from "./waving.js";
import { closest, find, findA, make } from "../shared/svg.js";

const TOAST_MS = 5_000;

/** @import { StepPanel } from "./widgets.js" */

/** @param {string} why */
function refuse(why) {
  forget();
  find("steps").hidden = true;
  find("panel").replaceChildren(make("h1", "", "For the operator only"), make("p", "", why), tokenForm());
  find("onward").replaceChildren();
}

class Page {
  constructor() {
    this.toast = new Toast(find("toast"), TOAST_MS);
    /** @type {StepPanel | undefined} */
    this.panel = undefined;
    /**
     * The current step.
     * @type {Rig.Step | "begin" | undefined}
     */
    this.step = undefined;
    this.says = make("span");
    this.onward = make("button");
    this.desk = new Desk(
      asOperator(),
      (parts) => this.hear(parts),
      (why) => this.trouble(why),
    );
    this.picture = new Picture(this.desk);
    this.waving = new Waving(this.desk, findA("picture", SVGSVGElement), () => this.update());
    document.addEventListener("keydown", (event) => this.key(event));
    // After a mouse click the button loses the focus, so that Enter leads to the next step.
    document.addEventListener("click", (event) => event.detail > 0 && closest(event.target, "button, summary")?.blur());
  }

  /** @param {string} why */
  trouble(why) {
    find("banner").hidden = !why;
    find("banner").textContent = why;
  }

  /** @param {string} verb @param {Record<string, unknown>} [more] */
  async act(verb, more) {
    if (verb === "away" || verb === "lie" || (verb === "step" && more?.step !== "wave")) {
      this.waving.stop();
      this.waving.at = undefined;
    }
    const { done, says } = await this.desk.act(verb, more);
    // The result of the last request is shown on the page that follows.
    if (!done || !["accept", "end", "revert"].includes(verb)) {
      this.say(done, says);
    }
    return done;
  }

  /** @param {boolean} done @param {string} says */
  say(done, says) {
    if (says) {
      this.toast.show(done ? "accepted" : "refused", says);
    }
  }

  /** @param {Partial<Rig.Parts>} told */
  hear(told) {
    const parts = whole(told);
    if (!parts) {
      return;
    }
    const { running, step, virtual } = parts.run;
    const now = running ? step : "begin";
    if (now !== this.step) {
      this.begin(now, parts);
    }
    this.waving.allow(running && virtual && (step === "wave" || step === "focus"));
    this.picture.show(parts);
    this.update();
  }

  /** @param {Rig.Step | "begin"} step @param {Rig.Parts} parts */
  begin(step, parts) {
    this.step = step;
    /** @type {Shown.Act} */
    const act = (verb, more) => this.act(verb, more);
    const things = { virtual: parts.run.virtual, waving: this.waving };
    const shown = step === "begin" ? beginning(parts, act) : panelOf(step, act, things);
    this.panel = shown;
    const panel = find("panel");
    panel.replaceChildren(...shown.elements);
    panel.scrollTop = 0;
    panel.setAttribute("aria-label", shown.elements[0].textContent ?? "");
    this.steps(step);
    this.way(step === "begin");
    const [says, onward] = shown.onward;
    this.says = make("span", "", says);
    this.onward = button("", () => this.go(onward), "take");
    this.onward.append(this.says, make("span", "key", " ⏎"));
    const end = button("Stop", () => this.end(), "end");
    end.append(make("span", "key", " (Esc)"));
    find("onward").replaceChildren(this.onward, ...(step === "begin" ? [] : [end]));
    if (document.activeElement === document.body || document.activeElement === null) {
      panel.focus({ preventScroll: true });
    }
  }

  /** @param {Rig.Step | "begin"} step */
  steps(step) {
    const steps = find("steps");
    steps.hidden = step === "begin";
    const at = STEPS.findIndex(([name]) => name === step);
    steps.replaceChildren(
      ...STEPS.map(([name, says], i) => {
        const element = button(`${i + 1}`, () => this.act("step", { step: name }), i < at ? "past" : "");
        element.append(make("span", "label", ` ${says}`));
        element.title = says;
        if (i === at) {
          element.setAttribute("aria-current", "step");
        }
        return make("li", "", element);
      }),
    );
  }

  /** @param {boolean} shown */
  way(shown) {
    find("way").hidden = !shown;
    find("way").replaceChildren(
      ...STEPS.map(([, says, does]) => make("li", "", make("b", "", says), make("span", "soft", does))),
    );
  }

  /** @param {(parts: Rig.Parts) => unknown} onward */
  go(onward) {
    const parts = whole(this.desk.parts);
    if (parts) {
      onward(parts);
    }
  }

  update() {
    const parts = whole(this.desk.parts);
    const { panel } = this;
    if (panel && parts) {
      panel.update(parts);
      const label = panel.label?.(parts);
      if (label !== undefined && this.says.textContent !== label) {
        this.says.textContent = label;
      }
      this.onward.classList.toggle("ready", panel.ready?.(parts) ?? true);
    }
  }

  async end() {
    const answer = await ask({
      title: "Stop the calibration?",
      says: "The pictures are forgotten, the lens stays as it was, and the game goes on.",
      answers: [{ says: "Stop it" }],
      no: "Go on calibrating",
    });
    if (answer) {
      this.act("end");
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) {
      return;
    }
    if (this.takes(event)) {
      event.preventDefault();
    }
  }

  /**
   * Carries out a key's action, unless the focused element uses the key. Returns whether there was an action.
   * @param {KeyboardEvent} event
   */
  takes(event) {
    const { target, key, repeat } = event;
    if (key === "Enter" && !repeat && !closest(target, "button, a, summary, select, form")) {
      this.onward.click();
      return true;
    }
    const typing = closest(target, "input, select, textarea") !== undefined;
    return !typing && (this.waving.key(event) || (!repeat && this.acts(key.toLowerCase())));
  }

  /** @param {string} key */
  acts(key) {
    const act = this.keys()[key];
    act?.();
    return act !== undefined;
  }

  /** @returns {Record<string, () => unknown>} the present action of each key */
  keys() {
    const { running, step, virtual } = this.desk.parts.run ?? NOT_RUNNING;
    if (!running) {
      return { ...this.panel?.keys };
    }
    const steps = STEPS.map(([name], i) => [`${i + 1}`, () => this.act("step", { step: name })]);
    return {
      escape: () => this.end(),
      ...(virtual
        ? { p: () => this.act("away"), l: () => this.act("lie", { xMm: 60, yMm: -40, headingDeg: 20 }) }
        : {}),
      ...(virtual && step === "wave" ? { w: () => this.waving.waveByItself() } : {}),
      ...(step === "wave" ? { backspace: () => this.act("forget", { all: false }) } : {}),
      ...this.panel?.keys,
      ...Object.fromEntries(steps),
    };
  }
}

const NOT_RUNNING = { running: false, step: undefined, virtual: false };

/**
 * Returns the parts once the first one has arrived.
 * @param {Partial<Rig.Parts>} parts
 * @returns {Rig.Parts | undefined}
 */
const whole = ({ run, ...others }) => run && { run, ...others };

const problem = await arrive();
const refused = await new Page().desk.listen();
refuse(problem ?? refused);
