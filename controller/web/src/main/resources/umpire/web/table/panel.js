// The panel beside the virtual table, over MQTT: the question, the options, and the log.

import { tellHint } from "../shared/advice.js";
import { Chronicle, quoted } from "../shared/chronicle.js";
import { askAboutGame, drawOffers, takeBackRequests } from "../shared/contest.js";
import { showDanger } from "../shared/danger.js";
import { buildSeatButtons, showAsked } from "./dock.js";
import { GamesSheet } from "../shared/games.js";
import { HelpSheet } from "../shared/help.js";
import { showLesson } from "../shared/lesson.js";
import { NamingPads } from "../shared/naming.js";
import { players } from "../shared/players.js";
import { Moment } from "../shared/moment.js";
import { isSecret, question, secretly, showHeading, showList, showTitle, watchList } from "../shared/prompt.js";
import { takeGame, takePosition } from "./said.js";
import { find, findA } from "../shared/svg.js";
import { foremost, showAlerts, takeAlert } from "../shared/troubles.js";
import { wonBy } from "../shared/victory.js";

/** @import { DiceButtons } from "./dicebuttons.js" */
/** @import { RobotBox } from "./robot.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Toast } from "../shared/toast.js" */
/** @import { World } from "./world.js" */

/** Messages that are not retained. */
const MOMENTS = new Set(["event", "help", "gap"]);

export class Panel {
  /**
   * @param {object} parts
   * @param {Twin.Furniture} parts.furniture
   * @param {Shown.Said} parts.said
   * @param {Scene} parts.scene
   * @param {World} parts.world
   * @param {DiceButtons} parts.dice
   * @param {RobotBox} parts.robot
   * @param {Toast} parts.toast
   */
  constructor({ furniture, said, scene, world, dice, robot, toast }) {
    this.furniture = furniture;
    this.said = said;
    this.scene = scene;
    this.world = world;
    this.dice = dice;
    this.robot = robot;
    this.toast = toast;
    /** @type {Shown.Act} */
    this.act = (verb, fields) => scene.act(verb, fields);
    /**
     * The latest retained messages, with the seats' own names.
     * @type {Map<string, any>}
     */
    this.asTold = new Map();
    this.offers = drawOffers(this.act);
    this.takeBacks = takeBackRequests(this.act);
    this.naming = new NamingPads(find("naming"), (seat, faces, confirmed) =>
      scene.act("name-dice", { seat, faces, confirmed }),
    );
    this.guide = new HelpSheet(findA("newcomer", HTMLDialogElement), find("way-in"), "table");
    this.games = new GamesSheet(
      () => this.onTheTable(),
      () => ({ mayChoose: true, mayLeave: true }),
      (verb, fields) => scene.order(verb, fields),
      () => ({ named: said.seats, all: said.seats }),
    );
    this.chronicle = new Chronicle(find("events"), () => said.seats);
    this.moment = new Moment(find("moment"));
    /** @type {Map<string, Told.Alert>} */
    this.alerts = new Map();
    /** Whether this page has received the legal actions. */
    this.oriented = false;
    /**
     * The game for which the codes for phones were opened.
     * @type {string | undefined}
     */
    this.invitedTo = undefined;
    /**
     * The side of the asked buttons.
     * @type {string | undefined}
     */
    this.asked = undefined;
    /**
     * The handlers of messages, by topic.
     * @type {Record<string, (payload: any) => void>}
     */
    this.heard = {
      game: (game) => this.hearGame(game),
      prompt: (prompt) => this.hearPrompt(prompt),
      position: (position) => this.hearPosition(position),
      legal: (legal) => this.hearLegal(legal),
      score: (score) => this.hearScore(score),
      status: (status) => (said.state = status.state),
      games: (games) => this.games.told(games),
      event: (event) => this.hearEvent(event),
      recent: (recent) => this.chronicle.recall(recent.lines),
      help: (help) => this.toast.show("asked", help.says),
      gap: (gap) => this.chronicle.missed(gap.missed),
    };
    watchList(find("choices"), (index) => world.look(index));
    this.showSeats();
  }

  /** @param {string} topic @param {any} told null where it is cleared */
  hear(topic, told) {
    if (topic === "players") {
      players.told(told?.players ?? [], told?.opponents ?? []);
      [...this.asTold].forEach(([kept, message]) => this.hear(kept, message));
      this.showSeats();
      this.robot.show();
      return;
    }
    if (topic.startsWith("alert/")) {
      takeAlert(this.alerts, topic, players.hear(told));
      this.showTrouble();
      return;
    }
    if (topic in this.heard && !MOMENTS.has(topic)) {
      this.asTold.set(topic, told);
    }
    const payload = players.hear(told);
    if (payload && topic in this.heard) {
      this.heard[topic](payload);
    }
    this.games.told();
  }

  /** @param {Told.Game} game */
  hearGame(game) {
    const { world, said } = this;
    takeGame(said, game);
    world.hints.lies(said.standings, said.tokens);
    find("title").textContent = game.title;
    this.showSeats();
    world.pieces.dressAll();
    this.guide.tell(game);
    world.closer.tell(game.id);
    this.robot.show();
    this.show();
  }

  /** @param {Told.Prompt} prompt */
  hearPrompt(prompt) {
    this.said.prompt = prompt;
    this.world.pointed = -1;
    this.world.hands.heard(prompt);
    this.show();
    const { score, legal, seats } = this.said;
    this.moment.asked(prompt, legal, wonBy(score, seats));
    this.invite();
    this.takeBacks.told(prompt.takeBack);
  }

  /** @param {Told.Position} position */
  hearPosition(position) {
    const { world, said } = this;
    takePosition(said, position);
    world.hints.advice.told(position);
    world.hints.lies(said.standings, said.tokens);
    world.pieces.wears(said.looks);
    this.show();
  }

  /** @param {Told.Legal} legal */
  hearLegal(legal) {
    this.said.legal = legal.actions;
    this.world.showHints();
    // The legal actions arrive before the prompt, except on a page that has just opened.
    if (!this.oriented) {
      this.oriented = true;
      this.invite();
    }
  }

  /** @param {Told.Score} score */
  hearScore(score) {
    this.said.score = score;
    this.offers.told(score.drawOffer);
  }

  /** @param {Told.Event} event */
  hearEvent(event) {
    this.chronicle.tell(event);
    this.moment.tell(event);
    this.world.hands.happened();
    if (event.kind === "refusal") {
      this.toast.show("refused", event.says + quoted(event.section));
    }
  }

  onTheTable() {
    const { state, score, played = 0 } = this.said;
    return { title: find("title").textContent ?? "", state, over: score.outcome !== undefined, played };
  }

  /** Asks what to do about the game. */
  askGame() {
    const { seats, score, prompt } = this.said;
    askAboutGame(seats, score, this.act, {
      others: () => this.games.open(),
      hint: () => this.hint(),
      redoable: prompt.redoable,
    });
  }

  /** Asks for a hint for the seat to act. */
  async hint() {
    const answer = await this.scene.order("hint");
    await tellHint(answer, this.world.advised(answer.actions ?? []));
  }

  /** @param {string} side @param {string} button @param {boolean} [held] */
  press(side, button, held = false) {
    this.scene.act("press", { side, button, ...(held ? { held } : {}) });
  }

  showSeats() {
    buildSeatButtons(this.furniture, this.said.seats, (side, button, held) => this.press(side, button, held));
  }

  /** Shows the prompt. */
  show() {
    const { prompt, turn, seats, marks } = this.said;
    const { asks, rest } = question(prompt);
    showHeading(find("heading"), prompt, turn, seats, asks);
    showTitle(prompt, turn);
    showDanger(find("danger"), marks, prompt.need === "over" || prompt.need === "set-up");
    find("says").textContent = rest;
    this.showTrouble();
    this.showChoices(prompt);
    this.naming.told(prompt.naming ?? []);
    this.asked = showAsked(prompt.seat, turn, confirmed(prompt));
    this.dice.label();
    find("dice").classList.toggle("asked", prompt.need === "roll" || prompt.need === "die-unclear");
    this.world.showHints();
  }

  /** Shows only the most important alert, beside the prompt, because more would move other parts. */
  showTrouble() {
    const one = foremost(this.alerts, this.said.prompt.says);
    showAlerts(find("alerts"), one ? [one] : []);
  }

  /**
   * Opens the codes for phones at the first secret choice of a game. A lesson mentions them itself and must not be
   * covered.
   */
  invite() {
    if (!["game", "prompt", "legal"].every((topic) => this.asTold.has(topic))) {
      return;
    }
    const title = find("title").textContent ?? "";
    const { prompt, legal } = this.said;
    if (!isSecret(prompt, legal)) {
      this.guide.closePhones();
    } else if (prompt.seat === undefined && !prompt.lesson && this.invitedTo !== title) {
      this.invitedTo = title;
      this.guide.openPhones();
    }
  }

  /** @param {Told.Prompt} prompt */
  showChoices(prompt) {
    const whose = prompt.seat ? { seat: prompt.seat } : {};
    /** @param {string} notation */
    const choose = (notation) => this.scene.act("choose", { ...whose, notation });
    /** @param {string} lesson */
    const teach = (lesson) => this.scene.act("lesson", { lesson });
    showList(find("choices"), prompt, choose, () => this.scene.act("lay-out", {}), teach);
    showLesson(find("lesson"), prompt.lesson, teach);
    const secret = isSecret(prompt, this.said.legal);
    if (secret) {
      find("choices").prepend(secretly(() => this.guide.openPhones()));
      find("choices").hidden = false;
    }
    const confirms = confirmed(prompt);
    find("choosing").hidden = find("choices").hidden;
    find("take").hidden = confirms === undefined;
    find("take").textContent = `Confirm: ${confirms ?? ""}`;
  }
}

/**
 * Returns the effect of Confirm.
 * @param {Told.Prompt} prompt
 */
const confirmed = (prompt) => prompt.options[prompt.chosen]?.says;
