// The zones of a wide screen. None pushes another out of it and nothing is cut: where all of it does not go on the
// screen, what matters less is said shorter, step by step, and lists end with how many more there are.

import { make } from "../shared/svg.js";

/** How tight it may become; what each step makes smaller stands in the sheet of styles. */
const TIGHTEST = 6;

export class Zones {
  /** @param {HTMLElement} side what holds the zones, one above the other */
  constructor(side) {
    this.side = side;
    /** @type {number | undefined} */
    this.fitting = undefined;
    addEventListener("resize", () => this.soon());
  }

  /** Has everything fitted before it is drawn next. */
  soon() {
    this.fitting ??= requestAnimationFrame(() => {
      this.fitting = undefined;
      this.fit();
    });
  }

  fit() {
    const lists = [...this.side.querySelectorAll("[data-ends]")].map((list) => /** @type {HTMLElement} */ (list));
    lists.forEach(whole);
    this.side.dataset.tight = "0";
    if (getComputedStyle(this.side).display !== "flex") {
      return;
    }
    for (let tight = 1; tight <= TIGHTEST && this.isTooFull(); tight++) {
      this.side.dataset.tight = String(tight);
    }
    lists.forEach(shorten);
  }

  isTooFull() {
    const { scrollHeight, clientHeight } = this.side;
    return scrollHeight > clientHeight + 1;
  }
}

/**
 * Shows all lines of a list again.
 * @param {HTMLElement} list
 */
function whole(list) {
  list.querySelector(":scope > .ends")?.remove();
  [...list.children].forEach((line) => line.classList.remove("beyond"));
  list.classList.remove("small", "smallest");
}

/**
 * Leaves out the lines at the end of a list for which there is no room, and says how many those are where that matters.
 * The one that stays has smaller letters where it has no room either, and at last no heading above it.
 * @param {HTMLElement} list
 */
function shorten(list) {
  const holder = list.closest("[data-holds]") ?? list;
  const isCut = () => holder.scrollHeight > holder.clientHeight + 1;
  const lines = [...list.children];
  const counted = list.dataset.ends === "counted";
  let left = lines.length;
  while (left > 1 && isCut()) {
    left -= 1;
    lines[left].classList.add("beyond");
    if (counted) {
      list.querySelector(":scope > .ends")?.remove();
      list.append(make("li", "ends more", `and ${lines.length - left} more`));
    }
  }
  ["small", "smallest"].forEach((look) => list.classList.toggle(look, isCut()));
}
