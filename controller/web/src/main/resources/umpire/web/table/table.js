// The virtual table. The scene comes from its server, the game's messages come over MQTT as for any display.

import { arrive } from "../shared/access.js";
import { DiceButtons } from "./dicebuttons.js";
import { Drawer } from "./drawer.js";
import { Freshness } from "../shared/freshness.js";
import { fetchConfig, Link } from "../shared/link.js";
import { Panel } from "./panel.js";
import { Toast } from "../shared/toast.js";
import { RobotBox } from "./robot.js";
import { nothingSaid } from "./said.js";
import { fetchFurniture, Scene } from "./scene.js";
import { Sight } from "./sight.js";
import { find } from "../shared/svg.js";
import { buildTools } from "./tools.js";
import { World } from "./world.js";

class TablePage {
  /** @param {Twin.Furniture} furniture */
  constructor(furniture) {
    const said = nothingSaid(furniture);
    this.furniture = furniture;
    this.toast = new Toast(find("toast"));
    this.scene = new Scene((says) => this.toast.show("refused", says));
    this.world = new World(furniture, said, this.scene, (says) => this.toast.show("asked", says));
    this.drawer = new Drawer(find("drawer"), find("room"), this.scene, this.world.layers, furniture);
    this.robot = new RobotBox(
      (verb, fields) => this.scene.act(verb, fields),
      () => said.seats.length,
    );
    this.dice = new DiceButtons(this.world.pieces, said, () => this.scene.act("roll-due", {}));
    const { scene, world, dice, robot, toast } = this;
    this.panel = new Panel({ furniture, said, scene, world, dice, robot, toast });
    new Sight(find("sight"), find("camera"));
    buildTools(this);
  }

  /** Connects to the server's table and to the broker. */
  listen() {
    this.scene.listen({
      changed: (names, gone) => this.changed(names, gone),
      alive: (alive) => (find("cut").hidden = alive),
    });
  }

  /** @param {string[]} names @param {string[]} gone */
  changed(names, gone) {
    const { pieces, view } = this.world;
    const before = pieces.things.size;
    gone.forEach((name) => pieces.gone(name));
    names.forEach((name) => this.take(name, this.scene.parts.get(name)));
    if (pieces.things.size !== before && view.kept !== "free") {
      view.fit();
    }
    if ([...names, ...gone].some((name) => name !== "leds" && name !== "room")) {
      this.world.arrange();
      this.world.followPieces();
    }
  }

  /** @param {string} name @param {any} part */
  take(name, part) {
    if (this.world.take(name, part)) {
      this.taken(name, part);
    } else if (name === "thrown") {
      this.dice.told(part);
      this.world.hands.thrown = part;
    } else if (name === "doubtful") {
      this.world.pieces.doubt(part);
    } else if (name === "boards" || name === "room" || name === "sensors") {
      this.drawer.told(name, part);
    } else if (name === "robot") {
      this.robot.told(part);
    } else if (name === "furniture" && part !== this.furniture.parts.furniture) {
      // The server has another board now, with other pieces and seats.
      location.reload();
    }
  }

  /** @param {string} name @param {any} part */
  taken(name, part) {
    if (name === "sheet") {
      this.drawer.showSheet(part);
    } else if (name.startsWith("die:")) {
      this.dice.changed();
    }
  }
}

async function begin() {
  const problem = await arrive();
  const config = await fetchConfig();
  const page = new TablePage(await fetchFurniture());
  page.listen();
  page.panel.guide.offer();
  if (problem) {
    page.toast.show("refused", problem);
  }
  const link = new Link(config, undefined, (topic, payload) => page.panel.hear(topic, payload));
  new Freshness(find("freshness"), find("banner"), link);
  page.panel.show();
  document.body.dataset.ready = "true";
}

begin();
