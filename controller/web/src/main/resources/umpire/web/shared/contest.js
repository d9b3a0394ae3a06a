// What players agree on beside the rules: to begin anew, to give in, to call it a draw. Nothing of it is done before
// a question.

import { ask } from "./asking.js";

const QUESTIONS = {
  "new-game": (seat, over) => ({
    title: "Begin a new game?",
    says: over ? "Set the pieces up again then." : "The game that is on ends here. Then set the pieces up.",
    yes: "Begin a new game",
  }),
  resign: (seat, over, together) =>
    together
      ? {
          title: `Does ${seat} end the game?`,
          says: "It ends at once for all, with the score as it stands.",
          yes: "End the game for all",
        }
      : {
          title: `Does ${seat} resign?`,
          says: "The game ends at once, and the other side wins.",
          yes: `${seat} resigns`,
        },
  "offer-draw": (seat) => ({
    title: `Does ${seat} offer a draw?`,
    says: "The game goes on until the offer is accepted.",
    yes: `${seat} offers a draw`,
  }),
  "accept-draw": (seat) => ({
    title: `Does ${seat} accept the draw?`,
    says: "The game ends at once, undecided.",
    yes: `${seat} accepts`,
  }),
};

/**
 * Asks what is to become of the game.
 * @param seats for whom something may be decided here
 * @param score what the table says of the score: its outcome and the draw that is offered
 * @param redoable how many actions were taken back and can be done again
 * @param act does what was agreed on: act(verb, fields)
 * @param ending whether a game that is on may be ended here for a new one
 * @param others opens the sheet of games
 */
export async function askAboutGame(
  seats,
  { scores = [], outcome, drawOffer },
  act,
  { ending = true, others, redoable = 0 },
) {
  const anew = ending || outcome ? [{ says: "New game …", verb: "new-game", over: outcome !== undefined }] : [];
  const together = scores.some(({ shared }) => shared);
  const ends = outcome ? [] : seats.flatMap((seat) => answersOf(seat, drawOffer, together));
  const again =
    redoable > 0
      ? seats.map((seat) => ({ says: `${seat}: do again what was taken back (${redoable})`, verb: "redo", seat }))
      : [];
  const choice = await ask({
    title: "The game",
    answers: [...again, ...anew, ...ends, { says: "Another game …", others }],
    no: "Close",
  });
  if (choice?.others) {
    choice.others();
  } else if (choice) {
    await decide(choice, act);
  }
}

function answersOf(seat, offer, together) {
  if (together) {
    return [{ says: `${seat}: end the game for all …`, verb: "resign", seat, together }];
  }
  if (offer?.asked.includes(seat)) {
    return [
      { says: `${seat}: accept the draw …`, verb: "accept-draw", seat },
      { says: `${seat}: decline the draw`, verb: "decline-draw", seat },
      { says: `${seat}: resign …`, verb: "resign", seat },
    ];
  }
  const own = offer === undefined ? [{ says: `${seat}: offer a draw …`, verb: "offer-draw", seat }] : [];
  return [...own, { says: `${seat}: resign …`, verb: "resign", seat }];
}

async function decide({ verb, seat, over, together }, act) {
  const question = QUESTIONS[verb]?.(seat, over, together);
  const sure =
    question === undefined ||
    (await ask({ title: question.title, says: question.says, answers: [{ says: question.yes }] }));
  if (sure) {
    await act(verb, seat === undefined ? {} : { seat });
  }
}

/**
 * Asks seats what another one wants, once for each request. What was answered elsewhere, or is no longer wanted, is
 * not asked any more.
 */
class Requests {
  /**
   * @param question what a seat is asked: question(request, seat)
   * @param act sends the answer: act(verb, {seat})
   * @param asks whether a seat is asked here
   */
  constructor(question, act, asks = () => true) {
    this.question = question;
    this.act = act;
    this.asks = asks;
    this.open = new AbortController();
  }

  async told(request) {
    const key = JSON.stringify(request);
    if (key === this.key) {
      return;
    }
    this.key = key;
    this.open.abort();
    const open = new AbortController();
    this.open = open;
    for (const seat of (request?.asked ?? []).filter(this.asks)) {
      const answer = await ask({ ...this.question(request, seat), no: "Later", moot: open.signal });
      if (open.signal.aborted) {
        return;
      }
      if (answer) {
        await this.act(answer.verb, { seat });
      }
    }
  }
}

/**
 * Asks the seats whose it is whether something may be taken back.
 * @param asks whether a seat is asked here
 */
export function takeBackRequests(act, asks) {
  const question = ({ by, redo, says }, seat) => ({
    title: `${by} wants to ${redo ? "do again" : "take back"}`,
    says: `${says}.`,
    answers: [
      { says: `${seat} allows it`, verb: "accept-take-back" },
      { says: `${seat} does not`, verb: "decline-take-back" },
    ],
  });
  return new Requests(question, act, asks);
}

/** Asks the sides that were offered a draw. */
export function drawOffers(act) {
  const question = ({ by }, seat) => ({
    title: `${by} offers ${seat} a draw`,
    says: "The game goes on while nobody accepts.",
    answers: [
      { says: `${seat} accepts`, verb: "accept-draw" },
      { says: `${seat} declines`, verb: "decline-draw" },
    ],
  });
  return new Requests(question, act);
}
