// The pieces that a hand takes together, and the drag of a paper die.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gestureOf, tapOf } from "#pages/table/paperdice.js";
import { Picking } from "#pages/table/picking.js";
import { squadOf } from "#pages/table/squads.js";
import { action } from "./samples.js";

const STANDING = ["archers", "infantry", "infantry", "siege"].map((token, i) => ({ id: `${i}`, token }));
/** @param {string} to @param {string[]} takes */
const move = (to, takes) => action(`move ${to}`, { changes: ["c3", to], takes: [{ from: "c3", tokens: takes }] });
const ALL = move("c4", ["archers", "infantry", "infantry"]);
const TWO = move("c4", ["archers", "infantry"]);

test("a hand takes the largest group of an action, without pieces that may not move", () => {
  assert.deepEqual(squadOf("1", STANDING, [TWO, ALL], "c3"), ["1", "0", "2"]);
  assert.deepEqual(squadOf("2", STANDING, [TWO], "c3"), ["2", "0"]);
  assert.deepEqual(squadOf("3", STANDING, [ALL], "c3"), ["3"]);
});

test("one piece is taken where no action takes several", () => {
  assert.deepEqual(squadOf("1", STANDING, [action("c3-c4", { changes: ["c3", "c4"] })], "c3"), ["1"]);
  assert.deepEqual(squadOf("1", STANDING, [ALL], "d3"), ["1"]);
  assert.deepEqual(squadOf("1", STANDING, [ALL], undefined), ["1"]);
});

/** @returns {Twin.Die} */
const paper = () => ({
  kind: "octahedron",
  name: "gev-1",
  face: "7",
  xMm: 0,
  yMm: 0,
  headingDeg: 0,
  tiltDeg: 0,
  liftMm: 0,
  edgeMm: 30,
  body: "#fff",
  pips: "#000",
});
const REST = { xMmS: 0, yMmS: 0 };
const FAST = { xMmS: 2_000, yMmS: 0 };

test("a die that is not due is moved, even by a fast release", () => {
  const there = { xMm: 200, yMm: 0 };
  assert.equal(gestureOf(paper(), there, FAST, { thrown: false, stays: true }).verb, "place");
  const thrown = gestureOf(paper(), there, FAST, { thrown: true, stays: true });
  assert.equal(thrown.verb, "toss");
  assert.ok(thrown.to.xMm > 400);
  assert.equal(gestureOf(paper(), there, REST, { thrown: true, stays: true }).verb, "place");
});

test("a short drag rolls a die over", () => {
  const { verb, to } = gestureOf(paper(), { xMm: 3, yMm: 20 }, REST, { thrown: false, stays: true });
  assert.equal(verb, "roll-over");
  assert.ok(Math.abs(to.xMm) < 1e-9);
  assert.ok(Math.abs(to.yMm - 30 / Math.sqrt(3)) < 1e-9);
  assert.equal(gestureOf(paper(), { xMm: 3, yMm: 20 }, REST, { thrown: false, stays: false }).verb, "place");
});

/** @param {Told.Action[]} legal @param {string} asked where something is asked to be put */
function table(legal, asked = "") {
  /** @type {string[]} */
  const done = [];
  /** @param {Shown.Thing} thing */
  const at = ({ id }) => (id.startsWith("enemy") ? "d3" : id.startsWith("card") ? undefined : "c3");
  const picking = new Picking({
    where: at,
    on: () => [],
    seat: ({ id }) => (id.startsWith("enemy") ? "Blue" : "Red"),
    legal: () => legal,
    ordering: () => asked !== "",
    asked: (place) => place === asked,
    squad: (thing) => squadOf(thing.id, STANDING, legal, at(thing)).map((id) => ({ kind: "piece", id })),
    put: (things, to) => done.push(`put ${things.map(({ id }) => id).sort()} on ${"place" in to ? to.place : ""}`),
    touch: (things) => done.push(`touch ${things.map(({ id }) => id)}`),
    choose: async () => undefined,
    changed: () => undefined,
    note: (says) => done.push(says),
    title: (place) => place,
  });
  /** @param {string} id */
  const click = (id) => picking.piece({ kind: "piece", id });
  return { picking, click, done };
}

test("a group moves together, without the pieces removed by a click", () => {
  const { picking, click, done } = table([ALL, TWO]);
  click("1");
  picking.place("c4");
  assert.equal(done.at(-1), "put 0,1,2 on c4");
  click("1");
  click("1");
  picking.place("c4");
  assert.equal(done.at(-1), "put 0,2 on c4");
  click("1");
  click("0");
  click("0");
  picking.place("c4");
  assert.equal(done.at(-1), "put 0,1,2 on c4");
});

test("a click on one of a group touches it where a touch has a meaning", () => {
  const { click, done } = table([ALL, action("lose", { touches: ["c3"] })]);
  click("1");
  click("1");
  assert.equal(done.at(-1), "touch 1");
});

test("a click without effect says so", () => {
  const { picking, click, done } = table([ALL]);
  picking.place("e5");
  assert.deepEqual(done, ["Nothing lies on e5. Click a piece first, then where it goes."]);
  click("enemy");
  assert.equal(done.at(-1), "The pieces on d3 can do nothing now. Pieces that can move are lit.");
});

test("a card from its deck is put on the card at its target", () => {
  const { click, done } = table([action("draw", { changes: ["c3"] }), ALL]);
  click("card");
  click("1");
  assert.deepEqual(done, ["put card on c3"]);
});

test("a correction puts a piece on its place even if it is taken", () => {
  const { click, done } = table([], "d3");
  click("1");
  click("enemy");
  assert.deepEqual(done, ["put 1 on d3"]);
});

/** @param {any} given */
const tapped = (given) =>
  tapOf("gev-1", {
    unit: true,
    onSheet: false,
    thrown: [],
    ...given,
    prompt: { need: "choice", options: [], ...given.prompt },
  });

test("a click throws a unit only when it is due, and an ordinary die always", () => {
  assert.equal(tapped({ thrown: ["gev-1"] }).verb, "roll");
  assert.equal(tapped({ unit: false }).verb, "roll");
  assert.equal(tapped({ onSheet: true }).verb, "touch");
  assert.equal(tapped({}).verb, "nothing");
  assert.equal(tapped({ thrown: ["gev-2"], prompt: { need: "roll" } }).verb, "nothing");
});

test("a click on a unit beside the sheet chooses its only option", () => {
  const enlist = { notation: "enlist gev-1", says: "", where: [] };
  const other = { notation: "enlist gev-12", says: "", where: [] };
  const call = { notation: "call gev-1 gev-2", says: "", where: [] };
  assert.deepEqual(tapped({ prompt: { options: [other, enlist] } }), { verb: "choose", notation: "enlist gev-1" });
  assert.equal(tapped({ prompt: { options: [enlist, call] } }).verb, "nothing");
});

test("a click lays a unit that must be laid", () => {
  assert.equal(tapped({ prompt: { need: "lay" } }).verb, "roll");
});
