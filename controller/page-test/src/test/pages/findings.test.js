// The doctor's findings in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sortedByNeed, summary, wordOf } from "#pages/doctor/findings.js";

/** @param {string[]} states */
const found = (...states) => states.map((state) => ({ state }));

test("failures come first, and missing parts last", () => {
  assert.deepEqual(
    sortedByNeed(found("NONE", "GOOD", "BAD", "DOUBTFUL", "BAD")),
    found("BAD", "BAD", "DOUBTFUL", "GOOD", "NONE"),
  );
});

test("one sentence counts the failures", () => {
  assert.equal(summary(found("GOOD", "NONE")), "Nothing is wrong with the table.");
  assert.equal(summary(found("GOOD", "BAD")), "1 part must be fixed.");
  assert.equal(summary(found("BAD", "BAD", "DOUBTFUL")), "2 parts must be fixed, 1 part may fail.");
  assert.equal(summary(found("DOUBTFUL", "DOUBTFUL")), "2 parts may fail.");
});

test("an unknown state is shown by its own name", () => {
  assert.equal(wordOf("GOOD"), "✓ good");
  assert.equal(wordOf("ODD"), "odd");
});
