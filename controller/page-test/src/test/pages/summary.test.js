// The summary of a game: the throws of each seat.

import assert from "node:assert/strict";
import { test } from "node:test";
import { throwWords, thrown, told, took, turningPoints } from "#pages/display/summary.js";

/** @param {string} seat @param {string[]} faces @param {string} [kind] */
const roll = (seat, faces, kind = "d6") => ({
  kind: "roll",
  says: "",
  where: [],
  seat,
  dice: faces.map((face) => ({ kind, face })),
});

test("throws are counted by seat and face, without cards", () => {
  const steps = [
    { number: 0, lines: [] },
    { number: 1, lines: [roll("Red", ["6", "2"]), roll("Red", ["7"], "card")] },
    { number: 2, lines: [roll("Blue", ["6"]), roll("Red", ["6"])] },
  ];
  const counted = thrown(steps);
  assert.deepEqual([...counted.keys()], ["Red", "Blue"]);
  assert.deepEqual(
    [...(counted.get("Red") ?? [])],
    [
      ["6", 2],
      ["2", 1],
    ],
  );
});

test("numbers have an average and their order, words have neither", () => {
  assert.equal(
    throwWords(
      new Map([
        ["10", 1],
        ["2", 2],
      ]),
    ),
    "3 dice, 4.7 on average: 2 ×2, 10 ×1",
  );
  assert.equal(
    throwWords(
      new Map([
        ["sword", 1],
        ["shield", 2],
      ]),
    ),
    "3 dice: shield ×2, sword ×1",
  );
});

test("one die has neither a plural nor an average", () => {
  assert.equal(throwWords(new Map([["5", 1]])), "1 die: 5");
});

/** @param {string} says @param {string} [seat] */
const event = (says, seat) => ({ kind: "event", says, where: [], ...(seat && { seat }) });

/** @param {number[]} points @returns {Shown.PastStep} */
const step = (...points) => ({ number: 0, lines: [event("Red moves.", "Red")], points });

test("turning points are the largest changes, in order", () => {
  const steps = [step(5, 5), step(5, 5), step(5, 1), step(5, 0), step(9, 0), step(3, 0), step(3, 0)];
  assert.deepEqual(turningPoints(steps), [2, 4, 5]);
  assert.deepEqual(turningPoints([step(1), step(1)]), []);
  assert.deepEqual(turningPoints([{ number: 0, lines: [] }]), []);
});

test("neither the set-up nor the end is a turning point", () => {
  const setUp = { ...step(9, 0), setUp: true };
  assert.deepEqual(turningPoints([step(0, 0), setUp, step(8, 0), step(0, 9)]), [2]);
});

test("a step without public events is no turning point", () => {
  const silent = { ...step(8, 0), lines: [roll("Red", ["3"])] };
  assert.deepEqual(turningPoints([step(0, 0), silent, step(9, 0), step(9, 0)]), [2]);
});

test("a turning point has its action and its result", () => {
  const steps = [
    { number: 1, lines: [event("The OGRE on e3 fires at the HVY on f3, 2-1.", "Red")] },
    { number: 2, lines: [roll("Red", ["3"]), event("Rolled 3: no effect on the HVY on f3.", "Red")] },
    { number: 3, lines: [roll("Blue", ["rush"], "card"), event("Blue draws: Rush.", "Blue")] },
    { number: 4, lines: [roll("Blue", ["2"])] },
  ];
  const fires = "Red: The OGRE on e3 fires at the HVY on f3, 2-1.";
  assert.deepEqual(told(steps, 1), { did: fires, outcome: "Rolled 3: no effect on the HVY on f3." });
  assert.deepEqual(told(steps, 2), { did: "Blue draws: Rush.", outcome: "" });
  assert.deepEqual(told(steps.slice(3), 0), undefined);
});

test("a duration is in minutes, or in hours from one hour on", () => {
  assert.equal(took(0), "");
  assert.equal(took(42 * 60_000), ", 42 min");
  assert.equal(took(125 * 60_000), ", 2 h 5 min");
});
