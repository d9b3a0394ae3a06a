// The virtual table: the scene comes from its server, what the table says comes over MQTT as for any display.

import { arrive } from "../shared/access.js";
import { Carrying } from "./carrying.js";
import { showDanger } from "../shared/danger.js";
import { HelpSheet } from "../shared/help.js";
import { Chronicle, cited } from "../shared/chronicle.js";
import { askAboutGame, drawOffers, takeBackRequests } from "../shared/contest.js";
import { buildDiceButtons, buildSeatButtons, labelDiceButtons, showAsked, showDie } from "./dock.js";
import { Drawer } from "./drawer.js";
import { Edge } from "./edge.js";
import { Freshness } from "../shared/freshness.js";
import { GamesSheet } from "../shared/games.js";
import { PlayersHands } from "./hands.js";
import { Hints } from "./hints.js";
import { fetchConfig, Link } from "../shared/link.js";
import { looksOf } from "../shared/lying.js";
import { Pieces } from "./pieces.js";
import { question, showHeading, showList, showTitle, watchList } from "../shared/prompt.js";
import { Toast } from "../shared/remote.js";
import { RobotBox } from "./robot.js";
import { buildRoom, drawHand } from "./room.js";
import { fetchFurniture, Scene } from "./scene.js";
import { pieceLook } from "../shared/seats.js";
import { Sheet } from "./sheet.js";
import { Sight } from "./sight.js";
import { soundTouched } from "./sound.js";
import { actionsFrom, stops } from "./stops.js";
import { NamingPads } from "../shared/naming.js";
import { find } from "../shared/svg.js";
import { buildTools } from "./tools.js";
import { View } from "./view.js";
import { Walking } from "./walking.js";

const QUIET = { need: "quiet", says: "Waiting for the table.", options: [], chosen: -1, corrections: [], cues: [] };
const said = { prompt: QUIET, legal: [], marks: [], strikes: [], standings: [], looks: new Map(), score: {} };
const offers = drawOffers((verb, fields) => scene.act(verb, fields));
const takeBacks = takeBackRequests((verb, fields) => scene.act(verb, fields));
const dice = new NamingPads(find("naming"), (seat, faces, confirmed) =>
  scene.act("name-dice", { seat, faces, confirmed }),
);
const toast = new Toast(find("toast"));
const guide = new HelpSheet(find("newcomer"), find("way-in"), "table");
const games = new GamesSheet(
  onTheTable,
  () => ({ mayChoose: true, mayLeave: true }),
  (verb, fields) => scene.order(verb, fields),
);
let furniture;
let layers;
let pieces;
let sheet;
let scene;
let view;
let edge;
let hints;
let hands;
let walking;
let drawer;
let chronicle;
let robot;
let areas;
let handHeld = false;
let pointed = -1;
let asked;
let seatNames = [];
let tokens = new Map();
let drawing;
let followed;

function changed(names, gone) {
  const before = pieces.things.size;
  gone.forEach((name) => pieces.gone(name));
  names.forEach((name) => take(name, scene.parts.get(name)));
  if (pieces.things.size !== before && view.kept !== "free") {
    view.fit();
  }
  if ([...names, ...gone].some((name) => name !== "leds" && name !== "room")) {
    arrange();
    followPieces();
  }
}

// Badges keep out of the way of pieces, wherever those stand.
function followPieces() {
  const points = JSON.stringify([...hands.standing()]);
  if (points !== followed) {
    followed = points;
    drawSoon();
  }
}

function take(name, part) {
  if (name.startsWith("piece:")) {
    pieces.told(name, part);
  } else if (name.startsWith("die:")) {
    takeDie(name, part);
  } else if (name === "thrown") {
    labelDiceButtons(pieces.all("die"), said, part);
  } else if (name === "leds") {
    edge.show(part);
  } else if (name === "hands") {
    showHands(part);
  } else if (name === "sheet") {
    sheet.lay(part);
    drawer.showSheet(part);
  } else if (name === "boards" || name === "room") {
    drawer.told(name, part);
  } else if (name === "furniture" && part !== furniture.parts.furniture) {
    // The server lays another board now, with other pieces and other seats.
    location.reload();
  } else if (name === "robot") {
    robot ??= new RobotBox(
      (verb, fields) => scene.act(verb, fields),
      () => seatNames.length,
    );
    robot.told(part);
  }
}

function takeDie(name, part) {
  const before = pieces.names("die").length;
  pieces.told(name, part);
  if (pieces.names("die").length !== before) {
    buildDiceButtons(pieces.all("die"), (die) => scene.act("roll-asked", { die }));
    labelDiceButtons(pieces.all("die"), said, scene.parts.get("thrown") ?? []);
  }
  pieces.all("die").forEach((die) => showDie(die.id, die.part));
}

function showHands(present) {
  layers.hands.replaceChildren(...present.map(drawHand));
  handHeld = present.some((hand) => hand.shape === "open");
  find("hand").setAttribute("aria-pressed", String(handHeld));
}

function hear(topic, payload) {
  if (topic === "game" && payload) {
    seatNames = payload.seats;
    tokens = new Map(payload.tokens.map((token) => [token.token, token]));
    hints.lies(said.standings, tokens);
    find("title").textContent = payload.title;
    buildSeatButtons(furniture, seatNames, press);
    pieces.dressAll();
    guide.tell(payload);
    robot?.show();
    showPrompt();
  } else if (topic === "prompt" && payload) {
    said.prompt = payload;
    pointed = -1;
    hands.heard(payload);
    showPrompt();
    takeBacks.told(payload.takeBack);
  } else if (topic === "position" && payload) {
    said.turn = payload.turn;
    said.played = payload.actionsPlayed;
    said.marks = payload.marks;
    said.strikes = payload.strikes ?? [];
    said.standings = payload.standings;
    said.looks = looksOf(payload, tokens);
    hints.lies(said.standings, tokens);
    pieces.wears(said.looks);
    showPrompt();
  } else if (topic === "legal" && payload) {
    said.legal = payload.actions;
    showHints();
  } else if (topic === "games" && payload) {
    games.told(payload);
  } else if (topic === "status" && payload) {
    said.state = payload.state;
  } else if (topic === "score" && payload) {
    said.score = payload;
    offers.told(payload.drawOffer);
  } else {
    hearWhatHappens(topic, payload);
  }
  games.told();
}

function hearWhatHappens(topic, payload) {
  if (topic === "event" && payload) {
    chronicle.tell(payload);
    hands.happened();
    if (payload.kind === "refusal") {
      toast.show("refused", payload.says + (payload.section ? ` (${cited(payload.section)})` : ""));
    }
  } else if (topic === "recent" && payload) {
    chronicle.recall(payload.lines);
  } else if (topic === "help" && payload) {
    toast.show("asked", payload.says);
  } else if (topic === "gap") {
    chronicle.missed(payload.missed);
  }
}

function onTheTable() {
  return {
    title: find("title").textContent,
    state: said.state,
    over: said.score.outcome !== undefined,
    played: said.played ?? 0,
  };
}

function press(side, button) {
  scene.act("press", { side, button });
}

function showPrompt() {
  const { prompt } = said;
  const { asks, rest } = question(prompt);
  showHeading(find("heading"), prompt, said.turn, seatNames, asks);
  showTitle(prompt, said.turn);
  showDanger(find("danger"), said.marks ?? [], prompt.need === "over" || prompt.need === "set-up");
  find("says").textContent = rest;
  showList(find("choices"), prompt, (notation) =>
    scene.act("choose", { ...(prompt.seat ? { seat: prompt.seat } : {}), notation }),
  );
  dice.told(prompt.naming ?? []);
  const confirms = prompt.options[prompt.chosen]?.says;
  find("choosing").hidden = find("choices").hidden;
  find("take").hidden = confirms === undefined;
  find("take").textContent = `Confirm: ${confirms ?? ""}`;
  asked = showAsked(prompt.seat, said.turn, confirms);
  labelDiceButtons(pieces.all("die"), said, scene.parts.get("thrown") ?? []);
  find("dice").classList.toggle("asked", prompt.need === "roll" || prompt.need === "die-unclear");
  showHints();
}

function showHints() {
  const { picked } = hands.picking;
  pieces.pick(picked);
  find("top").classList.toggle("picking", picked !== undefined);
  hints.show(said, {
    from: picked && hands.placeOf(picked),
    aimed: hands.aimed,
    pointed,
    turned: view.turned,
    standing: hands.standing(),
  });
  arrange();
}

// Gives pieces and names the room there is, and the stops their names.
function arrange() {
  pieces.makeRoom();
  hints.name(new Set(pieces.all("piece").map((piece) => sheet.placeAt(pieces.where(piece)))));
  walking.refresh();
}

// Says aloud what a picked piece may do; that it is picked can be seen.
function tellPicked() {
  const { picked } = hands.picking;
  const from = picked && hands.placeOf(picked);
  const ways = from === undefined ? [] : actionsFrom(said.legal, from).map((action) => action.says);
  const name = picked && pieces.things.get(`piece:${picked.id}`).part.name;
  find("spoken").textContent = picked ? `${name} picked. ${ways.slice(0, 8).join(". ")}` : "";
  showHints();
}

function look(index) {
  if (index !== pointed) {
    pointed = index;
    showHints();
  }
}

function redraw() {
  pieces.turn(view.turned);
  showHints();
}

function rescaled(mmPerPx) {
  hints.scale(mmPerPx);
  pieces.scale(mmPerPx);
  drawSoon();
}

function drawSoon() {
  drawing ??= requestAnimationFrame(() => {
    drawing = undefined;
    showHints();
  });
}

function buildTable() {
  const svg = find("top");
  layers = buildRoom(svg, furniture);
  areas = new Map([...layers.sheet.querySelectorAll(".area")].map((area) => [area.dataset.place, area]));
  sheet = new Sheet(furniture.board, [layers.sheet, layers.badges]);
  pieces = new Pieces(layers, (piece) => pieceLook(piece, seatNames));
  hints = new Hints(layers, furniture.board);
  pieces.recorded = (piece) => hints.recorded(sheet.placeAt(pieces.where(piece)), said);
  edge = new Edge(layers.edge, furniture.leds);
  walking = new Walking(svg, layers.held, {
    stops: () => stops({ pieces, sheet, board: furniture.board, elements: areas, said, picking: hands.picking }),
    press: ({ thing, place }) => (thing ? hands.tap(thing) : hands.tapPlace(place)),
    reveal: (at) => view.reveal(at),
    turned: () => view.turned,
  });
  hands = new PlayersHands({
    pieces,
    sheet,
    table: furniture.table,
    said,
    changed: tellPicked,
    shown: showHints,
    sound: soundTouched,
  });
  view = new View(
    svg,
    layers.world,
    furniture,
    (kind) =>
      kind === "stray"
        ? sheet.strays(pieces.all("piece").map((thing) => pieces.where(thing)))
        : pieces.all(kind).map((thing) => pieces.where(thing)),
    {
      scaled: rescaled,
      shown: (box) => edge.follow(box),
    },
  );
  new Carrying(svg, view, hands);
}

async function begin() {
  const problem = await arrive();
  const config = await fetchConfig();
  furniture = await fetchFurniture();
  seatNames = ["south", "north", "east", "west"].map((side) => furniture.seats[side]).filter(Boolean);
  buildTable();
  scene = new Scene({
    changed,
    alive: (alive) => (find("cut").hidden = alive),
    refused: (says) => toast.show("refused", says),
  });
  hands.scene = scene;
  drawer = new Drawer(find("drawer"), find("room"), scene, layers);
  new Sight(find("sight"), find("camera"));
  buildTools({
    scene,
    sheet,
    view,
    hands,
    hints,
    drawer,
    redraw,
    handHeld: () => handHeld,
    press: (button) => press(asked, button),
    askGame: () =>
      askAboutGame(seatNames, said.score, (verb, fields) => scene.act(verb, fields), {
        others: () => games.open(),
        redoable: said.prompt.redoable,
      }),
  });
  watchList(find("choices"), look);
  buildSeatButtons(furniture, seatNames, press);
  chronicle = new Chronicle(find("events"), () => seatNames);
  guide.offer();
  if (problem) {
    toast.show("refused", problem);
  }
  const link = new Link(config, undefined, hear);
  new Freshness(find("freshness"), find("banner"), link);
  showPrompt();
  document.body.dataset.ready = "true";
}

begin();
