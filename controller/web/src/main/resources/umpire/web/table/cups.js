// Cups on corner tags. They are put there and taken off in the drawer called Room.

import { find, findA, draw, make } from "../shared/svg.js";

/** @import { Layers } from "./room.js" */
/** @import { Scene } from "./scene.js" */

/** The size of a cup in sides of a tag: its rim, and its content. */
const RIM = 0.95;
const INSIDE = 0.8;

export class Cups {
  /** @param {Layers} layers @param {Scene} scene @param {Twin.Table} table */
  constructor(layers, scene, table) {
    this.layer = layers.cups;
    this.scene = scene;
    this.table = table;
    /** @type {number[]} */
    this.covered = [];
    this.chooser = findA("cup", HTMLSelectElement);
    this.chooser.replaceChildren(
      option("", "None"),
      ...table.corners.map(({ name }) => option(name, name.replace("-", " "))),
    );
    find("cup").addEventListener("change", () => this.put(this.chooser.value));
  }

  /**
   * Puts a cup on one corner tag, or on none.
   * @param {string} corner
   */
  async put(corner) {
    const covered = this.table.corners.filter(({ tag, name }) => this.covered.includes(tag) && name !== corner);
    for (const { name } of covered) {
      await this.scene.act("cover-corner", { corner: name, covered: false });
    }
    if (corner) {
      await this.scene.act("cover-corner", { corner, covered: true });
    }
  }

  /** @param {number[]} covered the ids of the covered tags */
  told(covered) {
    const under = this.table.corners.filter(({ tag }) => covered.includes(tag));
    this.covered = covered;
    this.chooser.value = under[0]?.name ?? "";
    this.layer.replaceChildren(...under.map(({ at: [x, y] }) => cup(x, -y, this.table.cornerTagMm)));
  }
}

/** @param {string} value @param {string} says */
function option(value, says) {
  const element = /** @type {HTMLOptionElement} */ (make("option", "", says));
  element.value = value;
  return element;
}

/** @param {number} x @param {number} y @param {number} side of a tag */
function cup(x, y, side) {
  const group = draw("g", { transform: `translate(${x} ${y})`, class: "cup" });
  group.append(
    draw("circle", { r: side * RIM, fill: "#3c5f96" }),
    draw("circle", { r: side * INSIDE, fill: "#362418" }),
  );
  return group;
}
