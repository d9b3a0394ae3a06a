// The drawings on the table: cues, options, and the targets of the selected piece.

import { Advice } from "../shared/advice.js";
import { drawBadges, isRecord, recordsFit } from "../shared/badges.js";
import { drawCue, drawReach, drawStrikes, drawWays } from "../shared/cues.js";
import { UNDRAWN } from "../shared/drawings.js";
import { around, besidePlaces, drawBaselines, outlinesOf, shotOf } from "../shared/lying.js";
import { opening, titlesOf } from "../shared/names.js";
import { finished } from "../shared/prompt.js";
import { actionsFrom, prospectAt, targets } from "../shared/reach.js";
import { LETTERS_PX, find, make } from "../shared/svg.js";

/** @import { Layers } from "./room.js" */

/**
 * The selections and the view of this page.
 * @typedef {object} Looked
 * @property {string | undefined} from the place of the selected piece
 * @property {(string | undefined)[]} aimed the places being touched now
 * @property {number} pointed the option that a person looks at
 * @property {string | undefined} near the die in the close-up
 * @property {boolean} turned
 * @property {Map<string, Outline>} standing the points of the board where pieces stand, by place
 */

export class Hints {
  /** @param {Layers} layers @param {Told.Board} board */
  constructor(layers, board) {
    this.layers = layers;
    this.board = board;
    this.outlines = outlinesOf(board);
    /** @type {Set<string>} */
    this.beside = new Set();
    this.titles = titlesOf(board);
    this.advice = new Advice();
    this.on = true;
    this.lettersMm = 0;
    this.drawings = UNDRAWN;
  }

  /**
   * Takes the things beside the places, with their positions.
   * @param {Told.Standing[]} standings
   * @param {Map<string, Told.Token>} tokens
   */
  lies(standings, tokens) {
    this.outlines = outlinesOf(this.board, standings, tokens);
    this.beside = besidePlaces(this.board, this.outlines);
  }

  /** @param {number} mmPerPx */
  scale(mmPerPx) {
    this.lettersMm = LETTERS_PX * mmPerPx;
  }

  /**
   * Writes the names of the places, except names that do not fit beside a piece.
   * @param {{ has(place: string): boolean }} occupied
   */
  name(occupied) {
    this.layers.names.write(this.lettersMm, occupied);
  }

  /**
   * Returns whether a place's record is drawn around its piece.
   * @param {string | undefined} place
   * @param {Shown.Said} said
   */
  recorded(place, { marks, prompt }) {
    return (
      this.badged(prompt) && recordsFit(this.lettersMm) && marks.some((mark) => mark.place === place && isRecord(mark))
    );
  }

  /** @param {Told.Prompt} prompt */
  badged(prompt) {
    return this.on && prompt.need !== "set-up";
  }

  /**
   * Redraws everything.
   * @param {Shown.Said} said
   * @param {Looked} looked
   */
  show(said, looked) {
    const { prompt, marks } = said;
    this.layers.badges.replaceChildren(...(this.badged(prompt) ? this.badges(said, looked) : []));
    this.showRecords(prompt, marks);
    const shown = this.on && !finished(prompt);
    this.layers.hints.replaceChildren(
      ...(looked.near ? drawBaselines(said.standings, said.looks, looked.near, this.board) : []),
      ...(shown ? this.cues(prompt, looked) : []),
      ...(shown ? drawWays(prompt.corrections, this.outlines, this.lettersMm) : []),
      ...(this.on ? this.reach(said, looked.from) : []),
      ...this.advice.drawn(said.legal, this.outlines, this.lettersMm),
      ...looked.aimed.flatMap((place) => this.at(place, (outline) => drawReach(outline, "touch"))),
    );
  }

  /** @param {Shown.Said} said @param {Looked} looked */
  badges({ marks, prompt, strikes }, { pointed, turned, standing }) {
    const shared = new Set([...standing].filter(([, pieces]) => pieces.length === 2).map(([place]) => place));
    const told = marks.filter((mark) => finished(prompt) || !signed(prompt).has(mark.place));
    const shots = shotOf(prompt.options[pointed] ?? prompt.options[prompt.chosen], this.beside);
    return [
      ...drawStrikes([...strikes, ...shots], this.outlines, shared, this.beside),
      ...drawBadges(this.outlines, told, turned, this.lettersMm, standing, this.drawings, this.beside),
    ];
  }

  /** @param {Told.Prompt} prompt @param {Looked} looked */
  cues(prompt, { from, pointed }) {
    const cues = [...(from === undefined ? this.asked(prompt, pointed) : []), ...prompt.cues];
    return cues.flatMap((cue) => this.at(cue.place, (outline) => drawCue(outline, cue, this.lettersMm), cue.role));
  }

  /** @param {Shown.Said} said @param {string | undefined} from */
  reach({ legal }, from) {
    if (from === undefined) {
      return [];
    }
    const actions = actionsFrom(legal, from);
    return [...targets(actions, from)].flatMap(([place, kind]) =>
      this.at(place, (outline) => drawReach(outline, kind, prospectAt(actions, from, place), this.lettersMm)),
    );
  }

  /** @param {string | undefined} place @param {(outline: Outline) => SVGElement[]} drawn @param {string} [role] */
  at(place = "", drawn, role = "") {
    const outline = this.outlines.get(place);
    return outline ? drawn(this.beside.has(place) ? around(outline, role) : outline) : [];
  }

  /**
   * Draws the places of the options, the marked one more strongly.
   * @param {Told.Prompt} prompt
   * @param {number} pointed
   */
  asked(prompt, pointed) {
    const shown = prompt.options[pointed] ?? prompt.options[prompt.chosen];
    const others = prompt.options.filter((option) => option !== shown && option.where.length > 0);
    /** @type {Map<string, string>} */
    const roles = new Map();
    others.forEach(({ where }) =>
      where.forEach((place, i) => roles.set(place, i > 0 ? "aim" : (roles.get(place) ?? "may-touch"))),
    );
    shown?.where.forEach((place) => roles.set(place, "touched"));
    prompt.cues.filter(({ role }) => role === "touched").forEach(({ place }) => roles.delete(place));
    return [...roles].map(([place, role]) => ({ place, role, step: 0 }));
  }

  /**
   * Records that do not fit around their pieces are listed instead.
   * @param {Told.Prompt} prompt
   * @param {Told.Mark[]} marks
   */
  showRecords(prompt, marks) {
    const records = recordsFit(this.lettersMm) || prompt.need === "set-up" ? [] : marks.filter(isRecord);
    find("records").classList.toggle("needed", records.length > 0);
    find("records").replaceChildren(
      ...records.map((mark) => make("li", "", `${opening(this.titles.get(mark.place) ?? mark.place)}: ${mark.brief}`)),
    );
  }
}

/**
 * Returns the places with corrections. They get no badges, which would not apply to misplaced pieces and would hide the
 * signs.
 * @param {Told.Prompt} prompt
 */
function signed({ cues }) {
  return new Set(cues.filter(({ role }) => role === "take-from" || role === "put-to").map(({ place }) => place));
}
