package umpire.referee.session.prompt;

import java.util.stream.Collectors;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.choice.DrawAnswer;
import umpire.referee.session.choice.NewGameReadiness;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Seat;

/** Says that a draw is offered, and how to answer. */
final class DrawOfferPrompt {
    private DrawOfferPrompt() {}

    /** Returns the prompt, preceded by an open offer and how to answer it. */
    static <S, A> Prompt before(Prompt then, Match<S, A> match, Perception<S, A> perception) {
        return match.offer()
                .map(offer -> new Prompt(
                        then.need(),
                        then.seat(),
                        says(offer, match, perception) + " " + then.says(),
                        then.options(),
                        then.chosen(),
                        then.corrections(),
                        then.cues()))
                .orElse(then);
    }

    private static <S, A> String says(DrawOffer offer, Match<S, A> match, Perception<S, A> perception) {
        boolean byButton = !NewGameReadiness.offered(match, perception)
                && offer.asked().stream().allMatch(seat -> DrawAnswer.isAllThatConfirmMeans(seat, match, perception));
        String asked = offer.asked().stream().map(Seat::name).collect(Collectors.joining(" and "));
        return offer.by() + " offers a draw. " + asked
                + (byButton
                        ? ": press Confirm to accept it, Undo to decline it, or play on."
                        : ": accept it on a page, press Undo to decline it, or play on.");
    }
}
