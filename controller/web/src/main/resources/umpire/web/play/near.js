// A die from near, beside the board: the one under the pointer, with what it can do, else the one that is picked.

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
   * Shows the die that is picked, until another one is pointed at.
   * @param {BoardDrawing} board
   * @param {string | undefined} picked
   * @param {(place: string) => string[]} known returns what is known of a thing
   */
  show(board, picked, known) {
    Object.assign(this, { board, picked, known });
    this.draw();
  }

  /** @param {string | undefined} place what is under the pointer */
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
    // It never lies under the pointer.
    element.classList.toggle("right", up !== undefined && board !== undefined && isLeft(board, pointed));
    const shown = up ?? other;
    element.replaceChildren(...(shown ? [shown] : []), ...says.map((one) => make("p", "", one)));
  }
}

/** @param {BoardDrawing} board @param {string | undefined} name */
const isLeft = ({ standings }, name) => (standings.find((one) => one.name === name)?.xMm ?? 0) < 0;
