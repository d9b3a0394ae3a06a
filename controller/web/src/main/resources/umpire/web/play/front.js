// The start sheet: choose a game and its players. One click, and the first move is possible.

import { counted } from "../shared/gamewords.js";
import { fetchGuides } from "../shared/guide.js";
import { players } from "../shared/players.js";
import { make } from "../shared/svg.js";

const LEVELS = [1, 2, 3, 4, 5];
const LEVEL_AT_FIRST = 2;
const LEVEL_KEPT = "umpire-level-";
/** The time limit for a game's messages to arrive. */
const COMES_MS = 5_000;

/**
 * The actions of the start sheet.
 * @typedef {object} Doing
 * @property {(verb: string, fields: Record<string, unknown>) => Promise<Shown.Answer>} order
 * @property {(says: string) => void} refuse shows why an action failed
 * @property {() => string | undefined} game returns the game on the table
 * @property {() => string[]} seats returns the seats of the game on the table
 * @property {Shown.Seat | undefined} seat the seat of this page, if it has one
 * @property {() => string} underWay returns why a player may choose nothing while a game is under way; empty while none
 * is
 */

export class Front {
  /** @param {HTMLDialogElement} dialog @param {Doing} doing */
  constructor(dialog, doing) {
    this.dialog = dialog;
    this.doing = doing;
    /** @type {Told.Games} */
    this.games = { games: [], unfinished: [] };
    /** @type {Map<string, Shown.GuideLead>} */
    this.guides = new Map();
    /**
     * The level of each game, as it was chosen here. In a browser without storage, this is the only copy.
     * @type {Map<string, number>}
     */
    this.levels = new Map();
    /** A live region for screen readers. It must stay the same element to be announced. */
    this.lead = make("p", "soft");
    this.lead.setAttribute("role", "status");
    /** Whether the table drew the set-up, and this page has done nothing since. */
    this.drawn = false;
    /** The title of the game in set-up, if any. */
    this.settingUp = "";
    /**
     * Ends the wait for a chosen game.
     * @type {(() => void) | undefined}
     */
    this.heard = undefined;
  }

  /** Notes that a game arrived on this page. */
  came() {
    this.heard?.();
  }

  /** @param {Told.Games} [games] absent where something else changed */
  told(games = this.games) {
    this.games = games;
    if (this.dialog.open) {
      this.show();
    }
  }

  async open() {
    if (!this.dialog.open) {
      this.dialog.showModal();
    }
    this.show();
    this.guides = await fetchGuides();
    this.show();
  }

  show() {
    const close = make("button", "close", "Back to the board");
    close.addEventListener("click", () => this.dialog.close());
    const heading = make("h1", "", "What shall we play?");
    heading.id = "front-title";
    const underWay = this.doing.underWay();
    const refusal = this.doing.seat ? underWay : "";
    const { length } = this.games.games;
    const able = `${length} games. The table knows the rules, throws your dice and can play any side.`;
    const kept = underWay ? " The game that is on now is kept: you may go on with it later." : "";
    this.lead.textContent = this.settingUp ? `Setting up ${this.settingUp} …` : refusal || able + kept;
    const screens = this.way("", "Phones and screens", () => (location.href = `/start${location.hash}`));
    this.dialog.replaceChildren(
      make("header", "", make("div", "", heading, this.lead), ...(this.doing.seat ? [] : [screens]), close),
      make("ul", "cards", ...this.games.games.map((game) => this.card(game))),
      ...this.games.unfinished.map((left) => this.left(left)),
    );
    for (const button of this.dialog.querySelectorAll("button")) {
      button.disabled = (refusal !== "" || this.settingUp !== "") && button !== close;
    }
  }

  /** @param {Told.Choice} game */
  card(game) {
    const guide = this.guides.get(game.id);
    const picture = make("img");
    picture.alt = "";
    picture.src = guide?.cover ?? "data:,";
    const comes = game.title === this.settingUp;
    const against = `Play ${together(guide) ? "with " : ""}the table`;
    const play = this.way("go", comes ? "Setting up …" : against, () => this.begin(game, this.level(game.id)));
    const people = this.way("", "Play together", () => this.begin(game, 0));
    const learn = this.way("", "Learn it", () => this.learn(game));
    return make(
      "li",
      comes ? "card comes" : "card",
      picture,
      make("b", "", game.title),
      make("span", "soft", guide?.facts ?? ""),
      make("span", "lead", opened(guide?.lead ?? "")),
      play,
      this.levelButtons(game.id),
      people,
      learn,
    );
  }

  /** @param {string} game */
  level(game) {
    return this.levels.get(game) ?? levelKept(game);
  }

  /** @param {string} game */
  levelButtons(game) {
    const chosen = this.level(game);
    const levels = LEVELS.map((level) => {
      const button = make("button", "level", String(level));
      button.setAttribute("aria-pressed", String(level === chosen));
      button.setAttribute("aria-label", `Level ${level}`);
      button.addEventListener("click", () => {
        this.levels.set(game, level);
        keepLevel(game, level);
        this.show();
      });
      return button;
    });
    return make("div", "levels", make("span", "soft", "Level"), ...levels);
  }

  /** @param {string} className @param {string} says @param {() => unknown} act */
  way(className, says, act) {
    const button = make("button", className, says);
    button.addEventListener("click", act);
    return button;
  }

  /** @param {Told.Unfinished} left */
  left({ unfinished, game, title, opponents, actionsPlayed, playedAt }) {
    const against = opponents ? `, ${playedWith(opponents, together(this.guides.get(game)))}` : "";
    const told = `${title}${against}, ${counted(actionsPlayed, "action")} played`;
    const when = new Date(playedAt).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
    const on = this.way("", "Go on", () => this.busy(title, () => this.chosen("go-back", { unfinished })));
    return make("div", "left", make("b", "", "Go on:"), make("span", "", told), make("span", "soft", when), on);
  }

  /**
   * Starts a game with its default options.
   * @param {Told.Choice} game
   * @param {number} level the level at which the table plays all seats but this page's; 0 where people play all
   */
  begin(game, level) {
    return this.busy(game.title, async () => {
      await this.chosen("choose-game", { game: game.id, answers: [] });
      const [first] = this.doing.seats();
      const own = this.doing.seat?.name ?? first;
      const others = level > 0 ? this.doing.seats().filter((seat) => seat !== own) : [];
      if (level > 0) {
        players.here.add(own);
      }
      await Promise.all(others.map((opponent) => this.done("seat-opponent", { opponent, level })));
      // The table refuses this where nothing is left to set up.
      this.drawn = (await this.doing.order("lay-out", {})).done;
    });
  }

  /** After the lesson, starts a real game against the table. */
  async playNow() {
    const game = this.games.games.find(({ id }) => id === this.doing.game());
    if (game) {
      await this.begin(game, this.level(game.id));
    }
  }

  /** @param {Told.Choice} game */
  learn(game) {
    return this.busy(game.title, async () => {
      await this.chosen("choose-game", { game: game.id, answers: [] });
      // The table refuses a seat that is taken already. This page may not yet know which seats are taken.
      await Promise.all(this.doing.seats().map((opponent) => this.doing.order("seat-opponent", { opponent })));
      await this.done("lesson", { lesson: "begin" });
    });
  }

  /**
   * Runs several steps one after the other, then shows the board and any refusal.
   * @param {string} title the title of the game in set-up
   * @param {() => Promise<void>} steps
   */
  async busy(title, steps) {
    this.settingUp = title;
    this.show();
    this.dialog.setAttribute("aria-busy", "true");
    try {
      await steps();
      this.doing.refuse("");
    } catch (refused) {
      this.doing.refuse(refused instanceof Error ? refused.message : String(refused));
    }
    this.settingUp = "";
    this.dialog.removeAttribute("aria-busy");
    this.dialog.close();
  }

  /** @param {string} verb @param {Record<string, unknown>} fields */
  async done(verb, fields) {
    const { done, says } = await this.doing.order(verb, fields);
    if (!done) {
      throw new Error(says);
    }
  }

  /**
   * Starts a game and waits until it has arrived on this page.
   * @param {string} verb
   * @param {Record<string, unknown>} fields
   */
  async chosen(verb, fields) {
    const came = new Promise((done) => {
      this.heard = () => done(undefined);
      setTimeout(this.heard, COMES_MS);
    });
    await this.done(verb, fields);
    await came;
  }
}

/**
 * Returns the last level chosen for a game in this browser.
 * @param {string} game
 */
function levelKept(game) {
  try {
    const kept = Number(localStorage.getItem(LEVEL_KEPT + game));
    return LEVELS.includes(kept) ? kept : LEVEL_AT_FIRST;
  } catch {
    return LEVEL_AT_FIRST;
  }
}

/** @param {string} game @param {number} level */
function keepLevel(game, level) {
  try {
    localStorage.setItem(LEVEL_KEPT + game, String(level));
  } catch {
    // Without storage the level is asked again.
  }
}

/**
 * The first sentence is enough here.
 * @param {string} lead
 */
const opened = (lead) => lead.split(/(?<=[.!?]) /)[0];

/**
 * Returns the players of an unfinished game: people alone, or people and the table.
 * @param {{ level: number }[]} opponents
 * @param {boolean} allied whether all players win together
 */
function playedWith(opponents, allied) {
  const levels = [...new Set(opponents.map(({ level }) => level))].join(" and ");
  return levels === "" ? "played together" : `${allied ? "with" : "against"} the table at level ${levels}`;
}

/**
 * In a cooperative game all players win or lose together.
 * @param {Shown.GuideLead | undefined} guide
 */
const together = (guide) => /\btogether\b/.test(guide?.facts ?? "");
