// The drawn table, the things on it, and the hands of this page.

import { Carrying } from "./carrying.js";
import { Closer } from "./closer.js";
import { Edge } from "./edge.js";
import { PlayersHands } from "./hands.js";
import { Hints } from "./hints.js";
import { Pieces } from "./pieces.js";
import { buildRoom, drawHand } from "./room.js";
import { Sheet } from "./sheet.js";
import { soundTouched } from "./sound.js";
import { stops } from "./stops.js";
import { drawBoard, fetchDrawings } from "../shared/drawings.js";
import { actionsFrom } from "../shared/reach.js";
import { pieceLook } from "../shared/seats.js";
import { find, findA } from "../shared/svg.js";
import { View } from "./view.js";
import { Walking } from "./walking.js";

/** @import { Scene } from "./scene.js" */

export class World {
  /**
   * @param {Twin.Furniture} furniture
   * @param {Shown.Said} said
   * @param {Scene} scene
   * @param {(says: string) => void} note shows the effect of a click
   */
  constructor(furniture, said, scene, note) {
    const { board, table, leds } = furniture;
    this.said = said;
    this.scene = scene;
    this.handHeld = false;
    /** The index of the option that a person looks at; -1 for none. */
    this.pointed = -1;
    /** The positions of pieces when badges were last drawn around them. */
    this.followed = "";
    /** @type {number | undefined} */
    this.drawing = undefined;
    this.svg = findA("top", SVGSVGElement);
    this.layers = buildRoom(this.svg, furniture);
    this.sheet = new Sheet(board, [this.layers.sheet, this.layers.badges]);
    this.pieces = new Pieces(this.layers, (piece) => pieceLook(piece, said.seats));
    this.hints = new Hints(this.layers, board);
    this.pieces.recorded = (piece) => this.hints.recorded(this.sheet.placeAt(this.pieces.where(piece)), said);
    this.edge = new Edge(this.layers.edge, leds);
    this.walking = this.buildStops(board);
    this.hands = new PlayersHands({
      pieces: this.pieces,
      sheet: this.sheet,
      table,
      said,
      scene,
      changed: () => this.tellPicked(),
      shown: () => this.showHints(),
      sound: soundTouched,
      note,
      preview: (drawn) => this.layers.preview.replaceChildren(...drawn),
    });
    this.view = new View(this.svg, this.layers.world, furniture, (kind) => this.lying(kind), {
      scaled: (mmPerPx) => this.rescaled(mmPerPx),
      shown: (box) => this.edge.follow(box),
    });
    new Carrying(this.svg, this.view, this.hands);
    this.closer = new Closer(this.svg, find("closer"), this.pieces, said, () => this.showHints());
    this.dress(board);
  }

  /**
   * Draws the sheet and its things with the game's own drawings, where it has them.
   * @param {Told.Board} board
   */
  async dress(board) {
    const drawings = await fetchDrawings();
    if (drawings.folder) {
      this.layers.ground.replaceChildren(drawBoard(drawings, board));
      this.svg.classList.add("pictured-board");
      this.pieces.wear(drawings);
      this.hints.drawings = drawings;
      this.showHints();
    }
  }

  /** @param {Told.Board} board */
  buildStops(board) {
    const { said, pieces, sheet } = this;
    const areas = [...this.layers.sheet.querySelectorAll(".area")];
    /** @type {Map<string, SVGElement>} */
    const elements = new Map();
    areas.forEach((area) => area instanceof SVGElement && elements.set(area.dataset.place ?? "", area));
    return new Walking(this.svg, this.layers.held, {
      stops: () => stops({ pieces, sheet, board, elements, said, picking: this.hands.picking }),
      press: ({ thing, place }) => (thing ? this.hands.tap(thing) : place && this.hands.tapPlace(place)),
      reveal: (at) => this.view.reveal(at),
      turned: () => this.view.turned,
    });
  }

  /**
   * Returns the positions of things of a kind: "die", "piece", or "stray" for pieces on the sheet beside its places.
   * @param {"die" | "piece" | "stray"} kind
   */
  lying(kind) {
    const points = this.pieces.all(kind === "die" ? "die" : "piece").map((thing) => this.pieces.where(thing));
    return kind === "stray" ? this.sheet.strays(points) : points;
  }

  /**
   * Takes a changed part: a piece, a die, the strip, the hands or the sheet. Returns whether it was one of these.
   * @param {string} name
   * @param {any} part
   */
  take(name, part) {
    if (name.startsWith("piece:") || name.startsWith("die:")) {
      this.pieces.told(name, part);
    } else if (name === "leds") {
      this.edge.show(part);
    } else if (name === "hands") {
      this.showHands(part);
    } else if (name === "sheet") {
      this.sheet.lay(part);
    } else {
      return false;
    }
    return true;
  }

  /** @param {Twin.Hand[]} present */
  showHands(present) {
    this.layers.hands.replaceChildren(...present.map(drawHand));
    this.handHeld = present.some((hand) => hand.shape === "open");
    find("hand").setAttribute("aria-pressed", String(this.handHeld));
  }

  /** Moves the badges out of the way of pieces. */
  followPieces() {
    const points = JSON.stringify([...this.hands.standing()]);
    if (points !== this.followed) {
      this.followed = points;
      this.drawSoon();
    }
  }

  /**
   * Draws the recommended actions. Returns whether any of them has a place.
   * @param {string[]} actions
   */
  advised(actions) {
    const placed = this.hints.advice.given(actions, this.said.legal);
    this.showHints();
    return placed;
  }

  showHints() {
    const { hands, pieces, view } = this;
    const { picked } = hands.picking;
    pieces.pick(hands.picking.squad);
    this.svg.classList.toggle("picking", picked !== undefined);
    this.hints.show(this.said, {
      from: picked && hands.placeOf(picked),
      aimed: hands.touches.aimed,
      pointed: this.pointed,
      near: this.closer.die,
      turned: view.turned,
      standing: hands.standing(),
    });
    this.arrange();
  }

  /** Fits pieces and names to their room, and names the stops. */
  arrange() {
    const { pieces, sheet } = this;
    pieces.makeRoom();
    this.hints.name(new Set(pieces.all("piece").map((piece) => sheet.placeAt(pieces.where(piece)) ?? "")));
    this.walking.refresh();
  }

  /** Announces the targets of a selected piece. The selection itself is visible. */
  tellPicked() {
    const { picked } = this.hands.picking;
    const from = picked && this.hands.placeOf(picked);
    const ways = from === undefined ? [] : actionsFrom(this.said.legal, from).map((action) => action.says);
    const name = picked && this.pieces.get(picked).part.name;
    const { length } = this.hands.picking.squad;
    const several = length > 1 ? ` ${length} go together.` : "";
    find("spoken").textContent = picked ? `${name} picked.${several} ${ways.slice(0, 8).join(". ")}` : "";
    this.showHints();
  }

  /**
   * Sets the option that a person looks at.
   * @param {number} index
   */
  look(index) {
    if (index !== this.pointed) {
      this.pointed = index;
      this.showHints();
    }
  }

  /** Redraws everything for the side of this page. */
  redraw() {
    this.pieces.turn(this.view.turned);
    this.showHints();
  }

  /** @param {number} mmPerPx */
  rescaled(mmPerPx) {
    this.hints.scale(mmPerPx);
    this.pieces.scale(mmPerPx);
    this.drawSoon();
  }

  drawSoon() {
    this.drawing ??= requestAnimationFrame(() => {
      this.drawing = undefined;
      this.showHints();
    });
  }
}
