// The page for playing: its actions, its secrets, and the moves of pieces.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Allowed } from "#pages/play/allowed.js";
import { apart, asked, askedOf, ending, ofAnother } from "#pages/play/asking.js";
import { Trail, since, standing } from "#pages/play/came.js";
import { Declaring } from "#pages/play/declaring.js";
import { Menu } from "#pages/play/menu.js";
import { outcome, thrownLately } from "#pages/play/throwing.js";
import { ways } from "#pages/shared/gliding.js";
import { decides, goalSaid, goalsOf } from "#pages/shared/goals.js";
import { players } from "#pages/shared/players.js";
import { choicesAmong, taking } from "#pages/shared/reach.js";
import { action, prompt } from "./samples.js";

/** @param {{ seat: string, level: number }[]} opponents @param {() => void} run */
function against(opponents, run) {
  players.told([], opponents);
  run();
  players.told([]);
}

/** @param {string | undefined} own @param {any} [said] */
const page = (own, said = {}) =>
  new Allowed(own === undefined ? undefined : { name: own, token: "" }, () => ({
    legal: { actions: [action("a1-b1"), action("h8-h7", { seat: "Black" })] },
    prompt: prompt({}),
    game: { seats: ["White", "Black"] },
    ...said,
  }));
/** @param {Allowed} allowed */
const notations = (allowed) => allowed.actions().map(({ notation }) => notation);
/** @param {Allowed} allowed */
const secret = (allowed) => allowed.secretActions().map(({ notation }) => notation);

test("the machine's own page plays for all seats except the table's", () => {
  assert.deepEqual(notations(page(undefined)), ["a1-b1", "h8-h7"]);
  against([{ seat: "Black", level: 2 }], () => assert.deepEqual(notations(page(undefined)), ["a1-b1"]));
});

test("a seat's page plays for that seat alone", () => {
  assert.deepEqual(notations(page("Black")), ["h8-h7"]);
});

test("no action is possible while a roll is awaited", () => {
  assert.deepEqual(notations(page(undefined, { prompt: prompt({ need: "roll" }) })), []);
});

test("a question is answered by one of its options", () => {
  const options = [{ notation: "back", says: "Take it back", where: [] }];
  assert.deepEqual(notations(page("White", { prompt: prompt({ need: "question", options }) })), ["back"]);
  assert.deepEqual(notations(page("White", { prompt: prompt({ need: "question", options, seat: "Black" }) })), []);
});

/** @param {Allowed} allowed @param {string[]} seats */
function choosing(allowed, ...seats) {
  seats.forEach((seat) =>
    allowed.hear(`seat/${seat}`, {
      seat,
      standings: [],
      marks: [],
      strikes: [],
      facts: [`${seat} hides`],
      dice: [],
      actions: [action(seat, { seat })],
    }),
  );
  return allowed;
}
const SECRET = { legal: { actions: [] } };

test("two people at one screen see their secret choices one after the other", () => {
  const allowed = choosing(page(undefined, SECRET), "White", "Black");
  assert.deepEqual(secret(allowed), []);
  assert.deepEqual(
    allowed.covered().map(({ seat }) => seat),
    ["White", "Black"],
  );
  allowed.open = "White";
  assert.deepEqual(secret(allowed), ["White"]);
  assert.deepEqual(allowed.secretFacts(), ["White hides"]);
});

test("one person against the table has no covered secrets", () => {
  against([{ seat: "Black", level: 2 }], () => {
    const allowed = choosing(page(undefined, SECRET), "White");
    assert.deepEqual(allowed.covered(), []);
    assert.deepEqual(secret(allowed), ["White"]);
  });
});

test("one person who throws along with the table is asked by name", () => {
  const throws = { ...SECRET, prompt: { ...prompt({}), need: "roll", seat: undefined } };
  assert.equal(choosing(page(undefined, throws)).chooser(), undefined);
  against([{ seat: "Black", level: 2 }], () => assert.equal(choosing(page(undefined, throws)).chooser(), "White"));
});

test("a phone that lies on the table shows no secret until its player asks", () => {
  const allowed = choosing(page("White", SECRET), "White");
  assert.deepEqual(secret(allowed), []);
  assert.deepEqual(allowed.secretFacts(), []);
  assert.deepEqual([allowed.chooser(), allowed.opened(), allowed.listed()], [undefined, undefined, 0]);
  allowed.open = "White";
  assert.deepEqual(secret(allowed), ["White"]);
  assert.deepEqual([allowed.chooser(), allowed.opened(), allowed.listed()], ["White", "White", 1]);
});

test("a secret choice may be changed on a phone, but not on a shared screen", () => {
  const said = { ...SECRET, prompt: prompt({ seat: "Black" }) };
  const phone = choosing(page("White", said), "White");
  assert.equal(phone.covered().length, 1);
  phone.open = "White";
  assert.deepEqual(secret(phone), ["White"]);
  const screen = choosing(page(undefined, said), "White", "Black");
  screen.open = "White";
  assert.deepEqual(secret(screen), []);
});

test("a watching page can neither play nor uncover secrets", () => {
  const allowed = choosing(page("White"), "White");
  allowed.watches = true;
  allowed.open = "White";
  assert.deepEqual(notations(allowed), []);
  assert.deepEqual(secret(allowed), []);
  assert.deepEqual(allowed.covered(), []);
});

test("a declaration with a place is complete once its place is chosen", () => {
  const allowed = choosing(page("White", SECRET), "White");
  allowed.open = "White";
  const seize = ["c5", "e5"].map((place) =>
    action(`seize ${place}`, { seat: "White", says: `Seize, goal ${place}`, touches: [place] }),
  );
  allowed.secrets.set("seat/White", { .../** @type {Told.Own} */ (allowed.secrets.get("seat/White")), actions: seize });
  const titles = new Map(["c5", "e5"].map((place) => [place, place]));
  const declaring = new Declaring(allowed, () => titles);
  assert.equal(declaring.tapped("e5"), false);
  declaring.pick("Seize, goal …");
  assert.equal(declaring.declared(), undefined);
  assert.equal(declaring.tapped("d4"), true);
  assert.equal(declaring.declared(), undefined);
  declaring.tapped("e5");
  assert.equal(declaring.declared()?.notation, "seize e5");
  assert.deepEqual(
    declaring.cues().map(({ role }) => role),
    ["may-act", "touched"],
  );
  allowed.open = undefined;
  assert.equal(declaring.group(), undefined);
});

test("a lesson highlights only the wanted place of a declaration", () => {
  const lesson = /** @type {any} */ ({ task: "play", astray: false, ways: ["seize e5"] });
  const allowed = choosing(page("White", { ...SECRET, prompt: prompt({ lesson }) }), "White");
  allowed.open = "White";
  const actions = ["c5", "d4", "e5"].map((place) =>
    action(`seize ${place}`, { seat: "White", says: `Seize, goal ${place}`, touches: [place] }),
  );
  allowed.secrets.set("seat/White", { .../** @type {Told.Own} */ (allowed.secrets.get("seat/White")), actions });
  const declaring = new Declaring(allowed, () => new Map(["c5", "d4", "e5"].map((place) => [place, place])));
  declaring.pick("Seize, goal …");
  assert.deepEqual(declaring.cues(), [{ place: "e5", role: "may-act", step: 0 }]);
  declaring.tapped("d4");
  assert.deepEqual(
    declaring.cues().map(({ place }) => place),
    ["e5", "d4"],
  );
});

/** @param {string} token @param {string} name @param {number} x @returns {any} */
const drawn = (token, name, x) => ({ token, name, x, y: 0 });

test("a removed piece glides to a new piece of the same kind", () => {
  const before = [drawn("tank", "a1", 0), drawn("tank", "a2", 1), drawn("ogre", "b1", 2)];
  const after = [drawn("tank", "a2", 1), drawn("tank", "b1", 2)];
  const { moved, gone } = ways(before, after);
  assert.deepEqual(
    moved.map(({ from, to }) => [from.name, to.name]),
    [["a1", "b1"]],
  );
  assert.deepEqual(
    gone.map(({ name }) => name),
    ["b1"],
  );
});

test("an unmoved piece does not glide", () => {
  const lying = [drawn("die", "gev-1", 0), drawn("card", "pile", 5), drawn("card", "pile", 5)];
  assert.deepEqual(ways(lying, lying), { moved: [], gone: [] });
});

/** @param {string[]} winners @returns {any} */
const score = (winners) => ({
  scores: [
    { seat: "White", points: 15, what: "units" },
    { seat: "Black", points: 12, what: "units" },
  ],
  outcome: { kind: "won", winners, says: "All tanks are gone." },
});

test("a single player is told the result and the margin", () => {
  const seats = ["White", "Black"];
  assert.deepEqual(ending(score(["White"]), seats, ["White"]), {
    asks: "You won, 15 : 12 units",
    rest: "All tanks are gone.",
  });
  assert.equal(ending(score(["White"]), seats, ["Black"])?.asks, "You lost, 12 : 15 units");
  assert.equal(ending(score(["White"]), seats, seats)?.asks, "White wins, 15 : 12 units");
  // The side with fewer units won, so the units did not decide.
  assert.equal(ending(score(["Black"]), seats, ["White"])?.asks, "You lost");
  assert.equal(ending(score(["Black"]), seats, seats)?.asks, "Black wins");
  assert.equal(ending({ scores: [] }, seats, seats), undefined);
  /** @param {number} white @param {number} black */
  const ended = (white, black) => {
    const { outcome, scores } = score(["White"]);
    [white, black].forEach((count, i) => {
      scores[i].goals = [
        { count, what: "units in the castle" },
        { count: scores[i].points, what: "units" },
      ];
    });
    return ending({ outcome, scores }, seats, seats)?.asks;
  };
  assert.equal(ended(2, 1), "White wins", "the units in the castle decided");
  assert.equal(ended(1, 1), "White wins, 15 : 12 units");
});

test("a goal has the number that wins or loses", () => {
  assert.equal(goalSaid({ count: 7, what: "Ogre move units", most: 9 }), "7 of 9 Ogre move units");
  assert.equal(goalSaid({ count: 13, what: "units", lostAt: 9 }), "13 units, lost at 9");
  assert.equal(goalSaid({ count: 0, what: "spaces from Blue's base" }), "0 spaces from Blue's base");
});

test("a score without goals counts its points", () => {
  const score = { seat: "White", points: 9, what: "units" };
  assert.deepEqual(goalsOf(score), [{ count: 9, what: "units" }]);
  assert.deepEqual(goalsOf({ ...score, goals: [{ count: 3, what: "points" }] }), [{ count: 3, what: "points" }]);
});

/** @param {string} says @param {any} [more] @returns {Told.Event} */
const line = (says, more = {}) => ({ kind: "event", says, ...more });
const MOVED = line("White moves.", { seat: "White", number: 1 });
const SHOT = line("Black shoots.", { seat: "Black", number: 2 });
const ROLLED = { kind: "roll", says: "Rolled 5", seat: "Black", number: 3 };
const HIT = line("Rolled 5: a tank is disabled.", { seat: "Black", number: 3 });
const LINES = [line("Earlier.", { seat: "White", number: 0 }), MOVED, SHOT, ROLLED, HIT];
/** @param {Told.Event[]} lines @param {string} seat */
const told = (lines, seat) => since(lines, (one) => one === seat).map(({ says }) => says);

test("the result of the own action and later actions of others are shown", () => {
  assert.deepEqual(told(LINES, "White"), ["White moves.", "Black shoots.", "Rolled 5: a tank is disabled."]);
  const burning = line("It burns.", { seat: "Black", number: 3 });
  assert.deepEqual(told([...LINES, burning], "Black"), ["Rolled 5: a tank is disabled.", "It burns."]);
});

test("without an own action all events are shown, except those taken back", () => {
  assert.deepEqual(told([line("Earlier.", { seat: "White", number: 0 }), SHOT], "Red"), ["Earlier.", "Black shoots."]);
  const undone = { kind: "undo", says: "Taken back: White moves." };
  assert.deepEqual(told([...LINES, undone], "White"), ["Taken back: White moves."]);
});

test("an undo takes back what stands, not what was taken back before", () => {
  const says = (/** @type {Told.Event[]} */ lines, /** @type {number} */ played) =>
    standing(lines, played).map((one) => one.says);
  assert.deepEqual(says([MOVED, SHOT], 2), ["White moves.", "Black shoots."]);
  const undone = { kind: "undo", says: "Taken back: White shoots." };
  const gone = line("White shoots.", { seat: "White", number: 2 });
  assert.deepEqual(says([MOVED, gone, undone], 1), ["White moves."]);
  assert.deepEqual(says([MOVED, gone, undone, SHOT, HIT], 3), ["White moves.", SHOT.says, HIT.says]);
});

test("the moves of pieces since an action are known by its number", () => {
  /** @param {number} actionsPlayed @param {string} at @returns {any} */
  const position = (actionsPlayed, at) => ({ actionsPlayed, standings: [{ token: "ogre-3", place: at }] });
  const trail = new Trail();
  [position(4, "castle"), position(5, "mine-6"), position(6, "mine-7")].forEach((one) => trail.told(one));
  assert.deepEqual(trail.moves.get(5), [{ from: "castle", to: "mine-6", token: "ogre-3" }]);
  assert.deepEqual(trail.moves.get(6), [{ from: "mine-6", to: "mine-7", token: "ogre-3" }]);
  trail.told(position(0, "castle"));
  assert.equal(trail.moves.size, 0);
});

test("one of several tokens on a place begins only its own actions", () => {
  const gold = action("gold", { changes: ["bag", "king"], takes: [{ from: "bag", tokens: ["gold"] }] });
  const ruby = action("ruby", { changes: ["bag", "king"], takes: [{ from: "bag", tokens: ["ruby"] }] });
  const walk = action("walk", { changes: ["home", "mine-1"] });
  assert.deepEqual(taking([gold, ruby, walk], "bag", "ruby"), [ruby, walk]);
  const shoot = action("shoot", { touches: ["bag", "mine"] });
  assert.deepEqual(taking([gold, ruby, shoot], "bag", "ruby"), [ruby, shoot]);
  const all = [gold, ruby, walk];
  assert.equal(taking(all, "bag", "amber"), all);
  assert.equal(taking(all, undefined, undefined), all);
  const swap = action("swap", {
    changes: ["mine-2", "bag"],
    ways: [
      { from: "mine-2", to: "bag" },
      { from: "bag", to: "mine-2" },
    ],
    takes: [{ from: "bag", tokens: ["gold"] }],
  });
  assert.deepEqual(taking([swap, ruby], "bag", "ruby"), [ruby]);
  assert.deepEqual(taking([swap, ruby], "bag", "gold"), [swap]);
});

test("a throw tells its decisive events, or else its first one", () => {
  /** @param {string} says @param {boolean} [decisive] */
  const event = (says, decisive) => ({ says, ...(decisive && { decisive }) });
  const throws = event("Yellow throws a sword: 1.");
  const better = event("Yellow throws better by 1.", true);
  const lost = event("Blue's trooper on d5 is destroyed.", true);
  assert.deepEqual(outcome([throws, better, lost]), [better, lost]);
  assert.deepEqual(outcome([throws, event("It moves in.")]), [throws]);
  assert.deepEqual(outcome([]), []);
});

test("dice stay beside later ones, and no card replaces them", () => {
  /** @param {string} says @param {string} kind @param {number} number @returns {Told.Event} */
  const roll = (says, kind, number) => ({ kind: "roll", says, purpose: "attack", dice: [{ kind, face: "1" }], number });
  const [first, second] = [roll("Rolled 1", "d6", 4), roll("Rolled 2", "d6", 6)];
  const drawn = roll("Blue draws: Troopers", "card", 5);
  const hit = line("A hit.", { number: 4 });
  const says = (/** @type {Told.Event[]} */ lines) => thrownLately(lines).map((one) => one.roll.says);
  assert.deepEqual(says([first, hit, drawn, second]), ["Rolled 1", "Rolled 2"]);
  assert.deepEqual(says([drawn]), ["Blue draws: Troopers"]);
  assert.deepEqual(thrownLately([first, hit, second])[0]?.came, [hit]);
  assert.deepEqual(thrownLately([drawn], true), []);
});

const FIRES = ["a", "b", "c"].map((one) => action(one, { says: `Ogre fires at Tank, with ${one} guns` }));

test("actions that differ only by the things they use form one choice", () => {
  const go = action("go", { says: "Ogre goes" });
  assert.deepEqual(
    choicesAmong([...FIRES, go]).map(({ says, alike }) => [says, alike.length]),
    [
      ["Ogre fires at Tank", 3],
      ["Ogre goes", 1],
    ],
  );
  assert.deepEqual(
    choicesAmong(FIRES).map(({ says, alike }) => [says, alike.length]),
    [
      ["A guns", 1],
      ["B guns", 1],
      ["C guns", 1],
    ],
  );
});

test("other actions are listed one by one", () => {
  const two = [...FIRES.slice(0, 2), action("go", { says: "Ogre goes" })];
  assert.deepEqual(
    choicesAmong(two).map(({ says }) => says),
    two.map(({ says }) => says),
  );
  assert.deepEqual(
    choicesAmong([action("go", { says: "Ogre goes" })]).map(({ says }) => says),
    ["Ogre goes"],
  );
});

test("a question to several seats is rewritten for the one that chooses here", () => {
  const both = { need: "choice", says: "Red and Blue: pick a strategy in secret: what it lets you do." };
  const red = askedOf(/** @type {any} */ (both), "Red");
  assert.deepEqual([red.seat, red.says], ["Red", "Red: pick a strategy in secret: what it lets you do."]);
  assert.equal(askedOf(/** @type {any} */ (both), undefined), both);
  const throws = { need: "roll", says: "Red and Blue: throw one die each." };
  assert.equal(askedOf(/** @type {any} */ (throws), "Red").says, "Red: throw one die each.");
  const paused = { need: "paused", says: "The game is paused." };
  assert.equal(askedOf(/** @type {any} */ (paused), "Red"), paused);
});

test("a headline about the situation is followed by the instruction for the page", () => {
  /** @param {string} says */
  const shown = (says) => asked(prompt({ seat: "Red", need: "choice", says }), true, "Pick a piece.");
  assert.deepEqual(shown("Red: the sets are spent. Move a squad. Or press Confirm twice: done."), {
    asks: "The sets are spent",
    rest: "Move a squad. Pick a piece.",
  });
  assert.deepEqual(shown("Red: fire or hold. Touch the pieces in turn."), {
    asks: "Fire or hold",
    rest: "Pick a piece.",
  });
});

test("the lesson's step has the instruction, also at a wooden table", () => {
  const taught = { lesson: "A first game", step: 2, steps: 3, title: "", says: "", task: "play", astray: false };
  const says = "White: move a piece.";
  const told = asked(prompt({ seat: "White", need: "choice", says, lesson: taught }), false, "");
  assert.equal(told.rest, "");
  const moved = "Put the INF on e3.";
  assert.equal(asked(prompt({ need: "carry-out", says: moved, lesson: taught }), false, "").rest, moved);
  const wrong = { ...taught, astray: true };
  const right = asked(prompt({ seat: "Black", need: "choice", says: "Black: move a piece.", lesson: wrong }), true, "");
  assert.deepEqual(right, { asks: "Put it right, then go on", rest: "" });
});

test("after a resignation no points are shown, and nothing twice", () => {
  const seats = ["White", "Black"];
  const lost = score(["Black"]);
  lost.outcome = { kind: "resigned", winners: ["Black"], says: "White resigns. Black wins." };
  assert.deepEqual(ending(lost, seats, ["White"]), { asks: "You lost", rest: "White resigns." });
  assert.deepEqual(ending(lost, seats, seats), { asks: "Black wins", rest: "White resigns." });
});

test("a menu stays open while its actions are unchanged", () => {
  const march = action("a1-b1");
  const element = /** @type {HTMLElement} */ ({ hidden: false });
  const menu = new Menu(element);
  menu.offered = [march];
  menu.told([{ ...march }, action("a1-c1")]);
  assert.equal(element.hidden, false);
  menu.told([{ ...march, prospect: "destroys 1" }]);
  assert.equal(element.hidden, true);
});

test("a seat's request is split from the prompt, without the wooden table's buttons", () => {
  const says = "Black: move a piece.";
  const before = "White wants to take back: a1-a2. Black: press Confirm to allow it, Undo to refuse, or play on. ";
  const { wanted, then } = apart(prompt({ seat: "Black", says: before + says }));
  assert.equal(wanted, "White wants to take back: a1-a2. Black may allow it, refuse it, or play on. ");
  assert.equal(then.says, says);
  const draw = "White offers a draw. Black: press Confirm to accept it, Undo to decline it, or play on. ";
  assert.equal(
    apart(prompt({ says: draw + says })).wanted,
    "White offers a draw. Black may accept it, decline it, or play on. ",
  );
  const own = "White wants to take back: a1-a2. Press Confirm if you mean all of that, Undo to leave it as it is. ";
  assert.equal(apart(prompt({ says: own + says })).wanted, "White wants to take back: a1-a2. ");
  assert.deepEqual(apart(prompt({ says })), { wanted: "", then: prompt({ says }) });
});

test("another seat's question is shown without its buttons", () => {
  const says = "Blue: the attack got through. Choose the set that loses a die. Choose with Next, then press Confirm.";
  const { rest } = ofAnother(prompt({ seat: "Blue", says }));
  assert.equal(rest, "The attack got through. Blue's turn: choose the set that loses a die.");
  const walk = ofAnother(prompt({ seat: "Red", says: "Red: walk. Or press Confirm twice: stay." }));
  assert.equal(walk.rest, "Red's turn: walk.");
  assert.equal(ofAnother(prompt({ need: "roll", seat: "Red", says: "Red: roll." })).rest, "Red's turn: roll.");
  const laid = ofAnother(prompt({ need: "lay", seat: "Red", says: "Red: put the Ogre on the table." }));
  assert.equal(laid.rest, "Red's turn: put the Ogre on the table.");
});

test("the leader is marked at the deciding goal", () => {
  /** @param {number} units @param {number} away */
  const army = (units, away) => ({
    seat: "Red",
    points: units,
    what: "units",
    goals: [
      { count: units, what: "units" },
      { count: away, what: "spaces away" },
    ],
  });
  assert.equal(decides(army(4, 2), [army(4, 2), army(3, 1)]), 0);
  assert.equal(decides(army(3, 1), [army(3, 1), army(3, 2)]), 1);
  assert.equal(decides(army(3, 1), [army(3, 1), army(3, 1)]), 0);
});
