// Agreements between players outside the rules: a new game, resigning, a draw. Each is confirmed by a question.

import { players } from "./players.js";
import { ask } from "./asking.js";

/**
 * A choice about the game, and its seat.
 * @typedef {{ says: string, verb: string, seat?: string, over?: boolean, together?: boolean }} Choice
 */

/**
 * The question to a seat about another seat's request.
 * @typedef {{ title: string, says: string, answers: Choice[], no?: string, declines?: string }} Question with the verb
 * of the refusal, if refusing is a command too
 */

/** @type {Record<string, (choice: Choice) => { title: string, says: string, yes: string }>} */
const QUESTIONS = {
  "new-game": ({ over }) => ({
    title: "Begin a new game?",
    says: over ? "Then set the pieces up again." : "The game that is on ends here. Then set the pieces up.",
    yes: "Begin a new game",
  }),
  resign: ({ seat, together }) =>
    together
      ? {
          title: `Does ${players.of(seat)} end the game?`,
          says: "It ends at once for all, with the score as it stands.",
          yes: "End the game for all",
        }
      : {
          title: `Does ${players.of(seat)} resign?`,
          says: "The game ends at once, and the other side wins.",
          yes: `${players.of(seat)} resigns`,
        },
  "offer-draw": ({ seat }) => ({
    title: `Does ${players.of(seat)} offer a draw?`,
    says: "The game goes on until the offer is accepted.",
    yes: `${players.of(seat)} offers a draw`,
  }),
  "accept-draw": ({ seat }) => ({
    title: `Does ${players.of(seat)} accept the draw?`,
    says: "The game ends at once, undecided.",
    yes: `${players.of(seat)} accepts`,
  }),
};

/**
 * Asks the player what to do about the game.
 * @param {string[]} seats the seats that this page may decide for
 * @param {{ scores?: Told.SeatScore[], outcome?: Told.Outcome, drawOffer?: Told.DrawOffer }} score
 * @param {Shown.Act} act carries out the decision
 * @param {object} more
 * @param {boolean} [more.ending] whether a running game may be replaced by a new one here
 * @param {() => void} more.others opens the sheet of games
 * @param {() => void} more.hint asks the table for a hint
 * @param {number} [more.redoable] the number of actions that can be redone
 */
export async function askAboutGame(
  seats,
  { scores = [], outcome, drawOffer },
  act,
  { ending = true, others, hint, redoable = 0 },
) {
  /** @type {Choice[]} */
  const anew = ending || outcome ? [{ says: "New game …", verb: "new-game", over: outcome !== undefined }] : [];
  const together = scores.some(({ shared }) => shared);
  const ends = outcome ? [] : seats.flatMap((seat) => answersOf(seat, drawOffer, together));
  /** @type {Choice[]} */
  const again =
    redoable > 0
      ? seats.map((seat) => ({
          says: `${players.of(seat)}: do again what was taken back (${redoable})`,
          verb: "redo",
          seat,
        }))
      : [];
  const other = { says: "Another game …", others };
  const choice = await ask({
    title: "The game",
    answers: [...again, ...(outcome ? [] : [{ says: "A hint …", others: hint }]), ...anew, ...ends, other],
    no: "Close",
  });
  if (choice && "verb" in choice) {
    await decide(choice, act);
  } else {
    choice?.others();
  }
}

/** @param {string} seat @param {Told.DrawOffer | undefined} offer @param {boolean} together @returns {Choice[]} */
export function answersOf(seat, offer, together) {
  if (together) {
    return [{ says: `${players.of(seat)}: end the game for all …`, verb: "resign", seat, together }];
  }
  if (offer?.asked.includes(seat)) {
    return [
      { says: `${players.of(seat)}: accept the draw …`, verb: "accept-draw", seat },
      { says: `${players.of(seat)}: decline the draw`, verb: "decline-draw", seat },
      { says: `${players.of(seat)}: resign …`, verb: "resign", seat },
    ];
  }
  const own = offer === undefined ? [{ says: `${players.of(seat)}: offer a draw …`, verb: "offer-draw", seat }] : [];
  return [...own, { says: `${players.of(seat)}: resign …`, verb: "resign", seat }];
}

/** @param {Choice} choice @param {Shown.Act} act */
async function decide(choice, act) {
  const { verb, seat } = choice;
  const question = QUESTIONS[verb]?.(choice);
  const sure =
    question === undefined ||
    (await ask({ title: question.title, says: question.says, answers: [{ says: question.yes }] }));
  if (sure) {
    await act(verb, seat === undefined ? {} : { seat });
  }
}

/**
 * Asks seats about another seat's request, once for each request. A question closes when it is answered elsewhere or
 * withdrawn.
 * @template {{ asked: string[] }} R
 */
class Requests {
  /**
   * @param {(request: R, seat: string) => Question} question
   * @param {Shown.Act} act sends the answer
   * @param {(seat: string) => boolean} [asks] returns whether a seat is asked here
   */
  constructor(question, act, asks = () => true) {
    this.question = question;
    this.act = act;
    this.asks = asks;
    this.open = new AbortController();
    /** @type {string | undefined} */
    this.key = undefined;
  }

  /** @param {R | undefined} request */
  async told(request) {
    const key = JSON.stringify(request);
    if (key === this.key) {
      return;
    }
    this.key = key;
    this.open.abort();
    const open = new AbortController();
    this.open = open;
    if (!request) {
      return;
    }
    for (const seat of request.asked.filter(this.asks)) {
      const { declines, ...asked } = this.question(request, seat);
      const answer = await ask({ no: "Later", ...asked, moot: open.signal });
      if (open.signal.aborted) {
        return;
      }
      const verb = answer?.verb ?? declines;
      if (verb) {
        await this.act(verb, { seat });
      }
    }
  }
}

/**
 * Returns the question about taking back or redoing actions. Where the table plays the other seats, the requesting seat
 * itself confirms which actions are taken back.
 * @param {Told.TakeBack} request
 * @param {string} seat
 * @returns {Question}
 */
export function takeBackQuestion({ by, redo, says }, seat) {
  const wants = players.of(by);
  const asked = players.of(seat);
  const [title, lead, yes, no] =
    seat !== by
      ? [`${wants} wants to ${redo ? "do again" : "take back"}`, "", `${asked} allows it`, `${asked} does not`]
      : redo
        ? [`${wants}, do again what was taken back?`, "This is done again, in turn: ", "Do it again", "Leave it"]
        : [`${wants}, take this back?`, "This is taken back, the latest first: ", "Take it back", "Leave it"];
  return {
    title,
    says: `${lead}${says}.`,
    answers: [{ says: yes, verb: "accept-take-back" }],
    no,
    declines: "decline-take-back",
  };
}

/**
 * Asks the seats concerned whether actions may be taken back.
 * @param {Shown.Act} act
 * @param {(seat: string) => boolean} [asks] returns whether a seat is asked here
 */
export function takeBackRequests(act, asks) {
  return new Requests(takeBackQuestion, act, asks);
}

/**
 * Asks the seats that were offered a draw.
 * @param {Shown.Act} act
 * @param {(seat: string) => boolean} [asks] returns whether a seat is asked here
 */
export function drawOffers(act, asks) {
  /** @param {Told.DrawOffer} offer @param {string} seat */
  const question = ({ by }, seat) => ({
    title: `${players.of(by)} offers ${players.of(seat)} a draw`,
    says: "The game goes on until all accept.",
    answers: [
      { says: `${players.of(seat)} accepts`, verb: "accept-draw" },
      { says: `${players.of(seat)} declines`, verb: "decline-draw" },
    ],
  });
  return new Requests(question, act, asks);
}
