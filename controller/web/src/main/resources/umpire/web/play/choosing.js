// The selection on the board. The first click selects a piece and shows its targets, the second click on a target acts.
// A target with several actions lists them.

import { Advice } from "../shared/advice.js";
import { BoardDrawing } from "../shared/board.js";
import { drawCue, drawLastMove, drawReach, drawStrikes, drawWays } from "../shared/cues.js";
import { drawnIn } from "../shared/gliding.js";
import { isWanted, led } from "../shared/lesson.js";
import { drawBaselines } from "../shared/lying.js";
import { finished } from "../shared/prompt.js";
import { actionsFrom, aims, byOrigin, goals, origins, prospectAt, taking } from "../shared/reach.js";
import { roomOf } from "../shared/stacks.js";
import { centre, closest, find } from "../shared/svg.js";
import { BEGINNINGS, Trail, drawShot } from "./came.js";
import { cornerOutlines, cornered, drawCorners, drawLandings, landings, triedAt } from "./corners.js";
import { Near } from "./near.js";

/** @import { Declaring } from "./declaring.js" */
/** @import { Menu } from "./menu.js" */

/**
 * A pointer that moved less than this made a click. A click also means a target within this distance. Fingertips have a
 * larger distance.
 */
const CLICK_PX = 6;
const TAP_PX = 12;
/** A touch means a target within this distance, however small it is drawn. */
const FINGERTIP_PX = 22;
/** The number of choices that fit beside a place. */
const FEW = 6;

/**
 * @typedef {object} Asked
 * @property {() => Shown.Watched} said the latest messages of the table
 * @property {() => Told.Action[]} actions returns the actions possible here now
 * @property {(action: Told.Action) => unknown} act carries out an action
 * @property {(place: string) => boolean} thrown throws or draws if that is asked for at a place; returns whether the
 *   table asked for it
 * @property {(from: string, to: string) => unknown} refused tells why no action leads from a place to another
 * @property {() => void} changed is called when the selection changes
 * @property {() => Told.Event[]} came returns the events since a person here did something
 * @property {(seat: string) => boolean} own returns whether a seat is that of the person here
 * @property {Declaring} declaring the secret choice
 * @property {() => boolean} looks returns whether the board is only viewed: a past position, or a pinch with two
 *   fingers
 */

export class Choosing {
  /** @param {SVGSVGElement} svg @param {Menu} menu @param {Asked} asked */
  constructor(svg, menu, asked) {
    this.svg = svg;
    this.menu = menu;
    this.all = () => cornered(asked.actions(), this.board?.looks ?? new Map());
    this.asked = { ...asked, actions: () => taking(this.all(), this.from, this.token) };
    /** @type {BoardDrawing | undefined} */
    this.board = undefined;
    this.near = new Near(find("near"));
    /** @type {string | undefined} */
    this.from = undefined;
    /**
     * The token that was clicked on the selected place.
     * @type {string | undefined}
     */
    this.token = undefined;
    this.trail = new Trail();
    /** @type {{ place: string, held: string | undefined, x: number, y: number, carried: SVGElement[] } | undefined} */
    this.drag = undefined;
    this.advice = new Advice();
    svg.addEventListener("pointerdown", (event) => this.pressed(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    svg.addEventListener("pointerup", (event) => this.released(event));
    svg.addEventListener("pointercancel", () => this.dropped());
    // The click that a browser makes of a tap would press the button that has just opened under the finger.
    svg.addEventListener("touchend", (event) => event.preventDefault());
    svg.addEventListener("pointerleave", () => this.near.pointAt(undefined));
    addEventListener("keydown", (event) => event.key === "Escape" && this.pick(undefined));
  }

  /**
   * Draws the board of a game.
   * @param {Told.Game} game
   * @param {boolean} opposite whether it is seen from the far side
   * @param {() => void} show draws the pieces on it
   */
  lay(game, opposite, show) {
    const board = new BoardDrawing(this.svg, game, opposite);
    this.board = board;
    this.from = undefined;
    board.dress().then(() => board === this.board && show());
    show();
  }

  /**
   * Notes where things lie before an action. Forgets older notes after an undo and in a new game, because other actions
   * have the same numbers.
   * @param {Told.Event} event
   */
  happened({ kind, number }) {
    if (BEGINNINGS.has(kind)) {
      this.board?.layAt.clear();
    }
    if (number !== undefined && this.board && !this.board.layAt.has(number)) {
      this.board.layAt.set(number, this.board.lay);
    }
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    // A second finger begins a zoom.
    this.dropped();
    const place = this.meant(event);
    if (!event.isPrimary || event.button !== 0 || this.asked.looks() || place === undefined) {
      return;
    }
    const held = closest(event.target, ".standing:not(.gathered) [data-token]")?.dataset.token;
    this.drag = { place, held, x: event.clientX, y: event.clientY, carried: [] };
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const { drag, board } = this;
    if (!drag || !board || this.asked.looks()) {
      this.near.pointAt(event.pointerType === "mouse" ? placeUnder(event.target) : undefined);
      return;
    }
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (drag.carried.length === 0) {
      if (Math.hypot(dx, dy) <= (event.pointerType === "touch" ? TAP_PX : CLICK_PX)) {
        return;
      }
      if (!this.begins(drag.place) && !this.stands(drag.place)) {
        this.drag = undefined;
        return;
      }
      this.pick(drag.place, drag.held);
      drag.carried = this.taken(board, drag);
      this.svg.setPointerCapture(event.pointerId);
      this.svg.classList.add("carrying");
    }
    const mm = this.mmPerPx();
    drag.carried.forEach((one) => (one.style.translate = `${dx * mm}px ${dy * mm}px`));
  }

  /** @param {PointerEvent} event */
  released(event) {
    const { drag } = this;
    this.dropped();
    if (!drag) {
      return;
    }
    const place = placeAt(event.clientX, event.clientY);
    if (drag.carried.length === 0) {
      this.clicked(drag.place, drag.held);
    } else if (place !== undefined && place !== drag.place) {
      this.lead(place, true);
    }
  }

  /**
   * Returns the elements that move with a drag: the held piece, or among several the one that may act. The badges of a
   * piece move along if it stands alone.
   * @param {BoardDrawing} board
   * @param {{ place: string, held: string | undefined }} drag
   */
  taken(board, { place, held }) {
    const seats = new Set(actionsFrom(this.asked.actions(), place).map(({ seat }) => seat));
    const here = [...board.pieces.querySelectorAll("[data-token]")]
      .map((one) => /** @type {SVGElement} */ (one))
      .filter((one) => closest(one, "[data-place]")?.dataset.place === place);
    /** @param {SVGElement} one */
    const able = ({ dataset }) => seats.has(board.known(dataset.token ?? "").seat ?? "");
    const one = here.findLast(({ dataset }) => dataset.token === held) ?? here.findLast(able) ?? here.at(-1);
    const alone = here.length === 1 ? [...board.badges.children] : [];
    const written = alone.map((badge) => /** @type {SVGElement} */ (badge));
    return [...(one ? [one] : []), ...written.filter(({ dataset }) => dataset.of === place)];
  }

  dropped() {
    this.drag?.carried.forEach((one) => (one.style.translate = ""));
    this.drag = undefined;
    this.svg.classList.remove("carrying");
  }

  mmPerPx() {
    const [, , wide, high] = this.board?.box ?? [0, 0, 1, 1];
    const { width, height } = this.svg.getBoundingClientRect();
    return Math.max(wide / width, high / height);
  }

  /**
   * Returns the place that a click or tap is meant for, which may be near the pointer: a fingertip is wide, and a piece
   * may still be gliding.
   * @param {PointerEvent} event
   */
  meant(event) {
    const under = placeUnder(event.target);
    const { board, from } = this;
    const live = new Set(this.live());
    if (!board || (under !== undefined && live.has(under)) || under === from) {
      return under;
    }
    /** @param {string} place */
    const away = (place) => {
      const [x, y] = this.onScreen(place);
      return Math.hypot(x - event.clientX, y - event.clientY);
    };
    const reach = event.pointerType === "touch" ? FINGERTIP_PX : CLICK_PX;
    const near = [...live].filter((place) => board.outlines.has(place) && away(place) <= reach);
    return near.sort((one, other) => away(one) - away(other))[0] ?? under;
  }

  /** Returns the places where a click has an effect now. */
  live() {
    const actions = this.asked.actions();
    const led = this.from === undefined ? [] : goals(actionsFrom(actions, this.from), this.from).keys();
    return [...this.asked.declaring.cues().map(({ place }) => place), ...byOrigin(actions).keys(), ...led];
  }

  /** Returns what may be selected on the board now: "piece", or "place" if some are empty; undefined for nothing. */
  lights() {
    const places = [...byOrigin(this.asked.actions()).keys()].filter((place) => this.board?.outlines.has(place));
    return places.length === 0 ? undefined : places.every((place) => this.stands(place)) ? "piece" : "place";
  }

  /** @param {string} place */
  begins(place) {
    return actionsFrom(this.asked.actions(), place).length > 0;
  }

  /** Returns the selected token of a place with several, if it has actions of its own. */
  held() {
    return this.asked.actions().length < this.all().length ? this.token : undefined;
  }

  /** @param {string} place @param {string} [held] the clicked token on it */
  clicked(place, held) {
    if (finished(this.asked.said().prompt) || this.asked.thrown(place)) {
      return;
    }
    if (this.asked.declaring.tapped(place)) {
      this.show();
      this.asked.changed();
    } else if (place === this.from) {
      const all = this.all();
      this.pick(held === this.token || taking(all, place, held) === all ? undefined : place, held);
    } else if (this.begins(this.from ?? "") || this.owned(this.from) || !this.straight(place)) {
      this.goOn(place, held);
    }
  }

  /**
   * Carries out the action from the selected place to this one, or else selects this one. No action begins at a place
   * that was selected as a target.
   * @param {string} place
   * @param {string} [held]
   */
  goOn(place, held) {
    const { from } = this;
    const aim = from === undefined || (!this.begins(from) && this.alone(from).length > 0);
    if (aim || !this.lead(place, false)) {
      this.pick(this.begins(place) || this.stands(place) ? place : undefined, held);
      this.list(place);
      this.explain(place);
    }
  }

  /**
   * Returns the lesson's actions that end at a place, or that have no target but start there. The place is highlighted
   * and may be clicked without selecting a piece first.
   * @param {string} place
   */
  lit(place) {
    const { lesson } = this.asked.said().prompt;
    const wanted = this.asked.actions().filter(({ notation }) => isWanted(lesson, notation));
    const begun = actionsFrom(wanted, place);
    return begun.length > 0
      ? begun.filter((one) => goals([one], place).size === 0)
      : wanted.filter((one) => origins(one).some((from) => goals([one], from).has(place)));
  }

  /**
   * Takes a click on a place while nothing is selected. Carries out the lesson's action there. Outside lessons, it only
   * selects the place and lists its actions, because the person may only want to look. Returns whether there are any
   * actions.
   * @param {string} place
   */
  straight(place) {
    const lit = this.lit(place);
    const there = lit.length > 0 ? lit : this.alone(place);
    const { lesson } = this.asked.said().prompt;
    if (there.some(({ notation }) => isWanted(lesson, notation))) {
      this.choose(place, there);
    } else if (there.length > 0) {
      this.pick(place);
      this.offer(place, there);
    }
    return there.length > 0;
  }

  /**
   * Returns the action of a click without a selection: the only action at a place that needs no touch, or, outside
   * lessons, those from the only place where actions begin.
   * @param {string} place
   */
  alone(place) {
    const actions = this.asked.actions();
    const [one, ...more] = actionsFrom(actions, place);
    if (one && more.length === 0 && one.touches.length === 0 && !one.changes.includes(place)) {
      return [one];
    }
    const [from, ...others] = [...byOrigin(actions).keys()].filter((origin) => origin !== "");
    const taught = this.asked.said().prompt.lesson !== undefined;
    return taught || from === undefined || others.length > 0 ? [] : this.leading(from, place);
  }

  /**
   * Carries out a single action, or lists several. In a lesson, the list also has the actions that the lesson does not
   * ask for.
   * @param {string} place
   * @param {Told.Action[]} there
   */
  choose(place, there) {
    const [one, ...others] = there;
    const alike = others.length > 0 ? there : this.alike(one, place);
    if (alike.length > 1) {
      this.offer(place, alike);
    } else {
      this.take(one);
    }
  }

  /**
   * Returns the actions to a place that begin where a given one begins.
   * @param {Told.Action} one
   * @param {string} place
   */
  alike(one, place) {
    const alike = origins(one).flatMap((from) =>
      actionsFrom(this.asked.actions(), from).filter((other) => goals([other], from).has(place)),
    );
    return [...new Set(alike)];
  }

  /** @param {string} place */
  stands(place) {
    const marked = this.asked.said().position?.marks.some((mark) => mark.place === place);
    return marked || (this.board?.standings.some((one) => (one.place ?? one.name) === place) ?? false);
  }

  /**
   * Tells why a piece of the asked seat has no action.
   * @param {string} place
   */
  explain(place) {
    if (this.owned(place) && this.asked.actions().length > 0 && !this.begins(place)) {
      this.asked.refused(place, place);
    }
  }

  /**
   * Returns whether a piece of the seat that is asked to choose stands on a place.
   * @param {string | undefined} place
   */
  owned(place) {
    const { seat, need } = this.asked.said().prompt;
    const here = this.board?.standings.filter((one) => (one.place ?? one.name) === place) ?? [];
    const own = here.some(({ token }) => seat !== undefined && this.board?.known(token).seat === seat);
    return own && need === "choice";
  }

  /**
   * Carries out the action from the selected place to another, or tells why there is none. Returns whether it did
   * either.
   * @param {string} place
   * @param {boolean} dragged whether a piece was dropped there; the reason for a refusal is then told
   */
  lead(place, dragged) {
    const from = this.from ?? "";
    const there = this.leading(from, place);
    if (there.length > 0) {
      this.choose(place, there);
      return true;
    }
    const asks = this.begins(from) || (this.owned(from) && !this.owned(place)) || !this.stands(place);
    if (dragged || (!this.begins(place) && asks)) {
      const tried = triedAt(actionsFrom(this.asked.actions(), from), from, place);
      this.pick(undefined);
      tried ? this.asked.act(tried) : this.asked.refused(from, place);
      return true;
    }
    return false;
  }

  /**
   * Returns the actions from a place to another. In a lesson, only the wanted ones if there are any.
   * @param {string} from
   * @param {string} place
   */
  leading(from, place) {
    const there = actionsFrom(this.asked.actions(), from).filter((one) => goals([one], from).has(place));
    return led(this.asked.said().prompt.lesson, there);
  }

  /**
   * Lists the actions of the selected place beside it, if they are few and none has a target.
   * @param {string} place
   */
  list(place) {
    const begun = actionsFrom(this.asked.actions(), place);
    if (begun.length > 0 && begun.length <= FEW && goals(begun, place).size === 0) {
      this.offer(place, begun);
    }
  }

  /**
   * Lists actions at a place.
   * @param {string} place
   * @param {Told.Action[]} actions
   */
  offer(place, actions) {
    this.menu.open(actions, {
      clear: [place, ...origins(actions[0]), ...(this.board?.beside ?? [])].map((one) => this.around(one)),
      title: this.board?.titleOf(place) ?? place,
      take: (action) => this.take(action),
      lesson: this.asked.said().prompt.lesson,
    });
  }

  /** @param {string} place @returns {[number, number]} */
  onScreen(place) {
    return this.pointOnScreen(centre(this.board?.outlines.get(place) ?? []));
  }

  /** @param {Point} point @returns {[number, number]} */
  pointOnScreen([x, y]) {
    const at = new DOMPoint(x, -y).matrixTransform(this.svg.getScreenCTM() ?? undefined);
    return [at.x, at.y];
  }

  /**
   * Returns the box around a place on the screen. The box of a thing beside the places has its labels in it.
   * @param {string} place
   */
  around(place) {
    const corners = (this.board?.outlines.get(place) ?? [[0, 0]]).map((one) => this.pointOnScreen(one));
    const [xs, ys] = [0, 1].map((k) => corners.map((one) => one[k]));
    const labelled = this.board?.beside.has(place) ? `[data-place="${place}"], [data-of="${place}"]` : "none";
    for (const { left, right, top, bottom } of [...this.svg.querySelectorAll(labelled)].map((one) =>
      one.getBoundingClientRect(),
    )) {
      xs.push(left, right);
      ys.push(top, bottom);
    }
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
  }

  /** @param {Told.Action} action */
  take(action) {
    this.pick(undefined);
    this.asked.act(action);
  }

  /** @param {string | undefined} place @param {string} [token] the clicked token on it */
  pick(place, token) {
    this.menu.close();
    if (place !== this.from || token !== this.token) {
      this.from = place;
      this.token = place && token;
      this.show();
      this.asked.changed();
    }
  }

  /** After a change, drops the selection or the list if its place is gone. */
  told() {
    this.menu.told(this.asked.actions());
    if (this.from !== undefined && !this.begins(this.from)) {
      this.from = undefined;
    }
    this.show();
  }

  /** @param {Told.Position} position */
  played(position) {
    this.trail.told(position);
    this.advice.told(position);
  }

  /**
   * Numbers the recommended actions on the board. Returns whether any of them has a place there.
   * @param {string[]} actions
   */
  advised(actions) {
    const placed = this.advice.given(actions, this.asked.said().legal.actions);
    this.show();
    return placed;
  }

  /** Shows the targets of the selection, or the places where actions begin. */
  show() {
    const { board, from } = this;
    if (!board || this.asked.looks()) {
      return;
    }
    const { prompt, position, legal } = this.asked.said();
    const actions = this.asked.actions();
    cornerOutlines(board).forEach((outline, place) => board.outlines.set(place, outline));
    const asking =
      finished(prompt) || prompt.lesson?.astray ? [] : prompt.cues.filter((cue) => board.outlines.has(cue.place));
    const secret = this.asked.declaring.cues().filter((cue) => board.outlines.has(cue.place));
    const begins = [...byOrigin(actions).keys()].filter((place) => board.outlines.has(place));
    // A die that lies on the board and could shoot looks like any other.
    const shooters = new Set(begins.filter((one) => board.beside.has(one) && aims(actions, one)));
    const last = (position?.lastPlaces ?? []).filter((place) => board.outlines.has(place));
    const cues = [
      ...last.map((place) => ({ place, role: "last-action", step: 0 })),
      ...(!this.begins(from ?? "") && secret.length === 0 ? unpicked(prompt, asking, begins, shooters) : []),
      ...secret,
    ];
    const held = this.held();
    drawnIn(board.pieces).forEach(({ token, name, element }) =>
      element.classList.toggle("held", token === held && name === from),
    );
    /** @param {boolean} beside */
    const drawn = (beside) =>
      cues
        .filter(({ place }) => board.beside.has(place) === beside)
        .flatMap((cue) => drawCue(board.outlineFor(cue), cue, board.lettersMm));
    // Frames around dice keep below their names.
    board.under.replaceChildren(...drawn(true));
    board.point([
      ...drawn(false),
      ...drawLastMove(position, board.outlines),
      ...this.trail.drawn(this.asked.came(), board, this.asked.own),
      ...drawWays(finished(prompt) ? [] : prompt.corrections, board.outlines, board.lettersMm),
      ...drawStrikes(position?.strikes ?? [], board.outlines, board.shared, board.beside),
      ...drawShot(board, this.asked.came()),
      ...this.advice.drawn(legal.actions, board.outlines, board.lettersMm),
    ]);
    const begun = from === undefined ? [] : actionsFrom(actions, from);
    board.landings = landings(board, from ?? "", begun);
    if (from !== undefined && board.outlines.has(from)) {
      const shown = led(prompt.lesson, begun);
      drawPicked(board, from, shown);
      board.top.append(...drawCorners(board, from, begun, shown));
    }
  }
}

/**
 * Returns the cues while nothing is selected: corrections, and the places where actions begin. In a lesson, only the
 * wanted ones; a forbidden try begins at its button.
 * @param {Told.Prompt} prompt
 * @param {Told.Cue[]} asking
 * @param {string[]} begins
 * @param {Set<string>} shooters those of them that could shoot
 * @returns {Told.Cue[]}
 */
function unpicked({ need, lesson }, asking, begins, shooters) {
  if (lesson && (asking.length > 0 || ["play", "try"].includes(lesson.task))) {
    return asking;
  }
  const wood = need === "choice" ? [] : asking;
  const free = begins.filter((place) => !wood.some((cue) => cue.place === place));
  return [...wood, ...free.map((place) => ({ place, role: shooters.has(place) ? "may-aim" : "may-act", step: 0 }))];
}

/**
 * Draws the view of the selected thing and its targets with previews.
 * @param {BoardDrawing} board
 * @param {string} from
 * @param {Told.Action[]} begun
 */
function drawPicked(board, from, begun) {
  const picked = { place: from, role: "touched", step: 0 };
  board.under.append(...drawCue(board.outlineFor(picked), picked));
  board.under.append(...drawLandings(board));
  board.under.prepend(...drawBaselines(board.standings, board.looks, from, board.game.board));
  const named = cornerOutlines(board);
  const aimed = new Set(begun.map(({ touches }) => touches.at(-1)));
  for (const [place, kind] of goals(begun, from)) {
    const area = board.areas.get(place);
    // The words of a target are above the name of its place.
    const outline = named.has(place) ? undefined : area ? roomOf(area) : board.outlines.get(place);
    // A piece that is touched on the way to the target joins in.
    const joins = kind === "touch" && !aimed.has(place);
    const reach = !outline
      ? []
      : joins
        ? drawCue(outline, { place, role: "may-touch", step: 0 })
        : drawReach(outline, kind, prospectAt(begun, from, place), board.lettersMm);
    // Text is drawn above the names of the places.
    reach.forEach((one) => (one.tagName === "text" ? board.top : board.over).append(one));
  }
}

/** @param {EventTarget | null} target */
function placeUnder(target) {
  return closest(target, "[data-place]")?.dataset.place;
}

/** @param {number} x @param {number} y */
function placeAt(x, y) {
  return document
    .elementsFromPoint(x, y)
    .map((element) => placeUnder(element))
    .find((place) => place !== undefined);
}
