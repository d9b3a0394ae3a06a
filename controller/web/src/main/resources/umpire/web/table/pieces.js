// The pieces and dice on the table: what the server says of them, and where this page's own hands hold them meanwhile.

import { LETTERS_PX, draw } from "../shared/svg.js";
import { drawToken } from "../shared/tokens.js";
import { drawDie, isPaper, quarter } from "../shared/dice.js";
import { drawBody, extent } from "../shared/bodies.js";
import { drawCount } from "../shared/stacks.js";
import { uprightTilt } from "../shared/tilt.js";

const SCALE = 0.98;
const LIFTED = 1.12;
const SETTLE_MS = 500;
// Pieces nearer to each other than this are drawn smaller, down to the quarters of a square; so are those with a
// record around them.
const ROOMY_MM = 42;
const LEAST = 0.58;
const AMID_RECORD = 0.75;
// Pieces nearer to each other than this, of which one stands on others, are one stack; each peeps out so far from
// under the next.
const STACKED_MM = 12;
const PEEP_MM = 2;
const DEEPEST = 3;
const BLOCK_MM = 40;

export class Pieces {
  constructor(layers, lookOf) {
    this.layers = layers;
    this.lookOf = lookOf;
    this.things = new Map();
    this.turned = false;
    this.recorded = () => false;
    this.lettersMm = 0;
    this.looks = new Map();
  }

  /** However small a piece is drawn, its letters are as large as they must be to be read. */
  scale(mmPerPx) {
    this.lettersMm = LETTERS_PX * mmPerPx;
    this.all("piece").forEach((thing) => this.dress(thing));
    this.dressDice();
  }

  /** Takes over what the server says of a piece or die. */
  told(name, part) {
    const kind = name.startsWith("piece:") ? "piece" : "die";
    const id = name.slice(kind.length + 1);
    const known = this.things.get(name);
    const thing = known ?? this.newThing(name, kind, id);
    thing.part = part;
    if (kind === "piece") {
      this.dress(thing);
    } else if (known) {
      this.drawDie(thing, this.all("die").length);
    } else {
      this.dressDice();
    }
    this.place(thing);
  }

  drawDie({ inner, part }, count) {
    const worn = this.looks.get(part.name);
    // What is printed on the side that must be up is not on the side that is.
    const look = worn && worn.face !== part.face ? { ...worn, dots: [], polygons: [] } : worn;
    drawDie(
      inner,
      part,
      count,
      look && { ...look, colours: this.lookOf(look), turned: this.turned, least: this.lettersMm },
    );
  }

  /** Takes over how dice look that are pieces: whose they are and what is printed on them. */
  wears(looks) {
    this.looks = looks;
    this.dressDice();
  }

  /** How large a die is drawn depends on how many there are. */
  dressDice() {
    const dice = this.all("die");
    dice.forEach((die) => this.drawDie(die, dice.length));
  }

  gone(name) {
    const thing = this.things.get(name);
    thing?.group.remove();
    this.things.delete(name);
    if (thing?.kind === "die") {
      this.dressDice();
    }
  }

  newThing(name, kind, id) {
    const inner = draw("g");
    const group = draw("g", { class: kind, "data-kind": kind, "data-id": id, "data-name": name }, inner);
    const thing = { kind, id, group, inner };
    this.things.set(name, thing);
    (kind === "die" ? this.layers.dice : this.layers.pieces).append(group);
    return thing;
  }

  dress(thing) {
    const { name, letters, seat, rgb, headingDeg, outlineMm } = thing.part;
    const least = Math.ceil(this.lettersMm / (SCALE * (thing.room ?? 1)));
    const count = thing.count ?? 1;
    const lies = outlineMm ? `${headingDeg} ${this.turned}` : "";
    const look = `${name} ${letters} ${seat} ${rgb} ${least} ${count} ${lies}`;
    if (thing.look !== look) {
      thing.look = look;
      const colours = this.lookOf(thing.part);
      const token = outlineMm
        ? drawBody(thing.part, colours, least, headingDeg, this.tilt(thing.part))
        : drawToken({ name, letters }, colours, least);
      thing.inner.replaceChildren(token, ...(count > 1 ? [this.count(thing, count, least)] : []));
    }
  }

  count({ part }, count, least) {
    const room = part.outlineMm ? Math.min(...Object.values(extent(part.outlineMm))) : BLOCK_MM;
    return draw("g", { transform: part.outlineMm ? `rotate(${this.tilt(part)})` : "" }, drawCount(count, room, least));
  }

  /** How far the letters of a piece are turned, clockwise. */
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

  place(thing) {
    const { part, own, group, kind } = thing;
    const { xMm, yMm } = own ?? part;
    const lifted = own?.held || (part.liftMm > 12 && !part.on);
    thing.lifted = lifted;
    const body = Boolean(part.outlineMm);
    const tilt = kind === "die" ? quarter(part) - part.headingDeg : body ? 0 : this.tilt(part);
    const raised = lifted || thing.picked;
    const peep = lifted ? 0 : Math.min(part.on ?? 0, DEEPEST) * PEEP_MM;
    const size = kind === "die" ? 1 + Math.min(part.liftMm, 120) / 260 : SCALE * (raised ? LIFTED : (thing.room ?? 1));
    group.style.transform = `translate(${xMm - peep}px, ${-yMm - peep}px) rotate(${tilt}deg) scale(${size})`;
    group.classList.toggle("lifted", lifted);
    group.classList.toggle("mine", Boolean(own));
    group.classList.toggle("put", Boolean(own?.glides));
    group.classList.toggle("picked", Boolean(thing.picked));
    const layer = kind === "die" && !isPaper(part) ? this.layers.dice : lifted ? this.layers.held : this.layers.pieces;
    if (group.parentNode !== layer) {
      appendFocused(layer, group);
    }
  }

  /** Gives every piece the size it has room for, and puts the upper ones of stacks above the lower. */
  makeRoom() {
    const standing = this.all("piece");
    this.pile(standing);
    for (const thing of standing) {
      const here = thing.own ?? thing.part;
      const others = standing.filter((other) => other !== thing && !stacked(thing, other));
      const near = Math.min(ROOMY_MM, ...others.map((other) => apartMm(here, other.own ?? other.part)));
      const room = thing.part.outlineMm
        ? 1
        : Math.min(Math.max(LEAST, near / ROOMY_MM), this.recorded(thing) ? AMID_RECORD : 1);
      if (room !== thing.room) {
        thing.room = room;
        this.dress(thing);
        this.place(thing);
      }
    }
  }

  /** Draws stacks from below, tells how many each has, and lets only their tops be grasped. */
  pile(standing) {
    const upwards = [...standing].sort((a, b) => (a.part.on ?? 0) - (b.part.on ?? 0));
    for (const thing of upwards) {
      const above = upwards.filter((other) => stacked(thing, other) && other.part.on > (thing.part.on ?? 0));
      thing.covered = above.length > 0;
      thing.count = thing.covered || thing.lifted ? 1 : (thing.part.on ?? 0) + 1;
      thing.group.classList.toggle("covered", thing.covered);
      this.dress(thing);
    }
    this.raise(upwards.filter(({ part, lifted }) => part.on && !lifted).map(({ group }) => group));
  }

  /** What lies on others is drawn after all that does not, the upper ones last. */
  raise(groups) {
    const layer = this.layers.pieces;
    const lasts = [...layer.children].slice(layer.children.length - groups.length);
    if (groups.some((group, i) => group !== lasts[i])) {
      groups.forEach((group) => appendFocused(layer, group));
    }
  }

  /** The pieces that can be grasped: of a stack the top. */
  tops() {
    return this.all("piece").filter(({ covered }) => !covered);
  }

  /** Shows one piece as picked, and no other. */
  pick(picked) {
    for (const thing of this.things.values()) {
      const is = picked !== undefined && thing.kind === picked.kind && thing.id === picked.id;
      if (is !== Boolean(thing.picked)) {
        thing.picked = is;
        this.place(thing);
      }
    }
  }

  turn(turned) {
    this.turned = turned;
    this.all("piece").forEach((thing) => this.dress(thing));
    this.dressDice();
    this.things.forEach((thing) => this.place(thing));
  }

  where({ kind, id }) {
    const { own, part } = this.things.get(`${kind}:${id}`);
    const { xMm, yMm } = own ?? part;
    return { xMm, yMm };
  }

  /** Shows a thing where this page's hand holds it, whatever the server says meanwhile. */
  hold({ kind, id }, at) {
    const thing = this.things.get(`${kind}:${id}`);
    clearTimeout(thing.timer);
    thing.own = { ...at, held: true };
    this.place(thing);
  }

  /** Shows it put down here until the server has had time to say so too. */
  async letGo({ kind, id }, at, done, glides = false) {
    const thing = this.things.get(`${kind}:${id}`);
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

  /** Whether a piece other than this one stands within so many millimetres of a point. */
  taken(id, xMm, yMm, nearMm) {
    return [...this.things.values()].some((thing) => {
      const { xMm: x, yMm: y } = thing.own ?? thing.part;
      return thing.kind === "piece" && thing.id !== id && Math.hypot(x - xMm, y - yMm) < nearMm;
    });
  }

  all(kind) {
    return [...this.things.values()].filter((thing) => thing.kind === kind);
  }

  names(kind) {
    return [...this.things.values()]
      .filter((thing) => thing.kind === kind)
      .map((thing) => thing.id)
      .sort();
  }
}

// Moving an element takes the focus away from it.
function appendFocused(layer, group) {
  const focused = document.activeElement === group;
  layer.append(group);
  if (focused) {
    group.focus({ preventScroll: true });
  }
}

function stacked(one, other) {
  const on = Math.max(one.part.on ?? 0, other.part.on ?? 0);
  return on > 0 && !one.lifted && !other.lifted && apartMm(one.own ?? one.part, other.own ?? other.part) < STACKED_MM;
}

// Tokens are as wide as they are high: two of them are apart when they are so along either.
function apartMm(a, b) {
  return Math.max(Math.abs(a.xMm - b.xMm), Math.abs(a.yMm - b.yMm));
}
