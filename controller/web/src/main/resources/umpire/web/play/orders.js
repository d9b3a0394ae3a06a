// The requests of this page to the table, and the reasons for refusals.

import { asPlayer } from "../shared/access.js";
import { tellHint } from "../shared/advice.js";
import { ask } from "../shared/asking.js";
import { askAboutGame } from "../shared/contest.js";
import { order } from "../shared/link.js";
import { players } from "../shared/players.js";
import { find } from "../shared/svg.js";
import { standing } from "./came.js";

/** @import { Link } from "../shared/link.js" */
/** @import { Redraw } from "../shared/redraw.js" */

const LEVELS = [1, 2, 3, 4, 5];
/** The time limit for the messages after an action. An action that changes nothing has no messages. Chosen. */
const TOLD_MS = 500;
/** The page is redrawn after this time even without the table's answer. Chosen. */
const HELD_MS = 300;

/**
 * Returns the identity of a lesson's text: that of a step, or of the result of a finished step.
 * @param {Told.Lesson | undefined} lesson
 */
const stepOf = (lesson) => lesson && `${lesson.step} ${lesson.task}`;

export class Orders {
  /**
   * @param {() => Link | undefined} link returns the connection to the table
   * @param {() => Shown.Watched} said
   * @param {(seat: string) => boolean} plays returns whether this page plays for a seat
   * @param {Shown.Seat | undefined} seat the seat of this page, if it has one
   * @param {() => void} begins is called before each action and ends the view of a past position
   * @param {Redraw} redraw redraws the page once for all results of an action
   */
  constructor(link, said, plays, seat, begins, redraw) {
    this.link = link;
    this.said = said;
    this.plays = plays;
    this.seat = seat;
    this.begins = begins;
    this.redraw = redraw;
    /** Is called when the table's question changes. */
    this.asked = () => {};
    /**
     * The lesson step at which something was refused, if any.
     * @type {string | undefined}
     */
    this.refusedAt = undefined;
    /**
     * The reason why an attempt of a lesson was refused, the step of the attempt, and the step after the attempt, which
     * shows the reason.
     * @type {{ says: string, from?: string, shown?: string }}
     */
    this.tried = { says: "" };
  }

  /** Returns the current step of the lesson, if there is one. */
  step() {
    return stepOf(this.said().prompt.lesson);
  }

  /**
   * Sends an order to the table.
   * @param {string} verb
   * @param {Record<string, unknown>} fields
   * @returns {Promise<Shown.Answer>}
   */
  async order(verb, fields) {
    const link = this.link();
    if (link?.seat) {
      return order(link, verb, fields);
    }
    try {
      const answer = await fetch("/table/act", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...asPlayer() },
        body: JSON.stringify({ verb, ...fields }),
      });
      const told = await answer.json();
      return { done: answer.ok, says: told.error ?? told.says ?? "", actions: told.actions };
    } catch {
      return { done: false, says: "The table does not answer. Is it still running?" };
    }
  }

  /**
   * Shows the reason of a refusal. A success is visible by itself.
   * @param {Promise<Shown.Answer>} answer
   */
  async told(answer) {
    const { lesson } = this.said().prompt;
    const { done, says } = await answer;
    this.refuse(done ? "" : says, lesson);
    return done;
  }

  /**
   * Sends a request. Further requests wait until its result is shown.
   * @param {string} verb
   * @param {Record<string, unknown>} fields
   */
  async have(verb, fields) {
    const page = document.body;
    if (!page.hasAttribute("aria-busy")) {
      this.begins();
      page.setAttribute("aria-busy", "true");
      this.redraw.hold();
      const late = setTimeout(() => this.redraw.release(), HELD_MS);
      const askedNext = this.askedNext();
      if (await this.told(this.order(verb, fields))) {
        await askedNext;
      }
      clearTimeout(late);
      this.redraw.release();
      page.removeAttribute("aria-busy");
    }
  }

  /** Resolves when the table's question changes. An answer over HTTP may arrive before that. */
  askedNext() {
    return this.link()?.seat
      ? Promise.resolve()
      : new Promise((done) => {
          this.asked = () => done(undefined);
          setTimeout(done, TOLD_MS);
        });
  }

  /**
   * Takes back the last action of this page. At a wooden table this presses the undo button, which first clears touches
   * and choices.
   * @param {boolean} virtual
   * @param {Told.Event[]} lines the events
   */
  undo(virtual, lines) {
    const played = this.said().position?.actionsPlayed ?? 0;
    const last = standing(lines, played).findLast((line) => line.seat && this.plays(line.seat));
    const seat = this.seat?.name ?? last?.seat;
    // The table's own actions since then are taken back too; otherwise it would repeat them at once.
    const actions = Math.max(1, played - (last?.number ?? played) + 1);
    return virtual
      ? this.have("take-back", { ...(seat && { seat }), actions })
      : this.have("press", { seat: seat ?? this.said().game?.seats[0], button: "undo" });
  }

  /**
   * Shows the reason of a refusal. The reason of a lesson's attempt is shown at the next step.
   * @param {string} says empty where nothing was refused
   * @param {Told.Lesson | undefined} [lesson] the lesson step at the time of the request
   */
  refuse(says, lesson = this.said().prompt.lesson) {
    this.refusedAt = stepOf(lesson);
    if (says !== "" && lesson?.task === "try") {
      const [from, now] = [this.refusedAt, this.step()];
      this.tried = {
        says: players.says(`Your try was refused: ${says}`),
        from,
        shown: now === from ? undefined : now,
      };
      this.redraw.change(0);
    }
    find("refused").hidden = says === "" || this.refusedAt !== this.step();
    find("refused").textContent = players.says(says);
  }

  /** @param {string} from @param {string} to */
  async tellWhyNot(from, to) {
    const { lesson } = this.said().prompt;
    const { says } = await this.order("why-not", { from, to });
    this.refuse(says, lesson);
  }

  /** Clears the reason when the lesson step changes. */
  stepped() {
    const step = this.step();
    if (step !== this.refusedAt) {
      this.refuse("");
    }
    if (step !== this.tried.from) {
      this.tried.shown ??= step;
    }
    if (step !== this.tried.from && step !== this.tried.shown) {
      this.tried.says = "";
    }
  }

  /**
   * Asks for a hint.
   * @param {(actions: string[]) => boolean} advised draws the named actions; returns whether any has a place
   */
  async hint(advised) {
    const answer = await this.order("hint", {});
    await tellHint(answer, advised(answer.actions ?? []));
  }

  /**
   * Opens the menu of rare actions.
   * @param {{ games: () => unknown, help: () => unknown, hint: () => unknown }} open
   */
  async openMore(open) {
    const anybodys = [
      { says: "Help", go: open.help },
      { says: "End the game, new game …", go: () => this.askAboutGame(open) },
    ];
    const machines = [
      { says: "Simulator", go: () => (location.href = `/table${location.hash}`) },
      { says: "Phones and screens", go: () => (location.href = `/start${location.hash}`) },
    ];
    const answers = this.seat ? anybodys : [...anybodys, ...machines];
    (await ask({ title: "More", answers, no: "Close" }))?.go();
  }

  /** @param {{ games: () => unknown, hint: () => unknown }} open */
  askAboutGame(open) {
    const { game, score, prompt } = this.said();
    const people = (game?.seats ?? []).filter((seat) => this.plays(seat) && players.level(seat) === 0);
    return askAboutGame(people, score, (verb, fields) => this.told(this.order(verb, fields ?? {})), {
      ending: this.seat === undefined,
      others: () => void open.games(),
      hint: () => void open.hint(),
      redoable: prompt.redoable,
    });
  }

  /**
   * Asks which player has a seat.
   * @param {string} seat
   */
  async askWho(seat) {
    const level = players.level(seat);
    const phone = players.onPhone(seat);
    const person = { says: phone ? `Play ${seat} on this screen` : "A person", level: 0 };
    const table = LEVELS.map((one) => ({ says: `The table, level ${one}`, level: one }));
    const answer = await ask({
      title: `Who plays ${seat}?`,
      answers: [person, ...table].filter((one) => one.level !== level || (phone && one === person)),
    });
    if (answer?.level === level) {
      players.here.add(seat);
      this.redraw.change(Infinity);
    } else if (answer) {
      const { level: wanted } = answer;
      await this.told(this.order("seat-opponent", { opponent: seat, ...(wanted > 0 ? { level: wanted } : {}) }));
    }
  }
}
