// The pieces and dice on the table, as the server tells them, or as this page's own hands hold them.

import { LETTERS_PX, draw } from "../shared/svg.js";
import { drawToken } from "../shared/tokens.js";
import { drawDie, isPaper, quarter } from "../shared/dice.js";
import { drawBody, extent } from "../shared/bodies.js";
import { UNDRAWN, drawFace } from "../shared/drawings.js";
import { drawCount } from "../shared/stacks.js";
import { uprightTilt } from "../shared/tilt.js";

const SCALE = 0.98;
const LIFTED = 1.12;
const SETTLE_MS = 500;
// Pieces nearer to each other than this are drawn smaller, down to the quarters of a square. So are pieces with a
// record sheet drawn around them.
const ROOMY_MM = 42;
const LEAST = 0.58;
const AMID_RECORD = 0.75;
// Pieces nearer to each other than STACKED_MM, of which one stands on others, are one stack. PEEP_MM of each is visible
// below the next.
const STACKED_MM = 12;
const PEEP_MM = 2;
const DEEPEST = 3;
const BLOCK_MM = 40;

/** @import { Layers } from "./room.js" */

/**
 * A thing on the table, and its drawing.
 * @template {string} K
 * @template P
 * @typedef {object} Thing
 * @property {K} kind
 * @property {string} id
 * @property {SVGGElement} group
 * @property {SVGGElement} inner
 * @property {P} part its state from the server
 * @property {TablePoint & { held: boolean, glides?: boolean }} [own] its position in this page's hand, which overrides
 * the server's
 * @property {boolean} [lifted]
 * @property {boolean} [picked]
 * @property {boolean} [covered] whether another piece stands on it
 * @property {number} [count] the number of pieces in its stack, as shown
 * @property {number} [room] the share of its real size at which it is drawn
 * @property {string} [look] its look
 * @property {ReturnType<typeof setTimeout>} [timer]
 */

/** @typedef {Thing<"piece", Twin.Piece>} Piece */
/** @typedef {Thing<"die", Twin.Die>} Die */
/** @typedef {{ piece: Piece, die: Die }} Kinds */

export class Pieces {
  /** @param {Layers} layers @param {(piece: { seat?: string, rgb?: string }) => Shown.Look} lookOf */
  constructor(layers, lookOf) {
    this.layers = layers;
    this.lookOf = lookOf;
    /** @type {Map<string, Piece | Die>} */
    this.things = new Map();
    this.turned = false;
    /**
     * Returns whether a record sheet is drawn around a piece.
     * @type {(piece: Piece) => boolean}
     */
    this.recorded = () => false;
    this.lettersMm = 0;
    this.drawings = UNDRAWN;
    /** @type {Map<string, Shown.NamedLook>} */
    this.looks = new Map();
  }

  /**
   * The letters of a piece keep their readable size, however small it is drawn.
   * @param {number} mmPerPx
   */
  scale(mmPerPx) {
    this.lettersMm = LETTERS_PX * mmPerPx;
    this.all("piece").forEach((thing) => this.dress(thing));
    this.dressDice();
  }

  /**
   * Takes the server's state of a piece or die.
   * @param {string} name
   * @param {any} part
   */
  told(name, part) {
    const known = this.things.get(name);
    const thing = known ?? this.newThing(name, part);
    thing.part = part;
    if (thing.kind === "piece") {
      this.dress(thing);
    } else if (known) {
      this.drawDie(thing, this.all("die").length);
    } else {
      this.dressDice();
    }
    this.place(thing);
  }

  /** @param {Die} die @param {number} count */
  drawDie({ inner, part }, count) {
    const worn = this.looks.get(part.name);
    // The print belongs to another side than the one that is up.
    const look = worn && worn.face !== part.face ? { ...worn, dots: [], polygons: [] } : worn;
    drawDie(
      inner,
      part,
      count,
      look && {
        ...look,
        colours: this.lookOf(look),
        turned: this.turned,
        least: this.lettersMm,
        drawings: sidesOf(this.drawings, part.name),
      },
    );
  }

  /**
   * Takes the appearance of dice that are pieces: their seats and their print.
   * @param {Map<string, Shown.NamedLook>} looks
   */
  wears(looks) {
    this.looks = looks;
    this.dressDice();
  }

  /**
   * Outlines the dice of which only people know whether they were thrown.
   * @param {string[]} ids
   */
  doubt(ids) {
    this.all("die").forEach(({ id, group }) => group.classList.toggle("doubtful", ids.includes(id)));
  }

  /** The size of a drawn die depends on the number of dice. */
  dressDice() {
    const dice = this.all("die");
    dice.forEach((die) => this.drawDie(die, dice.length));
  }

  /** @param {string} name */
  gone(name) {
    const thing = this.things.get(name);
    thing?.group.remove();
    this.things.delete(name);
    if (thing?.kind === "die") {
      this.dressDice();
    }
  }

  /** @param {string} name as the server has it, such as piece:7 @param {any} part */
  newThing(name, part) {
    const kind = name.startsWith("piece:") ? "piece" : "die";
    const id = name.slice(kind.length + 1);
    const inner = draw("g");
    const group = draw("g", { class: kind, "data-kind": kind, "data-id": id, "data-name": name }, inner);
    /** @type {Piece | Die} */
    const thing = { kind, id, group, inner, part };
    this.things.set(name, thing);
    (kind === "die" ? this.layers.dice : this.layers.pieces).append(group);
    return thing;
  }

  /** @param {Piece} thing */
  dress(thing) {
    const { name, letters, seat, rgb, headingDeg, outlineMm } = thing.part;
    const least = Math.ceil(this.lettersMm / (SCALE * (thing.room ?? 1)));
    const count = thing.count ?? 1;
    const lies = outlineMm ? `${headingDeg} ${this.turned}` : "";
    const look = `${name} ${letters} ${seat} ${rgb} ${least} ${count} ${lies}`;
    if (thing.look !== look) {
      thing.look = look;
      const colours = this.lookOf(thing.part);
      const token =
        this.picture(thing) ??
        (outlineMm
          ? drawBody({ ...thing.part, outlineMm }, colours, least, headingDeg, this.tilt(thing.part))
          : drawToken({ name, letters }, colours, least));
      thing.inner.replaceChildren(token, ...(count > 1 ? [this.count(thing, count, least)] : []));
    }
  }

  /**
   * Returns a piece's own drawing with its heading. Returns nothing without a drawing, and for a card that lies face
   * down, because its face is unknown.
   * @param {Piece} thing
   */
  picture({ id, part }) {
    const { outlineMm } = part;
    const tag = Number(id);
    return outlineMm && !part.faceDown && this.drawings.tags.includes(tag)
      ? draw(
          "g",
          { transform: `rotate(${-part.headingDeg + (this.turned ? 180 : 0)})` },
          drawFace(this.drawings, tag, { ...part, outlineMm }, this.lookOf(part)),
        )
      : undefined;
  }

  /**
   * Draws things with the game's own drawings.
   * @param {Shown.Drawings} drawings
   */
  wear(drawings) {
    this.drawings = drawings;
    this.dressAll();
  }

  /** @param {Piece} piece @param {number} count @param {number} least */
  count({ part }, count, least) {
    const room = part.outlineMm ? Math.min(...Object.values(extent(part.outlineMm))) : BLOCK_MM;
    return draw(
      "g",
      { transform: part.outlineMm ? `rotate(${this.tilt(part)})` : "" },
      drawCount(count, room, least, "right"),
    );
  }

  /**
   * The rotation of a piece's letters, clockwise.
   * @param {Twin.Piece} part
   */
  tilt({ headingDeg }) {
    return uprightTilt(headingDeg) + (this.turned ? 180 : 0);
  }

  dressAll() {
    for (const thing of this.things.values()) {
      if (thing.kind === "piece") {
        thing.look = undefined;
        this.dress(thing);
      }
    }
    this.dressDice();
  }

  /** @param {Piece | Die} thing */
  place(thing) {
    const { part, own, group } = thing;
    const { xMm, yMm } = own ?? part;
    const on = thing.kind === "piece" ? (thing.part.on ?? 0) : 0;
    const lifted = own?.held || (part.liftMm > 12 && on === 0);
    thing.lifted = lifted;
    const peep = lifted ? 0 : Math.min(on, DEEPEST) * PEEP_MM;
    const { tiltDeg, size } = thing.kind === "die" ? dieAs(thing.part) : this.pieceAs(thing);
    group.style.transform = `translate(${xMm - peep}px, ${-yMm - peep}px) rotate(${tiltDeg}deg) scale(${size})`;
    group.classList.toggle("lifted", lifted);
    group.classList.toggle("mine", Boolean(own));
    group.classList.toggle("put", Boolean(own?.glides));
    group.classList.toggle("picked", Boolean(thing.picked));
    const layer = this.layerOf(thing);
    if (group.parentNode !== layer) {
      appendFocused(layer, group);
    }
  }

  /** @param {Piece} thing */
  pieceAs({ part, lifted, picked, room = 1 }) {
    return { tiltDeg: part.outlineMm ? 0 : this.tilt(part), size: SCALE * (lifted || picked ? LIFTED : room) };
  }

  /** @param {Piece | Die} thing */
  layerOf({ kind, part, lifted }) {
    const { dice, held, pieces } = this.layers;
    return kind === "die" && !isPaper(part) ? dice : lifted ? held : pieces;
  }

  /** Gives every piece the size it has room for, and puts the upper ones of stacks above the lower. */
  makeRoom() {
    const standing = this.all("piece");
    this.pile(standing);
    for (const thing of standing) {
      const here = thing.own ?? thing.part;
      const others = standing.filter((other) => other !== thing && !stacked(thing, other));
      const near = Math.min(...others.map((other) => apartMm(here, other.own ?? other.part)));
      const room = this.roomOf(thing, near);
      if (room !== thing.room) {
        thing.room = room;
        this.dress(thing);
        this.place(thing);
      }
    }
  }

  /**
   * Returns the share of its real size at which a piece is drawn. A body has its real size, unless a record sheet is
   * drawn around it.
   * @param {Piece} thing
   * @param {number} nearMm the distance of the nearest other piece
   */
  roomOf(thing, nearMm) {
    const { outlineMm } = thing.part;
    const recorded = this.recorded(thing);
    if (outlineMm && !recorded) {
      return 1;
    }
    const roomy = outlineMm ? Math.max(...Object.values(extent(outlineMm))) : ROOMY_MM;
    return Math.min(1, Math.max(LEAST, nearMm / roomy), recorded ? AMID_RECORD : 1);
  }

  /**
   * Draws stacks from below with their numbers. Only the tops can be grasped.
   * @param {Piece[]} standing
   */
  pile(standing) {
    const upwards = [...standing].sort((a, b) => (a.part.on ?? 0) - (b.part.on ?? 0));
    for (const thing of upwards) {
      const above = upwards.filter((other) => stacked(thing, other) && (other.part.on ?? 0) > (thing.part.on ?? 0));
      thing.covered = above.length > 0;
      thing.count = thing.covered || thing.lifted ? 1 : (thing.part.on ?? 0) + 1;
      thing.group.classList.toggle("covered", thing.covered);
      this.dress(thing);
    }
    this.raise(upwards.filter(({ part, lifted }) => part.on && !lifted).map(({ group }) => group));
  }

  /**
   * Draws upper things after lower ones.
   * @param {SVGGElement[]} groups
   */
  raise(groups) {
    const layer = this.layers.pieces;
    const lasts = [...layer.children].slice(layer.children.length - groups.length);
    if (groups.some((group, i) => group !== lasts[i])) {
      groups.forEach((group) => appendFocused(layer, group));
    }
  }

  /** Returns the pieces that can be grasped: the top of each stack. */
  tops() {
    return this.all("piece").filter(({ covered }) => !covered);
  }

  /**
   * Highlights the selected things only.
   * @param {Shown.Thing[]} picked
   */
  pick(picked) {
    for (const thing of this.things.values()) {
      const is = picked.some(({ kind, id }) => thing.kind === kind && thing.id === id);
      if (is !== Boolean(thing.picked)) {
        thing.picked = is;
        this.place(thing);
      }
    }
  }

  /** @param {boolean} turned */
  turn(turned) {
    this.turned = turned;
    this.all("piece").forEach((thing) => this.dress(thing));
    this.dressDice();
    this.things.forEach((thing) => this.place(thing));
  }

  /**
   * Returns the drawing of a thing.
   * @param {Shown.Thing} thing
   */
  get({ kind, id }) {
    const thing = this.things.get(`${kind}:${id}`);
    if (thing === undefined) {
      throw new Error(`there is no ${kind} ${id} on the table`);
    }
    return thing;
  }

  /**
   * Returns the server's state of a die.
   * @param {string} id
   */
  die(id) {
    return /** @type {Die} */ (this.get({ kind: "die", id })).part;
  }

  /** @param {Shown.Thing} thing @returns {TablePoint} */
  where(thing) {
    const { own, part } = this.get(thing);
    const { xMm, yMm } = own ?? part;
    return { xMm, yMm };
  }

  /**
   * Shows a thing in this page's hand, whatever the server says meanwhile.
   * @param {Shown.Thing} held
   * @param {TablePoint} at
   */
  hold(held, at) {
    const thing = this.get(held);
    clearTimeout(thing.timer);
    thing.own = { ...at, held: true };
    this.place(thing);
  }

  /**
   * Shows a thing as put down here until the server has had time to confirm.
   * @param {Shown.Thing} held
   * @param {TablePoint} at
   * @param {Promise<unknown>} done
   * @param {boolean} [glides]
   */
  async letGo(held, at, done, glides = false) {
    const thing = this.get(held);
    clearTimeout(thing.timer);
    const mine = { ...at, held: false, glides };
    thing.own = mine;
    this.place(thing);
    await done;
    thing.timer = setTimeout(() => {
      if (thing.own === mine) {
        thing.own = undefined;
        this.place(thing);
      }
    }, SETTLE_MS);
  }

  /**
   * Returns whether another piece stands within a distance of a point.
   * @param {string} id
   * @param {number} xMm
   * @param {number} yMm
   * @param {number} nearMm
   */
  taken(id, xMm, yMm, nearMm) {
    return [...this.things.values()].some((thing) => {
      const { xMm: x, yMm: y } = thing.own ?? thing.part;
      return thing.kind === "piece" && thing.id !== id && Math.hypot(x - xMm, y - yMm) < nearMm;
    });
  }

  /** @template {keyof Kinds} K @param {K} kind */
  all(kind) {
    const things = [...this.things.values()].filter((thing) => thing.kind === kind);
    return /** @type {Kinds[K][]} */ (things);
  }

  /** @param {string} kind */
  names(kind) {
    return [...this.things.values()]
      .filter((thing) => thing.kind === kind)
      .map((thing) => thing.id)
      .sort();
  }
}

/**
 * Returns only the drawings of one die's sides.
 * @param {Shown.Drawings} drawings
 * @param {string} die
 */
const sidesOf = ({ folder, sides }, die) => ({ folder, sides: die in sides ? { [die]: sides[die] } : {} });

/** @param {Twin.Die} part */
const dieAs = (part) => ({ tiltDeg: quarter(part) - part.headingDeg, size: 1 + Math.min(part.liftMm, 120) / 260 });

/**
 * Moving an element takes the focus away from it, so the focus is restored.
 * @param {SVGGElement} layer
 * @param {SVGGElement} group
 */
function appendFocused(layer, group) {
  const focused = document.activeElement === group;
  layer.append(group);
  if (focused) {
    group.focus({ preventScroll: true });
  }
}

/** @param {Piece} one @param {Piece} other */
function stacked(one, other) {
  const on = Math.max(one.part.on ?? 0, other.part.on ?? 0);
  return on > 0 && !one.lifted && !other.lifted && apartMm(one.own ?? one.part, other.own ?? other.part) < STACKED_MM;
}

/**
 * Tokens are as wide as they are high. Two of them are apart when they are apart along either axis.
 * @param {TablePoint} a
 * @param {TablePoint} b
 */
function apartMm(a, b) {
  return Math.max(Math.abs(a.xMm - b.xMm), Math.abs(a.yMm - b.yMm));
}
