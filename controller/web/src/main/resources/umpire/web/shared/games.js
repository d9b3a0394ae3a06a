// The sheet of games: the game on the table, unfinished games, and games to begin, with their options and rulings.

import { ask } from "./asking.js";
import { answers, lastAnswers, option, remember, ruling } from "./gamequestions.js";
import { counted, questions, since } from "./gamewords.js";
import { fetchGuides } from "./guide.js";
import { make } from "./svg.js";
import { WhoPlays } from "./whoplays.js";

/** @typedef {import("./whoplays.js").Seats} Seats */

/** @returns {Seats} */
const NOBODY = () => ({ named: [], all: [] });

/** @type {Told.Games} */
const NOTHING = { games: [], unfinished: [] };

/**
 * A row: its title, the lines below it, and the label and the action of its button.
 * @typedef {[string, string[], string, () => unknown]} Row
 */

/**
 * A game: its state ("setup", "ready", "paused"), whether it is over, and its number of actions.
 * @typedef {{ title: string, state?: string, over: boolean, played: number }} OnTable
 */

/**
 * The rights of this page: whether it may choose a game, the reason if not, and whether it may leave a running game.
 * @typedef {{ mayChoose: boolean, mayLeave?: boolean, whyNot?: string }} Right
 */

export class GamesSheet {
  /**
   * @param {() => OnTable} now returns the game on the table
   * @param {() => Right} right returns the permissions of this page
   * @param {(verb: string, fields: Record<string, unknown>) => Promise<Shown.Answer>} order sends the order
   * @param {() => Seats} nameable returns the seats that may be named from here, and all seats
   */
  constructor(now, right, order, nameable = NOBODY) {
    this.now = now;
    this.right = right;
    this.order = order;
    this.games = NOTHING;
    this.shows = "";
    /** @type {Map<string, Shown.GuideLead>} */
    this.guides = new Map();
    this.refused = make("p", "note");
    this.who = new WhoPlays(nameable, async (verb, fields) => {
      const { done, says } = await order(verb, fields);
      this.refused.textContent = done ? "" : says;
    });
    this.dialog = make("dialog", "sheet-dialog games");
    this.dialog.setAttribute("aria-labelledby", "games-title");
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
    this.dialog.addEventListener("close", () => this.dialog.remove());
  }

  /** Takes the list of games, or notes that the game on the table has changed. */
  told(games = this.games) {
    this.games = games;
    if (this.dialog.open && this.chosen === undefined && this.shows !== this.known()) {
      const typing = document.activeElement;
      const focused = typing?.getAttribute("aria-label");
      const said = this.refused.textContent;
      this.who.kept(() => this.list());
      this.refused.textContent = said;
      if (typing instanceof HTMLInputElement && this.dialog.contains(typing)) {
        typing.focus();
      }
      [.../** @type {NodeListOf<HTMLElement>} */ (this.dialog.querySelectorAll("button, select"))]
        .find((button) => focused && button.getAttribute("aria-label") === focused)
        ?.focus();
    }
  }

  known() {
    return JSON.stringify([this.games, this.now(), this.right(), this.who.known()]);
  }

  async open() {
    this.list();
    document.body.append(this.dialog);
    this.dialog.showModal();
    if (this.guides.size === 0) {
      this.guides = await fetchGuides();
      this.shows = "";
      this.told();
    }
  }

  list() {
    this.chosen = undefined;
    this.shows = this.known();
    const refusal = this.refusal();
    /** @param {Told.Unfinished} left @returns {Row} */
    const goOn = (left) => [
      left.title,
      since(left),
      "Go on",
      () => this.play("go-back", { unfinished: left.unfinished }, left.title),
    ];
    /** @template T @param {T[]} all @param {(one: T) => Row} of */
    const rows = (all, of) => make("ul", "game-rows", ...all.map((one) => this.row(of(one), refusal)));
    this.show(
      "Games",
      ...(refusal ? [make("p", "note", refusal)] : []),
      make("h2", "", "On the table"),
      make("p", "", make("b", "", this.now().title), make("span", "soft", ` · ${this.stands()}`)),
      ...this.who.questions(),
      ...(this.games.unfinished.length > 0
        ? [make("h2", "", "Unfinished games"), rows(this.games.unfinished, goOn)]
        : []),
      make("h2", "", "New game"),
      make("ul", "game-cards", ...this.games.games.map((game) => this.card(game, refusal))),
    );
  }

  /** Returns why no game can be chosen here now; empty if one can. */
  refusal() {
    const { mayChoose, mayLeave, whyNot = "" } = this.right();
    return mayChoose && (mayLeave || !this.underWay())
      ? ""
      : mayChoose
        ? "A game is under way. It can be changed by the operator, or by you once it is over."
        : whyNot;
  }

  underWay() {
    const { over, played } = this.now();
    return !over && played > 0;
  }

  stands() {
    const { state, over, played } = this.now();
    return over
      ? "over"
      : played > 0
        ? `under way, ${counted(played, "action")} played`
        : state === "setup"
          ? "not begun"
          : "set up, nothing played yet";
  }

  /**
   * Makes the card of a game to begin: its picture, its players, its duration, and its subject.
   * @param {Told.Choice} game
   * @param {string} refusal
   */
  card(game, refusal) {
    const guide = this.guides.get(game.id);
    const button = make("button", "", "Play …");
    button.setAttribute("aria-label", `Play: ${game.title}`);
    button.disabled = refusal !== "";
    button.addEventListener("click", () => this.choose(game));
    const learn = make("button", "", "Learn it");
    learn.setAttribute("aria-label", `Learn it: ${game.title}`);
    learn.disabled = refusal !== "";
    learn.addEventListener("click", () => this.learn(game));
    return make(
      "li",
      "game-card",
      ...(guide ? [cover(guide)] : []),
      make("b", "", game.title),
      make("span", "soft", guide ? guide.facts : asked(game)),
      ...(guide ? [make("span", "", guide.lead)] : []),
      make("div", "game-ways", button, learn),
    );
  }

  /**
   * Starts a game with its default options and its lesson.
   * @param {Told.Choice} game
   */
  async learn(game) {
    if (await this.play("choose-game", { game: game.id, answers: [] }, game.title)) {
      await this.order("lesson", { lesson: "begin" });
    }
  }

  /** @param {Row} row @param {string} refusal */
  row([title, lines, says, act], refusal) {
    const button = make("button", "", says);
    button.setAttribute("aria-label", `${says.replace(" …", "")}: ${title}`);
    button.disabled = refusal !== "";
    button.addEventListener("click", act);
    return make(
      "li",
      "",
      make("div", "", make("b", "", title), ...lines.map((line) => make("span", "soft", line))),
      button,
    );
  }

  /**
   * Asks for the options of a game before it begins.
   * @param {Told.Choice} game
   */
  choose(game) {
    this.chosen = game;
    const before = lastAnswers(game.id);
    const options = game.options.map((question) => option(question, before[question.key]));
    const rulings = game.rulings.map((question) => ruling(question, before[question.key]));
    const all = [...options, ...rulings];
    const back = make("button", "", "Back");
    back.addEventListener("click", () => this.list());
    const begin = make("button", "go", `Play ${game.title}`);
    begin.addEventListener("click", () => {
      remember(game.id, answers(all));
      this.play("choose-game", { game: game.id, answers: answers(all) }, game.title);
    });
    const guide = this.guides.get(game.id);
    this.show(
      game.title,
      ...(guide ? [make("p", "soft", guide.facts), make("p", "", guide.lead)] : []),
      ...options.map(({ element }) => element),
      ...(rulings.length > 0
        ? [
            make(
              "details",
              "",
              make("summary", "", `House rulings: ${rulings.length} questions that the rules leave open`),
              ...rulings.map(({ element }) => element),
            ),
          ]
        : []),
      make("div", "game-answers", back, begin),
    );
    begin.focus();
  }

  /**
   * Returns whether the game is in play now.
   * @param {string} verb
   * @param {Record<string, unknown>} fields
   * @param {string} title
   */
  async play(verb, fields, title) {
    const leaves = this.now().title;
    const question = {
      title: `Leave this game of ${leaves}?`,
      says: `${counted(this.now().played, "action")} played. It is kept, and you can go back to it here.`,
    };
    if (
      this.underWay() &&
      !(await ask({ ...question, answers: [{ says: `Leave it and play ${title}` }], no: "Stay" }))
    ) {
      return false;
    }
    this.dialog.setAttribute("aria-busy", "true");
    const { done, says } = await this.order(verb, fields);
    this.dialog.removeAttribute("aria-busy");
    if (done) {
      this.dialog.close();
    } else {
      this.refused.textContent = says;
    }
    return done;
  }

  /** @param {string} title @param {Node[]} parts */
  show(title, ...parts) {
    const heading = make("h1", "", title);
    heading.id = "games-title";
    const close = make("button", "close", "Close");
    close.addEventListener("click", () => this.dialog.close());
    this.refused = make("p", "note");
    this.refused.setAttribute("role", "alert");
    this.dialog.replaceChildren(make("header", "", heading, close), make("div", "games-body", ...parts, this.refused));
    this.dialog.scrollTop = 0;
    close.focus();
  }
}

/** @param {Told.Choice} game */
const asked = ({ options, rulings }) => questions(options.length, rulings.length);

/** @param {Shown.GuideLead} guide */
function cover({ cover }) {
  const picture = make("img");
  picture.src = cover;
  picture.alt = "";
  picture.loading = "lazy";
  return picture;
}
