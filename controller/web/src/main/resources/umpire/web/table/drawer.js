// The drawer for disturbances: light, glare, a bumped camera, a covered corner tag, a leaning die, a missing sheet.

import { Cups } from "./cups.js";
import { Sensors } from "./sensors.js";
import { Shelf } from "./shelf.js";
import { find, findA } from "../shared/svg.js";

/** @import { Layers } from "./room.js" */
/** @import { Scene } from "./scene.js" */

/** @typedef {"level" | "kelvin" | "shadow" | "defocusPx" | "bumpXMm" | "bumpRollDeg"} Slider */

/** @type {Slider[]} */
const SLIDERS = ["level", "kelvin", "shadow", "defocusPx", "bumpXMm", "bumpRollDeg"];

/** @param {Slider} name */
const slider = (name) => findA(name, HTMLInputElement);

export class Drawer {
  /**
   * @param {HTMLElement} dialog
   * @param {HTMLElement} opener
   * @param {Scene} scene
   * @param {Layers} layers
   * @param {Twin.Furniture} furniture
   */
  constructor(dialog, opener, scene, layers, { table, board }) {
    this.shelf = new Shelf(layers, scene);
    this.cups = new Cups(layers, scene, table);
    this.sensors = new Sensors(scene, board);
    this.laid = true;
    this.dialog = dialog;
    this.scene = scene;
    /** @type {Twin.Room} */
    this.room = {
      level: 1,
      kelvin: 5200,
      shadow: 0.35,
      glares: 0,
      defocusPx: 0.5,
      bumpXMm: 0,
      bumpYMm: 0,
      bumpRollDeg: 0,
      coveredCorners: [],
    };
    opener.addEventListener("click", () => this.turn(dialog.hidden === true));
    this.opener = opener;
    for (const name of SLIDERS) {
      find(name).addEventListener("change", () => this.slid(name, Number(slider(name).value)));
    }
    find("glare").addEventListener("click", () =>
      scene.act("glare", { strength: this.room.glares > 0 ? 0 : 0.9, xMm: 40, yMm: 30 }),
    );
    find("laid").addEventListener("click", () => scene.act("sheet", { laid: !this.laid }));
    find("cock").addEventListener("click", () => this.cock());
    find("tidy-room").addEventListener("click", () => this.tidy());
    find("close-drawer").addEventListener("click", () => this.turn(false));
  }

  /** @param {boolean} open */
  turn(open) {
    this.dialog.hidden = !open;
    this.opener.setAttribute("aria-pressed", String(open));
  }

  /** @param {Slider} name @param {number} value */
  slid(name, value) {
    const room = { ...this.room, [name]: value };
    this.room = room;
    if (name === "defocusPx") {
      this.scene.act("focus", { defocusPx: value });
    } else if (name.startsWith("bump")) {
      this.scene.act("bump", { xMm: room.bumpXMm, yMm: room.bumpYMm, rollDeg: room.bumpRollDeg });
    } else {
      this.scene.act("light", { level: room.level, kelvin: room.kelvin, shadow: room.shadow });
    }
  }

  cock() {
    const die = [...this.scene.parts.keys()].find((name) => name.startsWith("die:"));
    if (die) {
      this.scene.act("cock", { die: die.slice(4) });
    }
  }

  async tidy() {
    await this.scene.act("light", { level: 1, kelvin: 5200, shadow: 0.35 });
    await this.scene.act("glare", { strength: 0, xMm: 0, yMm: 0 });
    await this.scene.act("bump", { xMm: 0, yMm: 0, rollDeg: 0 });
    await this.scene.act("focus", { defocusPx: 0.5 });
    await this.cups.put("");
    await this.sensors.mend();
    await this.scene.act("sheet", { laid: true });
  }

  /**
   * Shows the state of the room and its sensors, or the boards on the table and beside it.
   * @param {string} name
   * @param {any} part
   */
  told(name, part) {
    if (name === "boards") {
      this.shelf.told(part);
    } else if (name === "sensors") {
      this.sensors.told(part);
    } else {
      this.showRoom(part);
    }
  }

  /** @param {Twin.Room} room */
  showRoom(room) {
    this.room = room;
    for (const name of SLIDERS) {
      if (document.activeElement !== slider(name)) {
        slider(name).value = String(room[name]);
      }
    }
    find("glare").setAttribute("aria-pressed", String(room.glares > 0));
    this.cups.told(room.coveredCorners);
  }

  /** @param {Twin.Sheet} sheet */
  showSheet(sheet) {
    this.laid = sheet.laid;
    find("laid").setAttribute("aria-pressed", String(!sheet.laid));
  }
}
