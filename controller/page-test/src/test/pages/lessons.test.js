// A lesson on the page to play on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Front } from "#pages/play/front.js";

test("after a lesson the table plays the other seat, also where all play together", async () => {
  /** @type {unknown[]} */
  const ordered = [];
  const order = (/** @type {string} */ verb, /** @type {unknown} */ fields) => {
    ordered.push([verb, fields]);
    return Promise.resolve({ done: true, says: "" });
  };
  const front = Object.assign(Object.create(Front.prototype), {
    games: { games: [{ id: "together", title: "Together" }] },
    doing: { game: () => "together", seats: () => ["Red", "Yellow"], order },
    busy: (/** @type {string} */ _, /** @type {() => unknown} */ steps) => steps(),
    chosen: order,
  });
  await front.playNow({ scores: [{ shared: true }] });
  assert.deepEqual(ordered, [
    ["choose-game", { game: "together", answers: [] }],
    ["seat-opponent", { opponent: "Yellow", level: 2 }],
    ["lay-out", {}],
  ]);
});
