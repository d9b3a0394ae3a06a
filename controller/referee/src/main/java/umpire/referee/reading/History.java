package umpire.referee.reading;

import java.util.Optional;
import umpire.rules.kernel.Game;

/**
 * The way to the present state: an immutable list that shares its past, so that taking an action and taking it back cost the
 * same however long the evening is.
 */
public final class History<S, A> {
    private final Game<S, A> game;
    private final Ground ground;
    private final S state;
    private final Layout layout;
    private final Optional<History<S, A>> before;
    private final Optional<A> action;
    private final int length;

    private History(
            Game<S, A> game, Ground ground, S state, Optional<History<S, A>> before, Optional<A> action, int length) {
        this.game = game;
        this.ground = ground;
        this.state = state;
        this.layout = Layout.of(ground, game.show(state));
        this.before = before;
        this.action = action;
        this.length = length;
    }

    /** Starts from a state. */
    public static <S, A> History<S, A> start(Game<S, A> game, Ground ground, S state) {
        return new History<>(game, ground, state, Optional.empty(), Optional.empty(), 0);
    }

    /** Goes on by an accepted action. */
    public History<S, A> played(A taken, S next) {
        return new History<>(game, ground, next, Optional.of(this), Optional.of(taken), length + 1);
    }

    /** Goes on by letting a position stand that no rule led to. */
    public History<S, A> stands(S next) {
        return new History<>(game, ground, next, Optional.of(this), Optional.empty(), length + 1);
    }

    public S state() {
        return state;
    }

    /** Returns how the table must look in this state. */
    public Layout layout() {
        return layout;
    }

    /** Looks ahead from this state. Kept by whoever needs it again: a long past keeps no futures. */
    public Prospects<S, A> prospects() {
        return new Prospects<>(game, ground, state, layout);
    }

    /** Returns the state before this one; empty at the start. */
    public Optional<History<S, A>> before() {
        return before;
    }

    /** Returns the action that led here; empty at the start and where a position was let stand. */
    public Optional<A> action() {
        return action;
    }

    /** Returns how many steps lie between the start and this state. */
    public int length() {
        return length;
    }

    /**
     * Returns the state so many steps ago.
     *
     * @throws IllegalArgumentException when there are not so many
     */
    public History<S, A> back(int steps) {
        if (steps < 0 || steps > length) {
            throw new IllegalArgumentException("cannot take back " + steps + " of " + length);
        }
        History<S, A> at = this;
        for (int i = 0; i < steps; i++) {
            at = at.before.orElseThrow();
        }
        return at;
    }
}
