// The menu at a place with several actions.

import { isWanted } from "../shared/lesson.js";
import { opening } from "../shared/names.js";
import { choicesAmong, sharedBeginning } from "../shared/reach.js";
import { make } from "../shared/svg.js";

/** The distance of the menu from the place. */
const BESIDE_PX = 12;
const MARGIN_PX = 4;

export class Menu {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    /**
     * The listed actions.
     * @type {Told.Action[]}
     */
    this.offered = [];
  }

  close() {
    this.element.hidden = true;
  }

  /**
   * Closes the menu when its actions have changed. Otherwise it stays open under the person's finger.
   * @param {Told.Action[]} actions the possible actions
   */
  told(actions) {
    /** @param {Told.Action} action */
    const key = ({ seat, notation, prospect }) => JSON.stringify([seat, notation, prospect]);
    const now = new Set(actions.map(key));
    this.element.hidden ||= this.offered.some((action) => !now.has(key(action)));
  }

  /**
   * @param {Told.Action[]} actions
   * @param {object} how
   * @param {DOMRect[]} how.clear the boxes on the screen that it keeps clear, if it can; it opens beside the first
   * @param {string} how.title its heading
   * @param {(action: Told.Action) => unknown} how.take
   * @param {Told.Lesson | undefined} how.lesson
   */
  open(actions, how) {
    const { element } = this;
    const buttons = choiceButtons(actions, how.take, (alike) => this.open(alike, how), how.lesson);
    this.offered = actions;
    const beginning = sharedBeginning(actions);
    element.replaceChildren(...(beginning ? [make("p", "soft", opening(beginning))] : []), ...buttons);
    element.setAttribute("aria-label", how.title);
    element.hidden = false;
    const stage = /** @type {HTMLElement} */ (element.parentElement).getBoundingClientRect();
    const { x, y } = beside(how.clear, element.getBoundingClientRect(), inView(stage));
    element.style.setProperty("--left", `${x - stage.left}px`);
    element.style.setProperty("--top", `${y - stage.top}px`);
    // At the lower edge of a phone the menu leaves the whole board in view.
    if (getComputedStyle(element).position === "fixed") {
      scrollBy(0, Math.max(0, stage.bottom - element.getBoundingClientRect().top));
    }
    buttons[0].focus({ preventScroll: true });
  }
}

/**
 * Returns the part of the stage that is in view. On a phone the page scrolls below its lines at the top and bottom.
 * @param {DOMRect} stage
 */
function inView({ left, right, top, bottom }) {
  const [players, bar] = [".players", ".bar"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const beside = (players?.left ?? 0) >= right;
  const above = beside ? 0 : (players?.bottom ?? 0);
  const below = beside ? innerHeight : (bar?.top ?? innerHeight);
  const [from, to] = [Math.max(top, above), Math.min(bottom, below)];
  return new DOMRect(left, from, Math.min(right, innerWidth) - left, to - from);
}

/**
 * Returns the box of a menu beside the first of some boxes, where it covers the least of all of them.
 * @param {DOMRect[]} clear
 * @param {{ width: number, height: number }} menu
 * @param {DOMRect} stage
 */
export function beside(clear, { width, height }, stage) {
  const [{ left, right, top, bottom }] = clear;
  /** @param {number} wanted @param {number} least @param {number} most */
  const within = (wanted, least, most) => Math.max(least + MARGIN_PX, Math.min(most - MARGIN_PX, wanted));
  /** @param {[number, number]} wanted */
  const box = ([x, y]) => ({
    x: within(x, stage.left, stage.right - width),
    y: within(y, stage.top, stage.bottom - height),
  });
  /** @type {[number, number][]} */
  const wanted = [
    [right + BESIDE_PX, top],
    [left - BESIDE_PX - width, top],
    [left, bottom + BESIDE_PX],
    [left, top - BESIDE_PX - height],
    [stage.left, stage.top],
    [stage.right, stage.top],
    [stage.left, stage.bottom],
    [stage.right, stage.bottom],
  ];
  /** @param {{ x: number, y: number }} at */
  const covered = ({ x, y }) =>
    clear.reduce((sum, one) => {
      const wide = Math.min(x + width, one.right) - Math.max(x, one.left);
      const high = Math.min(y + height, one.bottom) - Math.max(y, one.top);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  return wanted.map(box).reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

/**
 * Makes a button for an action, with the action's preview.
 * @param {Pick<Told.Action, "says" | "prospect"> & { notation?: string }} action
 * @param {() => unknown} take
 * @param {Told.Lesson} [lesson] highlights the button of an action that the lesson wants
 */
export function wayButton({ says, prospect, notation }, take, lesson) {
  const lit = isWanted(lesson, notation) ? " wanted" : "";
  const foreseen = prospect ? [make("span", "", prospect)] : [];
  const button = make("button", `way-button${lit}`, make("b", "", opening(says)), ...foreseen);
  button.addEventListener("click", take);
  return button;
}

/**
 * Makes buttons for actions. Actions that differ only in the piece they use share a button that opens a list.
 * @param {Told.Action[]} actions
 * @param {(action: Told.Action) => unknown} take
 * @param {(alike: Told.Action[]) => unknown} open
 * @param {Told.Lesson | undefined} lesson
 */
export function choiceButtons(actions, take, open, lesson) {
  return choicesAmong(actions).map(({ says, alike }) => {
    const [first] = alike;
    return alike.length === 1
      ? wayButton({ ...first, says }, () => take(first), lesson)
      : wayButton(
          {
            says,
            prospect: `${alike.length} ways: choose one`,
            notation: alike.find(({ notation }) => isWanted(lesson, notation))?.notation,
          },
          () => open(alike),
          lesson,
        );
  });
}
