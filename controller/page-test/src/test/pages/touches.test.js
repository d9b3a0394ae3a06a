// Touches on a page before the table has noticed all of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TouchWatch } from "#pages/table/touches.js";
import { action, prompt } from "./samples.js";

const LONG_MS = 600_000;
const SHOT = action("e5:e7", { touches: ["e5", "e7"] });

/** @param {string[]} places */
const noticing = (...places) => prompt({ cues: places.map((place) => ({ place, role: "touched", step: 0 })) });

const watch = () => new TouchWatch(() => undefined);

test("a target completes a shot whose weapon was touched before, noticed or not", () => {
  const touches = watch();
  assert.equal(touches.names(["e5"], [SHOT]), true);
  assert.equal(touches.names(["e7"], [SHOT]), false);
  touches.begin(["e5"], LONG_MS);
  assert.equal(touches.names(["e7"], [SHOT]), true);
  assert.equal(touches.names(["d4"], [SHOT]), false);
  touches.heard(noticing("e5"));
  assert.equal(touches.names(["e7"], [SHOT]), true);
  touches.heard(noticing());
  assert.equal(touches.names(["e7"], [SHOT]), false);
});

test("each of two successive touches is noticed by itself", async () => {
  const touches = watch();
  const weapon = touches.begin(["e5"], LONG_MS);
  const target = touches.begin(["e7"], LONG_MS);
  assert.deepEqual(touches.aimed, ["e5", "e7"]);
  assert.equal(touches.heard(noticing("e5")), true);
  assert.equal(await weapon, true);
  assert.deepEqual(touches.aimed, ["e7"]);
  assert.equal(touches.heard(noticing("e5")), false);
  assert.equal(touches.happened(), true);
  assert.equal(await target, true);
  assert.equal(touches.happened(), false);
});

test("a touch that times out is reported, and others stay pending", async () => {
  const touches = watch();
  const late = touches.begin(["e7"], 0);
  const other = touches.begin(["e5"], LONG_MS);
  assert.equal(await late, false);
  assert.deepEqual(touches.aimed, ["e5"]);
  touches.heard(noticing("e5"));
  assert.equal(await other, true);
});

test("a pair is noticed when its last piece is", async () => {
  const touches = watch();
  const pair = touches.begin(["e5", "e7"], LONG_MS);
  touches.heard(noticing("e5"));
  assert.deepEqual(touches.aimed, ["e7"]);
  touches.heard(noticing("e5", "e7"));
  assert.equal(await pair, true);
});
