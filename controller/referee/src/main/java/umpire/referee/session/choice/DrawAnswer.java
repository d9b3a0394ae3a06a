package umpire.referee.session.choice;

import umpire.referee.session.dice.DiceToName;
import umpire.referee.session.dice.RollReading;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Seat;

/** Decides when a press of confirm answers an offered draw. */
public final class DrawAnswer {
    private DrawAnswer() {}

    /** Returns whether a press of confirm by a seat can only be its answer to an offer. */
    public static <S, A> boolean isAllThatConfirmMeans(Seat seat, Match<S, A> match, Perception<S, A> perception) {
        boolean another = match.asked().filter(asked -> !asked.equals(seat)).isPresent();
        return another
                || (SelectedOffer.of(match, perception, Offer.all(match, perception)) < 0
                        && perception.named().isEmpty()
                        && !DiceToName.of(match, perception).seats().contains(seat)
                        && RollReading.ifConfirmed(match, perception).isEmpty()
                        && match.successors().pass().isEmpty());
    }
}
