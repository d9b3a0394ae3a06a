// The words of the pages: names, sections, answers, boards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, ofAnother } from "#pages/play/asking.js";
import { nameOf, boardOf } from "#pages/rig/boardname.js";
import { moved } from "#pages/rig/waving.js";
import { cited, quoted, unrepeated } from "#pages/shared/chronicle.js";
import { faceName, leaning } from "#pages/shared/dice.js";
import { counted, plain, questions, since } from "#pages/shared/gamewords.js";
import { opening } from "#pages/shared/names.js";
import { players } from "#pages/shared/players.js";
import { pieceLook, seatLook } from "#pages/shared/seats.js";
import { event, prompt } from "./samples.js";

test("an answer is shown in plain words, and a name unchanged", () => {
  assert.equal(plain("ONE_COMBINED_ATTACK"), "One combined attack");
  assert.equal(plain("NEVER"), "Never");
  assert.equal(plain("GEV+MSL"), "GEV+MSL");
  assert.equal(plain("true"), "Yes");
  assert.equal(plain("OFF"), "Off");
  assert.equal(plain("small"), "small");
});

test("one action is counted in the singular", () => {
  assert.deepEqual([counted(1, "action"), counted(3, "action")], ["1 action", "3 actions"]);
});

test("the choices are counted", () => {
  assert.equal(questions(0, 0), "nothing to choose");
  assert.equal(questions(1, 0), "1 option to choose, or keep the defaults");
  assert.equal(questions(2, 1), "2 options, 1 house ruling to choose, or keep the defaults");
});

test("an unfinished game shows its progress and its options", () => {
  const left = {
    unfinished: "17",
    game: "chess",
    title: "Chess",
    begunAt: "2026-01-01T16:15:00Z",
    playedAt: "2026-01-01T16:15:20Z",
  };
  const [when, chosen] = since({ ...left, actionsPlayed: 1, answers: [{ key: "mayPass", value: "true" }] });
  assert.ok(/^1 action played, 1 Jan, \d\d:\d\d$/.test(when), when);
  assert.equal(chosen, "may pass: Yes");
});

test("a sentence begins with a capital letter, and a square as on the board", () => {
  assert.equal(opening("the mine"), "The mine");
  assert.equal(opening("d4"), "d4");
  assert.equal(opening(""), "");
});

test("a rule is cited by its number or its heading, and a house ruling in words", () => {
  assert.equal(cited("2.3"), "§\u00a02.3");
  assert.equal(cited("The End 2"), "Rulebook, “The End 2”");
  assert.equal(cited("scenario"), "Rulebook, “Scenario”");
  assert.equal(cited("ruling may-pass"), "house ruling: may pass");
  assert.equal(cited("ruling equalSets"), "house ruling: equal sets");
});

test("a section's heading after a sentence is quoted", () => {
  assert.equal(quoted("Play the game"), " (Rulebook, “Play the game”)");
  assert.equal(quoted("2.3"), " (§\u00a02.3)");
  assert.equal(quoted(undefined), "");
});

test("a repeated log entry is shown once", () => {
  const lines = ["No.", "No.", "White rolls 4", "White rolls 4: a hit.", "White rolls 4"].map((says) => event(says));
  assert.deepEqual(
    lines.filter(unrepeated).map(({ says }) => says),
    ["No.", "White rolls 4: a hit.", "White rolls 4"],
  );
  const alike = [1, 2].map((number) => ({ ...event("Blue puts a trooper on c11."), number }));
  assert.equal(alike.filter(unrepeated).length, 2);
});

test("a face is named with its die where the dice of a box differ", () => {
  assert.equal(faceName({ kind: "sticker", name: "yellow", face: "sword" }), "yellow sword");
  assert.equal(faceName({ kind: "d6", name: "d6", face: "4" }), "4");
  assert.equal(faceName({ kind: "d6", face: "4" }), "4");
});

test("a die leans on an edge, but not while it flies", () => {
  const die = { xMm: 0, yMm: 0, headingDeg: 0, kind: "d6", name: "d6", face: "4", edgeMm: 16, body: "", pips: "" };
  assert.equal(leaning({ ...die, tiltDeg: 20, liftMm: 0 }), true);
  assert.equal(leaning({ ...die, tiltDeg: 20, liftMm: 5 }), false);
  assert.equal(leaning({ ...die, tiltDeg: 4, liftMm: 0 }), false);
});

test("no two seats look alike, even without colours", () => {
  for (const seats of [
    ["White", "Black"],
    ["Red Elf", "Yellow Elf", "Green Elf", "Blue Elf"],
    ["North", "South", "East"],
  ]) {
    const looks = seats.map((seat) => seatLook(seat, seats));
    assert.equal(new Set(looks.map(({ shape }) => shape)).size, seats.length);
    assert.equal(new Set(looks.map(({ fill }) => fill)).size, seats.length);
  }
});

test("a seat has the colour of its name, and a piece without a seat has no seat's colour", () => {
  assert.equal(seatLook("Red Elf", ["Blue Elf", "Red Elf"]).fill, "#b3402a");
  assert.equal(seatLook("nobody", ["White"]).fill, seatLook(undefined, ["White"]).fill);
});

test("letters are dark on a light paint and light on a dark one", () => {
  assert.equal(pieceLook({ rgb: "#ffe066" }, []).ink, "#14181b");
  assert.equal(pieceLook({ rgb: "#1f3d66" }, []).ink, "#fdfaf3");
});

test("a calibration board is named by its squares, a chessboard by its inner corners", () => {
  const board = boardOf("charuco:12x8:20.0000:15.0000:DICT_4X4_50");
  assert.deepEqual(board, {
    kind: "charuco",
    across: 12,
    down: 8,
    rowMm: 240,
    markerMm: 15,
    dictionary: "DICT_4X4_50",
  });
  assert.equal(nameOf(board), "charuco:12x8:20.0000:15.0000:DICT_4X4_50");
  assert.equal(nameOf({ ...board, rowMm: 238.8 }), "charuco:12x8:19.9000:15.0000:DICT_4X4_50");
  assert.equal(nameOf({ ...board, kind: "chessboard" }), "chessboard:11x7:20.0000");
});

test("a held board stays within its limits", () => {
  const held = { across: 0.5, down: 0.5, size: 0.95, tiltXDeg: 0, tiltYDeg: 55, rollDeg: 0 };
  assert.deepEqual(moved(held, { across: 0.25, size: 0.5, tiltYDeg: 12 }), {
    ...held,
    across: 0.75,
    size: 1,
    tiltYDeg: 60,
  });
});

test("a question to another seat is in the third person", () => {
  /** @param {Partial<Told.Prompt>} one */
  const told = (one) => ofAnother(prompt({ seat: "Red", ...one })).rest;
  assert.equal(
    told({
      says: "Red: your four 1s are the widest set left. Defend or move troops. Choose with Next, then press Confirm.",
    }),
    "Red's four 1s are the widest set left. Red's turn: defend or move troops.",
  );
  assert.equal(
    told({ says: "Red: pick a strategy: what your sets may do." }),
    "Red's turn: pick a strategy: what Red's sets may do.",
  );
  assert.equal(
    told({ need: "roll", says: "Red: roll for the Ogres. You are captive: an O moves Ogre 4 on, and you are free." }),
    "Red's turn: roll for the Ogres. Red is captive: an O moves Ogre 4 on, and Red is free.",
  );
  assert.equal(told({ need: "lay", says: "Red: throw Infantry 2." }), "Red's turn: throw Infantry 2.");
  assert.equal(
    told({ says: "Red: you stand before Ogre 4. Walk, as you like." }),
    "They stand before Ogre 4. Red's turn: walk, as they like.",
  );
});

test("a seat's own page does not name the seat in its question", () => {
  const roll = prompt({ seat: "Red", need: "roll", says: "Red: roll one die each." });
  assert.equal(asked(roll, true, "", true).rest, "Roll one die each.");
  assert.equal(asked(roll, true, "").rest, "Red: roll one die each.");
});

test("the machine's own page says how to play on without a phone, but only for a person on a phone", () => {
  const told = (machine = true) => ofAnother(prompt({ seat: "Red", says: "Red: walk." }), machine).rest;
  players.here.clear();
  players.told([], [{ seat: "Red", level: 2 }]);
  assert.equal(told(), "Red's turn: walk.", "the table plays Red");
  players.told([], [{ seat: "Red", level: 2 }], ["Red"]);
  assert.equal(told(), "Red's turn: walk.", "the table plays Red, whose phone looks on");
  players.told([], [], ["Red"]);
  assert.equal(told(), "Red's turn: walk. Is the phone gone? Press Red above.");
  assert.equal(told(false), "Red's turn: walk.", "another seat's phone");
  players.told([]);
});
