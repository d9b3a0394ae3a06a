// The first checks of a message.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Holdings } from "#pages/shared/holdings.js";
import { brokerAt, parsed, recentMs, seatIn, Sequence } from "#pages/shared/messages.js";

const NOON_MS = Date.parse("2026-01-01T12:00:00Z");

/** @param {string} text */
const message = (text) => ({ payloadBytes: new TextEncoder().encode(text), payloadString: text });

test("an empty payload clears a topic, and a payload that is not JSON is ignored", () => {
  assert.equal(parsed(message("")), null);
  assert.equal(parsed(message("{")), undefined);
  assert.deepEqual(parsed(message('{"says":"Größe"}')), { says: "Größe" });
});

test("a time stamp counts only where both clocks agree", () => {
  assert.equal(recentMs({ at: "2026-01-01T11:59:50Z" }, NOON_MS), 10_000);
  assert.equal(recentMs({ at: "2026-01-01T11:59:45Z" }, NOON_MS), undefined);
  assert.equal(recentMs({ at: "2026-01-01T12:00:01Z" }, NOON_MS), 0);
  assert.equal(recentMs({ at: "2026-01-01T12:00:03Z" }, NOON_MS), undefined);
  assert.equal(recentMs({}, NOON_MS), undefined);
  assert.equal(recentMs(null, NOON_MS), undefined);
});

test("missed messages are counted by topic", () => {
  const sequence = new Sequence();
  assert.deepEqual(sequence.took("event", { run: "a", seq: 4 }), { missed: 0, repeated: false });
  assert.deepEqual(sequence.took("event", { run: "a", seq: 5 }), { missed: 0, repeated: false });
  assert.deepEqual(sequence.took("help", { run: "a", seq: 1 }), { missed: 0, repeated: false });
  assert.deepEqual(sequence.took("event", { run: "a", seq: 9 }), { missed: 3, repeated: false });
});

test("a message with an old number is a repetition, except after a restart", () => {
  const sequence = new Sequence();
  sequence.took("event", { run: "a", seq: 4 });
  assert.deepEqual(sequence.took("event", { run: "a", seq: 4 }), { missed: 0, repeated: true });
  assert.deepEqual(sequence.took("event", { run: "b", seq: 4 }), { missed: 0, repeated: false });
  assert.deepEqual(sequence.took("event", { run: "b", seq: 2 }), { missed: 0, repeated: false });
});

test("a topic is missing when the table has a newer message of the same run", () => {
  const holdings = new Holdings();
  holdings.took("prompt", { run: "a", seq: 3 });
  holdings.took("score", { run: "old", seq: 9 });
  holdings.took("legal", { run: "a", seq: 5 });
  holdings.took("legal", null);
  const retained = ["prompt", "score", "legal"].map((topic) => ({ topic, seq: 3 }));
  assert.deepEqual(holdings.lacking({ run: "a", retained }), ["score", "legal"]);
  assert.deepEqual(holdings.lacking({ run: "a", retained: [{ topic: "prompt", seq: 4 }] }), ["prompt"]);
  assert.deepEqual(holdings.lacking({ run: "a" }), []);
});

test("an alert ends when two health messages omit it, but not after one", () => {
  const holdings = new Holdings();
  holdings.took("alert/camera", { run: "a", seq: 1 });
  holdings.took("prompt", { run: "a", seq: 1 });
  assert.deepEqual(holdings.over({ run: "a", retained: [] }), []);
  assert.deepEqual(holdings.over({ run: "a", retained: [{ topic: "alert/camera", seq: 1 }] }), []);
  assert.deepEqual(holdings.over({ run: "a", retained: [] }), []);
  assert.deepEqual(holdings.over({ run: "a" }), []);
  assert.deepEqual(holdings.over({ run: "a", retained: [] }), ["alert/camera"]);
});

test("a missing host is the page's, and a missing path the usual one", () => {
  const page = { hostname: "table.local", protocol: "http:" };
  assert.equal(brokerAt(":9001/mqtt", page), "ws://table.local:9001/mqtt");
  assert.equal(brokerAt(":9001/mqtt", { ...page, protocol: "https:" }), "wss://table.local:9001/mqtt");
  assert.equal(brokerAt("wss://broker:8084", page), "wss://broker:8084/mqtt");
  assert.equal(brokerAt("ws://broker:8084/", page), "ws://broker:8084/mqtt");
  assert.equal(brokerAt("ws://broker:8084/ws", page), "ws://broker:8084/ws");
});

test("an address gives a seat only with its token", () => {
  assert.deepEqual(seatIn("#seat=First%20Elf&token=0123"), { name: "First Elf", token: "0123" });
  assert.equal(seatIn("#seat=White"), undefined);
  assert.equal(seatIn("#token=0123"), undefined);
  assert.equal(seatIn(""), undefined);
});
