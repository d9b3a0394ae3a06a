// The buttons of a player: throw, done, undo, hint. At a wooden table, also confirm and next, as the table's own
// buttons have them.

import { icon } from "../shared/icons.js";
import { isWanted } from "../shared/lesson.js";
import { seatIn } from "../shared/messages.js";
import { opening } from "../shared/names.js";
import { inItsWords } from "../shared/prompt.js";
import { find, findA } from "../shared/svg.js";
import { showCamera } from "./camera.js";

/** @type {Record<string, string>} */
const THROWS = {
  roll: "Roll",
  lay: "Put it on the table",
  draw: "Draw a card",
  "die-unclear": "Roll again",
};
/**
 * Returns the label of the throw button. One throw may be of the dice of all seats.
 * @param {Told.Prompt} prompt
 */
const throwOf = (prompt) =>
  inItsWords(THROWS[prompt.need] ?? "", prompt) + (prompt.need === "roll" && !prompt.seat ? " for all" : "");

/** The prompt mentions the button Confirm where a press has an effect. */
const CONFIRMED = /\bConfirm\b/;

/**
 * @typedef {object} Doing
 * @property {(verb: string, fields: Record<string, unknown>) => unknown} have
 * @property {(action: Told.Action) => unknown} act
 * @property {() => unknown} undo
 * @property {() => unknown} hint
 * @property {() => unknown} more
 */

export class Bar {
  /** @param {Doing} doing */
  constructor(doing) {
    this.doing = doing;
    this.thrown = find("throw");
    this.done = find("done");
    this.confirm = find("confirm");
    this.next = find("next");
    this.hint = findA("hint", HTMLButtonElement);
    /** @type {Told.Action | undefined} */
    this.go = undefined;
    /** @type {string | undefined} */
    this.seat = undefined;
    this.undo = findA("undo", HTMLButtonElement);
    this.undo.addEventListener("click", () => doing.undo());
    this.hint.addEventListener("click", () => doing.hint());
    find("camera").hidden = seatIn(location.hash) !== undefined;
    find("camera").append(icon("camera"));
    find("camera").addEventListener("click", () => showCamera());
    find("more").addEventListener("click", () => doing.more());
    this.thrown.addEventListener("click", () => doing.have("throw", {}));
    this.done.addEventListener("click", () => this.go && doing.act(this.go));
    this.confirm.addEventListener("click", () => this.press("confirm"));
    this.next.addEventListener("click", () => this.press("next"));
  }

  /**
   * Throws or draws if that is asked for at the place. Returns whether the table asked for it.
   * @param {string} place
   * @param {Told.Cue[]} cues
   */
  throwsAt(place, cues) {
    const asked = !this.thrown.hidden && cues.some((cue) => cue.place === place);
    if (asked) {
      this.thrown.click();
    }
    return asked;
  }

  /** @param {string} button */
  press(button) {
    return this.doing.have("press", { seat: this.seat, button });
  }

  /**
   * Shows the buttons that have an effect now.
   * @param {Told.Prompt} prompt
   * @param {object} more
   * @param {string} more.goes the label of the declaration or of the single waiver; empty where there is none
   * @param {Told.Action | undefined} more.go its action; absent until its place is chosen, which disables
   * the button
   * @param {boolean} more.forgoes whether the waiver gives up other actions
   * @param {boolean} more.plays whether this page plays the seat that is asked
   * @param {boolean} more.virtual whether the table is virtual and throws the dice
   * @param {boolean} more.played whether there may be an action of this page to take back
   * @param {string} more.seat the seat that presses the buttons
   */
  show(prompt, { goes, go, forgoes, plays, virtual, played, seat }) {
    const { need, says, chosen, options } = prompt;
    const due = THROWS[need];
    this.thrown.hidden = !virtual || due === undefined || !plays;
    this.thrown.textContent = throwOf(prompt);
    this.go = go;
    this.done.hidden = goes === "";
    this.done.textContent = goes === "" ? "" : opening(goes);
    this.done.setAttribute("aria-disabled", String(go === undefined));
    const wanted = isWanted(prompt.lesson, go?.notation);
    this.done.classList.toggle("quiet", prompt.lesson ? !wanted : forgoes);
    this.done.classList.toggle("wanted", wanted);
    this.seat = seat;
    // A virtual table needs no confirmation of a choice.
    const confirms = virtual ? need === "paused" : chosen >= 0 || CONFIRMED.test(says);
    this.confirm.hidden = !plays || !confirms;
    this.next.hidden = !plays || virtual || options.length < 2;
    this.undo.disabled = virtual && !played;
    this.hint.disabled = !plays || need !== "choice";
  }
}
