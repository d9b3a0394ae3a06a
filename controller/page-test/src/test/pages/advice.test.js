// The arrows of a hint.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Advice, waysOf } from "#pages/shared/advice.js";

/** @param {string} notation @param {string[]} changes @param {string[]} touches */
const action = (notation, changes, touches = []) => ({ notation, changes, touches });
/** @type {any[]} */
const LEGAL = [
  action("a1-b2", ["a1", "b2"]),
  action("a1:c3/MB", [], ["a1", "c3"]),
  action("a1:c3/SB", [], ["a1", "c3"]),
  action("buy", ["d4"]),
  action("pass", []),
];

test("an arrow goes from the first place of an action to its last, touched places first", () => {
  assert.deepEqual(waysOf(["a1:c3/MB", "a1-b2"], LEGAL), [
    { from: "a1", to: "c3", label: "1" },
    { from: "a1", to: "b2", label: "2" },
  ]);
});

test("actions with the same way share an arrow", () => {
  assert.deepEqual(waysOf(["a1:c3/MB", "pass", "a1:c3/SB"], LEGAL), [{ from: "a1", to: "c3", label: "1, 3" }]);
});

test("each piece of an action has its arrow", () => {
  const ways = [
    { from: "c5", to: "d5" },
    { from: "d4", to: "d5" },
  ];
  /** @type {any} */
  const advance = { ...action("advance", ["c5", "d4", "d5"]), ways };
  assert.deepEqual(
    waysOf(["advance"], [advance]),
    ways.map((way) => ({ ...way, label: "1" })),
  );
});

test("an action of one place has a number there, and an illegal one is not drawn", () => {
  assert.deepEqual(waysOf(["buy", "pass", "h8-h7"], LEGAL), [{ from: "d4", to: "d4", label: "1" }]);
});

test("a hint mentions the board only for actions with a place", () => {
  const advice = new Advice();
  assert.equal(advice.given(["pass", "a1-b2"], LEGAL), true);
  assert.equal(advice.given(["pass"], LEGAL), false);
  assert.equal(advice.given(["secret"], LEGAL), false);
});

test("a hint disappears when the legal actions change", () => {
  const advice = new Advice();
  advice.given(["a1-b2"], LEGAL);
  /** @type {any} */
  const outlines = { get: () => assert.ok(false, "a place was drawn") };
  assert.deepEqual(advice.drawn(LEGAL.slice(1), outlines, 10), []);
});

test("a hint disappears once something was played, even if the next seat has the same actions", () => {
  const advice = new Advice();
  /** @param {number} actionsPlayed @returns {any} */
  const after = (actionsPlayed) => ({ actionsPlayed });
  advice.told(after(3));
  advice.given(["a1-b2"], LEGAL);
  const asked = new Set();
  /** @type {any} */
  const outlines = { get: (/** @type {string} */ place) => void asked.add(place) };
  advice.told(after(4));
  advice.drawn(LEGAL, outlines, 10);
  assert.deepEqual([...asked], []);
});

test("a repeated message keeps the hint", () => {
  const advice = new Advice();
  advice.given(["a1-b2"], LEGAL);
  const asked = new Set();
  /** @type {any} */
  const outlines = { get: (/** @type {string} */ place) => void asked.add(place) };
  advice.told(/** @type {any} */ ({ actionsPlayed: 0 }));
  advice.drawn([...LEGAL], outlines, 10);
  assert.deepEqual([...asked], ["a1", "b2"]);
});
