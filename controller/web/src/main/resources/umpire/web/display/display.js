// The display. Everything it shows came over MQTT.

import { arrive, isOperators } from "../shared/access.js";
import { BoardDrawing } from "../shared/board.js";
import { Chronicle } from "../shared/chronicle.js";
import { drawCue, drawReach, drawStrikes, drawWays } from "../shared/cues.js";
import { showDanger, THREATENED } from "../shared/danger.js";
import { Freshness } from "../shared/freshness.js";
import { GamesSheet } from "../shared/games.js";
import { HelpSheet } from "../shared/help.js";
import { fetchConfig, Link } from "../shared/link.js";
import { shotOf } from "../shared/lying.js";
import { opening, titlesOf } from "../shared/names.js";
import { OwnPart } from "./own.js";
import { showPools } from "./pools.js";
import { finished, omitted, question, showHeading, showList, showTitle, unbroken } from "../shared/prompt.js";
import { byOrigin, origin, targets } from "../shared/reach.js";
import { seatInAddress, Toast } from "../shared/remote.js";
import { SeatedPage } from "./seated.js";
import { Speech } from "./speech.js";
import { ended, showScores } from "./scores.js";
import { find, make } from "../shared/svg.js";
import { showThrows } from "./throws.js";

const LONG = 90;
const LONGER = 160;
const EMPTY_PROMPT = {
  need: "quiet",
  says: "Waiting for the table.",
  options: [],
  chosen: -1,
  corrections: [],
  cues: [],
};

/** What is known of a game before anything is said of it. */
const NOTHING_SAID = {
  prompt: EMPTY_PROMPT,
  position: undefined,
  legal: { actions: [] },
  score: { scores: [] },
  own: undefined,
};

const said = { ...NOTHING_SAID, alerts: new Map() };
const seat = seatInAddress();
const toast = new Toast(find("toast"));
const games = new GamesSheet(
  onTheTable,
  () => page.right(),
  (verb, fields) => page.order(verb, fields),
);
const page = new SeatedPage(seat, {
  toast,
  score: () => said.score,
  redoable: () => said.prompt.redoable,
  openGames: () => games.open(),
});
const own = new OwnPart(find("own"), find("goal"), {
  declare: (notation, button) => page.remote.act(notation, button),
  pointed: () => showHints(),
});
let board;
let chosen;
let pinned = false;
let chronicle;
const speech = new Speech(find("speak"));
const help = new HelpSheet(find("sheet"), find("help"), seat ? "seat" : "display");

const seats = () => said.game?.seats ?? [];

const SHOW = {
  games: (told) => games.told(told),
  status: () => {},
  game: showGame,
  position: showPosition,
  prompt: showPrompt,
  legal: showHints,
  score: showScore,
};

function hear(topic, payload, fresh) {
  if (topic === "gap") {
    chronicle.missed(payload.missed);
  } else if (topic === "recent" && payload) {
    chronicle.recall(payload.lines);
    showDice();
  } else if (topic === "event" && payload) {
    chronicle.tell(payload);
    speech.say(payload.says);
    showDice();
  } else if (topic === "help" && payload) {
    toast.show("asked", payload.says);
    speech.say(payload.says);
  } else if (topic.startsWith("alert/")) {
    hearAlert(topic, payload);
  } else if (topic.startsWith("seat/")) {
    said.own = payload;
    showSecrets();
  } else if (topic in SHOW && payload) {
    const before = said[topic];
    said[topic] = payload;
    SHOW[topic](payload, before);
    games.told();
  }
}

function onTheTable() {
  return {
    title: said.game?.title ?? "",
    state: said.status?.state,
    over: said.score.outcome !== undefined,
    played: said.position?.actionsPlayed ?? 0,
  };
}

function hearAlert(topic, payload) {
  if (payload) {
    said.alerts.set(topic, payload);
  } else {
    said.alerts.delete(topic);
  }
  showAlerts();
}

// What the prompt says already is not said a second time.
function showAlerts() {
  const more = [...said.alerts.values()].filter((alert) => !said.prompt.says.includes(alert.says));
  find("alerts").replaceChildren(...more.map((alert) => make("li", alert.severity, alert.says)));
}

// What was said of the game before is true no more; the table says all of it anew.
function showGame(game, before) {
  if (before && isAnother(game, before)) {
    Object.assign(said, NOTHING_SAID);
    [find("facts"), find("marks"), find("board"), find("pools")].forEach((element) => element.replaceChildren());
    showSecrets();
  }
  find("title").textContent = game.title;
  help.tell(game);
  board = new BoardDrawing(find("board"), game);
  chosen = undefined;
  page.told(game, before);
  if (said.position) {
    showPosition(said.position);
  }
  showPrompt(said.prompt);
  showScore(said.score);
  chronicle.show();
}

// Stamps alone make no other game.
const isAnother = (game, before) =>
  JSON.stringify({ ...game, seq: 0, run: "", at: "" }) !== JSON.stringify({ ...before, seq: 0, run: "", at: "" });

const showSecrets = () =>
  own.told(page.remote && said.own, said.position, seats(), said.game ? titlesOf(said.game.board) : new Map());

function showDice() {
  showThrows(find("throws"), { prompt: said.prompt, legal: said.legal, lines: chronicle.lines, seats: seats() });
}

function showPosition(position) {
  if (board) {
    board.showPosition(position);
    showScore(said.score);
    showSecrets();
    showPools(find("pools"), position.dice, seats());
    find("facts").replaceChildren(...position.facts.map((fact) => make("li", "", fact)));
    find("marks").replaceChildren(
      ...position.marks
        .filter(worthWords)
        .map((mark) => make("li", `mark-${mark.kind}`, ...badgeWords(mark), mark.says)),
    );
    showPrompt(said.prompt);
  }
}

// A plain number speaks for itself; what takes letters is said in words as well, and what is threatened in a banner.
const worthWords = (mark) => mark.brief && mark.kind !== THREATENED && !/^\d+$/.test(mark.brief);
const badgeWords = (mark) => mark.brief.split(" ").map((word) => make("b", "chip", word));

function showPrompt(prompt, before) {
  const { asks, rest } = question(prompt);
  showHeading(find("heading"), prompt, said.position?.turn, seats(), asks);
  showTitle(prompt, said.position?.turn);
  showDanger(find("danger"), said.position?.marks ?? [], prompt.need === "over" || prompt.need === "set-up");
  find("says").textContent = unbroken(rest);
  find("says").classList.toggle("long", rest.length > LONG);
  find("says").classList.toggle("longer", rest.length > LONGER);
  const mine = page.remote && (prompt.seat ?? page.remote.seat.name) === page.remote.seat.name;
  showList(find("choices"), prompt, mine && ((notation, button) => page.remote.act(notation, button)));
  page.asked(prompt);
  if (before && before.says !== prompt.says) {
    speech.say(prompt.says);
  }
  // While pieces are still to be put, nothing is there yet that marks could speak of.
  document.body.classList.toggle("setting-up", prompt.need === "set-up");
  showScore(said.score);
  showAlerts();
  showHints();
}

function showHints() {
  if (!board) {
    return;
  }
  const { prompt, legal } = said;
  showDice();
  const origins = byOrigin(prompt.need === "choice" ? legal.actions : []);
  const { cues: asking, corrections } = finished(prompt) ? EMPTY_PROMPT : prompt;
  const cued = new Set(asking.map((cue) => cue.place));
  const soft = chosen
    ? []
    : [...origins.keys()]
        .filter((place) => place && !cued.has(place))
        .map((place) => ({ place, role: "may-act", step: 0 }));
  const last =
    cued.size === 0 ? (said.position?.lastPlaces ?? []).map((place) => ({ place, role: "last-action", step: 0 })) : [];
  const asked = chosen ? [] : asking;
  const cues = [...last, ...soft, ...asked, ...own.cues()].filter((cue) => board.outlines.has(cue.place));
  board.under.replaceChildren();
  board.point([
    ...cues.flatMap((cue) => drawCue(board.outlineFor(cue), cue, board.lettersMm)),
    ...drawWays(corrections, board.outlines, board.lettersMm),
    ...drawStrikes(
      [...(said.position?.strikes ?? []), ...shotOf(prompt.options[prompt.chosen], board.beside)],
      board.outlines,
      board.shared,
      board.beside,
    ),
  ]);
  showReach(origins);
}

function showReach(origins) {
  const detail = find("detail");
  const actions = chosen === undefined ? [] : (origins.get(chosen) ?? []);
  const marks = (said.position?.marks ?? []).filter((mark) => mark.place === chosen);
  const offered = new Set(said.prompt.options.map((option) => option.notation));
  const free = (origins.get("") ?? []).filter((action) => !offered.has(action.notation));
  if (chosen !== undefined && board.outlines.has(chosen)) {
    board.under.append(...drawCue(board.outlineFor({ place: chosen, role: "touched" }), { role: "touched", step: 0 }));
    for (const [place, kind] of targets(actions, chosen)) {
      if (board.outlines.has(place)) {
        board.over.append(...drawReach(board.outlines.get(place), kind));
      }
    }
  }
  const listed = chosen === undefined ? (page.remote ? free : []) : actions;
  const lines = [...marks.map((mark) => make("li", "mark", mark.says)), ...listed.map(actionLine)];
  find("detail-title").textContent =
    chosen === undefined ? "Also possible" : `${opening(board.titleOf(chosen))}: ${counted(actions.length)}`;
  find("detail-list").replaceChildren(...lines);
  detail.hidden = chosen === undefined && lines.length === 0;
  find("legal-count").textContent =
    said.prompt.need === "choice" && said.legal.actions.length > 0
      ? `${counted(said.legal.actions.length + omitted(said.legal, "actions"))} · tap a piece to see where it may go`
      : "";
}

const counted = (count) =>
  count === 1 ? "one legal action" : count === 0 ? "no legal action" : `${count} legal actions`;

function actionLine(action) {
  if (!page.remote || action.seat !== page.remote.seat.name || action.effect !== undefined) {
    return make("li", "", action.says);
  }
  const button = make("button", "", action.says);
  button.addEventListener("click", () => {
    page.remote.act(action.notation, button);
    choose(undefined, false);
  });
  return make("li", "tappable", button);
}

function showScore({ scores, outcome }) {
  showScores(find("score"), scores, {
    seats: seats(),
    tokens: said.game?.tokens ?? [],
    lost: said.position?.lost ?? [],
  });
  const end = find("outcome");
  end.hidden = !outcome;
  if (outcome) {
    const together = scores[0]?.shared && outcome.winners.length === seats().length;
    end.textContent = ended(outcome, said.prompt.says, together);
  }
}

function choose(place, keep) {
  pinned = keep && place !== undefined;
  if (place !== chosen) {
    chosen = place;
    showHints();
  }
}

function placeUnder(event) {
  return event.target.closest?.("[data-place]")?.dataset.place;
}

// Tapping where the chosen piece may go plays it, if only one action leads there.
function playTo(place) {
  if (
    !page.remote ||
    chosen === undefined ||
    place === undefined ||
    place === chosen ||
    said.prompt.need !== "choice"
  ) {
    return false;
  }
  const own = said.legal.actions.filter((one) => one.seat === page.remote.seat.name && origin(one) === chosen);
  const there = own.filter((one) => targets([one], chosen).has(place));
  if (there.length !== 1) {
    return false;
  }
  page.remote.act(there[0].notation);
  choose(undefined, false);
  return true;
}

function rescaled() {
  if (board?.rescale() && said.position) {
    showPosition(said.position);
  }
}

function watchBoard(svg) {
  new ResizeObserver(rescaled).observe(svg);
  svg.addEventListener("click", (event) => {
    const place = placeUnder(event);
    if (!own.tapped(place) && !playTo(place)) {
      choose(place === chosen && pinned ? undefined : place, true);
    }
  });
  svg.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && !pinned) {
      const place = placeUnder(event);
      const worth = said.legal.actions.some((one) => one.touches[0] === place || one.changes[0] === place);
      choose(worth || (said.position?.marks ?? []).some((mark) => mark.place === place) ? place : undefined, false);
    }
  });
  svg.addEventListener("pointerleave", () => !pinned && choose(undefined, false));
}

async function begin() {
  const problem = await arrive();
  if (problem) {
    toast.show("refused", problem);
  }
  const config = await fetchConfig();
  find("table-name").textContent = `table ${config.table}`;
  find("to-table").hidden = !config.virtual;
  find("to-table").href = `/table${location.hash}`;
  find("to-rig").hidden = !isOperators();
  find("to-why").hidden = !isOperators();
  chronicle = new Chronicle(find("events"), seats);
  help.offer();
  const link = new Link(config, seat, (topic, payload, fresh) =>
    topic === "line" ? page.heard() && showPrompt(said.prompt) : hear(topic, payload, fresh),
  );
  page.connect(link);
  new Freshness(find("freshness"), find("banner"), link);
  watchBoard(find("board"));
  showPrompt(said.prompt);
}

window.addEventListener("hashchange", () => location.reload());
find("games").addEventListener("click", () => games.open());
find("full").addEventListener("click", () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
);
begin();
