// The places where actions begin, and the effects of clicks and drags.

import assert from "node:assert/strict";
import { test } from "node:test";
import { grouped } from "#pages/play/declaring.js";
import { grouped as alike } from "#pages/display/pools.js";
import { ended } from "#pages/display/scores.js";
import { byEffect, lastRoll } from "#pages/display/throws.js";
import { actionsFrom, aims, byOrigin, goals, origins, prospectAt, targets } from "#pages/shared/reach.js";
import { answersOf, takeBackQuestion } from "#pages/shared/contest.js";
import { wonBy } from "#pages/shared/victory.js";
import { ways } from "#pages/table/picking.js";
import { action, event } from "./samples.js";

const MOVE = action("d4-d5", { changes: ["d4", "d5"] });
const FIRE = action("d4:e6", { touches: ["d4", "e6"] });
const RAM = action("d4xd5", { touches: ["d4", "d5"], changes: ["d4", "d5"] });
const PASS = action("pass");

/** A gem goes from a bag to beside a Castle, and the giver steps onto the Castle. */
const GIFT = action("gift ruby ne", {
  changes: ["bag", "mine-7", "castle-ne", "gifts-ne"],
  ways: [
    { from: "bag", to: "gifts-ne" },
    { from: "mine-7", to: "castle-ne" },
  ],
  prospect: "+1 point",
});

test("an action begins at its first touch, at the places its pieces leave, or at its changes", () => {
  assert.deepEqual(origins(action("x", { touches: ["a1"], changes: ["b1"] })), ["a1"]);
  assert.deepEqual(origins(MOVE), ["d4"]);
  assert.deepEqual(origins(GIFT), ["bag", "mine-7"]);
  assert.deepEqual(origins(action("buy", { changes: ["c1"] })), ["c1"]);
  assert.deepEqual(origins(PASS), []);
});

test("a held piece is led to its own target, not to that of another piece", () => {
  assert.deepEqual([...targets([GIFT], "bag")], [["gifts-ne", "go"]]);
  assert.deepEqual([...targets([GIFT], "mine-7")], [["castle-ne", "go"]]);
  assert.equal(prospectAt([GIFT], "bag", "gifts-ne"), "+1 point");
  assert.equal(prospectAt([GIFT], "bag", "castle-ne"), "");
  assert.deepEqual(ways([GIFT], "bag", "castle-ne"), { touch: [], go: [] });
  assert.deepEqual(ways([GIFT], "bag", "gifts-ne"), { touch: [], go: [GIFT] });
});

test("on a drawn board the targets of pieces that move along count too", () => {
  const other = action("gift ruby se", {
    ways: [
      { from: "bag", to: "gifts-se" },
      { from: "mine-7", to: "castle-se" },
    ],
  });
  const all = ["castle-ne", "castle-se", "gifts-ne", "gifts-se"];
  assert.deepEqual([...goals([GIFT, other], "bag").keys()].sort(), all);
  assert.deepEqual([...goals([GIFT, other], "mine-7").keys()].sort(), all);
  assert.deepEqual([...goals([MOVE], "d5")], []);
  assert.deepEqual([...goals([FIRE], "d4")], [["e6", "touch"]]);
});

test("a place without a moving piece gets no target sign", () => {
  const joined = action("d4+d5", { changes: ["d4", "d5"], ways: [] });
  assert.deepEqual([...targets([joined], "d4")], []);
  assert.deepEqual(actionsFrom([joined], "d4"), [joined]);
});

test("actions of a place include those that begin with a touch", () => {
  const legal = [action("a", { touches: ["d4", "e5"] }), action("b", { changes: ["d4"] }), action("c")];
  assert.deepEqual(
    actionsFrom(legal, "d4").map(({ notation }) => notation),
    ["a", "b"],
  );
});

test("actions are grouped by their origin, or under none", () => {
  const found = byOrigin([PASS, MOVE, FIRE]);
  assert.deepEqual([...found.keys()], ["d4", ""]);
  assert.deepEqual(found.get("d4"), [MOVE, FIRE]);
});

test("a touched target keeps its sign although a piece goes there too", () => {
  assert.deepEqual(
    [...targets([MOVE, FIRE], "d4")],
    [
      ["d5", "go"],
      ["e6", "touch"],
    ],
  );
  assert.deepEqual([...targets([MOVE, RAM], "d4")], [["d5", "touch"]]);
});

test("two clicks move, touch, or can mean either", () => {
  const legal = [MOVE, FIRE, RAM, PASS];
  assert.deepEqual(ways(legal, "d4", "e6"), { touch: [FIRE], go: [] });
  assert.deepEqual(ways(legal, "d4", "d5"), { touch: [RAM], go: [MOVE] });
  assert.deepEqual(ways(legal, "d4", "d4"), { touch: [], go: [] });
  assert.deepEqual(ways(legal, "d4", undefined), { touch: [], go: [] });
});

test("declarations that differ only by place form one group", () => {
  const titles = new Map([
    ["e5", "the mine"],
    ["e6", "the farm"],
  ]);
  const seize = ["e5", "e6"].map((place) =>
    action(`seize ${place}`, { says: `Seize ${titles.get(place)}`, touches: [place] }),
  );
  const hold = action("hold", { says: "Hold" });
  const groups = grouped([...seize, hold], titles);
  assert.deepEqual(
    groups.map(({ key, says, placed }) => ({ key, says, placed })),
    [
      { key: "Seize …", says: "Seize", placed: true },
      { key: "hold", says: "Hold", placed: false },
    ],
  );
  assert.equal(groups[0].byPlace.get("e6"), seize[1]);
});

test("faces with the same effect are in one line, and moves in none", () => {
  /** @param {string} face */
  const die = (face) => [{ kind: "d6", face }];
  const rolls = [
    action("roll 1", { dice: die("1"), effect: "Miss." }),
    action("roll 2", { dice: die("2"), effect: "Hit." }),
    action("roll 3", { dice: die("3"), effect: "Miss." }),
    action("draw", { says: "a card", dice: [], effect: "Hit." }),
    MOVE,
  ];
  assert.deepEqual(byEffect(rolls), [
    { effect: "Miss.", dice: [...die("1"), ...die("3")], says: [] },
    { effect: "Hit.", dice: die("2"), says: ["a card"] },
  ]);
});

test("the last roll is of dice with a purpose, and no card", () => {
  const rolled = event("White rolls 4.", { purpose: "for the tank", dice: [{ kind: "d6", face: "4" }] });
  const drawn = event("White draws 7.", { purpose: "for the turn", dice: [{ kind: "card", face: "7" }] });
  assert.equal(lastRoll([rolled, drawn, event("White moves.")]), rolled);
  assert.equal(lastRoll([drawn]), undefined);
});

test("successive equal dice are drawn together", () => {
  const faces = ["4", "4", "1", "4"].map((face) => ({ kind: "d6", face }));
  assert.deepEqual(
    alike(faces).map((group) => group.map(({ face }) => face).join("")),
    ["44", "1", "4"],
  );
});

test("the end is shown once as a sentence, and in short where it is shown above", () => {
  const outcome = { kind: "mate", winners: ["White"], section: "2.1", says: "White wins by mate." };
  assert.equal(ended(outcome, "", "White wins"), "White wins by mate. (§\u00a02.1)");
  assert.equal(ended(outcome, "White wins by mate. Set up again.", "White wins"), "White wins. (§\u00a02.1)");
});

test("the winner is named in a few words, and players with one score win or lose together", () => {
  /** @param {string} kind @param {string[]} winners @param {boolean} shared */
  const won = (kind, winners, shared) =>
    wonBy(
      { outcome: { kind, winners, says: "It ends." }, scores: [{ seat: "A", points: 3, what: "points", shared }] },
      ["A", "B"],
    );
  assert.equal(won("draw", [], false), "No side wins");
  assert.equal(won("captured", [], true), "All lose together");
  assert.equal(won("goal", ["A", "B"], true), "The game is finished");
  assert.equal(won("goal", ["A", "B"], false), "A and B win");
  assert.equal(won("ended-for-all", ["A"], false), "The game was ended for all");
});

test("an offered draw is answered, and no second one is offered", () => {
  /** @param {Told.DrawOffer | undefined} offer @param {string} seat */
  const verbs = (offer, seat) => answersOf(seat, offer, false).map(({ verb }) => verb);
  assert.deepEqual(verbs(undefined, "White"), ["offer-draw", "resign"]);
  assert.deepEqual(verbs({ by: "Black", asked: ["White"] }, "White"), ["accept-draw", "decline-draw", "resign"]);
  assert.deepEqual(verbs({ by: "Black", asked: ["White"] }, "Black"), ["resign"]);
});

test("seats with a shared score do not resign alone", () => {
  const [answer] = answersOf("White", undefined, true);
  assert.equal(answer.says, "White: end the game for all …");
});

test("a question about taking back names the actions", () => {
  const request = { by: "White", redo: false, actions: 2, says: "a roll of 3; stay", asked: ["White"] };
  /** @param {Partial<Told.TakeBack>} other @param {string} [seat] */
  const words = (other, seat = "White") => {
    const { title, says, answers, no } = takeBackQuestion({ ...request, ...other }, seat);
    return [title, says, answers[0].says, no];
  };
  const says = "This is taken back, the latest first: a roll of 3; stay.";
  assert.deepEqual(words({}), ["White, take this back?", says, "Take it back", "Leave it"]);
  assert.equal(words({ redo: true })[1], "This is done again, in turn: a roll of 3; stay.");
  assert.deepEqual(words({}, "Black"), [
    "White wants to take back",
    "a roll of 3; stay.",
    "Black allows it",
    "Black does not",
  ]);
});

test("a die that could shoot is told from one that could only roll", () => {
  const rolls = action("roll", { changes: ["gev"] });
  const fires = action("fire", { changes: [], touches: ["gev", "ogre"] });
  assert.ok(aims([rolls, fires], "gev"));
  assert.ok(!aims([rolls], "gev"));
  assert.ok(!aims([fires], "ogre"));
});
