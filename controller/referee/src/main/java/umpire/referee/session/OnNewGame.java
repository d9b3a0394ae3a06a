package umpire.referee.session;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Prompt;
import umpire.referee.reading.Corrections;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Reading;
import umpire.rules.kernel.Awaited;

/**
 * How one game follows another: the pieces are set up again. After a game that is over that is all; a game that is not over is
 * given up only when somebody says so, for the pieces alone could stand there by chance.
 */
final class OnNewGame {
    private static final String LEADS_TO = " For a new game, set the pieces up again.";

    private OnNewGame() {}

    /** Returns whether the pieces of a game that is over stand as at the start of another. */
    static <S, A> boolean begins(Match<S, A> match, KnownPlaces knownPlaces) {
        return match.awaited() instanceof Awaited.Nothing && standsReady(match, knownPlaces);
    }

    /** Returns whether the pieces stand as at the start of a game although this one goes on and cannot have led there. */
    static <S, A> boolean offered(Match<S, A> match, Perception<S, A> perception) {
        boolean impossible = perception
                .reading()
                .filter(reading -> reading instanceof Reading.Impossible || reading instanceof Reading.Righting)
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
        return opening.stands(knownPlaces) && !match.present().layout().stands(knownPlaces);
    }

    static <S, A> void begin(StepContext<S, A> context) {
        String title = context.game().title();
        context.setUp(context.game().opening(), "The pieces are set up again: a new game of " + title + " begins.");
    }

    static Prompt offer() {
        return new Prompt(
                Prompt.Need.QUESTION,
                Optional.empty(),
                "The pieces stand as at the start. Press Confirm to give this game up and begin a new one, or put them back.",
                List.of(),
                -1,
                List.of(),
                List.of());
    }

    /** Says how the game ended; once pieces are being moved, how they stand for a new one. */
    static <S, A> Prompt after(Match<S, A> match, Perception<S, A> perception) {
        String says = match.asking() + LEADS_TO;
        boolean left = perception
                .reading()
                .filter(reading -> !(reading instanceof Reading.Unchanged) && !(reading instanceof Reading.Untidy))
                .isPresent();
        Optional<KnownPlaces> scene = perception.settling().settled().map(look -> KnownPlaces.of(match.index(), look));
        List<Correction> corrections = left && scene.isPresent()
                ? Corrections.toward(match.index(), match.openingLayout(), scene.orElseThrow(), false)
                : List.of();
        return new Prompt(
                Prompt.Need.OVER,
                Optional.empty(),
                says,
                List.of(),
                -1,
                corrections,
                CueChooser.correcting(corrections));
    }
}
