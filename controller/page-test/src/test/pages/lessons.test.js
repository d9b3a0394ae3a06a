// A lesson on the page for playing: the effects of clicks, and the game after the lesson.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ownOf } from "#pages/play/came.js";
import { Choosing } from "#pages/play/choosing.js";
import { Front } from "#pages/play/front.js";
import { leadTo } from "#pages/play/ways.js";
import { led, wantedFirst } from "#pages/shared/lesson.js";
import { action, prompt } from "./samples.js";

/** @param {string} task @param {string} way @returns {any} */
const lesson = (task, way) => ({ step: 1, steps: 2, task, astray: false, ways: [way] });

/**
 * Clicks places of a board, and returns the list of effects.
 * @param {Told.Action[]} actions
 * @param {any} taught
 * @param {string[]} standings the pieces on places
 * @param {string[]} places
 */
function clicked(actions, taught, standings, ...places) {
  /** @type {string[]} */
  const came = [];
  const choosing = Object.assign(Object.create(Choosing.prototype), {
    all: () => actions,
    board: { standings: standings.map((place) => ({ place, token: "Rook" })), known: () => ({ seat: "White" }) },
    menu: { close: () => {} },
    show: () => {},
    offer: (/** @type {string} */ place, /** @type {Told.Action[]} */ listed) =>
      came.push(`${listed.map(({ notation }) => notation).join(" or ")} listed at ${place}`),
    asked: {
      said: () => ({ prompt: prompt({ lesson: taught, seat: taught?.seat }) }),
      actions: () => actions,
      act: (/** @type {Told.Action} */ { notation }) => came.push(notation),
      refused: (/** @type {string} */ from, /** @type {string} */ to) => came.push(`why not ${from} to ${to}`),
      thrown: () => false,
      changed: () => {},
      declaring: { tapped: () => false },
    },
  });
  places.forEach((place) => choosing.clicked(place));
  return [...came, ...(choosing.from === undefined ? [] : [`picked ${choosing.from}`])];
}

const STEP = action("g1-h1", { changes: ["g1", "h1"] });
const STANDINGS = ["a1", "b1", "g1"];

test("an illegal move by clicks gets a reason, as by a drag", () => {
  const tried = lesson("try", "a1-a2");
  assert.deepEqual(clicked([STEP], tried, STANDINGS, "a1", "a2"), ["why not a1 to a2"]);
  assert.deepEqual(clicked([STEP], tried, STANDINGS, "g1", "g4"), ["why not g1 to g4"]);
  assert.deepEqual(clicked([STEP], tried, STANDINGS, "a1", "g1"), ["picked g1"]);
});

test("a clicked piece without actions gets a reason, if it belongs to the seat that is asked", () => {
  assert.deepEqual(clicked([STEP], lesson("try", "a1-a2"), STANDINGS, "a1", "b1"), ["picked b1"]);
  const own = ["why not a1 to a1", "picked a1"];
  assert.deepEqual(clicked([STEP], { ...lesson("try", "a1-a2"), seat: "White" }, STANDINGS, "a1"), own);
});

test("a piece without actions gets a reason when an empty place is clicked next", () => {
  assert.deepEqual(clicked([STEP], undefined, STANDINGS, "a1", "a2"), ["why not a1 to a2"]);
});

test("after a piece without actions a click on a target does not act with another piece", () => {
  const taught = { ...lesson("play", "g1-h1"), seat: "White" };
  assert.deepEqual(clicked([STEP], taught, STANDINGS, "h1"), ["g1-h1"]);
  assert.deepEqual(clicked([STEP], taught, STANDINGS, "a1", "h1"), ["why not a1 to a1", "why not a1 to h1"]);
  assert.deepEqual(clicked([STEP], taught, STANDINGS, "a1", "g1"), ["why not a1 to a1", "picked g1"]);
});

test("a click on a target before anything is selected only selects it and lists what leads there", () => {
  const listed = ["g1-h1 listed at h1", "picked h1"];
  assert.deepEqual(clicked([STEP], undefined, STANDINGS, "h1"), listed);
  assert.deepEqual(clicked([{ ...STEP, prospect: "captive" }], undefined, STANDINGS, "h1"), listed);
  assert.deepEqual(clicked([STEP], undefined, STANDINGS, "h1", "h1"), ["g1-h1 listed at h1"]);
  assert.deepEqual(clicked([STEP], undefined, STANDINGS, "h1", "h4"), ["g1-h1 listed at h1"]);
  assert.deepEqual(clicked([STEP], undefined, STANDINGS, "h1", "g1", "h1"), ["g1-h1 listed at h1", "g1-h1"]);
  assert.deepEqual(clicked([STEP], lesson("play", "other"), STANDINGS, "h1"), []);
  assert.deepEqual(clicked([STEP, action("a1-a2", { changes: ["a1", "a2"] })], undefined, STANDINGS, "h1"), []);
  assert.deepEqual(clicked([STEP], undefined, STANDINGS, "g1"), ["picked g1"]);
});

test("a shot is noted where its things lay, and again after an undo", () => {
  const at = (/** @type {number} */ xMm) => new Map([["tank", { xMm }]]);
  const board = { layAt: new Map(), lay: at(1) };
  /** @param {string} kind @param {object} [more] */
  const happens = (kind, more) =>
    Choosing.prototype.happened.call(/** @type {any} */ ({ board }), { kind, says: "", ...more });
  happens("event", { number: 4, where: ["tank", "ogre"] });
  board.lay = at(2);
  happens("event", { number: 4, where: ["tank", "ogre"] });
  assert.deepEqual(board.layAt.get(4), at(1));
  happens("undo");
  happens("event", { number: 4, where: ["tank", "ogre"] });
  assert.deepEqual(board.layAt.get(4), at(2));
});

test("the only thing below a piece is listed by a click on its place, and taken if a lesson asks for it", () => {
  const take = action("take", { changes: ["bag"], ways: [{ from: "mine", to: "bag" }] });
  const other = action("take other", { changes: ["bag"], ways: [{ from: "mine", to: "bag" }] });
  assert.deepEqual(clicked([take, STEP], undefined, ["mine"], "mine"), ["take listed at mine", "picked mine"]);
  assert.deepEqual(clicked([take], undefined, ["mine"], "mine", "bag"), ["take listed at mine", "take"]);
  assert.deepEqual(clicked([take], lesson("play", "take"), ["mine"], "mine"), ["take"]);
  assert.deepEqual(clicked([take, other], undefined, ["mine"], "mine"), ["picked mine"]);
  assert.deepEqual(clicked([take, other], undefined, ["mine"], "bag"), [
    "take or take other listed at bag",
    "picked bag",
  ]);
});

/** @param {string} castle */
const gift = (castle) =>
  action(`gift ${castle}`, {
    changes: ["bag", "mine", castle, `gifts-${castle}`],
    ways: [
      { from: "bag", to: `gifts-${castle}` },
      { from: "mine", to: castle },
    ],
  });

test("each place that a lesson highlights for an action leads to it from any of its pieces", () => {
  const gifts = [gift("ne"), gift("se")];
  const wanted = lesson("play", "gift ne");
  const standings = ["bag", "mine"];
  for (const from of standings) {
    assert.deepEqual(clicked(gifts, wanted, standings, from, "ne"), ["gift ne"]);
    assert.deepEqual(clicked(gifts, wanted, standings, from, "gifts-ne"), ["gift ne"]);
  }
  assert.deepEqual(clicked(gifts, wanted, standings, "bag", "se"), ["gift se"]);
  assert.deepEqual(clicked([...gifts, STEP], wanted, standings, "g1", "ne"), ["why not g1 to ne"]);
});

test("while a lesson asks nobody, only the learner's seat is the player's own", () => {
  const said = /** @type {any} */ ({ prompt: prompt({ lesson: { ...lesson("read", ""), seat: "Red" } }) });
  const own = ownOf({ said, allowed: /** @type {any} */ ({ plays: () => true }) });
  assert.deepEqual(["Red", "Blue"].filter(own), ["Red"]);
});

test("a page that plays no seat takes the asked one's side", () => {
  const game = { seats: ["Red", "Blue"] };
  const allowed = /** @type {any} */ ({ plays: () => false });
  /** @param {string} [seat] */
  const own = (seat) =>
    game.seats.filter(ownOf({ said: /** @type {any} */ ({ prompt: prompt({ seat }), game }), allowed }));
  assert.deepEqual(own("Blue"), ["Blue"]);
  assert.deepEqual(own(), ["Red", "Blue"]);
});

test("a list scrolls once to its wanted entry", () => {
  const [seen, row] = [
    { top: 400, bottom: 600 },
    { top: 900, bottom: 950 },
  ];
  const window = {
    scrollTop: 0,
    getBoundingClientRect: () => seen,
    scrollTo: (/** @type {number} */ _, /** @type {number} */ top) => (window.scrollTop = top),
  };
  const wanted = { getBoundingClientRect: () => row };
  let pageScrolls = 0;
  Object.assign(globalThis, { scrollTo: () => pageScrolls++ });
  const ways = /** @type {any} */ ({ dataset: {}, parentElement: window, querySelector: () => wanted });
  leadTo(ways, "2", "White");
  assert.equal(window.scrollTop, 495);
  leadTo(ways, "2", "White");
  assert.equal(window.scrollTop, 495);
  leadTo({ ...ways, querySelector: () => null }, "3", "White");
  leadTo(ways, "2", "White");
  assert.equal(window.scrollTop, 990);
  [row.top, row.bottom] = [500, 550];
  leadTo(ways, "4", "White");
  assert.equal(window.scrollTop, 990);
  assert.equal(pageScrolls, 1);
  leadTo(ways, "4", "Black");
  assert.equal(pageScrolls, 2, "a page that scrolls as a whole begins at its top too");
  assert.equal(window.scrollTop, 0, "a turn begins at the top of its list");
});

test("after a lesson the table plays the other seat, also in a cooperative game", async () => {
  /** @type {unknown[]} */
  const ordered = [];
  const order = (/** @type {string} */ verb, /** @type {unknown} */ fields) => {
    ordered.push([verb, fields]);
    return Promise.resolve({ done: true, says: "" });
  };
  const front = Object.assign(Object.create(Front.prototype), {
    games: { games: [{ id: "together", title: "Together" }] },
    levels: new Map(),
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

test("a highlighted action without a target is played by one click, and outside a lesson it is listed", () => {
  const take = action("take gold", { changes: ["bag"] });
  assert.deepEqual(clicked([take], lesson("play", "take gold"), [], "bag"), ["take gold"]);
  assert.deepEqual(clicked([take], undefined, [], "bag"), ["take gold listed at bag", "picked bag"]);
  const many = [..."abcdefg"].map((one) => action(one, { changes: ["bag"] }));
  assert.deepEqual(clicked(many, undefined, [], "bag"), ["picked bag"]);
});

test("a lesson lists like actions with the same target, and only wanted declarations are offered", () => {
  const [part, whole] = ["d2 d3 1I", "d2 d3 1D1I"].map((one) => action(one, { changes: ["d2", "d3"] }));
  for (const taught of [undefined, lesson("play", "d2 d3 1D1I")]) {
    assert.deepEqual(clicked([part, whole], taught, ["d2"], "d2", "d3"), [
      "d2 d3 1I or d2 d3 1D1I listed at d3",
      "picked d2",
    ]);
  }
  assert.deepEqual(led(lesson("play", "d2 d3 1I"), [part, whole]), [part]);
  assert.deepEqual(led(lesson("play", "elsewhere"), [part, whole]), [part, whole]);
  assert.deepEqual(led(undefined, [part, whole]), [part, whole]);
  assert.deepEqual(wantedFirst(lesson("play", "d2 d3 1D1I"), [part, whole]), [whole, part]);
  assert.deepEqual(wantedFirst(undefined, [part, whole]), [part, whole]);
});
