// The age of the shown state. A stale page must never call itself live.

import assert from "node:assert/strict";
import { test } from "node:test";
import { spoken, verdict } from "#pages/shared/age.js";
import { line } from "./samples.js";

/** @type {Told.Status} */
const READY = { state: "ready" };
const NOW_MS = 1_000_000;

/** @param {Partial<Shown.Line>} known */
const judged = (known) => verdict(line({ heardMs: NOW_MS - 1_000, status: READY, ...known }), NOW_MS);

test("ages are shown in the largest useful unit", () => {
  assert.equal(spoken(-5), "0 s");
  assert.equal(spoken(99_000), "99 s");
  assert.equal(spoken(100_000), "2 min");
  assert.equal(spoken(99 * 60_000), "99 min");
  assert.equal(spoken(100 * 60_000), "2 h");
});

test("a table with a recent message is live", () => {
  assert.deepEqual(judged({}), { level: "live", title: "Live", says: "heard 1 s ago" });
});

test("a table that is silent for more than a quarter of a minute is stale", () => {
  assert.equal(judged({ heardMs: NOW_MS - 15_000 }).level, "live");
  const silent = judged({ heardMs: NOW_MS - 15_001 });
  assert.equal(silent.level, "stale");
  assert.equal(silent.title, "Silent for 15 s");
});

test("a retained message alone does not prove that the table is running", () => {
  const waiting = judged({ heardMs: undefined, sinceMs: NOW_MS - 14_000 });
  assert.deepEqual([waiting.level, waiting.title], ["waiting", "Connected"]);
  assert.equal(judged({ heardMs: undefined, sinceMs: NOW_MS - 15_001 }).level, "stale");
});

test("an old picture is late, and its age grows", () => {
  const health = { run: "r", frameAgeMs: 6_000 };
  const late = judged({ health, healthMs: NOW_MS - 2_000 });
  assert.deepEqual([late.level, late.title], ["late", "Picture 8 s old"]);
  assert.equal(judged({ health: { run: "r", frameAgeMs: 5_000 }, healthMs: NOW_MS }).level, "live");
  assert.equal(judged({ health: { run: "r" }, healthMs: NOW_MS }).level, "live");
});

test("the cause of an old picture is named", () => {
  const parts = [
    { part: "camera", state: "trouble", says: "The camera sent no frame." },
    { part: "leds", state: "trouble", says: "No strip." },
  ];
  const late = judged({ health: { run: "r", frameAgeMs: 9_000, parts }, healthMs: NOW_MS });
  assert.equal(late.says, "The camera sent no frame.");
});

test("a table that ended unexpectedly is gone, with the time if it is known", () => {
  const gone = judged({ status: { state: "lost" }, statusMs: NOW_MS - 30_000 });
  assert.deepEqual([gone.level, gone.title], ["stale", "The table is gone"]);
  assert.ok(gone.says.includes("broke off 30 s ago."));
  assert.ok(judged({ status: { state: "lost" }, statusMs: undefined }).says.includes("broke off."));
});

test("a table that was shut down differs from one that crashed", () => {
  assert.equal(judged({ status: { state: "stopped" } }).title, "The table was shut down");
  assert.equal(judged({ status: { state: "stopped" }, connection: "lost" }).title, "The table was shut down");
  assert.equal(judged({ connection: "lost", sinceMs: NOW_MS - 5_000 }).title, "No connection");
  assert.ok(judged({ connection: "lost", sinceMs: NOW_MS - 5_000 }).says.includes("5 s ago"));
});

test("a broker without this table is reported after a wait", () => {
  assert.equal(judged({ status: undefined, sinceMs: NOW_MS - 3_999 }).level, "waiting");
  const none = judged({ status: undefined, sinceMs: NOW_MS - 4_000 });
  assert.deepEqual([none.level, none.title], ["stale", "No table here"]);
});

test("a first connection attempt gets time before it counts as failed", () => {
  const trying = { connection: /** @type {"connecting"} */ ("connecting"), everOpen: false, status: undefined };
  assert.equal(judged({ ...trying, sinceMs: NOW_MS - 2_999 }).level, "waiting");
  assert.ok(judged({ ...trying, sinceMs: NOW_MS - 3_000 }).says.startsWith("Nothing answers at ws://table:9001"));
});
