// The lobby reads foreign messages within limits, judges each table's state, and counts each result once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pairingsAt } from "#pages/lobby/pairings.js";
import { csvOf, Results, stored } from "#pages/lobby/results.js";
import { ago, splitTopic, stateOf, Tables } from "#pages/lobby/tables.js";

const DAY_MS = 86_400_000;
const TODAY = Date.parse("2026-01-08T20:00:00Z");

/** @param {unknown} told */
const bytes = (told) => new TextEncoder().encode(typeof told === "string" ? told : JSON.stringify(told));

/** @param {object} [more] */
const summary = (more) => ({
  game: "toy",
  title: "Toy",
  state: "playing",
  turn: "White",
  actionsPlayed: 3,
  seats: [
    { seat: "White", name: "Anna", points: 2, what: "points", leads: true },
    { seat: "Black", name: "Ben", points: 1, what: "points", leads: false },
  ],
  at: "2026-01-08T20:00:00Z",
  ...more,
});

/** @param {[string, unknown, boolean?][]} messages the end of the topic, the payload, and whether it is retained */
function heard(...messages) {
  const tables = new Tables();
  for (const [topic, told, retained = false] of messages) {
    tables.heard(`umpire/1/${topic}`, bytes(told), retained, 1_000);
  }
  return tables;
}

/** @param {Tables} tables @param {number} [nowMs] */
function states(tables, nowMs = 2_000) {
  return tables.all().map((table) => stateOf(table, nowMs, TODAY, 0));
}

test("only topics of a table are heard", () => {
  assert.deepEqual(splitTopic("umpire/1/club-3/summary"), { name: "club-3", suffix: "summary" });
  for (const topic of ["umpire/2/home/summary", "umpire/1/<b>/summary", "umpire/1/home", "umpire/1/home/seat/White"]) {
    assert.equal(splitTopic(topic), undefined, topic);
  }
});

test("tables are in the order of their names, and numbers count as numbers", () => {
  const tables = heard(["club-10/summary", summary()], ["home/summary", summary()], ["club-2/summary", summary()]);
  assert.deepEqual(
    tables.all().map(({ name }) => name),
    ["club-2", "club-10", "home"],
  );
});

test("a message that is not a table's is unreadable, and the next good one is shown", () => {
  const bad = ["not json", "[]", "null", summary({ seats: "x" }), summary({ state: "<b>" }), summary({ title: 7 })];
  const many = summary({ seats: Array(9).fill(summary().seats[0]) });
  const wrong = summary({ seats: [{ seat: "White", points: "3" }] });
  const long = summary({ last: "x".repeat(70_000) });
  for (const told of [...bad, many, wrong, long]) {
    const tables = heard(["home/summary", told]);
    assert.deepEqual(states(tables), [{ kind: "unreadable", says: "unreadable" }], JSON.stringify(told).slice(0, 80));
    tables.heard("umpire/1/home/summary", bytes(summary()), false, 1_000);
    assert.deepEqual(states(tables), [{ kind: "playing", says: "playing" }]);
  }
});

test("long texts and lists are cut", () => {
  const lines = Array.from({ length: 99 }, (_, index) => ({ says: `line ${index}` }));
  const [table] = heard(["home/summary", summary({ title: "x".repeat(999) })], ["home/recent", { lines }]).all();
  assert.equal(table.summary?.title.length, 200);
  assert.equal(table.lines.length, 30);
  assert.equal(table.lines.at(-1), "line 98");
});

test("made-up names do not keep a table out", () => {
  const tables = heard(["home/summary", summary()]);
  for (let index = 0; index < 1_000; index++) {
    tables.heard(`umpire/1/made-up-${index}/summary`, bytes("nonsense"), false, 1_000);
  }
  tables.heard("umpire/1/late/summary", bytes(summary()), false, 1_000);
  assert.equal(tables.byName.size, 200);
  assert.equal(tables.full, true);
  assert.ok(tables.byName.has("home") && tables.byName.has("late"));
});

test("the state of a table is its game's, unless the table is gone or silent", () => {
  assert.equal(states(heard(["home/summary", summary({ state: "over" })]))[0].says, "game over");
  assert.deepEqual(states(heard(["home/summary", summary()], ["home/status", { state: "lost" }])), [
    { kind: "gone", says: "connection lost, last heard 1 second ago" },
  ]);
  assert.deepEqual(states(heard(["home/summary", summary()]), 17_000), [
    { kind: "silent", says: "silent, last heard 16 seconds ago" },
  ]);
});

test("retained remains of a table tell their age at once", () => {
  const old = summary({ at: new Date(TODAY - 3 * DAY_MS).toISOString() });
  assert.deepEqual(states(heard(["home/summary", old, true])), [
    { kind: "silent", says: "silent, last heard 3 days ago" },
  ]);
});

test("after a new connection, a table that the broker does not know is gone", () => {
  const tables = heard(["home/summary", summary()], ["club/summary", summary()]);
  tables.connected();
  tables.heard("umpire/1/club/summary", bytes(summary()), true, 1_000);
  assert.deepEqual(
    states(tables, 4_000).map(({ kind }) => kind),
    ["playing", "gone"],
  );
});

test("an age is in its largest unit", () => {
  assert.deepEqual([-5, 1_000, 59_999, 3_600_000, 2 * DAY_MS].map(ago), [
    "0 seconds",
    "1 second",
    "59 seconds",
    "1 hour",
    "2 days",
  ]);
});

/** @param {object} more @param {string[]} winners @param {boolean} [shared] */
function ended(more, winners, shared = false) {
  const score = { scores: [{ seat: "White", shared }], outcome: { winners } };
  return heard(["home/summary", summary({ state: "over", ...more })], ["home/score", score]).all()[0];
}

test("a finished game counts once, and again only after another one was seen", () => {
  const results = new Results();
  assert.equal(results.took(ended({}, ["White"]), "now"), true);
  assert.equal(results.took(ended({}, ["White"]), "later"), false);
  assert.equal(new Results(results.list).took(ended({}, ["White"]), "later"), false);
  assert.equal(results.took(ended({ actionsPlayed: 9 }, ["White"]), "later"), true);
  results.took(heard(["home/summary", summary()]).all()[0], "later");
  assert.equal(results.took(ended({}, ["White"]), "last"), true);
  assert.equal(results.list.length, 3);
});

test("a game without known winners is no result yet", () => {
  const results = new Results();
  assert.equal(results.took(heard(["home/summary", summary({ state: "over" })]).all()[0], "now"), false);
});

test("standings count a win as one and a draw as a half", () => {
  const results = new Results();
  results.took(ended({}, ["White"]), "1");
  results.took(ended({ actionsPlayed: 5 }, []), "2");
  assert.deepEqual(results.standings(), [
    { player: "Anna", played: 2, won: 1, drawn: 1, lost: 0, points: 1.5 },
    { player: "Ben", played: 2, won: 0, drawn: 1, lost: 1, points: 0.5 },
  ]);
});

test("players who lose together have not drawn", () => {
  const results = new Results();
  results.took(ended({}, [], true), "1");
  assert.deepEqual(
    results.standings().map(({ lost, points }) => [lost, points]),
    [
      [1, 0],
      [1, 0],
    ],
  );
});

test("a seat without a name is a player of its own", () => {
  const results = new Results();
  const seats = [
    { seat: "White", points: 1, what: "points" },
    { seat: "Black", level: 2, points: 0, what: "points" },
  ];
  results.took(ended({ seats }, ["White"]), "1");
  assert.deepEqual(
    results.standings().map(({ player }) => player),
    ["White at home", "Computer, level 2"],
  );
});

test("no name becomes a formula or a column of the CSV file", () => {
  const results = new Results();
  const seats = [
    { seat: "White", name: '=1+"2"', points: 1, what: "points" },
    { seat: "Black", name: "A, B", points: 0, what: "points" },
  ];
  results.took(ended({ seats }, ["White"]), "now");
  assert.deepEqual(csvOf(results.list).split("\r\n"), [
    "game,endedAt,table,title,seat,player,points,result",
    `1,now,home,Toy,White,"'=1+""2""",1,won`,
    '1,now,home,Toy,Black,"A, B",0,lost',
    "",
  ]);
});

test("a damaged store begins an empty list", () => {
  for (const text of [null, "", "{}", "[]", '{"results":[1],"pairings":[]}', '{"results":[],"pairings":7}']) {
    assert.deepEqual(stored(text), { results: [], pairings: [] }, String(text));
  }
});

test("a pairing belongs to the table of its players, in any order, else to the table that it names", () => {
  const pairings = ["club-3: Anna and Ben", "Dora vs. émile", "Jo Smith, Zoe & Max"];
  assert.deepEqual(pairingsAt(pairings, "club-1", ["ben", "Anna"]), ["club-3: Anna and Ben"]);
  assert.deepEqual(pairingsAt(pairings, "club-1", ["Émile", "Dora"]), ["Dora vs. émile"]);
  assert.deepEqual(pairingsAt(pairings, "club-1", ["Max", "Jo Smith", "Zoe"]), ["Jo Smith, Zoe & Max"]);
  assert.deepEqual(pairingsAt(pairings, "club-3", ["Dora", "Ben"]), ["club-3: Anna and Ben"]);
  for (const players of [[], [undefined, undefined], ["Anna"], ["Anna", "Ben", "Zoe"], ["Ann", "Ben"]]) {
    assert.deepEqual(pairingsAt(pairings, "club-1", players), [], String(players));
  }
});
