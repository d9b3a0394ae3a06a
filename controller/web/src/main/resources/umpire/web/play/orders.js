// What a person at this page asks of the table, and why it was refused.

import { asPlayer } from "../shared/access.js";
import { tellHint } from "../shared/advice.js";
import { ask } from "../shared/asking.js";
import { askAboutGame } from "../shared/contest.js";
import { order } from "../shared/link.js";
import { players } from "../shared/players.js";
import { find } from "../shared/svg.js";

/** @import { Link } from "../shared/link.js" */
/** @import { Redraw } from "../shared/redraw.js" */

const LEVELS = [1, 2, 3, 4, 5];
/** What an action led to is told within this time; what leads to nothing new holds a page no longer. Chosen. */
const TOLD_MS = 500;
/** A page is drawn again after this time also where the table has not answered yet. Chosen. */
const HELD_MS = 300;

export class Orders {
  /**
   * @param {() => Link | undefined} link returns the line to the table
   * @param {() => Shown.Watched} said
   * @param {(seat: string) => boolean} plays whether this page plays for a seat
   * @param {Shown.Seat | undefined} seat whose page this is, if it is one seat's
   * @param {() => void} begins is told before something is done: nobody plays while looking at the past
   * @param {Redraw} redraw draws the page once for all that an action led to
   */
  constructor(link, said, plays, seat, begins, redraw) {
    this.link = link;
    this.said = said;
    this.plays = plays;
    this.seat = seat;
    this.begins = begins;
    this.redraw = redraw;
    /** Is called when the table asks something else. */
    this.asked = () => {};
    /**
     * At which step of a lesson something was refused, if it was in one.
     * @type {number | undefined}
     */
    this.refusedAt = undefined;
    /** Why what a step of a lesson let try was refused, and at which step that is told: the try led to it. */
    this.tried = { step: 0, says: "" };
  }

  /** Returns which step of a lesson is due, if one is on. */
  step() {
    return this.said().prompt.lesson?.step;
  }

  /**
   * Has something done by the table.
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
   * Shows why something was refused; what was done shows itself.
   * @param {Promise<Shown.Answer>} answer
   */
  async told(answer) {
    const { lesson } = this.said().prompt;
    const { done, says } = await answer;
    this.refuse(done ? "" : says, lesson);
    return done;
  }

  /**
   * Has something done. Nothing else is asked for until what it led to is shown.
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

  /** Resolves once the table asks something else: an answer over HTTP may be here before that is. */
  askedNext() {
    return this.link()?.seat
      ? Promise.resolve()
      : new Promise((done) => {
          this.asked = () => done(undefined);
          setTimeout(done, TOLD_MS);
        });
  }

  /**
   * Has what was done last on this page taken back; at a table of wood by its button, which does more than that.
   * @param {boolean} virtual
   * @param {Told.Event[]} lines what happened
   */
  undo(virtual, lines) {
    const last = lines.findLast((line) => line.number !== undefined && line.seat && this.plays(line.seat));
    const seat = this.seat?.name ?? last?.seat;
    // What the table played since is taken back with it: else it would play that again at once.
    const played = this.said().position?.actionsPlayed ?? 0;
    const actions = Math.max(1, played - (last?.number ?? played) + 1);
    return virtual
      ? this.have("take-back", { ...(seat && { seat }), actions })
      : this.have("press", { seat: seat ?? this.said().game?.seats[0], button: "undo" });
  }

  /**
   * Shows why something was refused. What a step of a lesson let try leads on, and is told at the next step.
   * @param {string} says nothing where nothing was
   * @param {Told.Lesson | undefined} [lesson] how far it had come when that was asked for
   */
  refuse(says, lesson = this.said().prompt.lesson) {
    this.refusedAt = lesson?.step;
    if (says !== "" && lesson?.task === "try") {
      this.tried = { step: lesson.step + 1, says: players.says(`Your try was refused: ${says}`) };
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

  /** What was told at a step of a lesson is not told at another one. */
  stepped() {
    const step = this.step();
    if (step !== this.refusedAt) {
      this.refuse("");
    }
    if (step === undefined || step > this.tried.step || step < this.tried.step - 1) {
      this.tried.says = "";
    }
  }

  /**
   * Asks what the table would play.
   * @param {(actions: string[]) => boolean} advised draws the actions that it names; returns whether any has a place
   */
  async hint(advised) {
    const answer = await this.order("hint", {});
    await tellHint(answer, advised(answer.actions ?? []));
  }

  /**
   * Offers what is seldom wanted.
   * @param {{ games: () => unknown, help: () => unknown, hint: () => unknown }} open
   */
  async openMore(open) {
    const anybodys = [
      { says: "Help", go: open.help },
      { says: "Resign, draw, new game …", go: () => this.askAboutGame(open) },
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
   * Asks who plays a seat.
   * @param {string} seat
   */
  async askWho(seat) {
    const level = players.level(seat);
    const person = { says: "A person", level: 0 };
    const table = LEVELS.map((one) => ({ says: `The table, level ${one}`, level: one }));
    const answer = await ask({
      title: `Who plays ${seat}?`,
      answers: [person, ...table].filter((one) => one.level !== level),
    });
    if (answer) {
      const { level: wanted } = answer;
      await this.told(this.order("seat-opponent", { opponent: seat, ...(wanted > 0 ? { level: wanted } : {}) }));
    }
  }
}
