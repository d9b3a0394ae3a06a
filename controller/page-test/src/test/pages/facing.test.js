// The board as seen from the far side.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitsOpposite, turnedBoard, turnedStandings } from "#pages/shared/facing.js";

test("only the second seat sits opposite the first", () => {
  const seats = ["White", "Black", "Third"];
  assert.deepEqual(
    seats.map((seat) => sitsOpposite(seat, { seats })),
    [false, true, false],
  );
  assert.equal(sitsOpposite("stranger", { seats }), false);
});

test("configured sides decide who sits opposite", () => {
  const game = {
    seats: ["White", "Black", "Third"],
    sides: [
      { side: "north", seats: ["White", "Third"] },
      { side: "south", seats: ["Black"] },
    ],
  };
  assert.deepEqual(
    game.seats.map((seat) => sitsOpposite(seat, game)),
    [true, false, true],
  );
});

test("places and things beside them are turned by 180 degrees", () => {
  /** @type {Told.Board} */
  const board = {
    name: "board",
    widthMm: 400,
    heightMm: 300,
    areas: [
      {
        place: "a1",
        title: "a1",
        tint: "light",
        label: "",
        outline: [
          [-200, -150],
          [-160, -150],
          [-160, -110],
        ],
      },
    ],
    roads: [],
  };
  const turned = turnedBoard(board);
  assert.deepEqual(turned.areas[0].outline[0], [200, 150]);
  assert.deepEqual(turnedBoard(turned), board);
  const standings = [
    { token: "gev", name: "gev-1", xMm: 10, yMm: -20, headingDeg: 270 },
    { token: "tank", place: "a1" },
  ];
  assert.deepEqual(turnedStandings(standings), [
    { token: "gev", name: "gev-1", xMm: -10, yMm: 20, headingDeg: 90 },
    { token: "tank", place: "a1" },
  ]);
});
