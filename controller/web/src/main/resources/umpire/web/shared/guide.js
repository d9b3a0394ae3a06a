// The guide for newcomers: the table's own player aid, which is also printed.

import { fetched } from "./fetching.js";
import { drawing } from "./legend.js";
import { pieceLook } from "./seats.js";
import { make } from "./svg.js";

/**
 * Returns the guide to a game; empty where the table has none or plays another game by now.
 * @param {string} game
 * @returns {Promise<Shown.Guide | undefined>}
 */
export function fetchGuide(game) {
  if (game !== last.game) {
    last = { game, guide: fetched(`/guide.json?game=${encodeURIComponent(game)}`) };
  }
  return last.guide;
}

/** The cached guide, which the help and the close-up share. */
let last = { game: "", guide: nothing() };

async function nothing() {
  return undefined;
}

/**
 * Returns the summary of each game, by its id.
 * @returns {Promise<Map<string, Shown.GuideLead>>}
 */
export async function fetchGuides() {
  const told = await fetched("/guides.json");
  return new Map((told?.guides ?? []).map((/** @type {Shown.GuideLead} */ lead) => [lead.game, lead]));
}

/**
 * Makes a guide's sections, with a picture beside each piece's text.
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
 * Returns the guide's text about a kind of piece, of any seat.
 * @param {Shown.Guide | undefined} guide
 * @param {Map<string, Told.Token>} tokens
 * @param {string | undefined} letters the letters of the kind
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
