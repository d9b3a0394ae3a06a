package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Told;
import umpire.rules.kernel.Game;

/**
 * A game on the table, as one immutable value.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public final class Sitting<S, A> {
    private final Match<S, A> match;
    private final Attention<S, A> attention;
    private final Settings settings;

    Sitting(Match<S, A> match, Attention<S, A> attention, Settings settings) {
        this.match = match;
        this.attention = attention;
        this.settings = settings;
    }

    /** Sits down at a table nothing is known of: the pieces must be set up first. */
    public static <S, A> Sitting<S, A> open(Game<S, A> game) {
        return open(game, Settings.standard());
    }

    /** Sits down at such a table, which behaves as the players set it. */
    public static <S, A> Sitting<S, A> open(Game<S, A> game, Settings settings) {
        return resume(game, List.of(), settings);
    }

    /** Sits down where a journal left off, at a table that nobody set otherwise. */
    public static <S, A> Sitting<S, A> resume(Game<S, A> game, List<Entry> entries) {
        return resume(game, entries, Settings.standard());
    }

    /**
     * Sits down where a journal left off.
     *
     * @throws IllegalArgumentException when an entry does not follow from those before it; the message names the entry
     */
    public static <S, A> Sitting<S, A> resume(Game<S, A> game, List<Entry> entries, Settings settings) {
        Match<S, A> match = Match.resume(game, entries);
        return new Sitting<>(match, Attention.begin(match.ground()), settings);
    }

    /** Takes an input. Pure: the same sitting and input give the same step. */
    public Step<S, A> step(Input input) {
        Turn<S, A> turn = new Turn<>(match, attention.at(input.nowMs()), settings);
        Optional<Answer> answer = Optional.empty();
        switch (input) {
            case Input.Looked looked -> Looking.take(turn, looked.observation());
            case Input.Camera camera -> turn.attend(now -> now.camera(camera.state()));
            case Input.Pressed pressed -> Pressing.take(turn, pressed);
            case Input.Ordered ordered -> answer = Optional.of(Ordering.take(turn, ordered.command()));
            case Input.Ticked ticked -> {}
        }
        return turn.step(answer);
    }

    /** Tells how the last actions went, so that a chronicle begins where it ended before a restart. */
    public List<Told> account(int actions) {
        return Account.of(match, actions);
    }

    Match<S, A> match() {
        return match;
    }

    /** Returns everything the table says now. */
    public Bulletin bulletin() {
        return Bulletins.of(match, attention);
    }
}
