// Dice on the board of the page /play: their corners are places, and their shots are shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lastShot } from "#pages/play/came.js";
import { cornerOutlines, cornered, triedAt } from "#pages/play/corners.js";
import { targets } from "#pages/shared/reach.js";
import { centre } from "#pages/shared/svg.js";
import { action, event, rounded } from "./samples.js";

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

test("a corner's mark is outside its die, with the die's heading", () => {
  const lying = { token: "gev-1/8", name: "gev-1", xMm: 100, yMm: 50, headingDeg: 90 };
  const looks = /** @type {any} */ (new Map([["gev-1", CORNERS]]));
  const corners = cornerOutlines({ standings: [lying], looks, lettersMm: 10 });
  assert.deepEqual(rounded(centre(corners.get("gev-1 x") ?? [])), [64, 50]);
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

test("the last shot is from a seat's own die at another seat's thing", () => {
  const shot = told("Red", 4, "gev-1", "ogre");
  assert.deepEqual(lastShot([told("Blue", 3, "ogre", "gev-1"), shot, told("Red", 4, "ogre")], ownerOf), [
    { from: "gev-1", at: "ogre" },
  ]);
  assert.deepEqual(lastShot([told("Blue", 3, "ogre", "gev-1", "post")], ownerOf), [
    { from: "ogre", at: "gev-1" },
    { from: "ogre", at: "post" },
  ]);
});

test("the result of a shot, and events on places, are no shots", () => {
  // The Ogre rolled onto the die that had shot at it.
  const crushed = [told("Red", 4, "gev-1", "ogre"), told("Red", 4, "post", "ogre")];
  assert.deepEqual(lastShot(crushed, ownerOf), [{ from: "gev-1", at: "ogre" }]);
  assert.deepEqual(lastShot([told("Red", 4, "gev-1", "post"), told("Red", 5, "e2", "e4")], ownerOf), []);
  // Red's hit rolled the Ogre onto a die of its own side.
  assert.deepEqual(lastShot([told("Red", 6, "tank", "ogre")], ownerOf), []);
});
