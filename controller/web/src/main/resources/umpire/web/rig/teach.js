// The page that teaches custom dice at the running table: lay a die with a face up, then press the face.

import { arrive, asOperator, forget, tokenForm } from "../shared/access.js";
import { Desk } from "./desk.js";
import { Toast } from "../shared/toast.js";
import { draw, find, findA, make } from "../shared/svg.js";
import { button, field, only, paragraph } from "./widgets.js";

const TOAST_MS = 5_000;
const WHAT_FOR =
  "Dice with a logo for a one, with symbols, other numerals or odd pips: show each face twice, turned and lying " +
  "elsewhere. A game waits meanwhile.";
const HOW =
  "Lay the die alone on a plain ground with a face up, take your hand away, and press what it shows. " +
  "Several dice may lie there if all show that face.";
const NAMES =
  "Letters, digits and dashes. The dice are kept beside the rig file under this name. " +
  "If the file exists, the new faces are added to it.";
const NO_FACE = "none";

/** Shows the newest picture, one after the other. */
class Sight {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.image = draw("image", { x: 0, y: 0, width: 4, height: 3 });
    this.fetching = false;
    /** @type {number | undefined} */
    this.shown = undefined;
    findA("picture", SVGSVGElement).append(this.image);
  }

  /** @param {Rig.Teaching} teaching */
  async show({ running, pictures }) {
    if (!running) {
      this.image.removeAttribute("href");
      this.shown = undefined;
    }
    if (!running || this.fetching || pictures === this.shown) {
      return;
    }
    this.fetching = true;
    this.shown = pictures;
    const blob = await this.desk.picture();
    this.fetching = false;
    if (blob) {
      const old = this.image.getAttribute("href");
      this.image.setAttribute("href", URL.createObjectURL(blob));
      setTimeout(() => old && URL.revokeObjectURL(old), 2_000);
    }
  }
}

class Page {
  constructor() {
    this.toast = new Toast(find("toast"), TOAST_MS);
    this.desk = new Desk(
      asOperator(),
      () => this.hear(),
      (why) => {
        find("banner").hidden = !why;
        find("banner").textContent = why;
      },
    );
    this.sight = new Sight(this.desk);
    this.faces = make("ul", "faces");
    this.next = make("p");
    this.line = make("section", "versions");
    this.showFaces = only(this.faces, (/** @type {Rig.Teaching} */ teaching) => this.buttons(teaching));
    this.showLine = only(this.line, (/** @type {string} */ line) => [
      make("h2", "", "Read after a restart too"),
      paragraph("The dice are read from now on. Write this into the rig file, below dice:", "soft"),
      make("code", "path", line),
    ]);
    /** @type {boolean | undefined} */
    this.running = undefined;
  }

  hear() {
    const { teaching, run } = this.desk.parts;
    if (!teaching || !run) {
      return;
    }
    if (teaching.running !== this.running) {
      this.running = teaching.running;
      this.begin(teaching);
    }
    this.sight.show(teaching);
    if (teaching.running) {
      this.showFaces({ ...teaching, pictures: 0 });
      this.showLine(teaching.line);
      this.next.textContent = teaching.next;
    }
    this.say(teaching, run.trouble);
  }

  /** @param {Rig.Teaching} teaching @param {string | undefined} trouble */
  say({ running, looking, says, refused }, trouble) {
    const state = find("state");
    const told = trouble ?? (looking ? "Looking…" : (says ?? "Lay the die down and press its face."));
    state.hidden = !running;
    state.className = `state ${trouble || (refused && !looking) ? "stop" : looking ? "ask" : says ? "go" : ""}`;
    if (state.textContent !== told) {
      state.textContent = told;
    }
  }

  /** @param {Rig.Teaching} teaching */
  begin(teaching) {
    const panel = find("panel");
    if (teaching.running) {
      panel.replaceChildren(make("h1", "", `Teach ${teaching.name}`), paragraph(HOW), this.faces, this.next, this.line);
      find("onward").replaceChildren(button("Done: the game goes on", () => this.act("teach-end"), "take ready"));
    } else {
      const [nameField, name] = field("Name of the dice", { value: teaching.name, required: "" }, NAMES);
      const edge = { type: "number", min: 5, max: 60, step: "any", required: "", value: teaching.edgeMm };
      const [edgeField, edgeMm] = field("Edge of a die, mm", edge);
      panel.replaceChildren(make("h1", "", "Teach dice of your own"), paragraph(WHAT_FOR), nameField, edgeField);
      const begin = () =>
        [name, edgeMm].every((input) => input.reportValidity()) &&
        this.act("teach-begin", { name: name.value, edgeMm: Number(edgeMm.value) });
      find("onward").replaceChildren(button("Begin", begin, "take ready"));
    }
    panel.focus({ preventScroll: true });
  }

  /** @param {Rig.Teaching} teaching */
  buttons({ faces, looking }) {
    const known = faces.some(({ face }) => face === NO_FACE);
    const nothing = { face: NO_FACE, views: 0, sure: false, says: "a face that counts as nothing" };
    const all = known ? faces : [...faces, nothing];
    return all.map(({ face, views, sure, says }) => {
      const teach = button(face === NO_FACE ? "Nothing" : face, () => this.act("teach", { face }), sure ? "go" : "");
      teach.disabled = looking;
      teach.setAttribute("aria-label", `The die shows ${face}`);
      const again = button("Forget", () => this.act("teach-forget", { face }));
      again.hidden = views === 0;
      again.setAttribute("aria-label", `Forget face ${face}`);
      const seen = views > 1 ? `${sure ? "✓ " : ""}seen ${views} times: ${says}` : says;
      return make("li", "", teach, make("span", sure ? "" : "soft", seen), again);
    });
  }

  /** @param {string} verb @param {Record<string, unknown>} [more] */
  async act(verb, more) {
    const { done, says } = await this.desk.act(verb, more);
    if (says) {
      this.toast.show(done ? "accepted" : "refused", says);
    }
  }
}

const problem = await arrive();
const refused = await new Page().desk.listen();
forget();
find("panel").replaceChildren(make("h1", "", "For the operator only"), make("p", "", problem ?? refused), tokenForm());
find("onward").replaceChildren();
