// The display. All its content comes over MQTT.

import { arrive, isOperators } from "../shared/access.js";
import { Chronicle } from "../shared/chronicle.js";
import { showDanger } from "../shared/danger.js";
import { UNDRAWN } from "../shared/drawings.js";
import { Freshness } from "../shared/freshness.js";
import { GamesSheet } from "../shared/games.js";
import { isAnother } from "../shared/gamewords.js";
import { HelpSheet } from "../shared/help.js";
import { showLesson } from "../shared/lesson.js";
import { fetchConfig, Link } from "../shared/link.js";
import { seatIn } from "../shared/messages.js";
import { NOTHING_SAID } from "../shared/nothingsaid.js";
import { showFacts } from "./facts.js";
import { History } from "./history.js";
import { Moment } from "../shared/moment.js";
import { Operating } from "./operating.js";
import { Pointing } from "./pointing.js";
import { showPools } from "./pools.js";
import { players } from "../shared/players.js";
import { question, showHeading, showList, showRest, showTitle } from "../shared/prompt.js";
import { Sounds } from "./sounds.js";
import { Speech } from "./speech.js";
import { ended, showScores } from "./scores.js";
import { find, findA } from "../shared/svg.js";
import { Summary } from "./summary.js";
import { showThrows } from "./throws.js";
import { Toast } from "../shared/toast.js";
import { showAlerts, takeAlert, untold } from "../shared/troubles.js";
import { Zones } from "./zones.js";
import { wonBy } from "../shared/victory.js";

const OPERATOR = "operator";

class Display {
  constructor() {
    /** @type {Shown.Watched} */
    this.said = { ...NOTHING_SAID, alerts: new Map() };
    /**
     * The latest retained messages, with the seats' own names.
     * @type {Map<string, any>}
     */
    this.asTold = new Map();
    this.toast = new Toast(find("toast"));
    // In a frame of another site, a click may be meant for something else. So such a display only watches.
    this.operating = new Operating(top === window ? seatIn(location.hash) : undefined, this.toast);
    this.games = new GamesSheet(
      () => this.onTheTable(),
      () => this.operating.right(),
      (verb, fields) => this.operating.order(verb, fields),
      () => ({ named: this.operating.mayChoose ? this.seats() : [], all: this.seats() }),
    );
    this.pointing = new Pointing(this.said, () => this.zones.soon());
    this.history = new History(this.pointing);
    this.summary = new Summary(find("summary"), () => this.seats(), this.history);
    this.chronicle = new Chronicle(find("events"), () => this.seats());
    this.speech = new Speech(find("speak"));
    this.sounds = new Sounds(find("sounds"));
    this.moment = new Moment(find("moment"));
    this.help = new HelpSheet(findA("sheet", HTMLDialogElement), find("help"), "display");
    /**
     * The handlers of retained messages, by topic. Each gets the new message and the previous one.
     * @type {Record<string, (payload: any, before: any) => void>}
     */
    this.kept = {
      games: (told) => this.games.told(told),
      status: () => {},
      game: (game, before) => this.showGame(game, before),
      position: (position) => this.showPosition(position),
      prompt: (prompt, before) => {
        this.showPrompt(prompt, before);
        this.moment.asked(prompt, this.said.legal.actions, wonBy(this.said.score, this.seats()));
      },
      legal: () => this.showHints(),
      score: (score) => this.showScore(score),
    };
    /**
     * The handlers of messages that are not retained, by topic.
     * @type {Record<string, (payload: any) => void>}
     */
    this.passing = {
      gap: (gap) => this.chronicle.missed(gap.missed),
      recent: (recent) => this.recall(recent.lines),
      event: (event) => this.tell(event),
      help: (help) => this.ask(help.says),
    };
    this.zones = new Zones(find("side"));
    this.listen();
  }

  async begin() {
    const problem = await arrive();
    if (problem) {
      this.toast.show("refused", problem);
    }
    const config = await fetchConfig();
    find("table-name").textContent = `table ${config.table}`;
    find("to-play").hidden = !config.virtual;
    findA("to-play", HTMLAnchorElement).href = `/play${location.hash}`;
    find("to-table").hidden = !config.virtual;
    findA("to-table", HTMLAnchorElement).href = `/table${location.hash}`;
    find("to-rig").hidden = !isOperators();
    find("to-why").hidden = !isOperators();
    this.help.offer();
    const link = new Link(config, this.operating.operator, (topic, payload) => this.hear(topic, payload));
    this.operating.link = link;
    new Freshness(find("freshness"), find("banner"), link, !config.virtual);
    new ResizeObserver(() => this.rescaled()).observe(this.pointing.svg);
    this.pointing.watch();
    this.showPrompt(this.said.prompt);
  }

  listen() {
    find("games").addEventListener("click", () => this.games.open());
    find("full").addEventListener("click", () =>
      document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
    );
  }

  /** @param {string} topic @param {any} told the payload; null after the topic was cleared */
  hear(topic, told) {
    this.zones.soon();
    if (topic === "players") {
      this.callByName(told);
      return;
    }
    if (topic in this.kept || topic === "recent") {
      this.asTold.set(topic, told);
    }
    const payload = players.hear(told);
    if (topic === "line") {
      find("refused-token").hidden = !this.operating.refused;
      this.showPrompt(this.said.prompt);
    } else if (topic.startsWith("alert/")) {
      this.hearAlert(topic, payload);
    } else if (payload && topic in this.passing) {
      this.passing[topic](payload);
    } else if (payload && topic in this.kept) {
      const said = /** @type {Record<string, any>} */ (this.said);
      const before = said[topic];
      said[topic] = payload;
      this.kept[topic](payload, before);
      this.games.told();
    }
  }

  /**
   * Shows all retained messages again with the names of the players.
   * @param {{ players: { seat: string, name: string }[], opponents: { seat: string, level: number }[] } | null} told
   */
  callByName(told) {
    players.told(told?.players ?? [], told?.opponents ?? []);
    [...this.asTold].forEach(([topic, message]) => this.hear(topic, message));
  }

  seats() {
    return this.said.game?.seats ?? [];
  }

  onTheTable() {
    const { game, status, score, position } = this.said;
    return {
      title: game?.title ?? "",
      state: status?.state,
      over: score.outcome !== undefined,
      played: position?.actionsPlayed ?? 0,
    };
  }

  /** @param {Told.Event[]} lines */
  recall(lines) {
    this.chronicle.recall(lines);
    this.showDice();
  }

  /** @param {Told.Event} event */
  tell(event) {
    this.help.giveWay();
    this.chronicle.tell(event);
    this.speech.say(event.says);
    this.sounds.tell(event.kind);
    this.moment.tell(event);
    this.showDice();
  }

  /** @param {string} says */
  ask(says) {
    this.toast.show("asked", says);
    this.speech.say(says);
  }

  /** @param {string} topic @param {Told.Alert | null} alert */
  hearAlert(topic, alert) {
    takeAlert(this.said.alerts, topic, alert);
    this.showAlerts();
  }

  showAlerts() {
    showAlerts(find("alerts"), untold(this.said.alerts, this.said.prompt.says));
  }

  /**
   * Clears the state of the previous game. The table sends everything for the new one.
   * @param {Told.Game} game
   * @param {Told.Game | undefined} before
   */
  showGame(game, before) {
    this.history.leave();
    if (before && isAnother(game, before)) {
      Object.assign(this.said, NOTHING_SAID);
      this.moment.hide();
      [find("facts"), find("marks"), this.pointing.svg, find("pools")].forEach((element) => element.replaceChildren());
    }
    find("title").textContent = game.title;
    this.help.tell(game);
    this.pointing.draw(game);
    if (this.said.position) {
      this.showPosition(this.said.position);
    }
    this.showPrompt(this.said.prompt);
    this.showScore(this.said.score);
    this.chronicle.show();
  }

  showDice() {
    const { prompt, legal } = this.said;
    showThrows(find("throws"), { prompt, legal, lines: this.chronicle.lines, seats: this.seats() });
  }

  /** @param {Told.Position} position */
  showPosition(position) {
    if (this.pointing.board) {
      if (!this.history.looking) {
        this.pointing.place(position);
      }
      this.showScore(this.said.score);
      showPools(find("pools"), position.dice, this.seats());
      showFacts(find("facts"), find("marks"), position);
      this.showPrompt(this.said.prompt);
    }
  }

  /** @param {Told.Prompt} prompt @param {Told.Prompt} [before] */
  showPrompt(prompt, before) {
    const { position } = this.said;
    const { asks, rest } = question(prompt);
    showHeading(find("heading"), prompt, position?.turn, this.seats(), asks);
    showTitle(prompt, position?.turn);
    showDanger(find("danger"), position?.marks ?? [], prompt.need === "over" || prompt.need === "set-up");
    showRest(find("says"), rest);
    this.showChoices(prompt);
    this.summary.told(prompt.need === "over" && !prompt.lesson, () => this.zones.soon());
    const { lesson } = prompt;
    if (lesson && lesson.says !== before?.lesson?.says) {
      this.speech.say(`${lesson.title}. ${lesson.says}`);
    } else if (before && before.says !== prompt.says && lesson?.task !== "read") {
      this.speech.say(prompt.says);
    }
    // During the set-up, marks have no pieces to refer to yet.
    document.body.classList.toggle("setting-up", prompt.need === "set-up");
    this.showScore(this.said.score);
    this.showAlerts();
    this.showHints();
  }

  /** @param {Told.Prompt} prompt */
  showChoices(prompt) {
    const { mayChoose } = this.operating;
    const layOut = mayChoose ? () => this.operating.layOut() : undefined;
    const teach = mayChoose ? (/** @type {string} */ request) => this.operating.teach(request) : undefined;
    showList(find("choices"), prompt, undefined, layOut, teach);
    showLesson(find("lesson"), prompt.lesson, teach);
  }

  showHints() {
    if (this.pointing.board) {
      this.showDice();
      this.pointing.show();
    }
  }

  /** @param {Told.Score} score */
  showScore(score) {
    const { scores, outcome } = score;
    const { game, position, prompt } = this.said;
    const seats = this.seats();
    showScores(find("score"), score, {
      seats,
      turn: prompt.seat ?? position?.turn,
      tokens: game?.tokens ?? [],
      lost: position?.lost ?? [],
      drawings: this.pointing.board?.drawings ?? UNDRAWN,
    });
    const end = find("outcome");
    end.hidden = !outcome;
    if (outcome) {
      end.textContent = ended(outcome, prompt.says, wonBy({ scores, outcome }, seats) ?? "");
    }
  }

  rescaled() {
    if (this.pointing.board?.rescale() && this.said.position) {
      this.showPosition(this.said.position);
    }
  }
}

window.addEventListener("hashchange", () => location.reload());
// Seats' QR codes of older versions open this page, which sends them on to the page for play.
if ((seatIn(location.hash)?.name ?? OPERATOR) === OPERATOR) {
  new Display().begin();
} else {
  location.replace(`/play${location.search}${location.hash}`);
}
