// What players agree on beside the rules: to begin anew, to give in, to call it a draw. Nothing of it is done before a question.

import { ask } from "./asking.js";

const QUESTIONS = {
  "new-game": (seat, over) => ({ title: "Begin a new game?", says: over ? "Set the pieces up again then." : "The game that is on ends here. Then set the pieces up.", yes: "Begin a new game" }),
  resign: (seat, over, together) =>
    together
      ? { title: `Does ${seat} end the game?`, says: "It ends at once for all, with the score as it stands.", yes: "End the game for all" }
      : { title: `Does ${seat} resign?`, says: "The game ends at once, and the other side wins.", yes: `${seat} resigns` },
  "offer-draw": (seat) => ({ title: `Does ${seat} offer a draw?`, says: "The game goes on until the offer is accepted.", yes: `${seat} offers a draw` }),
  "accept-draw": (seat) => ({ title: `Does ${seat} accept the draw?`, says: "The game ends at once, undecided.", yes: `${seat} accepts` }),
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
export async function askAboutGame(seats, { scores = [], outcome, drawOffer }, act, { ending = true, others, redoable = 0 }) {
  const anew = ending || outcome ? [{ says: "New game …", verb: "new-game", over: outcome !== undefined }] : [];
  const together = scores.some(({ shared }) => shared);
  const ends = outcome ? [] : seats.flatMap((seat) => answersOf(seat, drawOffer, together));
  const again = redoable > 0 ? seats.map((seat) => ({ says: `${seat}: do again what was taken back (${redoable})`, verb: "redo", seat })) : [];
  const choice = await ask({ title: "The game", answers: [...again, ...anew, ...ends, { says: "Another game …", others }], no: "Close" });
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
  const sure = question === undefined || (await ask({ title: question.title, says: question.says, answers: [{ says: question.yes }] }));
  if (sure) {
    await act(verb, seat === undefined ? {} : { seat });
  }
}

/** Asks the seats whose it is whether something may be taken back, once for each request. */
export class TakeBacks {
  /**
   * @param asks whether a seat is asked here
   * @param act sends the answer: act(verb, {seat})
   */
  constructor(asks, act) {
    this.asks = asks;
    this.act = act;
  }

  async told({ takeBack }) {
    const key = takeBack && `${takeBack.by} ${takeBack.redo} ${takeBack.says} ${takeBack.asked.join(" ")}`;
    if (key === this.key) {
      return;
    }
    this.key = key;
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    for (const seat of (takeBack?.asked ?? []).filter(this.asks)) {
      const answers = [{ says: `${seat} allows it`, verb: "accept-take-back" }, { says: `${seat} does not`, verb: "decline-take-back" }];
      const title = `${takeBack.by} wants to ${takeBack.redo ? "do again" : "take back"}`;
      const answer = await ask({ title, says: `${takeBack.says}.`, answers, no: "Later", moot: request.signal });
      if (request.signal.aborted) {
        return;
      }
      if (answer) {
        await this.act(answer.verb, { seat });
      }
    }
  }
}

/** Asks the sides that were offered a draw, once for each offer. */
export class DrawOffers {
  constructor(act) {
    this.act = act;
  }

  async told({ drawOffer }) {
    const key = drawOffer && `${drawOffer.by} ${drawOffer.asked.join(" ")}`;
    if (key === this.key) {
      return;
    }
    this.key = key;
    this.offer?.abort();
    const offer = new AbortController();
    this.offer = offer;
    for (const seat of drawOffer?.asked ?? []) {
      const answers = [{ says: `${seat} accepts`, verb: "accept-draw" }, { says: `${seat} declines`, verb: "decline-draw" }];
      const title = `${drawOffer.by} offers ${seat} a draw`;
      const answer = await ask({ title, says: "The game goes on while nobody accepts.", answers, no: "Later", moot: offer.signal });
      if (offer.signal.aborted) {
        return;
      }
      if (answer) {
        await this.act(answer.verb, { seat });
      }
    }
  }
}
