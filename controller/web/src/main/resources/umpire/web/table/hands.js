// The actions of this page on pieces and dice: by dragging, by clicks, or by keys.

import { ask } from "../shared/asking.js";
import { extent } from "../shared/bodies.js";
import { isPaper } from "../shared/dice.js";
import { titlesOf } from "../shared/names.js";
import { drawGesture, gestureOf, tapOf } from "./paperdice.js";
import { Picking } from "./picking.js";
import { squadOf } from "./squads.js";
import { TouchWatch } from "./touches.js";

const NEAR_MM = 26;
const EDGE_MM = 20;
/** The time limit for a table with few looks to notice a touch. */
const TOUCH_MS = 10_000;
const UNNOTICED = "The camera did not see that touch. Choose from the list, or try again.";
/** The time limit for the table's reason why a touch has no meaning. There may be no reason. */
const REASON_MS = 4_000;
const NAMELESS = "That touch names no legal action.";
const ORDERING = ["set-up", "carry-out", "correction"];

/** @import { Swing } from "./carrying.js" */
/** @import { DieGesture } from "./paperdice.js" */
/** @import { Pieces } from "./pieces.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Sheet } from "./sheet.js" */

/**
 * The parts that the hands work with, and the callbacks.
 * @typedef {object} Parts
 * @property {Pieces} pieces
 * @property {Sheet} sheet
 * @property {Twin.Table} table
 * @property {Shown.Said} said
 * @property {Scene} scene
 * @property {() => void} changed is called when the selection changes
 * @property {() => void} shown is called when the cues change
 * @property {() => void} sound is called when the table has noticed a touch
 * @property {(says: string) => void} note shows the effect of a click, or why it had none
 * @property {(drawn: SVGElement[]) => void} preview shows the effect of a release
 */

export class PlayersHands {
  /** @param {Parts} parts */
  constructor({ pieces, sheet, table, said, scene, changed, shown, sound, note, preview }) {
    this.pieces = pieces;
    this.sheet = sheet;
    this.table = table;
    this.said = said;
    this.scene = scene;
    this.changed = changed;
    this.sound = sound;
    this.preview = preview;
    this.note = note;
    /**
     * The names of the dice that are due.
     * @type {string[]}
     */
    this.thrown = [];
    /**
     * The things carried along with another, and their offsets.
     * @type {Map<string, (Shown.Thing & TablePoint)[]>}
     */
    this.along = new Map();
    this.titles = titlesOf(this.sheet.board);
    this.touches = new TouchWatch(shown);
    this.picking = new Picking({
      where: (thing) => this.placeOf(thing),
      on: (place) => this.pieces.tops().filter((piece) => this.placeOf(piece) === place),
      seat: ({ id }) => this.pieceOf(id)?.seat,
      legal: () => this.said.legal,
      ordering: () => ORDERING.includes(this.said.prompt.need),
      asked: (place) => this.said.prompt.cues.some((cue) => cue.place === place && cue.role === "put-to"),
      squad: (thing) => this.squad(thing),
      put: (things, to) => this.put(things, to),
      touch: (things) => this.touch(things),
      choose: (answers) => ask({ title: "What do you do?", answers }),
      changed: () => this.changed(),
      note,
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
   * Returns the position of a thing.
   * @param {Shown.Thing} thing
   */
  where(thing) {
    return this.pieces.where(thing);
  }

  /** Returns the positions of pieces on the board, by place. */
  standing() {
    /** @type {Map<string, Outline>} */
    const points = new Map();
    for (const piece of this.pieces.all("piece").filter(({ lifted }) => !lifted)) {
      const place = this.placeOf(piece) ?? "";
      points.set(place, [...(points.get(place) ?? []), this.sheet.toBoard(this.pieces.where(piece))]);
    }
    return points;
  }

  /**
   * Returns the pieces that are taken together with a thing: those that may leave its place with it.
   * @param {Shown.Thing} thing
   * @returns {Shown.Thing[]}
   */
  squad(thing) {
    const place = this.placeOf(thing);
    if (thing.kind !== "piece" || ORDERING.includes(this.said.prompt.need)) {
      return [thing];
    }
    const standing = this.pieces
      .tops()
      .filter((piece) => this.placeOf(piece) === place)
      .map(({ id, part }) => ({ id, token: this.tokenOf(part) }));
    return squadOf(thing.id, standing, this.said.legal, place).map((id) => ({ kind: "piece", id }));
  }

  /** @param {Twin.Piece} part */
  tokenOf({ name, seat }) {
    const tokens = [...this.said.tokens.values()];
    return tokens.find((token) => token.name === name && (token.seat ?? "") === seat)?.token ?? "";
  }

  /** @param {Shown.Thing} thing */
  grab(thing) {
    const squad = this.picking.includes(thing) ? this.picking.squad : this.squad(thing);
    this.picking.drop();
    if (thing.kind === "piece") {
      const { xMm, yMm } = this.where(thing);
      const others = squad.filter(({ id }) => id !== thing.id);
      this.along.set(
        thing.id,
        others.map((other) => ({
          ...other,
          xMm: this.where(other).xMm - xMm,
          yMm: this.where(other).yMm - yMm,
        })),
      );
      [thing, ...others].forEach(({ id }) => this.scene.act("lift", { tag: Number(id) }));
    }
  }

  /** @param {Shown.Thing} thing @param {TablePoint} at @param {Swing} swing */
  move(thing, at, swing) {
    this.hold(thing, at);
    this.carried(thing).forEach((other) => this.hold(other, besides(at, other)));
    if (thing.kind === "die" && this.isUnit(thing)) {
      const gesture = this.gesture(thing, this.onTable(at), swing);
      const { lettersMm, turned } = this.pieces;
      this.preview([drawGesture(this.pieces.die(thing.id), gesture, lettersMm, turned)]);
    }
  }

  /** @param {Shown.Thing} thing */
  carried(thing) {
    return this.along.get(thing.id) ?? [];
  }

  /** @param {Shown.Thing} thing @param {TablePoint} at */
  hold(thing, at) {
    const there = this.onTable(at);
    this.pieces.hold({ kind: thing.kind, id: thing.id }, there);
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
    const others = this.carried(thing);
    this.along.delete(thing.id);
    if (others.length > 0) {
      this.releaseSquad([thing, ...others], there);
      return;
    }
    const neat = this.sheet.neat(there);
    const down =
      neat && (this.piles(thing, there) || !this.pieces.taken(thing.id, neat.xMm, neat.yMm, NEAR_MM)) ? neat : there;
    this.pieces.letGo(thing, down, this.scene.drop(Number(thing.id), down.xMm, down.yMm));
  }

  /**
   * Pieces that belong together are put on one place, however far apart they were carried. Beside the places, each lies
   * where it was released.
   * @param {(Shown.Thing & Partial<TablePoint>)[]} squad the pieces, the held one first
   * @param {TablePoint} there
   */
  releaseSquad(squad, there) {
    const place = this.sheet.placeAt(there);
    for (const { kind, id, xMm = 0, yMm = 0 } of squad) {
      const down = place === undefined ? this.onTable(besides(there, { xMm, yMm })) : this.sheet.middleOf(place);
      this.pieces.letGo({ kind, id }, down, this.scene.drop(Number(id), down.xMm, down.yMm));
    }
  }

  /**
   * A paper die is rolled over, moved or thrown. Any other die is moved.
   * @param {Shown.Thing} thing
   * @param {TablePoint} there
   * @param {Swing} swing
   */
  letDieGo(thing, there, swing) {
    const { verb, to, towardsDeg } = this.gesture(thing, there, swing);
    this.preview([]);
    const die = thing.id;
    if (verb === "roll-over") {
      const { xMm, yMm } = this.pieces.die(die);
      this.pieces.letGo(thing, { xMm, yMm }, this.scene.act(verb, { die, towardsDeg }));
    } else {
      this.pieces.letGo(thing, there, this.scene.act(verb, { die, ...this.onTable(to) }));
    }
  }

  /**
   * Returns the effect of releasing a die here.
   * @param {Shown.Thing} thing
   * @param {TablePoint} there
   * @param {Swing} swing
   * @returns {DieGesture}
   */
  gesture(thing, there, swing) {
    const die = this.pieces.die(thing.id);
    return isPaper(die)
      ? gestureOf(die, there, swing, {
          thrown: this.thrown.includes(die.name),
          stays: this.sheet.holds({ xMm: die.xMm, yMm: die.yMm }) || !this.sheet.holds(there),
        })
      : { verb: "place", to: there, towardsDeg: 0, says: "move" };
  }

  /** @param {Shown.Thing} die */
  isUnit({ id }) {
    return isPaper(this.pieces.die(id));
  }

  /** @param {Shown.Thing} thing */
  tapDie(thing) {
    const { name } = this.pieces.die(thing.id);
    const { prompt, turn } = this.said;
    const by = prompt.seat ?? turn;
    const whose = by ? { seat: by } : {};
    const onSheet = this.sheet.holds(this.where(thing));
    const tap = tapOf(name, { unit: this.isUnit(thing), onSheet, thrown: this.thrown, prompt });
    if (tap.verb === "touch") {
      this.touchDie(thing, { die: thing.id, ...whose });
    } else if (tap.verb === "choose") {
      this.scene.act("choose", { ...whose, notation: tap.notation });
    } else if (tap.verb === "roll") {
      this.scene.act("roll", { die: thing.id });
    } else {
      const title = this.said.looks.get(name)?.title ?? name;
      const due = this.thrown.map((one) => this.said.looks.get(one)?.title ?? one);
      this.note(due.length > 0 ? `Not this one: throw ${due.join(" and ")}.` : `Do not throw ${title} now.`);
    }
  }

  /**
   * Lifts a die that is a piece and puts it back. If the touch has a meaning, a message appears when the table does not
   * notice it.
   * @param {Shown.Thing} die
   * @param {{ die: string, seat?: string }} touch
   */
  async touchDie({ id }, touch) {
    const { name } = this.pieces.die(id);
    const names = this.said.legal.some((action) => action.touches.includes(name));
    const places = names ? [name] : [];
    const noticed = this.touches.begin(places, TOUCH_MS);
    if (!(await this.scene.act("tap", touch))) {
      this.touches.end((one) => one.places === places);
    } else if (!(await noticed) && names) {
      this.scene.refused(UNNOTICED);
    }
  }

  /**
   * Returns whether a piece leaves no room beside it, as a card does, so that it is put exactly on the piece below.
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
   * Moves pieces to a place or a point of the table. All are lifted before the first is put down.
   * @param {Shown.Thing[]} things
   * @param {{ place: string } | TablePoint} to
   */
  put(things, to) {
    const at = "place" in to ? this.sheet.middleOf(to.place) : this.onTable(to);
    const lifts = Promise.all(things.map(({ id }) => this.scene.act("lift", { tag: Number(id) })));
    for (const thing of things) {
      const done = lifts.then((lifted) =>
        lifted.every(Boolean) ? this.scene.drop(Number(thing.id), at.xMm, at.yMm) : undefined,
      );
      this.pieces.letGo(thing, at, done, true);
    }
  }

  /**
   * Lifts things and puts them back one after another, by the hand of the asked seat.
   * @param {Shown.Thing[]} things
   */
  async touch(things) {
    const places = things.map((thing) => this.placeOf(thing));
    const by = this.said.prompt.seat ?? this.said.turn;
    const names = this.touches.names(places, this.said.legal);
    const noticed = this.touches.begin(places, names ? TOUCH_MS : REASON_MS);
    for (const thing of things) {
      if (!(await this.scene.act("tap", { tag: Number(thing.id), ...(by ? { seat: by } : {}) }))) {
        this.touches.end((one) => one.places === places);
        return;
      }
    }
    if (!(await noticed)) {
      this.scene.refused(names ? UNNOTICED : NAMELESS);
    }
  }

  /**
   * Takes the table's list of noticed touches. A new one makes a sound.
   * @param {Told.Prompt} prompt
   */
  heard(prompt) {
    if (this.touches.heard(prompt)) {
      this.sound();
    }
  }

  /** Ends the touches when an action was played or refused. After the last touch the table gives no other answer. */
  happened() {
    if (this.touches.happened()) {
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

/** @param {TablePoint} at @param {TablePoint} off @returns {TablePoint} */
const besides = (at, off) => ({ xMm: at.xMm + off.xMm, yMm: at.yMm + off.yMm });
