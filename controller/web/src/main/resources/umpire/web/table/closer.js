// The close-up of a thing, while the mouse rests on it or a finger is held there.

import { closeUp } from "../shared/closeup.js";
import { fetchGuide } from "../shared/guide.js";
import { pieceLook } from "../shared/seats.js";
import { closest, make } from "../shared/svg.js";

/** @import { Pieces } from "./pieces.js" */

const REST_MS = 600;
/** A finger that moves further than this drags. */
const STILL_PX = 8;

export class Closer {
  /**
   * @param {SVGSVGElement} svg
   * @param {HTMLElement} card
   * @param {Pieces} pieces
   * @param {Shown.Said} said
   * @param {() => void} changed is called when the close-up changes
   */
  constructor(svg, card, pieces, said, changed) {
    this.card = card;
    this.pieces = pieces;
    this.said = said;
    this.changed = changed;
    /** @type {Shown.Guide | undefined} */
    this.guide = undefined;
    /** @type {string | undefined} */
    this.name = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.from = { x: 0, y: 0 };
    svg.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.rest(event));
    svg.addEventListener("pointerdown", (event) => (event.pointerType === "mouse" ? this.leave() : this.rest(event)));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    ["pointerleave", "pointerup", "pointercancel"].forEach((type) => svg.addEventListener(type, () => this.leave()));
  }

  /**
   * Takes the guide to the game on the table.
   * @param {string} game
   */
  async tell(game) {
    this.guide = await fetchGuide(game);
  }

  /** @param {PointerEvent} event */
  rest(event) {
    const name = closest(event.target, "[data-name]")?.dataset.name;
    if (name !== this.name || !name) {
      this.leave();
      this.from = { x: event.clientX, y: event.clientY };
      this.timer = name ? setTimeout(() => this.show(name), REST_MS) : undefined;
    }
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STILL_PX;
    if (event.pointerType !== "mouse" && far) {
      this.leave();
    }
  }

  leave() {
    clearTimeout(this.timer);
    if (this.name !== undefined) {
      this.name = undefined;
      this.card.hidden = true;
      this.changed();
    }
  }

  /** The name of the die in the close-up, if it is a piece. */
  get die() {
    return this.name?.startsWith("die:") ? this.pieces.things.get(this.name)?.part.name : undefined;
  }

  /** @param {string} name */
  show(name) {
    const thing = this.pieces.things.get(name);
    const standing = thing && (thing.kind === "die" ? this.dieIs(thing.part) : this.pieceIs(thing.part));
    if (standing) {
      const { seats, tokens, looks, marks } = this.said;
      const { drawings } = this.pieces;
      const look = (/** @type {{ seat?: string, rgb?: string }} */ piece) => pieceLook(piece, seats);
      const words = marks.filter(({ place }) => place === standing.name).map(({ says }) => make("p", "", says));
      this.name = name;
      this.card.replaceChildren(
        closeUp({ tokens, drawings, guide: this.guide, look }, standing, looks.get(standing.name)),
        ...words,
      );
      this.card.hidden = false;
      this.changed();
    }
  }

  /** @param {Twin.Die} part */
  dieIs({ name, face }) {
    return name in this.pieces.drawings.sides ? { token: `${name}/${face}`, name } : undefined;
  }

  /** @param {Twin.Piece} part */
  pieceIs({ name }) {
    const known = [...this.said.tokens.values()].find((token) => token.name === name);
    return known && { token: known.token, name: "" };
  }
}
