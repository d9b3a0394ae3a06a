// The virtual table: the scene comes from its server, what the table says comes over MQTT as for any display.

import { drawBadges } from "./board.js";
import { Carrying } from "./carrying.js";
import { Chronicle, cited } from "./chronicle.js";
import { drawCue, drawWay } from "./cues.js";
import { Drawer } from "./drawer.js";
import { buildEdge } from "./edge.js";
import { Freshness } from "./freshness.js";
import { icon } from "./icons.js";
import { fetchConfig, Link } from "./link.js";
import { Pieces } from "./pieces.js";
import { showHeading, showList } from "./prompt.js";
import { Toast } from "./remote.js";
import { buildRoom, drawHand } from "./room.js";
import { Scene } from "./scene.js";
import { seatLook } from "./seats.js";
import { Sheet } from "./sheet.js";
import { Sight } from "./sight.js";
import { find, make } from "./svg.js";
import { seatMark } from "./tokens.js";
import { View } from "./view.js";

const TOUCH_AGAIN_MS = 800;
const NEAR_MM = 26;

const said = { prompt: { need: "quiet", says: "Waiting for the table.", options: [], chosen: -1, corrections: [], cues: [] } };
const toast = new Toast(find("toast"));
let furniture;
let layers;
let pieces;
let sheet;
let scene;
let view;
let showLights;
let hinting = true;
let seatNames = [];

async function fetchFurniture() {
  for (;;) {
    try {
      const answer = await fetch("/table/scene");
      if (answer.ok) {
        return await answer.json();
      }
    } catch {
      // Not there yet.
    }
    await new Promise((done) => setTimeout(done, 2_000));
  }
}

function changed(names, gone) {
  gone.forEach((name) => pieces.gone(name));
  for (const name of names) {
    const part = scene.parts.get(name);
    if (name.startsWith("piece:") || name.startsWith("die:")) {
      pieces.told(name, part);
    } else if (name === "leds") {
      showLights(part);
    } else if (name === "hands") {
      showHands(part);
    } else if (name === "sheet") {
      sheet.lay(part);
      drawer.showSheet(part);
    } else if (name === "room") {
      drawer.showRoom(part);
    }
  }
  if (names.some((name) => name.startsWith("die:")) && find("dice").childElementCount === 0) {
    buildDiceButtons();
  }
}

let drawer;
let handHeld = false;

function showHands(hands) {
  layers.hands.replaceChildren(...hands.map(drawHand));
  handHeld = hands.some((hand) => hand.shape === "open");
  find("hand").setAttribute("aria-pressed", String(handHeld));
}

function buildDiceButtons() {
  const ids = pieces.names("die");
  find("dice").replaceChildren(
    ...ids.map((id) => {
      const button = make("button", "roll", icon("roll"), make("span", "", ids.length > 1 ? `Roll ${id}` : "Roll"));
      button.dataset.die = id;
      button.addEventListener("click", () => scene.act("roll", { die: id }));
      return button;
    }),
  );
}

// A piece that is tapped is lifted and put back: that names it. Twice at once would name it twice.
const touched = new Map();

function tap(thing) {
  if (thing.kind === "die") {
    scene.act("roll", { die: thing.id });
    return;
  }
  const last = touched.get(thing.id) ?? -Infinity;
  if (performance.now() - last > TOUCH_AGAIN_MS) {
    touched.set(thing.id, performance.now());
    scene.act("tap", { tag: Number(thing.id) });
  }
}

const hands = {
  where: (thing) => pieces.where(thing),
  grab(thing) {
    if (thing.kind === "piece") {
      scene.act("lift", { tag: Number(thing.id) });
    }
  },
  move(thing, at) {
    const there = onTable(at);
    pieces.hold(thing, there);
    if (thing.kind === "piece") {
      scene.carry(Number(thing.id), there.xMm, there.yMm);
    }
  },
  release(thing, at) {
    const there = onTable(at);
    if (thing.kind === "die") {
      pieces.letGo(thing, there, scene.act("place", { die: thing.id, ...there }));
      return;
    }
    const neat = sheet.neat(there);
    const down = neat && !pieces.taken(thing.id, neat.xMm, neat.yMm, NEAR_MM) ? neat : there;
    pieces.letGo(thing, down, scene.drop(Number(thing.id), down.xMm, down.yMm));
  },
  tap,
};

function onTable({ xMm, yMm }) {
  const clamp = (value, most) => Math.min(most, Math.max(-most, value));
  return { xMm: clamp(xMm, furniture.table.widthMm / 2 - 20), yMm: clamp(yMm, furniture.table.heightMm / 2 - 20) };
}

function buildButtons() {
  for (const side of ["south", "north", "east", "west"]) {
    const own = furniture.buttons.filter((button) => button.side === side);
    const place = find(`seat-${side}`);
    if (own.length === 0 || !place) {
      continue;
    }
    const name = furniture.seats[side] ?? side;
    const label = make("span", "seat-label", seatMark(seatLook(name, seatNames), "seat-mark"), make("span", "seat-name", name));
    place.replaceChildren(label, ...own.map(({ button }) => pressButton(side, button, name)));
    place.dataset.seat = name;
  }
  if (furniture.buttons.some(({ button }) => button === "help")) {
    find("help").replaceChildren(pressButton("any", "help", ""));
  }
}

function pressButton(side, button, name) {
  const element = make("button", `press ${button}`, icon(button), make("span", "label", button[0].toUpperCase() + button.slice(1)));
  element.title = `${name} ${button}`.trim();
  element.setAttribute("aria-label", element.title);
  element.dataset.press = `${side}-${button}`;
  element.addEventListener("click", () => scene.act("press", { side, button }));
  return element;
}

function hear(topic, payload) {
  if (topic === "game" && payload) {
    seatNames = payload.seats;
    find("title").textContent = payload.title;
    buildButtons();
    pieces.dressAll();
    showPrompt();
  } else if (topic === "prompt" && payload) {
    said.prompt = payload;
    showPrompt();
  } else if (topic === "position" && payload) {
    said.turn = payload.turn;
    said.marks = payload.marks;
    showPrompt();
  } else if (topic === "event" && payload) {
    chronicle.tell(payload);
    if (payload.kind === "refusal") {
      toast.show("refused", payload.says + (payload.section ? ` (${cited(payload.section)})` : ""));
    }
  } else if (topic === "recent" && payload) {
    chronicle.recall(payload.lines, payload.run);
  } else if (topic === "status" && payload) {
    chronicle.begin(payload.run);
  } else if (topic === "gap") {
    chronicle.missed(payload.missed, payload.run);
  }
}

let chronicle;

function showPrompt() {
  const { prompt } = said;
  showHeading(find("heading"), prompt, said.turn, seatNames);
  find("says").textContent = prompt.says;
  showList(find("choices"), prompt);
  document.querySelectorAll(".seat-buttons").forEach((group) => group.classList.toggle("asked", prompt.seat !== undefined && group.dataset.seat === prompt.seat));
  find("dice").classList.toggle("asked", prompt.need === "roll" || prompt.need === "die-unclear");
  showHints();
}

function showHints() {
  layers.hints.replaceChildren();
  layers.badges.replaceChildren(...(hinting && said.prompt.need !== "set-up" ? drawBadges(furniture.board, said.marks ?? [], view.turned) : []));
  if (!hinting) {
    return;
  }
  const areas = new Map(furniture.board.areas.map((area) => [area.place, area.outline]));
  const cues = said.prompt.cues.filter(({ place }) => areas.has(place));
  const ways = said.prompt.corrections
    .map((one, i) => ({ ...one, label: String(i + 1) }))
    .filter(({ from, to }) => areas.has(from) && areas.has(to) && from !== to);
  layers.hints.append(...cues.flatMap((cue) => drawCue(areas.get(cue.place), cue)), ...ways.map(({ from, to, label }) => drawWay(areas.get(from), areas.get(to), label)));
}

function buildTools() {
  document.querySelectorAll("[data-icon]").forEach((button) => button.prepend(icon(button.dataset.icon)));
  const toggle = (id, act) => find(id).addEventListener("click", act);
  toggle("hand", () => scene.act("hand", handHeld ? { present: false } : { present: true, ...sheet.toTable([30, -40]) }));
  toggle("arrange", () => scene.act("arrange"));
  toggle("fit", () => view.fit(view.kept === "table" ? "board" : "table"));
  toggle("turn", () => {
    view.turn();
    pieces.turn(view.turned);
    showHints();
  });
  toggle("hints", () => {
    hinting = !hinting;
    find("hints").setAttribute("aria-pressed", String(hinting));
    showHints();
  });
}

async function begin() {
  const config = await fetchConfig();
  furniture = await fetchFurniture();
  seatNames = ["south", "north", "east", "west"].map((side) => furniture.seats[side]).filter(Boolean);
  const svg = find("top");
  layers = buildRoom(svg, furniture);
  view = new View(svg, layers.world, furniture.table, furniture.board);
  sheet = new Sheet(furniture.board, [layers.sheet, layers.badges]);
  pieces = new Pieces(layers, (seat) => seatLook(seat, seatNames));
  showLights = buildEdge(layers.edge, furniture.leds);
  scene = new Scene({ changed, alive: (alive) => (find("cut").hidden = alive), refused: (says) => toast.show("refused", says) });
  drawer = new Drawer(find("drawer"), find("room"), scene);
  new Sight(find("sight"), find("camera"));
  new Carrying(svg, view, hands);
  buildTools();
  buildButtons();
  chronicle = new Chronicle(find("events"), config.table);
  const link = new Link(config, undefined, hear);
  new Freshness(find("freshness"), find("banner"), link);
  showPrompt();
  document.body.dataset.ready = "true";
}

begin();
