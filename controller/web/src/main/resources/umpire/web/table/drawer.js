// The drawer with what can go wrong in a room: light, glare, a bumped camera, a leaning die, a missing sheet.

import { Shelf } from "./shelf.js";
import { find } from "../shared/svg.js";

const SLIDERS = ["level", "kelvin", "shadow", "defocusPx", "bumpXMm", "bumpRollDeg"];

export class Drawer {
  constructor(dialog, opener, scene, layers) {
    this.shelf = new Shelf(layers, scene);
    this.dialog = dialog;
    this.scene = scene;
    this.room = {
      level: 1,
      kelvin: 5200,
      shadow: 0.35,
      glares: 0,
      defocusPx: 0.5,
      bumpXMm: 0,
      bumpYMm: 0,
      bumpRollDeg: 0,
    };
    opener.addEventListener("click", () => this.turn(dialog.hidden));
    this.opener = opener;
    for (const name of SLIDERS) {
      find(name).addEventListener("change", () => this.slid(name, Number(find(name).value)));
    }
    find("glare").addEventListener("click", () =>
      scene.act("glare", { strength: this.room.glares > 0 ? 0 : 0.9, xMm: 40, yMm: 30 }),
    );
    find("laid").addEventListener("click", () => scene.act("sheet", { laid: !this.laid }));
    find("cock").addEventListener("click", () => this.cock());
    find("tidy-room").addEventListener("click", () => this.tidy());
    find("close-drawer").addEventListener("click", () => this.turn(false));
  }

  turn(open) {
    this.dialog.hidden = !open;
    this.opener.setAttribute("aria-pressed", String(open));
  }

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
    await this.scene.act("sheet", { laid: true });
  }

  /** Shows how the room is, or which boards lie beside the table and on it. */
  told(name, part) {
    if (name === "boards") {
      this.shelf.told(part);
    } else {
      this.showRoom(part);
    }
  }

  showRoom(room) {
    this.room = room;
    for (const name of SLIDERS) {
      if (document.activeElement !== find(name)) {
        find(name).value = room[name];
      }
    }
    find("glare").setAttribute("aria-pressed", String(room.glares > 0));
  }

  showSheet(sheet) {
    this.laid = sheet.laid;
    find("laid").setAttribute("aria-pressed", String(!sheet.laid));
  }
}
