package umpire.table.loop;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import umpire.referee.session.input.Input;

/** Detects changes of a state outside the session, to report them to it. */
final class StateWatch<T> {
    private final T first;
    private final BiFunction<T, Long, Input> news;
    private volatile Supplier<T> state;
    private T said;

    /**
     * Starts watching.
     *
     * @param first the state that a new session assumes
     * @param news makes an input from a state and its time
     */
    StateWatch(T first, BiFunction<T, Long, Input> news) {
        this.first = first;
        this.news = news;
        this.state = () -> first;
        this.said = first;
    }

    void watch(Supplier<T> other) {
        state = other;
    }

    /** Resets to the first state, for a new session. */
    void forget() {
        said = first;
    }

    /** Returns the input for a change; empty without one. */
    Optional<Input> since(long nowMs) {
        T now = state.get();
        if (now.equals(said)) {
            return Optional.empty();
        }
        said = now;
        return Optional.of(news.apply(now, nowMs));
    }
}
