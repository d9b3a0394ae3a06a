// The sensors under the virtual table's board, where the rig has some. They break below one place, or all by their
// plug.

import { find, findA } from "../shared/svg.js";

/** @import { Scene } from "./scene.js" */

export class Sensors {
  /** @param {Scene} scene @param {Told.Board} board */
  constructor(scene, board) {
    this.scene = scene;
    this.unplugged = false;
    /** @type {Set<string>} the places below which this page broke sensors */
    this.broken = new Set();
    this.place = findA("sensor-place", HTMLSelectElement);
    this.defect = findA("sensor-defect", HTMLSelectElement);
    this.place.replaceChildren(...board.areas.map(({ place, title }) => new Option(title, place)));
    this.place.addEventListener("change", () => (this.defect.value = "none"));
    this.defect.addEventListener("change", () => this.hurt(this.place.value, this.defect.value));
    find("sensor-plug").addEventListener("click", () => this.plug(!this.unplugged));
  }

  /** @param {string} place @param {string} defect */
  async hurt(place, defect) {
    if (await this.scene.act("break-sensor", { place, defect })) {
      this.broken.add(place);
    } else {
      this.defect.value = "none";
    }
  }

  /** @param {boolean} unplugged */
  plug(unplugged) {
    return this.scene.act("unplug-sensors", { unplugged });
  }

  /** Mends the sensors that this page broke. */
  async mend() {
    for (const place of this.broken) {
      await this.scene.act("break-sensor", { place, defect: "none" });
    }
    this.broken.clear();
    this.defect.value = "none";
    if (this.unplugged) {
      await this.plug(false);
    }
  }

  /** @param {Twin.Sensors} sensors */
  told({ unplugged }) {
    this.unplugged = unplugged;
    find("sensors").hidden = false;
    find("sensor-plug").setAttribute("aria-pressed", String(unplugged));
  }
}
