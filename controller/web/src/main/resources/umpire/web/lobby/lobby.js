// The lobby: all tables of a broker, one of them in full, and the results of the evening.

import { spoken } from "../shared/age.js";
import { fetchConfig } from "../shared/link.js";
import { find, make } from "../shared/svg.js";
import { BrokerLine } from "./broker.js";
import { pairingsAt } from "./pairings.js";
import { stateOf, Tables } from "./tables.js";
import { Tournament } from "./tournament.js";

const DRAW_MS = 250;
const AGES_MS = 1_000;

const tables = new Tables();
const tournament = new Tournament();
/** @type {Map<string, { card: HTMLElement, body: HTMLElement }>} */
const cards = new Map();
/** @type {Set<string>} */
const dirty = new Set();
/** @type {BrokerLine | undefined} */
let line;

/** @param {import("./tables.js").Table} table */
const state = (table) => stateOf(table, performance.now(), Date.now(), line?.sinceMs ?? 0);
const followed = () => location.hash.slice(1);

/** @param {import("./tables.js").Table} table */
function seatsOf({ summary }) {
  return (summary?.seats ?? []).map(({ seat, name, level, points, what, leads, chance }) => {
    const who = name ? `${name} (${seat})` : level === undefined ? seat : `${seat}, computer level ${level}`;
    const row = make("li", leads ? "seat leads" : "seat", make("span", "who", who));
    const turn = summary?.turn === seat && ["playing", "paused"].includes(summary.state) ? "to play" : "";
    const more = [turn, leads ? "leads" : "", chance === undefined ? "" : `${chance} % to win`].filter(Boolean);
    row.append(make("b", "", `${points} ${what}`), make("span", "soft", more.join(", ")));
    return row;
  });
}

/** @param {import("./tables.js").Table} table */
function describe(table) {
  const { kind, says } = state(table);
  const title = table.summary ? ` · ${table.summary.title}` : "";
  const players = table.summary?.seats.map(({ name }) => name) ?? [];
  const pairings = pairingsAt(tournament.pairings, table.name, players);
  return [
    make("p", "", make("span", `kind ${kind}`, says), title),
    ...pairings.map((pairing) => make("p", "pairing", `Pairing: ${pairing}`)),
    make("ul", "seats", ...seatsOf(table)),
    make("p", "last soft", table.lines.at(-1) ?? table.summary?.last ?? ""),
  ];
}

/** @param {string} name */
function cardOf(name) {
  const known = cards.get(name);
  if (known) {
    return known;
  }
  const link = make("a", "", name);
  link.href = `#${name}`;
  const body = make("div", "body");
  const made = { card: make("li", "card", make("h2", "", link), body), body };
  cards.set(name, made);
  return made;
}

function showFollowed() {
  const table = tables.byName.get(followed());
  find("followed").hidden = !table;
  if (!table) {
    return;
  }
  find("followed-name").textContent = table.name;
  find("followed-now").replaceChildren(...describe(table).slice(0, -1));
  find("followed-lines").replaceChildren(...[...table.lines].reverse().map((says) => make("li", "", says)));
}

function showLine() {
  const open = line?.open === true;
  const since = spoken(performance.now() - (line?.sinceMs ?? 0));
  const lost = line?.everOpen ? `No connection for ${since}; trying again.` : `Nothing answers at ${line?.where}.`;
  find("banner").hidden = open || !line || (!line.everOpen && performance.now() < AGES_MS * 2);
  find("banner").textContent = `${lost} ${tables.byName.size > 0 ? "These are the last known states." : ""}`;
  document.body.classList.toggle("stale", !open && line?.everOpen === true);
  const count = tables.byName.size;
  find("count").textContent =
    `${count} table${count === 1 ? "" : "s"}${tables.full ? ", and more that are left out" : ""}`;
  find("none").hidden = count > 0 || !open;
}

function show() {
  const sorted = tables.all();
  if (sorted.length !== cards.size || sorted.some(({ name }) => !cards.has(name))) {
    cards.forEach((_, name) => tables.byName.has(name) || cards.delete(name));
    find("tables").replaceChildren(...sorted.map(({ name }) => cardOf(name).card));
  }
  for (const table of sorted.filter(({ name }) => dirty.has(name))) {
    const { card, body } = cardOf(table.name);
    body.replaceChildren(...describe(table));
    card.className = `card ${state(table).kind}`;
    if (table.name === followed()) {
      showFollowed();
    }
  }
  dirty.clear();
}

function showAll() {
  tables.byName.forEach((_, name) => dirty.add(name));
  show();
  showFollowed();
  showLine();
}

const config = await fetchConfig();
line = new BrokerLine(config.webSocket, {
  heard: (topic, bytes, retained) => {
    const table = tables.heard(topic, bytes, retained, performance.now());
    if (table) {
      dirty.add(table.name);
      tournament.took(table);
    }
  },
  changed: () => {
    if (line?.open) {
      tables.connected();
    }
    showLine();
  },
});
setInterval(() => dirty.size > 0 && show(), DRAW_MS);
setInterval(showAll, AGES_MS);
addEventListener("hashchange", showFollowed);
showLine();
