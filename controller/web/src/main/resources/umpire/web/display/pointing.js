// The cues on the display's board, the selected place, and its actions.

import { BoardDrawing } from "../shared/board.js";
import { closeUp } from "../shared/closeup.js";
import { drawCue, drawLastMove, drawReach, drawStrikes, drawWays } from "../shared/cues.js";
import { fetchGuide } from "../shared/guide.js";
import { drawBaselines, shotOf } from "../shared/lying.js";
import { opening } from "../shared/names.js";
import { finished, omitted } from "../shared/prompt.js";
import { actionsFrom, byOrigin, prospectAt, targets } from "../shared/reach.js";
import { closest, find, findA, make } from "../shared/svg.js";

export class Pointing {
  /**
   * @param {Shown.Watched} said
   * @param {() => void} changed is called when the selection changes
   */
  constructor(said, changed) {
    this.said = said;
    this.changed = changed;
    this.svg = findA("board", SVGSVGElement);
    /** @type {BoardDrawing | undefined} */
    this.board = undefined;
    /** @type {string | undefined} */
    this.chosen = undefined;
    this.pinned = false;
    this.recalls = false;
    /** @type {Shown.Guide | undefined} */
    this.guide = undefined;
  }

  /**
   * Draws the board of a game.
   * @param {Told.Game} game
   */
  draw(game) {
    const board = new BoardDrawing(this.svg, game, false);
    this.board = board;
    this.chosen = undefined;
    board.dress().then(() => this.said.position && board === this.board && this.place(this.said.position));
    fetchGuide(game.id).then((guide) => {
      if (board === this.board) {
        this.guide = guide;
      }
    });
  }

  /**
   * Shows a position, and gives the board room by its ratio of width to height.
   * @param {Told.Position} position
   */
  place(position) {
    this.board?.showPosition(position);
    const { width, height } = this.svg.viewBox.baseVal;
    document.body.style.setProperty("--aspect", String(width / height));
  }

  /**
   * Shows a past position and its last action.
   * @param {Told.Position} position
   */
  recall(position) {
    const { board } = this;
    this.recalls = true;
    this.svg.classList.add("recalled");
    if (board) {
      this.place(position);
      board.under.replaceChildren();
      const last = position.lastPlaces.map((place) => ({ place, role: "last-action", step: 0 }));
      const drawn = last.filter(({ place }) => board.outlines.has(place));
      board.point([
        ...drawn.flatMap((cue) => drawCue(board.outlineFor(cue), cue)),
        ...drawLastMove(position, board.outlines),
      ]);
    }
  }

  /** Returns to the present position. */
  present() {
    this.recalls = false;
    this.svg.classList.remove("recalled");
    if (this.said.position) {
      this.place(this.said.position);
    }
    this.show();
  }

  /** Shows the cues, the possible actions and the last action. */
  show() {
    const { said, board } = this;
    if (!board || this.recalls) {
      return;
    }
    const { prompt, legal, position } = said;
    const origins = byOrigin(prompt.need === "choice" ? legal.actions : []);
    const corrections = finished(prompt) ? [] : prompt.corrections;
    const cues = this.cues(origins).filter((cue) => board.outlines.has(cue.place));
    const strikes = [...(position?.strikes ?? []), ...shotOf(prompt.options[prompt.chosen], board.beside)];
    board.under.replaceChildren();
    board.point([
      ...cues.flatMap((cue) => drawCue(board.outlineFor(cue), cue, board.lettersMm)),
      ...(cues.some(({ role }) => role === "last-action") ? drawLastMove(position, board.outlines) : []),
      ...drawWays(corrections, board.outlines, board.lettersMm),
      ...drawStrikes(strikes, board.outlines, board.shared, board.beside),
    ]);
    this.showReach(board, origins);
  }

  /** @param {Map<string, Told.Action[]>} origins @returns {Told.Cue[]} */
  cues(origins) {
    const { prompt, position } = this.said;
    const asking = finished(prompt) ? [] : prompt.cues;
    const cued = new Set(asking.map((cue) => cue.place));
    // A lesson shows only the cues of its wanted action.
    const free = prompt.lesson ? [] : [...origins.keys()].filter((place) => place && !cued.has(place));
    const last = cued.size === 0 ? (position?.lastPlaces ?? []) : [];
    return [
      ...last.map((place) => ({ place, role: "last-action", step: 0 })),
      ...(this.chosen ? [] : [...free.map((place) => ({ place, role: "may-act", step: 0 })), ...asking]),
    ];
  }

  /** @param {BoardDrawing} board @param {Map<string, Told.Action[]>} origins */
  showReach(board, origins) {
    const { chosen, said } = this;
    const actions = chosen === undefined ? [] : (origins.get(chosen) ?? []);
    if (chosen !== undefined && board.outlines.has(chosen)) {
      const touched = { place: chosen, role: "touched", step: 0 };
      board.under.append(...drawCue(board.outlineFor(touched), touched));
      board.under.prepend(...drawBaselines(board.standings, board.looks, chosen, board.game.board));
      for (const [place, kind] of targets(actions, chosen)) {
        const outline = board.outlines.get(place);
        const says = prospectAt(actions, chosen, place);
        board.over.append(...(outline ? drawReach(outline, kind, says, board.lettersMm) : []));
      }
    }
    if (chosen !== undefined) {
      find("detail-title").textContent = `${opening(board.titleOf(chosen))}: ${counted(actions.length)}`;
      find("detail-things").replaceChildren(...this.things(board));
      find("detail-list").replaceChildren(...this.lines(actions));
    }
    find("detail").hidden = chosen === undefined;
    const all = said.legal.actions.length;
    find("legal-count").textContent =
      said.prompt.need === "choice" && all > 0
        ? `${counted(all + omitted(said.legal, "actions"))} · tap a piece to see where it may go`
        : "";
    this.changed();
  }

  /**
   * Makes close-ups of the things on the selected place.
   * @param {BoardDrawing} board
   */
  things(board) {
    const { standings = [] } = this.said.position ?? {};
    const here = standings.filter(({ place, name }) => this.chosen !== undefined && (place ?? name) === this.chosen);
    const known = {
      tokens: board.tokens,
      drawings: board.drawings,
      guide: this.guide,
      look: (/** @type {{ seat?: string, rgb?: string }} */ piece) => board.look(piece),
    };
    const kinds = new Map(here.map((standing) => [standing.token, standing]));
    return [...kinds.values()].map((standing) => closeUp(known, standing, board.looks.get(standing.name ?? "")));
  }

  /**
   * Lists the facts about the selected place.
   * @param {Told.Action[]} actions
   */
  lines(actions) {
    const marks = (this.said.position?.marks ?? []).filter((mark) => mark.place === this.chosen);
    return [
      ...marks.map((mark) => make("li", "mark", mark.says)),
      ...actions.map((action) => make("li", "", action.says)),
    ];
  }

  /**
   * @param {string | undefined} place
   * @param {boolean} keep whether the selection stays when the pointer moves on
   */
  choose(place, keep) {
    this.pinned = keep && place !== undefined;
    if (place !== this.chosen) {
      this.chosen = place;
      this.show();
    }
  }

  /** Listens to the pointer and the keyboard on the board. */
  watch() {
    this.svg.addEventListener("click", (event) => {
      const place = placeUnder(event);
      this.choose(place === this.chosen && this.pinned ? undefined : place, true);
    });
    this.svg.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" && !this.pinned) {
        const place = placeUnder(event);
        this.choose(place !== undefined && this.tells(place) ? place : undefined, false);
      }
    });
    this.svg.addEventListener("pointerleave", () => !this.pinned && this.choose(undefined, false));
  }

  /** @param {string} place */
  tells(place) {
    const begins = actionsFrom(this.said.legal.actions, place).length > 0;
    const { marks = [], standings = [] } = this.said.position ?? {};
    return begins || [...marks, ...standings].some((one) => one.place === place);
  }
}

/** @param {Event} event */
function placeUnder(event) {
  return closest(event.target, "[data-place]")?.dataset.place;
}

/** @param {number} count */
const counted = (count) =>
  count === 1 ? "one legal action" : count === 0 ? "no legal action" : `${count} legal actions`;
