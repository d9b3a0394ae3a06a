// The zones of a wide screen. None pushes another off the screen, and none is cut. If not everything fits, less
// important parts are shortened step by step, and lists end with the number of hidden lines.

import { make } from "../shared/svg.js";

/** The last step of shortening. The style sheet defines the effect of each step. */
const TIGHTEST = 6;

export class Zones {
  /** @param {HTMLElement} side the column of the zones */
  constructor(side) {
    this.side = side;
    /** @type {number | undefined} */
    this.fitting = undefined;
    addEventListener("resize", () => this.soon());
  }

  /** Fits the zones before the next frame. */
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
 * Hides the last lines of a list that do not fit, and shows their number where that matters. A single remaining line
 * that does not fit gets smaller letters, and then loses its heading.
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
