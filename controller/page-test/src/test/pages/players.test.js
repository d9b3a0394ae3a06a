// Names of players replace the names of seats, and nothing else with the same words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Allowed } from "#pages/play/allowed.js";
import { Players, players } from "#pages/shared/players.js";

/** @param {[string, string][]} named */
function called(...named) {
  const players = new Players();
  players.told(named.map(([seat, name]) => ({ seat, name })));
  return players;
}

test("a name replaces a seat that is asked, acts or owns", () => {
  const players = called(["Red", "Anna"], ["Blue", "Ben"]);
  assert.equal(players.says("Red: your two 7s are named for a move."), "Anna: your two 7s are named for a move.");
  assert.equal(players.says("Red moves to d4, next to Blue."), "Anna moves to d4, next to Ben.");
  assert.equal(players.says("Red's sets: 6x8. Blue has won."), "Anna's sets: 6x8. Ben has won.");
  assert.equal(players.says("It is for Red"), "It is for Anna");
});

test("a piece of that colour keeps its own name", () => {
  const players = called(["White", "Anna"], ["Black", "Ben"]);
  assert.equal(players.says("Put the White Heavy Tank on e4."), "Put the White Heavy Tank on e4.");
  assert.equal(players.says("The Black INF fires at White's MCP."), "The Black INF fires at Anna's MCP.");
});

test("a seat of several words loses its article", () => {
  const players = called(["Red Elf", "Anna"]);
  assert.equal(players.says("The Red Elf goes to Mine 5."), "Anna goes to Mine 5.");
  assert.equal(players.says("Yellow gives the Red Elf a ruby."), "Yellow gives Anna a ruby.");
});

test("a name is inserted unchanged, and only into sentences", () => {
  const players = called(["Red", "$& (x)"]);
  assert.equal(players.says("Red rolls."), "$& (x) rolls.");
  assert.deepEqual(
    players.hear({ seat: "Red", says: "Red rolls.", options: [{ notation: "Red rolls", says: "Red." }] }),
    {
      seat: "Red",
      says: "$& (x) rolls.",
      options: [{ notation: "Red rolls", says: "$& (x)." }],
    },
  );
});

test("without names nothing is changed", () => {
  const players = called();
  const message = { says: "Red rolls." };
  assert.equal(players.hear(message), message);
  assert.equal(players.of("Red"), "Red");
});

test("the machine's own page leaves a seat with a phone to the phone, but not in a lesson", () => {
  const said = /** @type {any} */ ({ game: { seats: ["White", "Black"] }, prompt: {} });
  const machine = new Allowed(undefined, () => said);
  players.told([], [], ["Black"]);
  assert.deepEqual([machine.plays("White"), machine.plays("Black")], [true, false]);
  assert.equal(machine.sees("White"), false, "the phone's player may look too");
  players.taught = true;
  assert.equal(machine.plays("Black"), true);
  players.taught = false;
  players.told([]);
});
