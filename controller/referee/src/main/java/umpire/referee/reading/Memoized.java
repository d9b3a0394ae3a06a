package umpire.referee.reading;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is computed at the first call and cached. */
final class Memoized<T> {
    private final Supplier<T> source;
    private Optional<T> value = Optional.empty();

    Memoized(Supplier<T> source) {
        this.source = source;
    }

    T value() {
        if (value.isEmpty()) {
            value = Optional.of(source.get());
        }
        return value.orElseThrow();
    }
}
