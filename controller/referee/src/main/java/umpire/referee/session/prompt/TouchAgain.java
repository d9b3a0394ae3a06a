package umpire.referee.session.prompt;

import java.util.List;
import java.util.Set;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Place;

/** The hint to touch a piece again, after a hand rested over it and left it exactly as it lay. */
final class TouchAgain {
    private TouchAgain() {}

    /** Returns how to touch so that the camera notices; empty where no touch seems to have been meant. */
    static <S, A> String says(Match<S, A> match, Perception<S, A> perception) {
        Set<Place> rested = perception.settling().restedOver();
        if (rested.isEmpty()) {
            return "";
        }
        int named = perception.named().size();
        List<A> begun = named == 0
                ? match.successors().actions()
                : Offer.named(match, perception).candidates();
        List<Place> meant = begun.stream()
                .map(action -> match.game().touches(match.state(), action))
                .filter(touches -> touches.size() > named && rested.contains(touches.get(named)))
                .map(touches -> touches.get(named))
                .distinct()
                .toList();
        return switch (meant.size()) {
            case 0 -> "";
            case 1 -> " To touch " + match.index().titleOf(meant.getFirst()) + ", lift it so that it moves a little.";
            default -> " To touch a piece, lift it so that it moves a little.";
        };
    }
}
