package umpire.referee.session.prompt;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Prompt;
import umpire.referee.reading.Corrections;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Reading;
import umpire.referee.session.choice.FreeSetUp;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;

/** Says how a game ended and how to begin another. */
final class GameOverPrompt {
    private static final String FOR_A_NEW_GAME = " For a new game, set the pieces up again.";
    private static final String ENDS_THE_LESSON = " Press Confirm to end the lesson.";
    private static final String PLACED_FREELY =
            " For a new game, put each piece where you like, as far as the rules allow, and press Confirm.";

    private GameOverPrompt() {}

    /** Asks whether to give up the running game, where the pieces stand as at the start of another. */
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

    /** Says how the game ended. Once pieces are being moved, says what is missing for a new game. */
    static <S, A> Prompt of(Match<S, A> match, Perception<S, A> perception) {
        if (FreeSetUp.due(match)) {
            return new Prompt(
                    Prompt.Need.OVER,
                    Optional.empty(),
                    match.asking() + PLACED_FREELY,
                    List.of(),
                    -1,
                    List.of(),
                    List.of());
        }
        String says = match.asking() + (match.lesson().isPresent() ? ENDS_THE_LESSON : FOR_A_NEW_GAME);
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
