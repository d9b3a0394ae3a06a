// Shows the age of the state: a small sign while all is well, a banner when it is not.

import { verdict } from "./age.js";
import { make } from "./svg.js";

const SIGNS = { live: "●", waiting: "◌", late: "▲", stale: "■" };

/** @type {import("./age.js").Verdict} */
const LIVE = { level: "live", title: "Live", says: "" };

export class Freshness {
  /**
   * @param {HTMLElement} chip
   * @param {HTMLElement} banner
   * @param {{ line: Shown.Line }} link
   * @param {boolean} [seen] whether the shown state comes from the camera, so that its age matters
   */
  constructor(chip, banner, link, seen = true) {
    this.seen = seen;
    this.chip = chip;
    this.banner = banner;
    this.link = link;
    setInterval(() => this.show(), 500);
    this.show();
  }

  show() {
    const judged = verdict(this.link.line, performance.now());
    const { level, title, says } = judged.level === "late" && !this.seen ? LIVE : judged;
    this.chip.className = `freshness ${level}`;
    this.chip.replaceChildren(
      make("span", "sign", SIGNS[level]),
      make("b", "", title),
      make("span", "since", level === "live" ? says : ""),
    );
    this.chip.title = says;
    const loud = level === "stale" || level === "late";
    this.banner.hidden = !loud;
    document.body.classList.toggle("stale", level === "stale");
    if (loud) {
      this.banner.className = `banner ${level}`;
      this.banner.replaceChildren(make("b", "", title), make("span", "", says));
    }
  }
}
