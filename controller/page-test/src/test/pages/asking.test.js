// The split of a prompt into a question and the rest.

import assert from "node:assert/strict";
import { test } from "node:test";
import { finished, omitted, question, unbroken } from "#pages/shared/prompt.js";
import { action, prompt } from "./samples.js";

const OPTION = { notation: "hold", says: "Hold fire", where: [] };

test("a prompt with options is split into a question and the rest", () => {
  const says = "White: fire or hold. Touch the pieces.";
  const told = question(prompt({ seat: "White", says, options: [OPTION] }));
  assert.deepEqual(told, { asks: "Fire or hold?", rest: "Touch the pieces." });
});

test("a prompt without options is no question", () => {
  const told = question(prompt({ seat: "White", says: "White: move a piece or pass. Lift it first." }));
  assert.deepEqual(told, { asks: "Move a piece or pass", rest: "Lift it first." });
});

test("the dots of an abbreviation end no sentence", () => {
  const told = question(
    prompt({ seat: "Red", says: "Red: move G.E.V. 2 or stay. It may go twice.", options: [OPTION] }),
  );
  assert.deepEqual(told, { asks: "Move G.E.V. 2 or stay?", rest: "It may go twice." });
});

test("a single sentence is not shown twice", () => {
  const says = "White: move a piece.";
  assert.deepEqual(question(prompt({ seat: "White", says })), { rest: says });
});

test("a thrown unit is asked for by its name, and dice are not", () => {
  const thrown = question(prompt({ need: "roll", seat: "Red", says: "Red: throw G.E.V. 2." }));
  assert.deepEqual(thrown, { asks: "Throw G.E.V. 2", rest: "" });
  const says = "Red: roll the die.";
  assert.deepEqual(question(prompt({ need: "roll", seat: "Red", says })), { rest: says });
});

test("the purpose of a roll is its headline, and what it does is the rest", () => {
  const says = "Red: roll for the Ogres. An O moves all of them.";
  const told = question(prompt({ need: "roll", seat: "Red", says }));
  assert.deepEqual(told, { asks: "Roll for the Ogres", rest: "An O moves all of them." });
});

test("a prompt that begins with another seat's name is not split", () => {
  const says = "Black: wait. White is asked.";
  assert.deepEqual(question(prompt({ seat: "White", says })), { rest: says });
});

test("only a game that is over is finished", () => {
  assert.equal(finished(prompt({ need: "over" })), true);
  assert.equal(finished(prompt({ need: "paused" })), false);
});

test("odds are not broken at the end of a line", () => {
  assert.equal(unbroken("fires at 3-1, then at 1-2"), "fires at 3\u20111, then at 1\u20112");
  assert.equal(unbroken("a well-known way"), "a well-known way");
});

test("entries left out of a long message are counted by list", () => {
  const legal = { actions: [action("a")], omitted: [{ list: "actions", count: 7 }] };
  assert.equal(omitted(legal, "actions"), 7);
  assert.equal(omitted(legal, "options"), 0);
  assert.equal(omitted({}, "actions"), 0);
});
