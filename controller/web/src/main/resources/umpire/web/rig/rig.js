// The page that calibrates the camera, step by step. Everything it shows comes from the table; all of it can be done
// by keys.

import { arrive, asOperator, forget, tokenForm } from "../shared/access.js";
import { ask } from "../shared/asking.js";
import { Desk } from "./desk.js";
import { Picture } from "./picture.js";
import { beginning, button, panelOf, STEPS } from "./steps.js";
import { Waving } from "./waving.js";
import { find, make } from "../shared/svg.js";

const TOAST_MS = 5_000;

function say(done, says) {
  const toast = find("toast");
  if (says) {
    toast.className = `toast ${done ? "accepted" : "refused"}`;
    toast.textContent = says;
    toast.hidden = false;
    clearTimeout(say.timer);
    say.timer = setTimeout(() => (toast.hidden = true), TOAST_MS);
  }
}

function refuse(why) {
  forget();
  find("steps").hidden = true;
  find("panel").replaceChildren(make("h1", "", "For the operator only"), make("p", "", why), tokenForm());
  find("onward").replaceChildren();
}

class Page {
  constructor() {
    this.desk = new Desk(
      asOperator(),
      (parts) => this.hear(parts),
      (why) => this.trouble(why),
    );
    this.picture = new Picture(this.desk);
    this.waving = new Waving(this.desk, find("picture"), () => this.update());
    document.addEventListener("keydown", (event) => this.key(event));
    // Whoever pressed something with the mouse goes on with Enter, which is for the next step.
    document.addEventListener("click", (event) => event.detail > 0 && event.target.closest("button, summary")?.blur());
  }

  trouble(why) {
    find("banner").hidden = !why;
    find("banner").textContent = why;
  }

  async act(verb, more) {
    if (verb === "away" || verb === "lie" || (verb === "step" && more.step !== "wave")) {
      this.waving.stop();
      this.waving.at = undefined;
    }
    const { done, says } = await this.desk.act(verb, more);
    // What ends a calibration is said on the page that is then shown.
    if (!done || !["accept", "end", "revert"].includes(verb)) {
      say(done, says);
    }
    return done;
  }

  hear(parts) {
    if (!parts.run) {
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

  begin(step, parts) {
    this.step = step;
    const act = (verb, more) => this.act(verb, more);
    const things = { virtual: parts.run.virtual, waving: this.waving };
    this.panel = step === "begin" ? beginning(parts, act) : panelOf(step, act, things);
    const panel = find("panel");
    panel.replaceChildren(...this.panel.elements);
    panel.scrollTop = 0;
    panel.setAttribute("aria-label", this.panel.elements[0].textContent);
    this.steps(step);
    this.way(step === "begin");
    const [says, onward] = this.panel.onward;
    this.onward = button(says, () => onward(this.desk.parts), "take");
    this.onward.append(make("span", "key", " ⏎"));
    const end = button("Stop", () => this.end(), "end");
    end.append(make("span", "key", " (Esc)"));
    find("onward").replaceChildren(this.onward, ...(step === "begin" ? [] : [end]));
    if (document.activeElement === document.body || document.activeElement === null) {
      panel.focus({ preventScroll: true });
    }
  }

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

  way(shown) {
    find("way").hidden = !shown;
    find("way").replaceChildren(
      ...STEPS.map(([, says, does]) => make("li", "", make("b", "", says), make("span", "soft", does))),
    );
  }

  update() {
    const { parts } = this.desk;
    if (this.panel && parts.run) {
      this.panel.update(parts);
      if (this.panel.label && this.onward.firstChild.textContent !== this.panel.label(parts)) {
        this.onward.firstChild.textContent = this.panel.label(parts);
      }
      this.onward.classList.toggle("ready", this.panel.ready?.(parts) ?? true);
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

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) {
      return;
    }
    const typing = event.target.closest("input, select, textarea");
    if (event.key === "Enter" && !event.target.closest("button, a, summary, select, form") && !event.repeat) {
      event.preventDefault();
      this.onward?.click();
    } else if (!typing && this.waving.key(event)) {
      event.preventDefault();
    } else if (!typing && !event.repeat && this.acts(event.key.toLowerCase())) {
      event.preventDefault();
    }
  }

  acts(key) {
    const { running, step, virtual } = this.desk.parts.run ?? {};
    const acts = {
      ...(running ? { escape: () => this.end() } : {}),
      ...(running && virtual && step === "wave" ? { w: () => this.waving.waveByItself() } : {}),
      ...(running && step === "wave" ? { backspace: () => this.act("forget", { all: false }) } : {}),
      ...(running && virtual
        ? { p: () => this.act("away"), l: () => this.act("lie", { xMm: 60, yMm: -40, headingDeg: 20 }) }
        : {}),
      ...this.panel?.keys,
    };
    if (running) {
      STEPS.forEach(([name], i) => (acts[`${i + 1}`] = () => this.act("step", { step: name })));
    }
    acts[key]?.();
    return key in acts;
  }
}

const problem = await arrive();
const refused = await new Page().desk.listen();
refuse(problem ?? refused);
