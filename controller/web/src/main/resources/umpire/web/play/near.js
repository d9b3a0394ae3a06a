// A close-up of a die beside the board: the die under the pointer, otherwise the selected one, with its abilities.

import { make } from "../shared/svg.js";
import { enlarged } from "./ways.js";

/** @import { BoardDrawing } from "../shared/board.js" */

export class Near {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    /** @type {BoardDrawing | undefined} */
    this.board = undefined;
    /** @type {string | undefined} */
    this.picked = undefined;
    /** @type {string | undefined} */
    this.pointed = undefined;
    /** @type {(place: string) => string[]} */
    this.known = () => [];
  }

  /**
   * Shows the selected die until the pointer is over another one.
   * @param {BoardDrawing} board
   * @param {string | undefined} picked
   * @param {(place: string) => string[]} known returns the facts about a thing
   */
  show(board, picked, known) {
    Object.assign(this, { board, picked, known });
    this.draw();
  }

  /** @param {string | undefined} place the place under the pointer */
  pointAt(place) {
    if (place !== this.pointed) {
      this.pointed = place;
      this.draw();
    }
  }

  draw() {
    const { board, element, pointed, picked } = this;
    const [up] = board ? enlarged(board, pointed) : [];
    const [other] = board && !up ? enlarged(board, picked) : [];
    const says = up ? this.known(pointed ?? "") : [];
    element.classList.toggle("pointed", up !== undefined);
    // The close-up never covers the pointer.
    element.classList.toggle("right", up !== undefined && board !== undefined && isLeft(board, pointed));
    const shown = up ?? other;
    element.replaceChildren(...(shown ? [shown] : []), ...says.map((one) => make("p", "", one)));
  }
}

/** @param {BoardDrawing} board @param {string | undefined} name */
const isLeft = ({ standings }, name) => (standings.find((one) => one.name === name)?.xMm ?? 0) < 0;
