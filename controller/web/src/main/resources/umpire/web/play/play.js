// The page people play on: the board, who plays, what is asked, what may be done. Everything it shows came over MQTT.

import { arrive, asPlayer } from "../shared/access.js";
import { BoardDrawing } from "../shared/board.js";
import { Chronicle } from "../shared/chronicle.js";
import { showDanger } from "../shared/danger.js";
import { Freshness } from "../shared/freshness.js";
import { isAnother } from "../shared/gamewords.js";
import { HelpSheet } from "../shared/help.js";
import { showLesson } from "../shared/lesson.js";
import { fetchConfig, Link } from "../shared/link.js";
import { Moment } from "../shared/moment.js";
import { opening } from "../shared/names.js";
import { players } from "../shared/players.js";
import { finished, question, showHeading, showTitle } from "../shared/prompt.js";
import { Toast } from "../shared/remote.js";
import { find, findA, make } from "../shared/svg.js";
import { wonBy } from "../shared/victory.js";
import { History } from "../display/history.js";
import { showPools } from "../display/pools.js";
import { Summary } from "../display/summary.js";
import { Choosing } from "./choosing.js";
import { Front } from "./front.js";
import { Orders } from "./orders.js";
import { showPlayers } from "./seats.js";
import { Throwing } from "./throwing.js";
import { showWays } from "./ways.js";

/** What is retained has come by then. */
const WELCOME_MS = 300;
/** @type {Record<string, string>} */
const THROWS = { roll: "Throw the dice", draw: "Draw a card", "die-unclear": "Throw again" };

/** @type {Shown.Watched} */
const NOTHING_SAID = {
  prompt: { need: "quiet", says: "Waiting for the table.", options: [], chosen: -1, corrections: [], cues: [] },
  position: undefined,
  legal: { actions: [] },
  score: { scores: [] },
  own: undefined,
  alerts: new Map(),
};

class Play {
  constructor() {
    /** @type {Shown.Watched} */
    this.said = { ...NOTHING_SAID };
    /** @type {Map<string, any>} */
    this.asTold = new Map();
    /**
     * What only one seat may know, by seat.
     * @type {Map<string, Told.Own>}
     */
    this.secrets = new Map();
    this.orders = new Orders(
      () => this.link,
      () => this.said,
    );
    this.toast = new Toast(find("toast"));
    this.choosing = new Choosing(findA("board", SVGSVGElement), find("menu"), {
      said: () => this.said,
      actions: () => this.actions(),
      act: (action) => this.act(action),
      refused: (from, to) => this.orders.tellWhyNot(from, to),
      changed: () => this.showWays(),
    });
    this.history = new History(this);
    this.summary = new Summary(
      find("summary"),
      () => this.seats(),
      () => this.history.replay(),
      (index) => this.history.show(index),
    );
    this.chronicle = new Chronicle(find("events"), () => this.seats());
    this.throwing = new Throwing(find("thrown"));
    this.moment = new Moment(find("moment"));
    this.help = new HelpSheet(findA("sheet", HTMLDialogElement), make("button"), "display");
    this.front = new Front(findA("front", HTMLDialogElement), {
      order: (verb, fields) => this.orders.order(verb, fields),
      refuse: (says) => this.orders.refuse(says),
      seats: () => this.seats(),
    });
    this.welcomed = false;
    /** @type {Link | undefined} */
    this.link = undefined;
    find("undo").addEventListener("click", () => this.undo());
    find("hint").addEventListener("click", () => this.orders.hint());
    find("throw").addEventListener("click", () => this.have("throw", {}));
    find("games").addEventListener("click", () => this.front.open());
    find("more").addEventListener("click", () =>
      this.orders.openMore({ games: () => this.front.open(), help: () => this.help.open() }),
    );
  }

  async begin() {
    const problem = await arrive();
    if (problem) {
      this.toast.show("refused", problem);
    }
    const config = await fetchConfig();
    const token = asPlayer().Authorization?.replace("Bearer ", "");
    const link = new Link(config, token ? { name: "operator", token } : undefined, (topic, payload) =>
      this.hear(topic, payload),
    );
    this.link = link;
    new Freshness(find("freshness"), find("banner"), link);
    new ResizeObserver(() => this.rescaled()).observe(this.choosing.svg);
    this.showPrompt();
  }

  /** @param {string} topic @param {any} told */
  hear(topic, told) {
    if (topic === "players") {
      players.told(told?.players ?? [], told?.opponents ?? []);
      [...this.asTold].forEach(([kept, message]) => this.hear(kept, message));
      return;
    }
    this.asTold.set(topic, told);
    const payload = players.hear(told);
    if (topic.startsWith("seat/")) {
      if (payload) {
        this.secrets.set(topic, payload);
      } else {
        this.secrets.delete(topic);
      }
      this.showChoices();
    } else if (topic === "recent" && payload) {
      this.chronicle.recall(payload.lines);
      this.throwing.show(this.chronicle.lines);
    } else if (topic === "event" && payload) {
      this.asTold.delete(topic);
      this.tell(payload);
    } else if (topic === "games") {
      this.front.told(told);
    } else if (payload && topic in SHOWN) {
      const said = /** @type {Record<string, any>} */ (this.said);
      const before = said[topic];
      said[topic] = payload;
      SHOWN[topic](this, before);
    }
  }

  /** @param {Told.Event} event */
  tell(event) {
    this.chronicle.tell(event);
    this.throwing.show(this.chronicle.lines);
    this.moment.tell(event);
  }

  seats() {
    return this.said.game?.seats ?? [];
  }

  /** Returns what people may do on this page now: for every seat that is not the table's. */
  actions() {
    const { legal, prompt } = this.said;
    const open = prompt.need === "choice" || prompt.need === "question" ? legal.actions : [];
    return [...open, ...this.secretActions()].filter((one) => players.level(one.seat) === 0 && !one.effect);
  }

  /** What is declared in secret is chosen here where only one person declares. */
  secretActions() {
    const own = [...this.secrets.values()].filter(({ seat }) => players.level(seat) === 0);
    return own.length === 1 ? (own[0].actions ?? []) : [];
  }

  /** @param {Told.Action} action */
  act({ seat, notation }) {
    return this.have("act", { seat, notation });
  }

  /**
   * Has something done. What it led to is shown by the time it is answered; until then nothing else is asked for.
   * @param {string} verb
   * @param {Record<string, unknown>} fields
   */
  async have(verb, fields) {
    const page = document.body;
    if (!page.hasAttribute("aria-busy")) {
      page.setAttribute("aria-busy", "true");
      await this.orders.told(this.orders.order(verb, fields));
      page.removeAttribute("aria-busy");
    }
  }

  undo() {
    const seat = this.chronicle.lines.findLast((line) => line.seat && players.level(line.seat) === 0)?.seat;
    return this.have("take-back", { ...(seat && { seat }), actions: 1 });
  }

  /** @param {Told.Game} game @param {Told.Game | undefined} before */
  showGame(game, before) {
    this.history.leave();
    if (before && isAnother(game, before)) {
      this.said = { ...NOTHING_SAID, game };
      this.secrets.clear();
      this.orders.refuse("");
    }
    find("title").textContent = game.title;
    this.help.tell(game);
    this.welcome();
    const board = new BoardDrawing(this.choosing.svg, game);
    this.choosing.board = board;
    this.choosing.from = undefined;
    board.dress().then(() => board === this.choosing.board && this.showPosition());
    this.showPosition();
    this.chronicle.show();
  }

  /** Whoever comes to a table at which nothing was played yet is asked what to play. */
  welcome() {
    if (!this.welcomed) {
      this.welcomed = true;
      setTimeout(() => {
        const idle = (this.said.position?.actionsPlayed ?? 0) === 0 && !this.said.prompt.lesson;
        if (idle) {
          this.front.open();
        }
      }, WELCOME_MS);
    }
  }

  showPosition() {
    const { position } = this.said;
    if (position && !this.history.looking) {
      this.choosing.board?.showPosition(position);
      this.choosing.told();
    }
    const facts = position?.facts ?? [];
    find("facts").replaceChildren(...facts.map((fact) => make("li", "", fact)));
    showPools(find("pools"), position?.dice ?? [], this.seats());
    find("thrown").hidden = (position?.dice ?? []).length > 0;
    this.showPlayers();
    this.showPrompt();
  }

  showPlayers() {
    const { position, score, prompt } = this.said;
    const told = {
      seats: this.seats(),
      scores: score.scores,
      turn: prompt.seat ?? position?.turn,
      over: finished(prompt),
    };
    showPlayers(find("players"), told, (seat) => this.orders.askWho(seat));
  }

  showPrompt() {
    const { prompt, position } = this.said;
    const { asks, rest } = asked(prompt);
    showHeading(find("heading"), prompt, position?.turn, this.seats(), asks);
    showTitle(prompt, position?.turn);
    showDanger(find("danger"), position?.marks ?? [], finished(prompt) || prompt.need === "set-up");
    find("says").textContent = rest;
    showLesson(find("lesson"), prompt.lesson, (lesson) => this.orders.told(this.orders.order("lesson", { lesson })));
    this.summary.told(finished(prompt), () => {});
    this.showChoices();
  }

  /** Shows what may be done: on the board, in the list, by the buttons. */
  showChoices() {
    const { prompt } = this.said;
    const due = THROWS[prompt.need];
    const theirs = prompt.seat !== undefined && players.level(prompt.seat) > 0;
    find("throw").hidden = due === undefined || theirs;
    find("throw").textContent = due ?? "";
    const waivers = this.waivers();
    const done = find("done");
    done.hidden = waivers.length !== 1;
    done.textContent = waivers.length === 1 ? waivers[0].says : "";
    done.onclick = () => waivers.length === 1 && this.act(waivers[0]);
    this.choosing.told();
    this.showWays();
  }

  /** The actions that leave something undone, which end what is asked. */
  waivers() {
    const forgoing = new Set(
      this.said.prompt.options.filter((one) => one.kind?.weight === "forgoing").map((one) => one.notation),
    );
    return this.actions().filter(({ notation }) => forgoing.has(notation));
  }

  showWays() {
    const { board, from } = this.choosing;
    const waivers = this.waivers();
    const elsewhere = new Set(waivers.length === 1 ? [waivers[0].notation] : []);
    if (board) {
      showWays(
        { board, from, actions: this.actions(), elsewhere },
        (action) => this.choosing.take(action),
        (place) => this.choosing.pick(place),
      );
    }
    const { prompt } = this.said;
    if (prompt.layingOut) {
      const button = make("button", "way-button", make("b", "", "Lay everything out"));
      button.addEventListener("click", () => this.orders.told(this.orders.order("lay-out", {})));
      find("ways").prepend(make("li", "", button));
    }
  }

  /**
   * Shows a position of the past.
   * @param {Told.Position} position
   */
  recall(position) {
    this.choosing.recalled = true;
    this.choosing.svg.classList.add("recalled");
    this.choosing.board?.showPosition(position);
    this.choosing.board?.under.replaceChildren();
    this.choosing.board?.point([]);
  }

  /** Shows the present again. */
  present() {
    this.choosing.recalled = false;
    this.choosing.svg.classList.remove("recalled");
    this.showPosition();
  }

  rescaled() {
    if (this.choosing.board?.rescale()) {
      this.showPosition();
    }
  }
}

const PICK = "Click a piece: what it may do lights up.";

/**
 * Splits what is asked of somebody into the question and the rest. How hands would do it at a table is of no use here.
 * @param {Told.Prompt} prompt
 * @returns {{ asks?: string, rest: string }}
 */
function asked(prompt) {
  const whole = question(prompt);
  const lead = `${players.of(prompt.seat ?? "")}: `;
  if (prompt.need !== "choice" || prompt.lesson || !prompt.says.startsWith(lead)) {
    return whole;
  }
  return { asks: whole.asks ?? opening(prompt.says.slice(lead.length)), rest: PICK };
}

/**
 * What shows the messages that stand for everything, by their topics.
 * @type {Record<string, (page: Play, before: any) => void>}
 */
const SHOWN = {
  status: () => {},
  game: (page, before) => page.said.game && page.showGame(page.said.game, before),
  position: (page) => {
    page.orders.refuse("");
    page.showPosition();
  },
  prompt: (page) => {
    page.showPrompt();
    page.moment.asked(page.said.prompt, page.said.legal.actions, wonBy(page.said.score, page.seats()));
  },
  legal: (page) => page.showChoices(),
  score: (page) => page.showPlayers(),
};

window.addEventListener("hashchange", () => location.reload());
new Play().begin();
