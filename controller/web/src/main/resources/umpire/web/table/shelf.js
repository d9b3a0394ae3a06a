// The boards of other games beside the virtual table. One of them may be laid on it instead of its own.

import { closest, draw, findA } from "../shared/svg.js";

/** @import { Layers } from "./room.js" */
/** @import { Scene } from "./scene.js" */

export class Shelf {
  /**
   * @param {Layers} layers the layers of the other board, and of the own pieces, which are hidden meanwhile
   * @param {Scene} scene
   */
  constructor(layers, scene) {
    this.layers = layers;
    this.choice = findA("other-board", HTMLSelectElement);
    this.choice.addEventListener("change", () =>
      scene.act("sheet", { laid: true, ...(this.choice.value ? { game: this.choice.value } : {}) }),
    );
  }

  /**
   * Shows the boards, and the one on the table.
   * @param {Twin.Boards} boards
   */
  told({ lying, others }) {
    closest(this.choice, "label")?.toggleAttribute("hidden", others.length === 0);
    this.choice.replaceChildren(
      new Option("this game's", ""),
      ...others.map(({ game, name }) => new Option(name, game)),
    );
    this.choice.value = lying;
    const other = others.find(({ game }) => game === lying);
    this.layers.pieces.style.display = other ? "none" : "";
    this.layers.other.replaceChildren(...(other ? drawOther(other) : []));
  }
}

/** @param {Twin.OtherBoard} board */
function drawOther({ name, widthMm, heightMm }) {
  const words = draw("text", {
    class: "other-name",
    "text-anchor": "middle",
    "font-size": Math.min(28, widthMm / name.length),
  });
  words.textContent = name;
  return [
    draw("rect", { x: -widthMm / 2, y: -heightMm / 2, width: widthMm, height: heightMm, rx: 2, class: "paper" }),
    words,
  ];
}
