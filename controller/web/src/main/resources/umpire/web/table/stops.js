// The table for screen readers: every piece, every empty square and every die, with their possible actions.

import { faceName, leaning } from "../shared/dice.js";
import { opening, titlesOf } from "../shared/names.js";
import { actionsFrom, targets } from "../shared/reach.js";
import { centre } from "../shared/svg.js";

/** @type {Record<string, string>} */
const ROLES = { touched: "touched", "take-from": "take it away", "put-to": "put it here", hidden: "cannot be seen" };
/** @type {Record<string, string>} */
const REACHED = { go: "the picked piece may go here", touch: "the picked piece may be pointed here" };

/** @import { Die, Piece, Pieces } from "./pieces.js" */
/** @import { Picking } from "./picking.js" */
/** @import { Sheet } from "./sheet.js" */
/** @import { Stop } from "./walking.js" */

/**
 * @typedef {object} Parts
 * @property {Pieces} pieces
 * @property {Sheet} sheet
 * @property {Told.Board} board
 * @property {Map<string, SVGElement>} elements the elements of the areas, by place
 * @property {Shown.Said} said
 * @property {Picking} picking
 */

/**
 * Lists the stops of the table.
 * @param {Parts} parts
 * @returns {Stop[]}
 */
export function stops(parts) {
  const { pieces, sheet, board, picking } = parts;
  const titles = titlesOf(board);
  const places = new Map(pieces.tops().map((piece) => [piece, sheet.placeAt(pieces.where(piece))]));
  const taken = new Set(places.values());
  const reach = reached(parts, picking.picked && sheet.placeAt(pieces.where(picking.picked)));
  const free = sheet.pose.laid ? board.areas.filter(({ place }) => !taken.has(place)) : [];
  return [
    ...[...places].map(([piece, place]) => pieceStop(parts, piece, place, reach, titles)),
    ...free.flatMap((area) => areaStop(parts, area, reach)),
    ...pieces.all("die").map((die) => dieStop(parts, die)),
  ];
}

/** @param {Parts} parts @param {Told.Area} area @param {Map<string, string>} reach @returns {Stop[]} */
function areaStop({ sheet, elements, said }, { place, outline, title }, reach) {
  const element = elements.get(place);
  const label = sentence(`${opening(title)}, empty`, REACHED[reach.get(place) ?? ""], cued(said, place));
  /** @param {Point} corner @returns {Point} */
  const onTable = (corner) => {
    const { xMm, yMm } = sheet.toTable(corner);
    return [xMm, yMm];
  };
  const at = sheet.toTable(centre(outline));
  return element ? [{ key: place, element, place, at, outline: outline.map(onTable), label }] : [];
}

/** @param {Parts} parts @param {Die} die @returns {Stop} */
function dieStop({ pieces }, die) {
  return {
    key: `die:${die.id}`,
    element: die.group,
    thing: die,
    at: pieces.where(die),
    label: dieLabel(die.part),
  };
}

/** @param {Parts} parts @param {string | undefined} from @returns {Map<string, string>} */
function reached({ said }, from) {
  return from === undefined ? new Map() : targets(actionsFrom(said.legal, from), from);
}

/**
 * @param {Parts} parts
 * @param {Piece} piece
 * @param {string | undefined} place
 * @param {Map<string, string>} reach
 * @param {Map<string, string>} titles
 * @returns {Stop}
 */
function pieceStop({ pieces, said, picking }, piece, place, reach, titles) {
  const may = place !== undefined && said.prompt.need === "choice" && actionsFrom(said.legal, place).length > 0;
  const picked = picking.is(piece);
  const where = place === undefined ? "beside the board" : `on ${titles.get(place)}`;
  const marks = said.marks.filter((mark) => mark.place === place).map((mark) => mark.says);
  const states = [
    picked ? "picked" : may && "may move",
    !picked && REACHED[reach.get(place ?? "") ?? ""],
    cued(said, place),
  ];
  return {
    key: `piece:${piece.id}`,
    element: piece.group,
    thing: piece,
    at: pieces.where(piece),
    pressed: picked,
    first: may,
    label: [sentence(`${piece.part.name} ${where}`, ...states), ...marks].join(". "),
  };
}

/** @param {Shown.Said} said @param {string | undefined} place @returns {string | undefined} */
function cued(said, place) {
  return ROLES[said.prompt.cues.find((cue) => cue.place === place && cue.role in ROLES)?.role ?? ""];
}

/** @param {(string | false | undefined)[]} parts */
function sentence(...parts) {
  return parts.filter(Boolean).join(", ");
}

/** @param {Twin.Die} die */
function dieLabel(die) {
  return leaning(die) ? "Die that leans. Press to roll it again" : `Die, shows ${faceName(die)}. Press to roll it`;
}
