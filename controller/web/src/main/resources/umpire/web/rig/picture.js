// The camera's picture with the detected corners of the board, the corner tags, and the parts of the picture that no
// corner has reached yet.

import { draw, find, findA } from "../shared/svg.js";

/** @typedef {Record<Rig.Picture["board"], [className: string, says: string]>} States */

/** @type {States} */
const STATES = {
  unseen: ["", "No board is seen."],
  moving: ["ask", "Hold it still…"],
  blurred: ["stop", "Still, but blurred: focus, more light, or farther away."],
  "known-place": ["go", "This pose has been taken. Hold the board elsewhere, or tilt it another way."],
  taken: ["act", "Taken!"],
};
/** @type {States} */
const LOOKING = {
  unseen: ["", "No board is seen."],
  moving: ["ask", "The board is seen, and moves."],
  blurred: ["stop", "The board is seen, but blurred."],
  "known-place": ["go", "The board is seen, and still."],
  taken: ["go", "The board is seen, and still."],
};
const FLASH_MS = 700;

/** @import { Desk } from "./desk.js" */

export class Picture {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.svg = findA("picture", SVGSVGElement);
    /** The width of the shown picture in pixels. */
    this.wide = 0;
    this.high = 0;
    /** @type {Rig.Run | undefined} */
    this.run = undefined;
    /** @type {Rig.Coverage | undefined} */
    this.coverage = undefined;
    /** @type {Rig.Picture | undefined} */
    this.newest = undefined;
    /** @type {number | undefined} */
    this.taken = undefined;
    /** The drawn coverage as JSON, to notice a change. */
    this.covered = "";
    this.fetching = false;
    /** @type {string | undefined} */
    this.address = undefined;
    this.state = find("state");
    this.image = draw("image", { x: 0, y: 0, width: 4, height: 3 });
    this.veil = draw("g", { class: "veil" });
    this.before = draw("g", { class: "before" });
    this.tags = draw("g", { class: "seen-tags" });
    this.corners = draw("g", { class: "seen-corners" });
    this.svg.append(this.image, this.veil, this.before, this.tags, this.corners);
    this.svg.setAttribute("viewBox", "0 0 4 3");
  }

  /** @param {Rig.Parts} parts */
  show(parts) {
    const { run, picture, coverage } = parts;
    this.run = run;
    this.coverage = coverage;
    if (!run.running || !picture) {
      this.newest = undefined;
      this.covered = "";
      [this.veil, this.before, this.tags, this.corners].forEach((group) => group.replaceChildren());
      this.image.removeAttribute("href");
      this.say(run.trouble ? "stop" : "", run.running ? (run.trouble ?? "Waiting for the first picture…") : "");
      return;
    }
    const [className, says] = (run.step === "wave" ? STATES : LOOKING)[picture.board];
    this.say(run.trouble ? "stop" : className, run.trouble ?? says);
    if (run.step === "wave" && coverage && coverage.taken > (this.taken ?? coverage.taken)) {
      this.svg.classList.add("flash");
      setTimeout(() => this.svg.classList.remove("flash"), FLASH_MS);
    }
    this.taken = coverage?.taken;
    if (picture.number !== this.newest?.number) {
      this.newest = picture;
      this.fetch();
    }
    this.cover();
  }

  /**
   * The drawing appears together with its picture.
   * @param {Rig.Picture} picture
   * @param {Rig.Run} run
   */
  draw(picture, run) {
    const { widthPx: wide, heightPx: high } = picture;
    if (wide !== this.wide) {
      this.wide = wide;
      this.svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
      this.image.setAttribute("width", String(wide));
      this.image.setAttribute("height", String(high));
    }
    this.high = high;
    const [className] = (run.step === "wave" ? STATES : LOOKING)[picture.board];
    this.tags.replaceChildren(...picture.tags.map((outline) => draw("polygon", { points: this.points(outline) })));
    this.corners.setAttribute("class", `seen-corners ${className}`);
    this.corners.replaceChildren(
      ...picture.corners.map(({ x, y }) => draw("circle", { cx: x * wide, cy: y * high, r: wide / 220 })),
    );
    this.cover();
  }

  /** @param {Rig.Spot[]} outline */
  points(outline) {
    return outline.map(({ x, y }) => `${x * this.wide},${y * this.high}`).join(" ");
  }

  /** @param {string} className @param {string} says */
  say(className, says) {
    this.state.className = `state ${className}`;
    if (this.state.textContent !== says) {
      this.state.textContent = says;
    }
    this.state.hidden = !says;
  }

  cover() {
    const shown = this.run?.step === "wave" && this.wide ? this.coverage : undefined;
    const now = JSON.stringify([shown?.counts ?? 0, this.wide]);
    if (now === this.covered) {
      return;
    }
    this.covered = now;
    const rows = shown?.counts ?? [];
    this.veil.replaceChildren(...rows.flatMap((row, y) => this.unreached(row, y, rows.length)));
    this.before.replaceChildren(
      ...(shown?.outlines ?? []).map((outline) => draw("polygon", { points: this.points(outline) })),
    );
  }

  /**
   * Returns veils over the parts of a row that no corner has reached.
   * @param {number[]} row
   * @param {number} y the index of the row
   * @param {number} rows the number of rows
   */
  unreached(row, y, rows) {
    const [width, height] = [this.wide / row.length, this.high / rows];
    return row.flatMap((count, x) =>
      count === 0 ? [draw("rect", { x: x * width, y: y * height, width, height })] : [],
    );
  }

  // Fetches one picture after the other, so that a slow connection gets fewer.
  async fetch() {
    if (this.fetching) {
      return;
    }
    this.fetching = true;
    const { newest } = this;
    const blob = await this.desk.picture();
    this.fetching = false;
    if (blob && newest && this.run?.running) {
      const old = this.address;
      this.address = URL.createObjectURL(blob);
      this.image.setAttribute("href", this.address);
      this.draw(newest, this.run);
      setTimeout(() => old && URL.revokeObjectURL(old), 2_000);
    }
    if (this.newest && newest?.number !== this.newest.number) {
      this.fetch();
    }
  }
}
