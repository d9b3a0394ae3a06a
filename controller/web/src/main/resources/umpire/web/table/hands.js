// What the people at this page do with pieces and dice: by dragging, by clicking one thing after another, or by keys.

import { ask } from "../shared/asking.js";
import { extent } from "../shared/bodies.js";
import { isPaper } from "../shared/dice.js";
import { titlesOf } from "../shared/names.js";
import { Picking } from "./picking.js";

const NEAR_MM = 26;
const EDGE_MM = 20;
/** A paper die that is dragged less far than so many of its edges is rolled over. */
const ROLLED_OVER = 1.4;
/** A paper die that is let go faster than this is thrown, and flies for so long. */
const THROWN_MM_S = 700;
const FLIGHT_S = 0.25;
const FARTHEST_MM = 260;
/** How long a table that looks seldom may take to notice what was touched. */
const TOUCH_MS = 10_000;
const UNNOTICED = "The camera did not see that touch. Choose from the list, or try again.";
/** How long the table may take to say why a touch names nothing. There may be nothing to say. */
const REASON_MS = 4_000;
const NAMELESS = "Nothing that is legal now is named by that touch.";
const ORDERING = ["set-up", "carry-out", "correction"];

/** @import { Swing } from "./carrying.js" */
/** @import { Pieces } from "./pieces.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Sheet } from "./sheet.js" */

/**
 * What hands work with, and whom they tell.
 * @typedef {object} Parts
 * @property {Pieces} pieces
 * @property {Sheet} sheet
 * @property {Twin.Table} table
 * @property {Shown.Said} said
 * @property {Scene} scene
 * @property {() => void} changed when another piece is picked
 * @property {() => void} shown when something else is pointed at
 * @property {() => void} sound when the table has noticed a touch
 */

export class PlayersHands {
  /** @param {Parts} parts */
  constructor({ pieces, sheet, table, said, scene, changed, shown, sound }) {
    this.pieces = pieces;
    this.sheet = sheet;
    this.table = table;
    this.said = said;
    this.scene = scene;
    this.changed = changed;
    this.shown = shown;
    this.sound = sound;
    this.titles = titlesOf(this.sheet.board);
    /**
     * Names of places and things that are being touched and not noticed yet; of what lies elsewhere there is none.
     * @type {(string | undefined)[]}
     */
    this.aimed = [];
    /** @type {Set<string>} */
    this.touched = new Set();
    /** @type {{ last: string | undefined, done: (noticed: boolean) => void } | undefined} */
    this.waiting = undefined;
    this.picking = new Picking({
      where: (thing) => this.placeOf(thing),
      on: (place) => this.pieces.tops().filter((piece) => this.placeOf(piece) === place),
      seat: ({ id }) => this.pieceOf(id)?.seat,
      legal: () => this.said.legal,
      ordering: () => ORDERING.includes(this.said.prompt.need),
      put: (thing, to) => this.put(thing, to),
      touch: (things) => this.touch(things),
      choose: (answers) => ask({ title: "What do you do?", answers }),
      changed: () => this.changed(),
      title: (place) => this.titles.get(place),
    });
  }

  /** @param {string} id @returns {Twin.Piece | undefined} */
  pieceOf(id) {
    return this.pieces.all("piece").find((piece) => piece.id === id)?.part;
  }

  /** @param {Shown.Thing} thing */
  placeOf(thing) {
    return this.sheet.placeAt(this.pieces.where(thing));
  }

  /**
   * Returns where a thing lies.
   * @param {Shown.Thing} thing
   */
  where(thing) {
    return this.pieces.where(thing);
  }

  /** Returns where on the board pieces stand, by their places. */
  standing() {
    /** @type {Map<string, Outline>} */
    const points = new Map();
    for (const piece of this.pieces.all("piece").filter(({ lifted }) => !lifted)) {
      const place = this.placeOf(piece) ?? "";
      points.set(place, [...(points.get(place) ?? []), this.sheet.toBoard(this.pieces.where(piece))]);
    }
    return points;
  }

  /** @param {Shown.Thing} thing */
  grab(thing) {
    this.picking.drop();
    if (thing.kind === "piece") {
      this.scene.act("lift", { tag: Number(thing.id) });
    }
  }

  /** @param {Shown.Thing} thing @param {TablePoint} at */
  move(thing, at) {
    const there = this.onTable(at);
    this.pieces.hold(thing, there);
    if (thing.kind === "piece") {
      this.scene.carry(Number(thing.id), there.xMm, there.yMm);
    }
  }

  /** @param {Shown.Thing} thing @param {TablePoint} at @param {Swing} swing */
  release(thing, at, swing) {
    const there = this.onTable(at);
    if (thing.kind === "die") {
      this.letDieGo(thing, there, swing);
      return;
    }
    const neat = this.sheet.neat(there);
    const down =
      neat && (this.piles(thing, there) || !this.pieces.taken(thing.id, neat.xMm, neat.yMm, NEAR_MM)) ? neat : there;
    this.pieces.letGo(thing, down, this.scene.drop(Number(thing.id), down.xMm, down.yMm));
  }

  /** @param {Shown.Thing} thing @param {TablePoint} there @param {Swing} swing */
  letDieGo(thing, there, { xMmS, yMmS }) {
    const speed = Math.hypot(xMmS, yMmS);
    if (this.isUnit(thing) && speed > THROWN_MM_S) {
      const share = Math.min(FLIGHT_S, FARTHEST_MM / speed);
      const aim = this.onTable({ xMm: there.xMm + xMmS * share, yMm: there.yMm + yMmS * share });
      this.pieces.letGo(thing, there, this.scene.act("toss", { die: thing.id, ...aim }));
    } else {
      this.layDie(thing, there);
    }
  }

  /**
   * A paper die that is dragged a little way, on the sheet or beside it, is rolled over that way; else it goes where
   * it is dragged.
   * @param {Shown.Thing} thing
   * @param {TablePoint} there
   */
  layDie(thing, there) {
    const { xMm, yMm, edgeMm } = this.pieces.die(thing.id);
    const way = Math.hypot(there.xMm - xMm, there.yMm - yMm);
    const stays = this.sheet.holds({ xMm, yMm }) || !this.sheet.holds(there);
    if (this.isUnit(thing) && stays && way < edgeMm * ROLLED_OVER) {
      const towardsDeg = (Math.atan2(there.yMm - yMm, there.xMm - xMm) * 180) / Math.PI;
      this.pieces.letGo(thing, { xMm, yMm }, this.scene.act("roll-over", { die: thing.id, towardsDeg }));
    } else {
      this.pieces.letGo(thing, there, this.scene.act("place", { die: thing.id, ...there }));
    }
  }

  /** @param {Shown.Thing} die */
  isUnit({ id }) {
    return isPaper(this.pieces.die(id));
  }

  /**
   * A unit on the sheet is touched, unless a throw is awaited; every other die is thrown.
   * @param {Shown.Thing} thing
   */
  tapDie(thing) {
    const due = ["roll", "die-unclear"].includes(this.said.prompt.need);
    const by = this.said.prompt.seat ?? this.said.turn;
    if (!due && this.isUnit(thing) && this.sheet.holds(this.where(thing))) {
      this.touchDie(thing, { die: thing.id, ...(by ? { seat: by } : {}) });
    } else {
      this.scene.act("roll", { die: thing.id });
    }
  }

  /**
   * Lifts a die that is a piece and puts it back; where that names something it is told if the table does not notice.
   * @param {Shown.Thing} die
   * @param {{ die: string, seat?: string }} touch
   */
  async touchDie({ id }, touch) {
    const { name } = this.pieces.die(id);
    const names = this.said.legal.some((action) => action.touches.includes(name));
    this.aim(names ? [name] : []);
    const noticed = this.noticed(name, TOUCH_MS);
    if ((await this.scene.act("tap", touch)) && names && !(await noticed)) {
      this.scene.refused(UNNOTICED);
    }
    this.aim([]);
  }

  /**
   * What leaves no room beside it, as a card does on its place, is put squarely on what lies there.
   * @param {Shown.Thing} piece
   * @param {TablePoint} at
   */
  piles({ id }, at) {
    const outlineMm = this.pieceOf(id)?.outlineMm;
    return (
      outlineMm !== undefined && Object.values(extent(outlineMm)).some((long) => long > this.sheet.spreadAt(at) / 2)
    );
  }

  /** @param {Shown.Thing} thing */
  tap(thing) {
    if (thing.kind === "die") {
      this.tapDie(thing);
    } else {
      this.picking.piece(thing);
    }
  }

  /** @param {string} place */
  tapPlace(place) {
    this.picking.place(place);
  }

  /** @param {TablePoint} at */
  tapTable(at) {
    this.picking.beside(at);
  }

  /**
   * Carries a piece to a place or a point of the table, in one go.
   * @param {Shown.Thing} thing
   * @param {{ place: string } | TablePoint} to
   */
  put(thing, to) {
    const at = "place" in to ? this.sheet.middleOf(to.place) : this.onTable(to);
    const done = this.scene
      .act("lift", { tag: Number(thing.id) })
      .then((lifted) => (lifted ? this.scene.drop(Number(thing.id), at.xMm, at.yMm) : undefined));
    this.pieces.letGo(thing, at, done, true);
  }

  /**
   * Lifts things and puts them back, one after another, by the hand of whoever is asked.
   * @param {Shown.Thing[]} things
   */
  async touch(things) {
    const places = things.map((thing) => this.placeOf(thing));
    const by = this.said.prompt.seat ?? this.said.turn;
    this.aim(places);
    const names = this.said.legal.some(({ touches }) => places.every((place, i) => touches[i] === place));
    const noticed = this.noticed(places.at(-1), names ? TOUCH_MS : REASON_MS);
    for (const thing of things) {
      if (!(await this.scene.act("tap", { tag: Number(thing.id), ...(by ? { seat: by } : {}) }))) {
        this.aim([]);
        return;
      }
    }
    if (!(await noticed)) {
      this.scene.refused(names ? UNNOTICED : NAMELESS);
    }
    this.aim([]);
  }

  /**
   * Resolves to whether the table notices in time that the last of what is touched was.
   * @param {string | undefined} last
   * @param {number} withinMs
   * @returns {Promise<boolean>}
   */
  noticed(last, withinMs) {
    return new Promise((done) => {
      this.waiting = { last, done };
      setTimeout(() => done(false), withinMs);
    });
  }

  /** @param {(string | undefined)[]} places */
  aim(places) {
    this.aimed = places;
    this.shown();
  }

  /**
   * Takes note of which places the table has noticed to be touched; a new one is heard.
   * @param {Told.Prompt} prompt
   */
  heard({ cues }) {
    const touched = new Set(cues.filter(({ role }) => role === "touched").map(({ place }) => place));
    const noticed = [...touched].some((place) => !this.touched.has(place));
    this.touched = touched;
    this.aimed = this.aimed.filter((place) => place === undefined || !touched.has(place));
    if (this.waiting?.last !== undefined && touched.has(this.waiting.last)) {
      this.waiting.done(true);
    }
    if (noticed) {
      this.sound();
    }
  }

  /** Takes note that something was done or refused: with the last touch of several that is all the answer there is. */
  happened() {
    if (this.aimed.length > 0) {
      this.waiting?.done(true);
      this.sound();
    }
  }

  /** @param {TablePoint} at @returns {TablePoint} */
  onTable({ xMm, yMm }) {
    /** @param {number} value @param {number} most */
    const clamp = (value, most) => Math.min(most, Math.max(-most, value));
    return { xMm: clamp(xMm, this.table.widthMm / 2 - EDGE_MM), yMm: clamp(yMm, this.table.heightMm / 2 - EDGE_MM) };
  }
}
