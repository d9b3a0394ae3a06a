// Things that lie beside the places: their corners, rolls and shots, and the menus of their actions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { doerOf, fallen, lastShot } from "#pages/play/came.js";
import { cornerOutlines, cornered, landings, triedAt } from "#pages/play/corners.js";
import { beside } from "#pages/play/menu.js";
import { labelSpots } from "#pages/shared/labels.js";
import { choicesAmong, sharedBeginning, targets } from "#pages/shared/reach.js";
import { centre, freeCorner } from "#pages/shared/svg.js";
import { action, board, event, rounded } from "./samples.js";

/** @type {{ words: { at: Point, says: string, rgb: string }[] }} */
const CORNERS = {
  words: [
    { at: [0, 30], says: "x", rgb: "" },
    { at: [26, -15], says: "y", rgb: "" },
  ],
};
const ROLL = action("roll gev-1 x", { changes: ["gev-1"] });

test("only an action that names a corner of its die leads there", () => {
  const [roll, rest, shot] = cornered(
    [
      ROLL,
      action("rest", { changes: [] }),
      action("fire gev-1 at tank-1", { changes: [], touches: ["gev-1", "tank-1"] }),
    ],
    /** @type {any} */ (new Map([["gev-1", CORNERS]])),
  );
  assert.deepEqual([...targets([roll], "gev-1").keys()], ["gev-1 x"]);
  assert.equal(rest.ways, undefined);
  assert.deepEqual([...targets([shot], "gev-1").keys()], ["tank-1"]);
});

/** @param {[string, number][]} turns */
const spots = (...turns) => ({ turns: new Map(turns), names: new Map(), badges: new Map() });

test("a corner's mark is outside its die, with the die's heading", () => {
  const lying = { token: "gev-1/8", name: "gev-1", xMm: 100, yMm: 50, headingDeg: 90 };
  const looks = /** @type {any} */ (new Map([["gev-1", CORNERS]]));
  const corners = cornerOutlines({ standings: [lying], looks, lettersMm: 10, spots: spots() });
  assert.deepEqual(rounded(centre(corners.get("gev-1 x") ?? [])), [62, 50]);
  const turned = cornerOutlines({ standings: [lying], looks, lettersMm: 10, spots: spots(["gev-1 x", 90]) });
  assert.deepEqual(rounded(centre(turned.get("gev-1 x") ?? [])), [70, 42]);
});

test("a corner without an action is attempted, so that the table gives the reason", () => {
  const begun = cornered([ROLL], /** @type {any} */ (new Map([["gev-1", CORNERS]])));
  assert.equal(triedAt(begun, "gev-1", "gev-1 y")?.notation, "roll gev-1 y");
  assert.equal(triedAt(begun, "gev-1", "tank-1"), undefined);
  assert.equal(triedAt([], "gev-1", "gev-1 y"), undefined);
});

/** @param {string} name */
const ownerOf = (name) =>
  /** @type {Record<string, string>} */ ({ "gev-1": "Red", ogre: "Blue", tank: "Blue", post: "Red" })[name];
/** @param {string} seat @param {number} number @param {string[]} where */
const told = (seat, number, ...where) => event("It happened.", { seat, number, where });

test("a roll shows at its corner how the die would lie", () => {
  const lies = [
    { token: "gev-1/7", name: "gev-1", xMm: 30, yMm: 0, headingDeg: 60 },
    { token: "ogre/2", name: "ogre", xMm: 0, yMm: 0, headingDeg: 0 },
  ];
  const [roll] = cornered([{ ...ROLL, lies }], /** @type {any} */ (new Map([["gev-1", CORNERS]])));
  const drawn = /** @type {any} */ ({ seen: (/** @type {Told.Standing[]} */ all) => all });
  assert.deepEqual([...landings(drawn, "gev-1", [roll, action("rest", { changes: [] })])], [["gev-1 x", lies[0]]]);
});

test("the last shot is from a seat's own die at another seat's thing", () => {
  const shot = told("Red", 4, "gev-1", "ogre");
  assert.deepEqual(lastShot([told("Blue", 3, "ogre", "gev-1"), shot, told("Red", 4, "ogre")], ownerOf).strikes, [
    { from: "gev-1", at: "ogre" },
  ]);
  assert.deepEqual(lastShot([told("Blue", 3, "ogre", "gev-1", "post")], ownerOf).strikes, [
    { from: "ogre", at: "gev-1" },
    { from: "ogre", at: "post" },
  ]);
});

test("the result of a shot, and events on places, are no shots", () => {
  // The Ogre rolled onto the die that had shot at it.
  const crushed = [told("Red", 4, "gev-1", "ogre"), told("Red", 4, "post", "ogre")];
  assert.deepEqual(lastShot(crushed, ownerOf), { number: 4, strikes: [{ from: "gev-1", at: "ogre" }] });
  assert.deepEqual(lastShot([told("Red", 4, "gev-1", "post"), told("Red", 5, "e2", "e4")], ownerOf).strikes, []);
  // Red's hit rolled the Ogre onto a die of its own side.
  assert.deepEqual(lastShot([told("Red", 6, "tank", "ogre")], ownerOf).strikes, []);
});

test("an event bears the mark of the seat that its sentence is about", () => {
  /** @param {string} says */
  const doer = (says) => doerOf({ says, seat: "Black" }, ["White", "Black"]);
  assert.equal(doer("The INF on e7 goes to e6."), "Black");
  assert.equal(doer("White holds fire."), "White");
  assert.equal(doer("Overrun on e5: the White OGRE fires, odds 5-1 or better."), "White");
});

test("many things with the same result form one choice, which lists them", () => {
  /** @param {string} guns @param {string} prospect */
  const fire = (guns, prospect) => action(guns, { says: `Ogre fires at Tank, with ${guns}`, prospect });
  const sure = ["a", "b", "c"].map((one) => fire(one, "destroys"));
  const chances = [fire("d", "5–6 destroys"), fire("e", "5–6 destroys")];
  /** @param {Told.Action[]} actions */
  const listed = (actions) => choicesAmong(actions).map(({ says, alike }) => `${says} ${alike.length}`);
  assert.deepEqual(listed([...sure, ...chances]), ["Destroys 3", "D 1", "E 1"]);
  assert.deepEqual(listed(sure), ["A 1", "B 1", "C 1"]);
});

test("aims with the same result are one choice", () => {
  /** @param {string} part @param {string} prospect */
  const aim = (part, prospect) => action(part, { says: `Tank fires at Ogre, at the ${part}`, prospect });
  const all = [aim("guns", "too weak"), aim("missiles", "too weak"), aim("treads", "9"), aim("radar", "too weak")];
  assert.deepEqual(
    choicesAmong(all).map(({ says, alike }) => [says, alike[0].notation]),
    [
      ["Guns, missiles or radar", "guns"],
      ["Treads", "treads"],
    ],
  );
  const alike = all.filter(({ prospect }) => prospect === "too weak");
  assert.deepEqual(
    choicesAmong(alike).map(({ says }) => says),
    ["Tank fires at Ogre"],
  );
  assert.equal(sharedBeginning(all), "Tank fires at Ogre");
  assert.equal(sharedBeginning([...all, action("go", { says: "Tank goes" })]), "");
});

test("a menu opens beside its place and keeps the other place clear", () => {
  const stage = { left: 0, top: 0, right: 900, bottom: 600 };
  /** @param {number} x @param {number} y */
  const box = (x, y) => ({ left: x, right: x + 80, top: y, bottom: y + 80 });
  /** @param {ReturnType<typeof box>[]} clear */
  const at = (...clear) => beside(/** @type {any} */ (clear), { width: 270, height: 300 }, /** @type {any} */ (stage));
  assert.deepEqual(at(box(400, 100)), { x: 492, y: 100 });
  assert.deepEqual(at(box(400, 100), box(600, 200)), { x: 118, y: 100 });
  assert.deepEqual(at(box(700, 500)), { x: 418, y: 296 });
});

test("a thing that an action took off the board lay where it lay before that action", () => {
  /** @type {Outline[]} */
  const [here, there] = [[[1, 1]], [[2, 2]]];
  const lay = new Map([["ogre", there]]);
  const layAt = new Map([
    [4, new Map([...lay, ["gev-1", here]])],
    [5, lay],
  ]);
  const crushed = told("Blue", 4, "gev-1", "ogre");
  assert.deepEqual([...fallen({ lay, layAt }, [crushed, told("Red", 5, "gev-1")])], [["gev-1", here]]);
  // A die that was thrown and lost was not on the board before.
  assert.deepEqual([...fallen({ lay, layAt }, [told("Red", 5, "gev-1")])], []);
});

/** @param {number} x @param {number} y @returns {Outline} */
const hexagonAt = (x, y) =>
  [0, 60, 120, 180, 240, 300].map((deg) => [
    x + 30 * Math.cos((deg * Math.PI) / 180),
    y + 30 * Math.sin((deg * Math.PI) / 180),
  ]);

/**
 * Returns the spots of the labels of dice with treads.
 * @param {[string, number, number, number?][]} dice the name, the middle and the heading of each
 */
const labelled = (...dice) =>
  labelSpots(
    /** @type {any} */ ({
      standings: dice.map(([name, xMm, yMm, headingDeg = 0]) => ({ token: name, name, xMm, yMm, headingDeg })),
      outlines: new Map(dice.map(([name, x, y]) => [name, hexagonAt(x, y)])),
      looks: new Map(dice.map(([name]) => [name, { words: [{ at: [30, 0], says: "x", rgb: "" }] }])),
      lettersMm: 10,
      game: { board: { ...board(), widthMm: 594, heightMm: 594 } },
      lettersOf: () => "GEV\n8",
    }),
    dice.map(([place]) => ({ place, kind: "treads", brief: "45", says: "" })),
  );

test("the name of a die is away from its badge, other dice and the edge", () => {
  const alone = labelled(["gev-1", 0, 0]);
  const crowded = labelled(["gev-1", 0, 0], ["ogre", 30, -60]);
  const atEdge = labelled(["gev-1", 0, -280]);
  assert.deepEqual(
    [alone, crowded, atEdge].map(({ names }) => rounded(names.get("gev-1") ?? [])),
    [
      [15, -25.981],
      [-30, 0],
      [-30, 0],
    ],
  );
  assert.deepEqual(rounded(alone.badges.get("gev-1") ?? []), [15, 25.981]);
  assert.deepEqual(rounded(freeCorner(hexagonAt(0, 0), 1)), [15, 25.981]);
});

test("the letters of dice that touch are turned apart", () => {
  assert.equal(labelled(["gev-1", 0, 0]).turns.get("gev-1 x"), 0);
  assert.equal(labelled(["gev-1", 0, 0], ["ogre", 65, 0]).turns.get("gev-1 x"), 80);
});

test("a badge without a free spot is left out", () => {
  const rows = [-120, -80, -40, 0, 40, 80, 120];
  const crowd = rows.flatMap((x) => rows.map((y) => /** @type {[string, number, number]} */ ([`${x} ${y}`, x, y])));
  assert.equal(labelled(...crowd).badges.get("0 0"), undefined);
});
