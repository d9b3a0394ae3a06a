// What a screen reader is told of the table: every piece, every empty square and every die, and what may be done with
// each.

import { faceName, leaning } from "../shared/dice.js";
import { opening, titlesOf } from "../shared/names.js";
import { targets } from "../shared/reach.js";
import { middle } from "./walking.js";

const ROLES = { touched: "touched", "take-from": "take it away", "put-to": "put it here", hidden: "cannot be seen" };
const REACHED = { go: "the picked piece may go here", touch: "the picked piece may be pointed here" };

/**
 * Lists the stops of the table.
 * @param parts pieces, sheet, board, elements (of the areas by place), said, picking
 */
export function stops(parts) {
  const { pieces, sheet, board, elements, picking } = parts;
  const titles = titlesOf(board);
  const places = new Map(pieces.tops().map((piece) => [piece, sheet.placeAt(pieces.where(piece))]));
  const taken = new Set(places.values());
  const reach = reached(parts, picking.picked && sheet.placeAt(pieces.where(picking.picked)));
  const free = sheet.pose.laid ? board.areas.filter(({ place }) => !taken.has(place)) : [];
  return [
    ...[...places].map(([piece, place]) => pieceStop(parts, piece, place, reach, titles)),
    ...free.map((area) => ({
      key: area.place,
      element: elements.get(area.place),
      place: area.place,
      at: sheet.toTable(Object.values(middle(area.outline))),
      outline: area.outline.map((corner) => Object.values(sheet.toTable(corner))),
      label: sentence(`${opening(area.title)}, empty`, REACHED[reach.get(area.place)], cued(parts.said, area.place)),
    })),
    ...pieces.all("die").map((die) => ({
      key: `die:${die.id}`,
      element: die.group,
      thing: die,
      at: pieces.where(die),
      label: dieLabel(die.part),
    })),
  ];
}

function reached({ said }, from) {
  return from === undefined ? new Map() : targets(actionsFrom(said.legal, from), from);
}

/** Returns the legal actions that begin at a place. */
export function actionsFrom(legal, from) {
  return legal.filter((action) => (action.touches[0] ?? action.changes[0]) === from);
}

function pieceStop({ pieces, said, picking }, piece, place, reach, titles) {
  const may = place !== undefined && said.prompt.need === "choice" && actionsFrom(said.legal, place).length > 0;
  const picked = picking.is(piece);
  const where = place === undefined ? "beside the board" : `on ${titles.get(place)}`;
  const marks = said.marks.filter((mark) => mark.place === place).map((mark) => mark.says);
  const states = [picked ? "picked" : may && "may move", !picked && REACHED[reach.get(place)], cued(said, place)];
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

function cued(said, place) {
  return ROLES[said.prompt.cues.find((cue) => cue.place === place && cue.role in ROLES)?.role];
}

function sentence(...parts) {
  return parts.filter(Boolean).join(", ");
}

function dieLabel(die) {
  return leaning(die) ? "Die that leans. Press to roll it again" : `Die, shows ${faceName(die)}. Press to roll it`;
}
