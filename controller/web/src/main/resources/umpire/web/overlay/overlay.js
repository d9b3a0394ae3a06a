// The overlay for streams and dashboards: the turn, the score, the last event and the dice on a transparent page. It
// has no control, so that a site may frame it.

import { Chronicle } from "../shared/chronicle.js";
import { UNDRAWN } from "../shared/drawings.js";
import { Freshness } from "../shared/freshness.js";
import { fetchConfig, Link } from "../shared/link.js";
import { NOTHING_SAID } from "../shared/nothingsaid.js";
import { players } from "../shared/players.js";
import { question, showHeading } from "../shared/prompt.js";
import { find } from "../shared/svg.js";
import { wonBy } from "../shared/victory.js";
import { showPools } from "../display/pools.js";
import { showScores } from "../display/scores.js";
import { showThrows } from "../display/throws.js";
import { measured } from "./size.js";

const SUMMARY = "summary";

/**
 * The latest retained messages, with the seats' own names.
 * @type {Map<string, any>}
 */
const told = new Map();
const chronicle = new Chronicle(find("events"), seats);

/** @returns {string[]} */
function seats() {
  return told.get("game")?.seats ?? [];
}

/** @param {string} topic @param {any} payload null after the topic was cleared */
function hear(topic, payload) {
  if (topic === "players") {
    players.told(payload?.players ?? [], payload?.opponents ?? []);
  } else if (payload) {
    told.set(topic, payload);
  } else {
    told.delete(topic);
  }
  show();
}

/**
 * Returns the last message on a topic, with names in place of seats.
 * @template T
 * @param {string} topic
 * @param {T} otherwise
 * @returns {T}
 */
const heard = (topic, otherwise) => players.hear(told.get(topic)) ?? otherwise;

function show() {
  /** @type {Told.Prompt} */
  const prompt = heard("prompt", NOTHING_SAID.prompt);
  const position = heard("position", /** @type {Told.Position | undefined} */ (undefined));
  /** @type {Told.Score} */
  const score = heard("score", NOTHING_SAID.score);
  /** @type {Told.SeatSummary[]} */
  const estimates = told.get(SUMMARY)?.seats ?? [];
  find("title").textContent = told.get("game")?.title ?? "Umpire";
  const won = wonBy(score, seats());
  showHeading(find("heading"), prompt, position?.turn, seats(), won ? players.says(won) : question(prompt).asks);
  showScores(find("score"), score, {
    seats: seats(),
    turn: prompt.seat ?? position?.turn,
    tokens: [],
    lost: [],
    drawings: UNDRAWN,
    chances: new Map(estimates.map(({ seat, chancePercent }) => [seat, chancePercent])),
  });
  chronicle.recall(heard("recent", { lines: [] }).lines);
  showPools(find("pools"), position?.dice ?? [], seats());
  showThrows(find("throws"), {
    prompt,
    legal: heard("legal", NOTHING_SAID.legal),
    lines: chronicle.lines,
    seats: seats(),
  });
}

for (const [name, value] of measured(location.search)) {
  document.documentElement.style.setProperty(name, value);
}
show();
const config = await fetchConfig();
new Freshness(find("freshness"), find("banner"), new Link(config, undefined, hear, [SUMMARY]), !config.virtual);
