// What newcomers are told of a game: the table's own player aid, which is also printed.

import { fetched } from "./fetching.js";
import { drawing } from "./legend.js";
import { pieceLook } from "./seats.js";
import { make } from "./svg.js";

/**
 * Returns the guide to a game; nothing where the table has none, or plays another one by now.
 * @param {string} game
 * @returns {Promise<Shown.Guide | undefined>}
 */
export function fetchGuide(game) {
  if (game !== last.game) {
    last = { game, guide: fetched(`/guide.json?game=${encodeURIComponent(game)}`) };
  }
  return last.guide;
}

/** The guide that was fetched last: the help and whatever is looked at closely have the same one. */
let last = { game: "", guide: nothing() };

async function nothing() {
  return undefined;
}

/**
 * Returns what each game is about, by its id.
 * @returns {Promise<Map<string, Shown.GuideLead>>}
 */
export async function fetchGuides() {
  const told = await fetched("/guides.json");
  return new Map((told?.guides ?? []).map((/** @type {Shown.GuideLead} */ lead) => [lead.game, lead]));
}

/**
 * Returns a guide's sections, each piece pictured beside what is said of it.
 * @param {Shown.Guide} guide
 * @param {Pick<Told.Game, "seats" | "tokens">} game
 * @param {Shown.Drawings} drawings
 */
export function guideSections({ sections }, game, drawings) {
  return sections.flatMap(({ title, lines }) => [
    make("h2", "", title),
    make("ul", "guide-lines", ...lines.map((line) => guideLine(line, game, drawings))),
  ]);
}

/**
 * Returns what a guide says of a kind of piece, whichever side's it is.
 * @param {Shown.Guide | undefined} guide
 * @param {Map<string, Told.Token>} tokens
 * @param {string | undefined} letters those of the kind
 */
export function saidOf(guide, tokens, letters) {
  const lines = guide?.sections.flatMap((section) => section.lines) ?? [];
  return lines.find(({ token }) => token && tokens.get(token)?.letters === letters)?.text;
}

/**
 * @param {Shown.GuideLine} line
 * @param {Pick<Told.Game, "seats" | "tokens">} game
 * @param {Shown.Drawings} drawings
 */
function guideLine({ token, bullet, text }, { seats, tokens }, drawings) {
  const known = tokens.find((one) => one.token === token);
  const before = known ? drawing(known, pieceLook(known, seats), drawings) : make("span", "bullet", bullet);
  return make("li", known ? "with-piece" : "", before, make("span", "", text));
}
