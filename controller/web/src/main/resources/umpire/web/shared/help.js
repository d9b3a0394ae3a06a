// The sheet for newcomers: instructions, the pieces, and how others join. It opens by itself on the first visit.

import { icon } from "./icons.js";
import { showInvitations } from "./invitations.js";
import { UNDRAWN, fetchDrawings } from "./drawings.js";
import { fetchGuide, guideSections, saidOf } from "./guide.js";
import { ground, pieces } from "./legend.js";
import { seatLook } from "./seats.js";
import { make } from "./svg.js";
import { seatMark } from "./tokens.js";

const SEEN = "umpire-help-seen";
// The sheet closes by itself on a display, where no person may be near.
const CLOSES_MS = 60_000;
const OFFERED_MS = 15_000;

/** @type {Record<string, [string, string][]>} */
const WAYS = {
  display: [
    ["Watch", "The board shows the game as the table knows it. The top line says whose turn it is and what for."],
    ["Look closer", "Point at a piece, or tap it, to see where it may go and what it may do."],
    ["Other games", "“Games” lists all games and the unfinished ones."],
    ["Listen", "Read aloud speaks every event, Sounds has one for each kind. Full screen is for a television."],
    ["Look back", "The arrow keys, or the arrows beside “What happened”, go back and forward through the game."],
  ],
  play: [
    [
      "Play",
      "Click one of your pieces. The places it may go to or shoot at light up, with the result of each. Click one of " +
        "them. Dragging does the same, and so does the list.",
    ],
    ["Look closer", "Click any piece, the other side's too: the list then says what it is and what it can do."],
    ["What came of it", "Events since your last action are listed below the question."],
    ["Not allowed", "A piece that breaks a rule goes back. The table names the rule and its section."],
    [
      "Dice and cards",
      "The table throws and draws by chance: every face is equally likely. “What happened” lists every throw.",
    ],
    [
      "Undo and Hint",
      "Undo asks first, then takes back your last action and what the table played since. Hint says what the table " +
        "would play, and numbers it on the board.",
    ],
    ["Who plays", "Click a side at the top: a person plays it, or the table at one of five levels."],
    ["Look back", "The arrow keys, or the arrows beside “What happened”, go back and forward through the game."],
  ],
  seat: [
    ["Play", "Tap one of your pieces, then a marked square. If there are more choices, tap a line of the list."],
    ["Look closer", "Zoom with two fingers or with two quick taps. Then move the board with one finger."],
    ["Or play at a wooden table", "Move the real pieces and roll the real die. This phone is your set of buttons."],
    [
      "Buttons",
      "Confirm takes the marked choice, Next moves the mark. Undo puts wrong pieces right, or takes your " +
        "last action back; it asks the others first if it concerns them. ⋯ offers a draw or resigns, after a " +
        "question. Games starts another game while none is on.",
    ],
  ],
  table: [
    ["Learn", "A lesson leads through a first game. It is in the list until the first action."],
    [
      "Move",
      "Drag a piece to its square. Or click it, then the square. Pieces that may move together do so: click " +
        "one of them to leave it behind.",
    ],
    [
      "Touch",
      "Click a piece twice: it is lifted and put back, so the table knows which you mean. The list has every choice.",
    ],
    ["Dice", "Click a die. A die that leans against something does not count."],
    [
      "Buttons",
      "Confirm takes the marked choice, Next moves the mark. Undo puts wrong pieces right, or takes the last " +
        "action back; it asks the others first if it concerns them. Help repeats the question. Hold it for a hint.",
    ],
    [
      "Another game",
      "“Game” starts it. The game on the table is kept, and you can go back to it. Players' names are set there too.",
    ],
  ],
};

const BUTTONS = [
  ["confirm", "Confirm"],
  ["next", "Next"],
  ["undo", "Undo"],
  ["help", "Help"],
];

const SECRETLY =
  "Each side chooses on a phone of its own, unseen by the other. Scan your side's code with the phone's " +
  "camera; the phone then says what to choose. It stays this side's set of buttons.";

export class HelpSheet {
  /**
   * @param {HTMLDialogElement} dialog
   * @param {HTMLElement} opener
   * @param {"display" | "play" | "seat" | "table"} kind the page to which the sheet belongs
   */
  constructor(dialog, opener, kind) {
    this.dialog = dialog;
    this.kind = kind;
    /** @type {Pick<Told.Game, "seats" | "tokens"> & Partial<Pick<Told.Game, "board">>} */
    this.game = { seats: [], tokens: [] };
    this.drawings = UNDRAWN;
    /** @type {Shown.Guide | undefined} */
    this.guide = undefined;
    /** Whether only the codes for phones are shown. */
    this.phones = false;
    opener.addEventListener("click", () => this.open());
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    /** Whether it opened by itself. */
    this.offered = false;
    dialog.addEventListener("close", () => {
      clearTimeout(this.timer);
      this.offered = false;
    });
  }

  /**
   * Takes the pieces of the game.
   * @param {Told.Game} game
   */
  async tell(game) {
    this.game = game;
    this.drawings = UNDRAWN;
    this.guide = undefined;
    this.refill();
    const [drawings, guide] = await Promise.all([fetchDrawings(game.id), fetchGuide(game.id)]);
    if (this.game === game) {
      this.drawings = drawings;
      this.guide = guide;
      this.refill();
    }
  }

  /**
   * Returns the guide's text about a piece, if it is more than the name.
   * @param {string} token
   */
  says(token) {
    const tokens = new Map(this.game.tokens.map((one) => [one.token, one]));
    const { letters = "", name } = tokens.get(token) ?? {};
    const says = saidOf(this.guide, tokens, letters);
    const clear = says === undefined || letters.length === 1 || says.toUpperCase().startsWith(letters);
    return says === name ? undefined : clear ? says : `${letters}, ${says}`;
  }

  refill() {
    if (this.dialog.open && !this.phones) {
      this.fill();
    }
  }

  /** Opens on the first visit only. */
  offer() {
    if (!seenBefore()) {
      this.open();
      this.offered = true;
      this.closeAfter(OFFERED_MS);
    }
  }

  open() {
    this.fill();
    this.show();
    this.closeAfter(CLOSES_MS);
  }

  /** @param {number} ms */
  closeAfter(ms) {
    clearTimeout(this.timer);
    if (this.kind === "display") {
      this.timer = setTimeout(() => this.dialog.close(), ms);
    }
  }

  /** Closes if it opened by itself, because a player must see the board. */
  giveWay() {
    if (this.offered) {
      this.dialog.close();
    }
  }

  show() {
    remember();
    if (!this.dialog.open) {
      this.dialog.showModal();
    }
  }

  /** Opens the codes for phones only. */
  openPhones() {
    this.fillPhones();
    this.show();
  }

  /** Closes the codes for phones if they are open. */
  closePhones() {
    if (this.dialog.open && this.phones) {
      this.dialog.close();
    }
  }

  fillPhones() {
    const ways = make("div", "invitations");
    showInvitations(ways);
    this.phones = true;
    this.dialog.replaceChildren(
      this.head("Choose in secret"),
      make("div", "sheet-body phones", make("p", "", SECRETLY), ways),
    );
  }

  /** @param {string} says */
  head(says) {
    const close = make("button", "close", "Close");
    close.autofocus = true;
    close.addEventListener("click", () => this.dialog.close());
    const title = make("h1", "", says);
    title.id = "sheet-title";
    return make("header", "", title, close);
  }

  fill() {
    const ways = make("div", "invitations");
    showInvitations(ways);
    this.phones = false;
    this.dialog.replaceChildren(
      this.head("How this works"),
      make(
        "div",
        "sheet-body",
        ...this.guided(),
        make(
          "section",
          "",
          make("h2", "", "This page"),
          ...WAYS[this.kind].map(([term, says]) => make("p", "", make("b", "", `${term}. `), says)),
          ...(this.kind === "display" || this.kind === "play" ? [] : [buttons()]),
        ),
        make(
          "section",
          "",
          make("h2", "", "The pieces"),
          sides(this.game),
          pieces(this.game, this.drawings),
          ...ground(this.game.board, this.drawings),
        ),
        make("section", "", make("h2", "", "Phones and other screens"), ways),
      ),
    );
  }

  /** Makes the guide's part: the subject of the game, the course of a turn, and the end. */
  guided() {
    if (!this.guide) {
      return [];
    }
    const { title, facts, lead } = this.guide;
    return [
      make(
        "section",
        "guide",
        make("h2", "", title),
        make("p", "soft", facts),
        make("p", "", lead),
        ...guideSections(this.guide, this.game, this.drawings),
      ),
    ];
  }
}

function seenBefore() {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return true;
  }
}

function remember() {
  try {
    localStorage.setItem(SEEN, "yes");
  } catch {
    // Without storage the sheet never opens by itself. Its button opens it.
  }
}

function buttons() {
  return make("p", "legend", ...BUTTONS.map(([name, label]) => make("span", "", icon(name), label)));
}

/** @param {Pick<Told.Game, "seats">} game */
function sides({ seats }) {
  return make(
    "p",
    "legend",
    ...seats.map((seat) => make("span", "", seatMark(seatLook(seat, seats), "seat-mark"), seat)),
  );
}
