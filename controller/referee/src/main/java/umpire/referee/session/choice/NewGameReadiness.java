package umpire.referee.session.choice;

import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Reading;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Placement;

/**
 * Decides whether the pieces stand ready for a new game. After a finished game, this alone begins the next one. An
 * unfinished game is given up only after a confirmation, because the pieces could stand so by chance.
 */
public final class NewGameReadiness {
    private NewGameReadiness() {}

    /** Returns whether the game is over and the pieces stand as at the start of another. */
    public static <S, A> boolean begins(Match<S, A> match, KnownPlaces knownPlaces) {
        return match.awaited() instanceof Awaited.Nothing && standsReady(match, knownPlaces);
    }

    /**
     * Returns whether the pieces stand as at the start of a game, although the present one is not over and cannot have
     * led there.
     */
    public static <S, A> boolean offered(Match<S, A> match, Perception<S, A> perception) {
        boolean impossible = perception
                .reading()
                .filter(reading -> switch (reading) {
                    case Reading.Impossible<S, A> none -> true;
                    case Reading.Righting<S, A> righting -> true;
                    case Reading.TooMuch<S, A> tooMuch -> true;
                    default -> false;
                })
                .isPresent();
        return match.started()
                && impossible
                && perception
                        .settling()
                        .settled()
                        .map(look -> standsReady(match, KnownPlaces.of(match.index(), look)))
                        .orElse(false);
    }

    private static <S, A> boolean standsReady(Match<S, A> match, KnownPlaces knownPlaces) {
        Layout opening = match.openingLayout();
        return match.game().setUp(Placement.EMPTY).isEmpty()
                && opening.stands(knownPlaces)
                && !match.present().layout().stands(knownPlaces);
    }
}
