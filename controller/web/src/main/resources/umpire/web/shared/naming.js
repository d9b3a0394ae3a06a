// The pad on which a seat enters its named dice, by tapping faces or with the number keys. The table stores the
// entries. Entries made during a request are sent together after its answer.

import { isForOthers } from "./asking.js";
import { closest, make } from "./svg.js";

// The key for a ten, whatever its name on the die.
const TEN_KEY = "0";

/**
 * The next die that must be entered, if the eye offers faces for it. A seat that enters all of its dice by hand is not
 * asked about single ones.
 * @param {Told.Naming} naming
 * @param {number} named the number of entered faces
 */
export const nextOpen = ({ open, confirmed }, named) => (confirmed ? undefined : open[named]);

/**
 * Returns the question about a die that the eye could not read.
 * @param {Told.OpenDie} die
 */
export const asks = ({ mayShow, where }) => `The one${where ? ` ${where}` : ""}: ${mayShow.join(" or ")}?`;

/** The dice of one seat. */
export class NamingPad {
  /**
   * @param {HTMLElement} element its element
   * @param {(faces: string[], confirmed: boolean) => Promise<boolean>} named takes all faces entered so far and whether
   * they are confirmed; resolves to whether they were accepted
   * @param {string} [whose] the seat, where several seats share the page
   */
  constructor(element, named, whose = "") {
    this.element = element;
    this.named = named;
    this.whose = whose;
    /** @type {string[]} */
    this.faces = [];
    /** @type {string[] | undefined} */
    this.sent = undefined;
    /** @type {Told.Naming | undefined} */
    this.naming = undefined;
    this.built = "";
    this.title = make("h2");
    this.question = make("p", "question");
    this.slots = make("ol", "named");
    /** @type {HTMLButtonElement[]} */
    this.keys = [];
    this.last = this.button("Back", "back", () => this.back());
    this.right = this.button("These are right", "right", () => this.confirm());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /**
   * Takes the table's message about this seat's dice; undefined when none are to be entered.
   * @param {Told.Naming | undefined} naming
   */
  told(naming) {
    this.naming = naming;
    this.element.hidden = naming === undefined;
    if (this.sent === undefined) {
      this.faces = naming?.faces ?? [];
    }
    this.show();
  }

  get full() {
    return this.faces.length === this.naming?.asked;
  }

  /** @param {string} face */
  async type(face) {
    if (!this.full) {
      await this.change([...this.faces, face]);
    }
  }

  async back() {
    if (this.faces.length > 0) {
      await this.change(this.naming?.confirmed ? this.faces : this.faces.slice(0, -1));
    }
  }

  /** @param {string[]} faces */
  async change(faces) {
    this.faces = faces;
    this.show();
    if (this.sent === undefined) {
      await this.send();
    }
  }

  // Sends one message at a time, so that they arrive in order.
  async send() {
    while (this.sent !== this.faces) {
      this.sent = this.faces;
      if (!(await this.named(this.sent, false))) {
        this.faces = this.naming?.faces ?? [];
        break;
      }
    }
    this.sent = undefined;
    this.show();
  }

  get ready() {
    return this.full && this.sent === undefined && !this.naming?.confirmed;
  }

  async confirm() {
    if (this.ready) {
      this.sent = this.faces;
      await this.named(this.faces, true);
      this.sent = undefined;
      this.told(this.naming);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.naming === undefined || this.element.classList.contains("later") || isForOthers(event)) {
      return;
    }
    const face = this.faceOf(event.key);
    if (face !== undefined) {
      this.type(face);
    } else if (event.key === "Backspace") {
      this.back();
    } else if (event.key === "Enter" && this.ready && !closest(event.target, "button, a, summary")) {
      this.confirm();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** @param {string} key */
  faceOf(key) {
    const allowed = this.naming?.allowed ?? [];
    return allowed.includes(key) ? key : key === TEN_KEY && allowed.includes("10") ? "10" : undefined;
  }

  show() {
    if (this.naming === undefined) {
      return;
    }
    const { asked, allowed, confirmed } = this.naming;
    if (allowed.join(" ") !== this.built) {
      this.build(allowed);
    }
    this.element.classList.toggle("done", confirmed);
    this.title.textContent = this.heading(confirmed, asked);
    this.slots.replaceChildren(
      ...Array.from({ length: asked }, (_, i) =>
        make("li", i < this.faces.length ? "filled" : "", this.faces[i] ?? "·"),
      ),
    );
    const next = this.full ? undefined : nextOpen(this.naming, this.faces.length);
    this.question.textContent = next ? asks(next) : "";
    this.question.hidden = next === undefined;
    this.keys.forEach((key, i) => {
      key.setAttribute("aria-disabled", String(this.full));
      key.classList.toggle("likely", next?.mayShow.includes(allowed[i]) ?? false);
    });
    this.last.setAttribute("aria-disabled", String(this.faces.length === 0));
    this.right.hidden = !this.full || confirmed;
  }

  /**
   * Tapped buttons keep their position and the focus while faces are filled in.
   * @param {string[]} allowed
   */
  build(allowed) {
    this.built = allowed.join(" ");
    this.title = make("h2");
    this.title.setAttribute("role", "status");
    this.question = make("p", "question");
    this.question.setAttribute("role", "status");
    this.slots = make("ol", "named");
    this.keys = allowed.map((face) => this.button(face, "face", () => this.type(face)));
    this.last = this.button("Back", "back", () => this.back());
    this.right = this.button("These are right", "right", () => this.confirm());
    this.element.replaceChildren(
      this.title,
      this.slots,
      this.question,
      make("div", "keys", ...this.keys, this.last, this.right),
    );
  }

  /** @param {boolean} confirmed @param {number} asked */
  heading(confirmed, asked) {
    const whose = this.whose ? `${this.whose}: ` : "";
    if (confirmed) {
      return `${whose}all dice are named.`;
    }
    return whose + (this.full ? "are these right?" : `what do the dice show? ${this.faces.length} of ${asked}`);
  }

  /** @param {string} label @param {string} className @param {() => unknown} act */
  button(label, className, act) {
    const button = make("button", className, label);
    button.addEventListener("click", act);
    return button;
  }
}

/** The dice of all seats on a shared page, one after the other. The number keys belong to the first unfinished seat. */
export class NamingPads {
  /**
   * @param {HTMLElement} element
   * @param {(seat: string, faces: string[], confirmed: boolean) => Promise<boolean>} named takes a seat, its entered
   * faces and whether they are confirmed; resolves to whether they were accepted
   * @param {boolean} [several] whether the page has several seats, so that each is named
   */
  constructor(element, named, several = true) {
    this.element = element;
    this.named = named;
    this.several = several;
    /** @type {Map<string, NamingPad>} */
    this.pads = new Map();
  }

  /** @param {Told.Naming[]} namings */
  told(namings) {
    if ([...this.pads.keys()].join() !== namings.map(({ seat }) => seat).join()) {
      this.pads.forEach((pad) => pad.told(undefined));
      this.pads = new Map(namings.map(({ seat }) => [seat, this.pad(seat)]));
      this.element.replaceChildren(...[...this.pads.values()].map(({ element }) => element));
    }
    const first = namings.find(({ confirmed }) => !confirmed)?.seat;
    for (const naming of namings) {
      const pad = this.pads.get(naming.seat);
      pad?.element.classList.toggle("later", naming.seat !== first);
      pad?.told(naming);
    }
  }

  /** @param {string} seat */
  pad(seat) {
    const element = make("section", "naming");
    element.setAttribute("aria-label", `${seat}'s dice`);
    const whose = this.several ? seat : "";
    return new NamingPad(element, (faces, confirmed) => this.named(seat, faces, confirmed), whose);
  }
}
