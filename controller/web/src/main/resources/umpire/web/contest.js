// What players agree on beside the rules: to begin anew, to give in, to call it a draw. Nothing of it is done before a question.

import { ask } from "./asking.js";

const QUESTIONS = {
  "new-game": (seat, over) => ({ title: "Begin a new game?", says: over ? "Set the pieces up again then." : "The game that is on ends here. Then set the pieces up.", yes: "Begin a new game" }),
  resign: (seat) => ({ title: `Does ${seat} resign?`, says: "The game ends at once, and the other side wins.", yes: `${seat} resigns` }),
  "offer-draw": (seat) => ({ title: `Does ${seat} offer a draw?`, says: "The game goes on until the offer is accepted.", yes: `${seat} offers a draw` }),
  "accept-draw": (seat) => ({ title: `Does ${seat} accept the draw?`, says: "The game ends at once, undecided.", yes: `${seat} accepts` }),
};

/**
 * Asks what is to become of the game.
 * @param seats for whom something may be decided here
 * @param score what the table says of the score: its outcome and the draw that is offered
 * @param act does what was agreed on: act(verb, fields)
 * @param ending whether a game that is on may be ended here for a new one
 * @param others opens the sheet of games
 */
export async function askAboutGame(seats, { outcome, drawOffer }, act, { ending = true, others }) {
  const anew = ending || outcome ? [{ says: "New game …", verb: "new-game", over: outcome !== undefined }] : [];
  const ends = outcome ? [] : seats.flatMap((seat) => answersOf(seat, drawOffer));
  const choice = await ask({ title: "The game", answers: [...anew, ...ends, { says: "Another game …", others }], no: "Close" });
  if (choice?.others) {
    choice.others();
  } else if (choice) {
    await decide(choice, act);
  }
}

function answersOf(seat, offer) {
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

async function decide({ verb, seat, over }, act) {
  const question = QUESTIONS[verb]?.(seat, over);
  const sure = question === undefined || (await ask({ title: question.title, says: question.says, answers: [{ says: question.yes }] }));
  if (sure) {
    await act(verb, seat === undefined ? {} : { seat });
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
    for (const seat of drawOffer?.asked ?? []) {
      const answers = [{ says: `${seat} accepts`, verb: "accept-draw" }, { says: `${seat} declines`, verb: "decline-draw" }];
      const answer = await ask({ title: `${drawOffer.by} offers ${seat} a draw`, says: "The game goes on while nobody accepts.", answers, no: "Later" });
      if (answer) {
        await this.act(answer.verb, { seat });
      }
    }
  }
}
