package umpire.table.loop;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import umpire.referee.session.input.Input;

/** Notices when something beside the table is otherwise than the table was told. */
final class StateWatch<T> {
    private final T first;
    private final BiFunction<T, Long, Input> news;
    private volatile Supplier<T> state;
    private T said;

    /**
     * Begins to watch.
     *
     * @param first what a table takes it for that was told nothing
     * @param news tells what it is, and when that was noticed
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

    /** A table that sits down anew was told nothing. */
    void forget() {
        said = first;
    }

    /** Returns what is to be told now, if anything is. */
    Optional<Input> since(long nowMs) {
        T now = state.get();
        if (now.equals(said)) {
            return Optional.empty();
        }
        said = now;
        return Optional.of(news.apply(now, nowMs));
    }
}
