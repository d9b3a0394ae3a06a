// The pieces and dice on the table: what the server says of them, and where this page's own hands hold them meanwhile.

import { LETTERS_PX, draw } from "./svg.js";
import { drawToken } from "./tokens.js";
import { drawDie } from "./dice.js";
import { uprightTilt } from "./room.js";

const SCALE = 0.98;
const LIFTED = 1.12;
const SETTLE_MS = 500;
// Pieces nearer to each other than this are drawn smaller, down to the quarters of a square; so are those with a record around them.
const ROOMY_MM = 42;
const LEAST = 0.58;
const AMID_RECORD = 0.75;

export class Pieces {
  constructor(layers, seatLookOf) {
    this.layers = layers;
    this.seatLookOf = seatLookOf;
    this.things = new Map();
    this.turned = false;
    this.recorded = () => false;
    this.lettersMm = 0;
  }

  /** However small a piece is drawn, its letters are as large as they must be to be read. */
  scale(mmPerPx) {
    this.lettersMm = LETTERS_PX * mmPerPx;
    this.all("piece").forEach((thing) => this.dress(thing));
  }

  /** Takes over what the server says of a piece or die. */
  told(name, part) {
    const kind = name.startsWith("piece:") ? "piece" : "die";
    const id = name.slice(kind.length + 1);
    const thing = this.things.get(name) ?? this.newThing(name, kind, id);
    thing.part = part;
    if (kind === "die") {
      drawDie(thing.inner, part);
    } else {
      this.dress(thing);
    }
    this.place(thing);
  }

  gone(name) {
    this.things.get(name)?.group.remove();
    this.things.delete(name);
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
    const { name, letters, seat } = thing.part;
    const least = Math.ceil(this.lettersMm / (SCALE * (thing.room ?? 1)));
    const look = `${name} ${letters} ${seat} ${least}`;
    if (thing.look !== look) {
      thing.look = look;
      thing.inner.replaceChildren(drawToken({ name, letters }, this.seatLookOf(seat), least));
    }
  }

  dressAll() {
    for (const thing of this.things.values()) {
      if (thing.kind === "piece") {
        thing.look = undefined;
        this.dress(thing);
      }
    }
  }

  place(thing) {
    const { part, own, group, kind } = thing;
    const { xMm, yMm } = own ?? part;
    const lifted = own?.held || part.liftMm > 12;
    thing.lifted = lifted;
    const tilt = kind === "die" ? 90 - part.headingDeg : uprightTilt(part.headingDeg) + (this.turned ? 180 : 0);
    const raised = lifted || thing.picked;
    const size = kind === "die" ? 1 + Math.min(part.liftMm, 120) / 260 : SCALE * (raised ? LIFTED : (thing.room ?? 1));
    group.style.transform = `translate(${xMm}px, ${-yMm}px) rotate(${tilt}deg) scale(${size})`;
    group.classList.toggle("lifted", lifted);
    group.classList.toggle("mine", Boolean(own));
    group.classList.toggle("put", Boolean(own?.glides));
    group.classList.toggle("picked", Boolean(thing.picked));
    const layer = kind === "die" ? this.layers.dice : lifted ? this.layers.held : this.layers.pieces;
    if (group.parentNode !== layer) {
      const focused = document.activeElement === group;
      layer.append(group);
      if (focused) {
        group.focus({ preventScroll: true });
      }
    }
  }

  /** Gives every piece the size it has room for. */
  makeRoom() {
    const standing = [...this.things.values()].filter(({ kind }) => kind === "piece");
    for (const thing of standing) {
      const here = thing.own ?? thing.part;
      const near = Math.min(ROOMY_MM, ...standing.filter((other) => other !== thing).map((other) => apartMm(here, other.own ?? other.part)));
      const room = Math.min(Math.max(LEAST, near / ROOMY_MM), this.recorded(thing) ? AMID_RECORD : 1);
      if (room !== thing.room) {
        thing.room = room;
        this.dress(thing);
        this.place(thing);
      }
    }
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
    return [...this.things.values()].filter((thing) => thing.kind === kind).map((thing) => thing.id).sort();
  }
}

// Tokens are as wide as they are high: two of them are apart when they are so along either.
function apartMm(a, b) {
  return Math.max(Math.abs(a.xMm - b.xMm), Math.abs(a.yMm - b.yMm));
}
