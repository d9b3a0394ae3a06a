// The positions of drawings and of pieces put down by hand. An error would show a piece on another square.

import assert from "node:assert/strict";
import { test } from "node:test";
import { quartersOf, recordsFit } from "#pages/shared/badges.js";
import { boardBox, squaresBox } from "#pages/shared/board.js";
import { extent, turned } from "#pages/shared/bodies.js";
import { besidePlaces, looksOf, outlinesOf, shotOf } from "#pages/shared/lying.js";
import { fitted, wordsAt } from "#pages/shared/cues.js";
import { gathered, layers, roomOf, slots, stacksOf } from "#pages/shared/stacks.js";
import { centre, freeCorner, points, shrunk, spread } from "#pages/shared/svg.js";
import { uprightTilt } from "#pages/shared/tilt.js";
import { swing } from "#pages/table/carrying.js";
import { Sheet } from "#pages/table/sheet.js";
import { nextStop } from "#pages/table/walking.js";
import { board, rounded, square } from "./samples.js";

const A1 = square("a1", -25, 0);
const B1 = square("b1", 25, 0);

test("y grows away from South and down on a screen", () => {
  assert.equal(points(A1.outline), "-50,25 0,25 0,-25 -50,-25");
  assert.deepEqual(centre(B1.outline), [25, 0]);
  assert.deepEqual(shrunk(B1.outline, 0.5)[0], [12.5, -12.5]);
});

test("badges of a die avoid the corners with letters", () => {
  /** @param {number} deg @returns {Point} */
  const corner = (deg) => [100 + 40 * Math.cos((deg * Math.PI) / 180), 40 * Math.sin((deg * Math.PI) / 180)];
  for (let heading = 0; heading < 360; heading += 7) {
    const outline = [0, 60, 120, 180, 240, 300].map((deg) => corner(heading + deg));
    for (const side of [-1, 1]) {
      const [x, y] = freeCorner(outline, side) ?? [0, 0];
      const letters = [0, 2, 4].map((i) => Math.hypot(x + 100 - outline[i][0], y - outline[i][1]));
      assert.ok(Math.min(...letters) > 39, `${heading}`);
      assert.ok(side * x + y > 0, `${heading}`);
      // The name of the die is at another one, away from the badge.
      const [nameX, nameY] = freeCorner(outline, side, 1) ?? [0, 0];
      const toName = [0, 2, 4].map((i) => Math.hypot(nameX + 100 - outline[i][0], nameY - outline[i][1]));
      assert.ok(Math.min(...toName) > 39 && Math.hypot(nameX - x, nameY - y) > 60, `${heading}`);
    }
  }
  assert.equal(freeCorner(A1.outline, 1), undefined);
});

test("the spread of an outline is its least width", () => {
  assert.equal(
    spread([
      [0, 0],
      [30, 0],
      [30, 12],
      [0, 12],
    ]),
    12,
  );
});

test("a box holds all places, or the sheet where there are none", () => {
  assert.deepEqual(squaresBox(board(A1, B1)), { left: -50, top: -25, right: 50, low: 25 });
  assert.deepEqual(squaresBox(board()), { left: -200, top: -200, right: 200, low: 200 });
  assert.deepEqual(boardBox(board(A1, B1)), [-56, -31, 112, 62]);
});

test("a turn by 90 degrees is counter-clockwise", () => {
  assert.deepEqual(rounded(turned([[10, 0]], 90)), [[0, 10]]);
  assert.deepEqual(
    rounded(
      extent(
        turned(
          [
            [-30, -10],
            [30, 10],
          ],
          90,
        ),
      ),
    ),
    { wide: 20, high: 60 },
  );
});

test("letters are never upside down", () => {
  for (let headingDeg = -720; headingDeg <= 720; headingDeg += 7) {
    const tilt = uprightTilt(headingDeg);
    assert.ok(tilt > -45.001 && tilt <= 45, `${headingDeg} is drawn at ${tilt}`);
    assert.equal((((tilt + headingDeg) % 90) + 90) % 90, 0, `${headingDeg} is drawn askew at ${tilt}`);
  }
});

test("a covered token is below the next uncovered one", () => {
  const here = ["tray", "crown", "king", "queen"].map((token) => ({
    token,
    covered: ["tray", "crown"].includes(token),
  }));
  assert.deepEqual(
    stacksOf(here).map((stack) => stack.map(({ token }) => token).join("<")),
    ["tray<crown<king", "queen"],
  );
});

test("tokens that share a place neither overlap nor leave it", () => {
  for (let count = 1; count <= 20; count++) {
    const all = slots(count, A1.outline);
    assert.equal(all.length, count);
    all.forEach(({ x, y, room }, i) => {
      assert.ok(Math.max(Math.abs(x), Math.abs(y)) + room / 2 <= 25.001, `${i} of ${count} is outside`);
      const apart = all
        .filter((_, j) => j !== i)
        .map((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)));
      assert.ok(
        apart.every((far) => far >= room * 0.92),
        `${i} of ${count} is over another`,
      );
    });
  }
});

test("two tokens in a place wider than high are side by side, each as large as half of it", () => {
  const high = A1.outline.map(([x, y]) => /** @type {[number, number]} */ ([x * 1.2, y]));
  const [one, other] = slots(2, high);
  assert.ok(one.room >= 0.49 * 60, `${one.room} mm`);
  assert.ok(Math.abs(other.x - one.x) >= one.room);
  assert.ok(Math.abs(one.y) + one.room / 2 <= 25.001 && Math.abs(one.x) + one.room / 2 <= 30.001);
});

test("several tokens in a wide place are in a row, larger than in two rows", () => {
  const wide = A1.outline.map(([x, y]) => /** @type {[number, number]} */ ([x * 2, y]));
  const all = slots(3, wide);
  assert.ok(all.every(({ y, room }) => y === 0 && room > 0.5 * 50));
  assert.ok(all.every(({ x, room }) => Math.abs(x) + room / 2 <= 50.001));
});

test("a preview is broken into the lines that fit its place", () => {
  assert.deepEqual(fitted("1 die to 1, hits all", 13, 4), ["1 die to 1", "hits all"]);
  assert.deepEqual(fitted("1 die to 1, hits all", 6, 2), ["1 die", "to 1 …"]);
  assert.deepEqual(fitted("destroys it", 4, 2), ["destroys", "it"]);
});

test("a small place has only words that fit whole", () => {
  assert.deepEqual(wordsAt("up to 2 units lost", 7, 2), []);
  assert.deepEqual(wordsAt("destroys it", 4, 2), []);
  assert.deepEqual(wordsAt("1 unit lost", 7, 2), ["1 unit", "lost"]);
  assert.deepEqual(wordsAt("up to 2 units lost by it", 7, 3), ["up to 2", "units", "lost by …"]);
});

test("of a deep stack only the upper tokens are visible, the lowest with the largest offset", () => {
  const stack = [1, 2, 3, 4, 5, 6].map((i) => ({ token: String(i) }));
  assert.deepEqual(
    layers(stack, 40).map(({ standing, off }) => `${standing.token} by ${off}`),
    ["3 by 9", "4 by 6", "5 by 3", "6 by 0"],
  );
});

test("a mixed stack has larger offsets than an equal one", () => {
  const off = (/** @type {string[]} */ ...tokens) =>
    layers(
      tokens.map((token) => ({ token })),
      40,
    )[0].off;
  assert.equal(off("ogre", "elf"), 9);
  assert.equal(off("gold", "gold"), 3);
});

test("pieces in a chest leave its printed upper part visible", () => {
  /** @type {Outline} */
  const outline = [
    [0, 0],
    [20, 0],
    [20, 10],
    [0, 10],
  ];
  assert.deepEqual(
    roomOf({ outline, tint: "chest" }).map(([, y]) => y),
    [0, 0, 7, 7],
  );
  assert.equal(roomOf({ outline, tint: "mine" }), outline);
});

test("pieces in a place higher than wide leave its lower edge for the name", () => {
  /** @type {Outline} */
  const outline = [
    [0, 0],
    [10, 0],
    [10, 20],
    [0, 20],
  ];
  const ys = roomOf({ outline, tint: "mine" }).map(([, y]) => y);
  assert.ok(Math.abs(Math.min(...ys) - 2.8) < 1e-9);
  assert.equal(Math.max(...ys), 20);
});

test("the quarters of two pieces are found from either side", () => {
  /** @type {Outline} */
  const aboveLeft = [
    [-10, 10],
    [10, -10],
  ];
  assert.deepEqual(quartersOf(aboveLeft, [0, 0], false), [
    [-1, -1],
    [1, 1],
  ]);
  assert.deepEqual(quartersOf(aboveLeft, [0, 0], true), [
    [1, 1],
    [-1, -1],
  ]);
  /** @type {Outline} */
  const aboveRight = [
    [10, 10],
    [-10, -10],
  ];
  assert.deepEqual(quartersOf(aboveRight, [0, 0], false), [
    [-1, 1],
    [1, -1],
  ]);
  assert.ok(recordsFit(11) && !recordsFit(11.1));
});

test("a thing beside the places has an outline at its pose", () => {
  const standings = [
    { token: "tank", place: "a1" },
    { token: "ship", name: "ship 1", xMm: 100, yMm: 50, headingDeg: 90 },
  ];
  /** @type {Outline} */
  const body = [
    [-30, -10],
    [30, -10],
    [30, 10],
    [-30, 10],
  ];
  const tokens = new Map([["ship", { token: "ship", name: "Ship", letters: "S", outlineMm: body }]]);
  const outlines = outlinesOf(board(A1), standings, tokens);
  assert.deepEqual([...outlines.keys()], ["a1", "ship 1"]);
  assert.deepEqual(rounded(outlines.get("ship 1"))[1], [110, 80]);
  const beside = besidePlaces(board(A1), outlines);
  assert.deepEqual([...beside], ["ship 1"]);
  assert.deepEqual(shotOf({ notation: "", says: "", where: ["ship 1", "ship 1"] }, beside), [
    { from: "ship 1", at: "ship 1" },
  ]);
  assert.deepEqual(shotOf({ notation: "", says: "", where: ["ship 1", "a1"] }, beside), []);
  assert.deepEqual(shotOf(undefined, beside), []);
});

test("a thing's look names the side to show", () => {
  const position = {
    actionsPlayed: 0,
    standings: [{ token: "tank-up", name: "Tank 1", xMm: 0, yMm: 0, headingDeg: 0 }],
    marks: [],
    facts: [],
    strikes: [],
    dice: [],
    looks: [{ name: "Tank 1", title: "The Tank", letters: "T", dots: [], polygons: [] }],
    lost: [],
    lastPlaces: [],
  };
  const tokens = new Map([["tank-up", { token: "tank-up", name: "", letters: "UP" }]]);
  assert.equal(looksOf(position, tokens).get("Tank 1")?.face, "UP");
  assert.equal(looksOf(undefined, tokens).size, 0);
});

test("points convert to a turned sheet and back, and to their places", () => {
  const sheet = new Sheet(board(A1, B1), []);
  sheet.lay({ xMm: 100, yMm: -40, headingDeg: 90, laid: true });
  const at = sheet.toTable([25, 10]);
  assert.deepEqual(rounded(at), { xMm: 90, yMm: -15 });
  assert.deepEqual(rounded(sheet.toBoard(at)), [25, 10]);
  assert.equal(sheet.placeAt(at), "b1");
  assert.equal(sheet.placeAt({ xMm: 100, yMm: 40 }), undefined);
  assert.deepEqual(rounded(sheet.middleOf("a1")), { xMm: 100, yMm: -65 });
});

test("a piece snaps only near the middle of a place, and not without the sheet", () => {
  const sheet = new Sheet(board(A1, B1), []);
  assert.deepEqual(sheet.neat({ xMm: 30, yMm: 10 }), { xMm: 25, yMm: 0 });
  assert.equal(sheet.neat({ xMm: 47, yMm: 20 }), undefined);
  assert.deepEqual(
    sheet.strays([
      { xMm: 30, yMm: 10 },
      { xMm: 150, yMm: 0 },
      { xMm: 300, yMm: 0 },
    ]),
    [{ xMm: 150, yMm: 0 }],
  );
  sheet.lay({ xMm: 0, yMm: 0, headingDeg: 0, laid: false });
  assert.equal(sheet.neat({ xMm: 30, yMm: 10 }), undefined);
  assert.equal(sheet.placeAt({ xMm: 30, yMm: 10 }), undefined);
});

test("a hand that rested before the release has no speed", () => {
  const trail = [
    { ms: 0, xMm: 0, yMm: 0 },
    { ms: 50, xMm: 10, yMm: -20 },
  ];
  assert.deepEqual(swing(trail, 60), { xMmS: 200, yMmS: -400 });
  assert.deepEqual(swing(trail, 141), { xMmS: 0, yMmS: 0 });
  assert.deepEqual(swing(trail.slice(0, 1), 10), { xMmS: 0, yMmS: 0 });
  assert.deepEqual(swing([], 10), { xMmS: 0, yMmS: 0 });
});

test("an arrow key moves to the nearest stop in its direction, or stays", () => {
  /** @param {number} xMm @param {number} yMm */
  const stop = (xMm, yMm) => ({ at: { xMm, yMm } });
  const [here, right, far, up] = [stop(0, 0), stop(50, 10), stop(120, 0), stop(10, 50)];
  const all = [here, far, right, up];
  assert.equal(nextStop(all, here, [1, 0]), right);
  assert.equal(nextStop(all, here, [0, 1]), up);
  assert.equal(nextStop(all, here, [-1, 0]), here);
});

test("rows that are too low for this screen become one stack", () => {
  /** @type {Outline} */
  const place = [
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
  ];
  const kinds = ["a", "b", "c"].map((token) => [/** @type {Told.Standing} */ ({ token })]);
  assert.equal(
    gathered(kinds, place, () => true, 8),
    kinds,
  );
  assert.deepEqual(
    gathered(kinds, place, () => true, 9),
    [kinds.flat()],
  );
  assert.equal(
    gathered(kinds, place, () => false, 9),
    kinds,
  );
  const one = kinds.slice(0, 1);
  assert.equal(
    gathered(one, place, () => true, 90),
    one,
  );
});
