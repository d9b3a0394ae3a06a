package umpire.referee.sitting;

import java.util.List;
import umpire.referee.announcement.Bulletin;
import umpire.rules.kernel.Game;

/**
 * A game on the table, as one immutable value.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public final class Sitting<S, A> {
    private final Game<S, A> game;

    private Sitting(Game<S, A> game) {
        this.game = game;
    }

    /** Sits down at a table nothing is known of: the pieces must be set up first. */
    public static <S, A> Sitting<S, A> open(Game<S, A> game) {
        return new Sitting<>(game);
    }

    /**
     * Sits down where a journal left off.
     *
     * @throws IllegalArgumentException when an entry does not follow from those before it; the message names the entry
     */
    public static <S, A> Sitting<S, A> resume(Game<S, A> game, List<Entry> entries) {
        throw new UnsupportedOperationException(game.title() + " cannot resume " + entries.size() + " entries yet");
    }

    /** Takes an input. Pure: the same sitting and input give the same step. */
    public Step<S, A> step(Input input) {
        throw new UnsupportedOperationException("cannot take " + input + " yet");
    }

    /** Returns everything the table says now. */
    public Bulletin bulletin() {
        throw new UnsupportedOperationException(game.title() + " has nothing to say yet");
    }
}
