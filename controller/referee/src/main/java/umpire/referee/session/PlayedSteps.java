package umpire.referee.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import umpire.referee.reading.ActionHistory;
import umpire.referee.session.record.Entry;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;

/**
 * The actions that were played and not taken back, with the state before each. Secrets are included: this is for
 * reviews and not for players of an unfinished game.
 *
 * @param actions from the start on
 * @param end the state that they led to
 * @param awaited the decision the game waits for in that state
 */
public record PlayedSteps<S, A>(List<PlayedAction<S, A>> actions, S end, Awaited awaited) {
    public PlayedSteps {
        actions = List.copyOf(actions);
    }

    /**
     * An action that was accepted.
     *
     * @param number of public actions up to this one
     * @param before the state in which it was played
     */
    public record PlayedAction<S, A>(int number, S before, A action) {}

    /**
     * Replays entries. Empty where no game was begun.
     *
     * @throws IllegalArgumentException when one does not follow from those before it
     */
    public static <S, A> Optional<PlayedSteps<S, A>> of(Game<S, A> game, List<Entry> entries) {
        Match<S, A> match = Match.resume(game, entries);
        Deque<PlayedAction<S, A>> actions = new ArrayDeque<>();
        Optional<ActionHistory<S, A>> at = match.history();
        while (at.isPresent()) {
            ActionHistory<S, A> after = at.orElseThrow();
            at = after.before();
            if (at.isPresent() && after.action().isPresent()) {
                actions.addFirst(new PlayedAction<>(
                        after.told(), at.orElseThrow().state(), after.action().orElseThrow()));
            }
        }
        return match.history().map(last -> new PlayedSteps<>(List.copyOf(actions), last.state(), last.awaited()));
    }
}
