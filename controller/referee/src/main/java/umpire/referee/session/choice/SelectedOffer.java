package umpire.referee.session.choice;

import java.util.List;
import umpire.referee.reading.Reading;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;

/** The option that a press of confirm would take. */
public final class SelectedOffer {
    private SelectedOffer() {}

    /**
     * Returns the index of the option that a confirm press would take; -1 for none. The option that {@code next}
     * stepped to comes first. A question, or a name that matches the last touch, starts with the first option, unless
     * that option takes back more than a seat's last move. Otherwise it is the waiver, if no other action is legal and
     * no piece is out of place.
     */
    public static <S, A> int of(Match<S, A> match, Perception<S, A> perception, List<Offer<A>> offers) {
        if (perception.chosen() >= 0 && perception.chosen() < offers.size()) {
            return perception.chosen();
        }
        boolean named = !perception.named().isEmpty()
                && (offers.size() == 1
                        || offers.stream().allMatch(offer -> offer.where().equals(perception.named())));
        if (!offers.isEmpty() && (question(match, perception) || named)) {
            return offers.getFirst().takesBackMuch(match) ? -1 : 0;
        }
        return match.successors().actions().size() == 1 ? pass(match, perception, offers) : -1;
    }

    /**
     * Returns the index of the option that a confirm press only marks, so that a second press takes it; -1 for none. It
     * is the single option of a question, or the waiver.
     */
    public static <S, A> int marked(Match<S, A> match, Perception<S, A> perception, List<Offer<A>> offers) {
        if (of(match, perception, offers) >= 0) {
            return -1;
        }
        return question(match, perception) ? (offers.size() == 1 ? 0 : -1) : pass(match, perception, offers);
    }

    private static boolean question(Match<?, ?> match, Perception<?, ?> perception) {
        return perception.reading().filter(Reading.Open.class::isInstance).isPresent()
                || match.keptRoll().isPresent();
    }

    private static <S, A> int pass(Match<S, A> match, Perception<S, A> perception, List<Offer<A>> offers) {
        if (!perception.named().isEmpty() || !orderly(perception)) {
            return -1;
        }
        return match.successors()
                .pass()
                .map(pass -> offers.stream().map(Offer::actions).toList().indexOf(List.of(pass)))
                .orElse(-1);
    }

    /** Returns whether no piece is lifted or out of place, so that a press cannot interrupt a move. */
    public static <S, A> boolean orderly(Perception<S, A> perception) {
        return perception
                .reading()
                .map(reading -> switch (reading) {
                    case Reading.Unchanged<S, A> unchanged -> true;
                    case Reading.Untidy<S, A> untidy -> true;
                    case Reading.Played<S, A> played -> true;
                    case Reading.TakenBack<S, A> takenBack -> true;
                    case Reading.Open<S, A> open -> false;
                    case Reading.Waiting<S, A> waiting -> false;
                    case Reading.Begun<S, A> begun -> false;
                    case Reading.Impossible<S, A> impossible -> false;
                    case Reading.Righting<S, A> righting -> false;
                    case Reading.TooMuch<S, A> tooMuch -> false;
                })
                .orElse(true);
    }
}
