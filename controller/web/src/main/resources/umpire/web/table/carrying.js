// Hands of the people at this page: dragging pieces and dice, tapping them, panning and zooming the table. Mouse and
// touch alike.

const SLACK_PX = { mouse: 4, touch: 9, pen: 6 };
const EDGE_PX = 36;
const PUSH_PX = 7;
const AGAIN_MS = 1_000;
// How fast a hand goes when it lets go is measured over so long.
const SWING_MS = 90;

export class Carrying {
  /**
   * @param svg what is touched
   * @param view turns points of the window into points of the table
   * @param told what to do: grab(thing), move(thing, at), release(thing, at, swing), tap(thing), each thing {kind,
   *     id, element}; and tapPlace(place) and tapTable(at) where there is no thing; a swing is how fast it was let
   *     go, in millimetres a second
   */
  constructor(svg, view, told) {
    this.svg = svg;
    this.view = view;
    this.told = told;
    this.pointers = new Map();
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", (event) => this.up(event));
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    setInterval(() => this.keepHolding(), AGAIN_MS);
  }

  down(event) {
    if (event.button > 0) {
      return;
    }
    this.svg.setPointerCapture(event.pointerId);
    const element = event.target.closest("[data-kind]");
    const place = event.target.closest("[data-place]")?.dataset.place;
    const thing = element && { kind: element.dataset.kind, id: element.dataset.id, element };
    const taken = thing && [...this.pointers.values()].some((other) => other.thing?.element === element);
    const at = this.view.toTable(event.clientX, event.clientY);
    const grip = thing ? this.told.where(thing) : at;
    this.pointers.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
      thing: taken ? undefined : thing,
      place,
      dragging: false,
      panned: false,
      offX: grip.xMm - at.xMm,
      offY: grip.yMm - at.yMm,
    });
    event.preventDefault();
  }

  moved(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) {
      return;
    }
    const before = { x: pointer.x, y: pointer.y };
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (pointer.thing) {
      this.drag(pointer, event.pointerType, event.timeStamp);
    } else if (pointer.panned || this.far(pointer, event.pointerType)) {
      pointer.panned = true;
      this.shift(pointer, before);
    }
  }

  far(pointer, type) {
    return Math.hypot(pointer.x - pointer.startX, pointer.y - pointer.startY) > (SLACK_PX[type] ?? 6);
  }

  drag(pointer, type, ms) {
    if (!pointer.dragging && this.far(pointer, type)) {
      pointer.dragging = true;
      this.told.grab(pointer.thing);
    }
    if (pointer.dragging) {
      this.nearEdge(pointer);
      pointer.trail = [
        ...(pointer.trail ?? []).filter((one) => ms - one.ms < SWING_MS),
        { ms, ...this.place(pointer) },
      ];
      this.told.move(pointer.thing, this.place(pointer));
    }
  }

  place(pointer) {
    const at = this.view.toTable(pointer.x, pointer.y);
    return { xMm: at.xMm + pointer.offX, yMm: at.yMm + pointer.offY };
  }

  // Carrying something to the rim of the window moves the table along, if there is more of it to see. Where the outer
  // squares are in sight the rim begins beyond them: what is carried along them or put down there stays over its
  // square.
  nearEdge(pointer) {
    const rect = this.svg.getBoundingClientRect();
    const margins = this.view.marginsPx();
    const zone = (marginPx) => (marginPx < 0 ? EDGE_PX : Math.min(EDGE_PX, marginPx));
    const push = (fromLow, fromHigh, low, high) =>
      fromLow < zone(low) ? PUSH_PX : fromHigh < zone(high) ? -PUSH_PX : 0;
    const dx = push(pointer.x - rect.left, rect.right - pointer.x, margins.left, margins.right);
    const dy = push(pointer.y - rect.top, rect.bottom - pointer.y, margins.top, margins.low);
    if (this.view.kept !== "table" && (dx !== 0 || dy !== 0)) {
      this.view.pan(dx, dy);
    }
  }

  shift(pointer, before) {
    const free = [...this.pointers.values()].filter((one) => !one.thing);
    free.forEach((one) => (one.panned = free.length > 1 || one.panned));
    if (free.length === 1) {
      this.view.pan(pointer.x - before.x, pointer.y - before.y);
      return;
    }
    const other = free.find((one) => one !== pointer);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(pointer.x - other.x, pointer.y - other.y);
    if (was > 10 && is > 10) {
      this.view.zoom(is / was, (pointer.x + other.x) / 2, (pointer.y + other.y) / 2);
    }
    this.view.pan((pointer.x - before.x) / 2, (pointer.y - before.y) / 2);
  }

  up(event) {
    const pointer = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    if (pointer?.dragging) {
      this.told.release(pointer.thing, this.place(pointer), swing(pointer.trail ?? [], event.timeStamp));
    } else if (pointer && !pointer.panned && event.type === "pointerup") {
      this.tap(pointer);
    }
  }

  tap(pointer) {
    if (pointer.thing) {
      this.told.tap(pointer.thing);
    } else if (pointer.place) {
      this.told.tapPlace(pointer.place);
    } else {
      this.told.tapTable(this.view.toTable(pointer.x, pointer.y));
    }
  }

  // The server puts down what is held but no longer spoken of, in case this page was closed. So we go on speaking.
  keepHolding() {
    for (const pointer of this.pointers.values()) {
      if (pointer.dragging) {
        this.told.move(pointer.thing, this.place(pointer));
      }
    }
  }

  wheel(event) {
    event.preventDefault();
    this.view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0012)), event.clientX, event.clientY);
  }
}

// A hand that rested before it let go threw nothing. The times are those of the hand, not of a page that may be late.
function swing(trail, ms) {
  const [first, last] = [trail.at(0), trail.at(-1)];
  const seconds = first ? (last.ms - first.ms) / 1_000 : 0;
  const rested = last && ms - last.ms > SWING_MS;
  return seconds === 0 || rested
    ? { xMmS: 0, yMmS: 0 }
    : { xMmS: (last.xMm - first.xMm) / seconds, yMmS: (last.yMm - first.yMm) / seconds };
}
