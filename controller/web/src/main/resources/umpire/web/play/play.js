// The page for playing: the board, the players, the question and the actions. All its content comes over MQTT.

import { arrive, asPlayer } from "../shared/access.js";
import { Chronicle } from "../shared/chronicle.js";
import { drawOffers, takeBackRequests } from "../shared/contest.js";
import { showDanger } from "../shared/danger.js";
import { sitsOpposite } from "../shared/facing.js";
import { Freshness } from "../shared/freshness.js";
import { isAnother } from "../shared/gamewords.js";
import { HelpSheet } from "../shared/help.js";
import { fetchConfig, Link } from "../shared/link.js";
import { seatIn } from "../shared/messages.js";
import { Moment } from "../shared/moment.js";
import { titlesOf } from "../shared/names.js";
import { NamingPads } from "../shared/naming.js";
import { NOTHING_SAID } from "../shared/nothingsaid.js";
import { players } from "../shared/players.js";
import { finished } from "../shared/prompt.js";
import { Redraw } from "../shared/redraw.js";
import { find, findA, make } from "../shared/svg.js";
import { Toast } from "../shared/toast.js";
import { takeAlert } from "../shared/troubles.js";
import { wonBy } from "../shared/victory.js";
import { History } from "../display/history.js";
import { showPools } from "../display/pools.js";
import { Sounds } from "../display/sounds.js";
import { Summary } from "../display/summary.js";
import { Allowed } from "./allowed.js";
import { showAsked, showTroubles } from "./asking.js";
import { Bar } from "./bar.js";
import { cameSince, fitCame, ownOf } from "./came.js";
import { showChoices } from "./choices.js";
import { Choosing } from "./choosing.js";
import { Declaring } from "./declaring.js";
import { Front } from "./front.js";
import { Menu } from "./menu.js";
import { Orders } from "./orders.js";
import { showPlayers } from "./seats.js";
import { showTaught } from "./teaching.js";
import { Throwing } from "./throwing.js";
import { sayWhoWatches, sitDown, underWay } from "./watching.js";
import { Zoom } from "./zoom.js";

/** The time limit for retained messages to arrive. */
const WELCOME_MS = 300;
const OPERATOR = "operator";
/** The kind of the log entry that tells of another game. */
const CHOSEN = "chosen";
// The levels of redrawing. Each includes the smaller ones.
const [CHOICES, PROMPT, POSITION] = [0, 1, 2];

class Play {
  constructor() {
    const seat = seatIn(location.hash);
    /**
     * The seat of this page; none on the machine's own page.
     * @type {Shown.Seat | undefined}
     */
    this.seat = seat?.name === OPERATOR ? undefined : seat;
    this.virtual = false;
    /** @type {Shown.Watched} */
    this.said = { ...NOTHING_SAID, alerts: new Map() };
    /** @type {Map<string, any>} */
    this.asTold = new Map();
    this.allowed = new Allowed(this.seat, () => this.said);
    this.declaring = new Declaring(this.allowed, () => (this.said.game ? titlesOf(this.said.game.board) : new Map()));
    this.redraw = new Redraw((most) => this.draw(most));
    this.orders = new Orders(
      () => this.link,
      () => this.said,
      (one) => this.allowed.plays(one),
      this.seat,
      () => {
        this.history.leave();
        this.front.drawn = false;
      },
      this.redraw,
    );
    this.toast = new Toast(find("toast"));
    const svg = findA("board", SVGSVGElement);
    this.zoom = new Zoom(svg);
    this.choosing = new Choosing(svg, new Menu(find("menu")), {
      said: () => this.said,
      actions: () => this.allowed.actions(),
      act: (action) => this.act(action),
      thrown: /** @returns {boolean} */ (place) => this.bar.throwsAt(place, this.said.prompt.cues),
      refused: (from, to) => this.orders.tellWhyNot(from, to),
      changed: () => showChoices(this),
      came: () => cameSince(this),
      own: (seat) => ownOf(this)(seat),
      declaring: this.declaring,
      looks: () => this.history.looking || this.zoom.pinched,
    });
    this.history = new History(this);
    this.summary = new Summary(find("summary"), () => this.seats(), this.history);
    this.chronicle = new Chronicle(
      find("events"),
      () => this.seats(),
      () => this.showChoices(),
    );
    this.throwing = new Throwing(find("thrown"));
    this.moment = new Moment(find("moment"));
    this.sounds = new Sounds(find("sounds"), true);
    this.help = new HelpSheet(findA("sheet", HTMLDialogElement), make("button"), seat ? "seat" : "play");
    this.front = new Front(findA("front", HTMLDialogElement), {
      order: (verb, fields) => this.orders.order(verb, fields),
      refuse: (says) => this.orders.refuse(says),
      game: () => this.said.game?.id,
      seats: () => this.seats(),
      seat: this.seat,
      underWay: () => underWay(this.said),
    });
    /** @type {Shown.Act} */
    const answer = (verb, fields) => this.orders.told(this.orders.order(verb, fields ?? {}));
    /** @param {string} one */
    const asked = (one) => this.allowed.plays(one) && players.level(one) === 0;
    this.takeBacks = takeBackRequests(answer, asked);
    this.drawOffers = drawOffers(answer, asked);
    this.naming = new NamingPads(
      find("namings"),
      (one, faces, confirmed) => this.orders.told(this.orders.order("name-dice", { seat: one, faces, confirmed })),
      seat === undefined,
    );
    this.bar = new Bar({
      have: (verb, fields) => this.orders.have(verb, fields),
      act: (action) => this.act(action),
      undo: () => this.orders.undo(this.virtual, this.chronicle.lines),
      hint: () => this.hint(),
      more: () =>
        this.orders.openMore({ games: () => this.front.open(), help: () => this.help.open(), hint: () => this.hint() }),
    });
    this.welcomed = false;
    /** Resolves once this page knows its seat in the game on the table. */
    this.seated = Promise.resolve();
    /** Whether no question has arrived since a game arrived on this page. */
    this.fresh = true;
    /** Whether another page has changed the game, and this page has not yet told its person. */
    this.another = false;
    /** @type {Link | undefined} */
    this.link = undefined;
    find("games").addEventListener("click", () => this.front.open());
  }

  async begin() {
    const problem = await arrive();
    if (problem) {
      this.toast.show("refused", problem);
    }
    const config = await fetchConfig();
    this.virtual = config.virtual;
    if (this.seat) {
      this.help.offer();
    }
    await sitDown(this);
    const token = asPlayer().Authorization?.replace("Bearer ", "");
    const operator = token ? { name: OPERATOR, token } : undefined;
    const link = new Link(config, this.seat ?? operator, (topic, payload) => this.hear(topic, payload));
    this.link = link;
    new Freshness(find("freshness"), find("banner"), link, !this.virtual);
    new ResizeObserver(() => {
      fitCame(find("came"));
      return this.choosing.board?.rescale() && this.showPosition();
    }).observe(this.choosing.svg);
    this.showPrompt();
  }

  /** @param {string} topic @param {any} told */
  hear(topic, told) {
    if (topic === "line") {
      sayWhoWatches(this);
    } else if (topic === "players") {
      players.told(told?.players ?? [], told?.opponents ?? [], told?.phones ?? []);
      [...this.asTold].forEach(([kept, message]) => this.hear(kept, message));
    } else {
      this.asTold.set(topic, told);
      this.heard(topic, told, players.hear(told));
    }
  }

  /** @param {string} topic @param {any} told with the seats' own names @param {any} payload with players' names */
  heard(topic, told, payload) {
    if (topic.startsWith("seat/")) {
      this.allowed.hear(topic, payload);
      this.showPosition();
    } else if (topic.startsWith("alert/")) {
      takeAlert(this.said.alerts, topic, payload);
      showTroubles(this);
    } else if (topic === "recent" && payload) {
      this.chronicle.recall(payload.lines);
      this.tellWhoChose(payload.lines);
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
    this.choosing.happened(event);
    this.moment.tell(event);
    this.sounds.tell(event.kind);
  }

  /**
   * Tells of another game that was chosen on another page.
   * @param {Told.Event[]} lines
   */
  tellWhoChose(lines) {
    const news = lines.findLast(({ kind }) => kind === CHOSEN)?.says;
    if (this.another && news) {
      this.another = false;
      this.toast.show("asked", news);
    }
  }

  seats() {
    return this.said.game?.seats ?? [];
  }

  /** @param {Told.Action} action */
  act({ seat, notation }) {
    if (this.allowed.open !== undefined || this.declaring.key !== undefined) {
      this.allowed.open = undefined;
      this.declaring.pick(undefined);
      this.showPosition();
    }
    return this.orders.have("act", { ...(seat && { seat }), notation });
  }

  hint() {
    return this.orders.hint((actions) => this.choosing.advised(actions));
  }

  /** @param {Told.Game} game @param {Told.Game | undefined} before */
  showGame(game, before) {
    this.fresh = true;
    this.history.leave();
    if (before && isAnother(game, before)) {
      this.said = { ...NOTHING_SAID, alerts: this.said.alerts, game };
      this.allowed.forget();
      players.here.clear();
      this.another = this.front.settingUp === "";
      this.orders.refuse("");
      this.moment.hide();
      this.seated = this.seated.then(() => sitDown(this));
    }
    find("title").textContent = game.title;
    sayWhoWatches(this);
    this.help.tell(game).then(() => this.showChoices());
    this.welcome();
    this.layBoard();
    this.chronicle.show();
  }

  /** Draws the board, turned to the seat of this page. */
  layBoard() {
    const { game } = this.said;
    if (game) {
      this.choosing.lay(game, sitsOpposite(this.seat?.name ?? "", game), () => this.showPosition());
    }
  }

  /** Opens the start sheet for a visitor of a table without a game. */
  welcome() {
    if (!this.welcomed && this.seat === undefined) {
      this.welcomed = true;
      setTimeout(() => {
        const { position, prompt } = this.said;
        if ((!position?.actionsPlayed && !prompt.lesson) || finished(prompt)) {
          this.front.open();
        }
      }, WELCOME_MS);
    }
  }

  showPosition() {
    this.redraw.change(POSITION);
  }

  showPrompt() {
    this.redraw.change(PROMPT);
  }

  /** Shows the actions on the board, in the list and on the buttons. */
  showChoices() {
    this.redraw.change(CHOICES);
  }

  /** @param {number} most */
  draw(most) {
    if (most >= POSITION) {
      this.drawPosition();
    }
    if (most >= PROMPT) {
      this.drawPrompt();
    }
    this.chronicle.show();
    this.throwing.show(this.chronicle.lines, ownOf(this), (this.choosing.board?.beside.size ?? 0) > 0);
    showTaught(this);
    this.choosing.told();
    showChoices(this);
  }

  drawPosition() {
    const { position } = this.said;
    if (position && !this.history.looking) {
      this.choosing.board?.showPosition(position);
    }
    const dice = [...(position?.dice ?? []), ...this.allowed.secretDice()];
    showPools(find("pools"), dice, this.seats());
    find("thrown").hidden = dice.length > 0;
  }

  drawPrompt() {
    const { prompt, position } = this.said;
    showPlayers(this);
    showAsked(this);
    showDanger(find("danger"), position?.marks ?? [], finished(prompt) || prompt.need === "set-up");
    showTroubles(this);
    this.summary.told(finished(prompt) && !prompt.lesson, () => {});
    const namings = (prompt.naming ?? []).filter(({ seat }) => this.allowed.plays(seat));
    document.body.classList.toggle("names", namings.length > 0);
    this.naming.told(namings);
    this.takeBacks.told(prompt.takeBack);
  }

  /**
   * Shows a past position.
   * @param {Told.Position} position
   */
  recall(position) {
    this.choosing.svg.classList.add("recalled");
    this.choosing.board?.showPosition(position);
    this.choosing.board?.under.replaceChildren();
    this.choosing.board?.point([]);
  }

  /** Returns to the present position. */
  present() {
    this.choosing.svg.classList.remove("recalled");
    this.showPosition();
  }
}

/**
 * The handlers of the state messages, by topic.
 * @type {Record<string, (page: Play, before: any) => void>}
 */
const SHOWN = {
  status: () => {},
  game: (page, before) => page.said.game && page.showGame(page.said.game, before),
  position: (page) => {
    page.said.position && page.choosing.played(page.said.position);
    page.orders.refuse("");
    page.showPosition();
  },
  prompt: (page) => {
    page.orders.asked();
    page.orders.stepped();
    players.taught = page.said.prompt.lesson !== undefined;
    if (page.fresh) {
      page.fresh = false;
      page.seated.then(() => page.front.came());
    }
    page.showPrompt();
    page.moment.asked(page.said.prompt, page.said.legal.actions, wonBy(page.said.score, page.seats()));
  },
  legal: (page) => page.showChoices(),
  score: (page) => {
    page.showPrompt();
    page.front.told();
    page.drawOffers.told(page.said.score.drawOffer);
  },
};

window.addEventListener("hashchange", () => location.reload());
new Play().begin();
