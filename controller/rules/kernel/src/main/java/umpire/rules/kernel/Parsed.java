package umpire.rules.kernel;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The result of parsing: a value, or the reason why there is none.
 *
 * @param <T> the value
 */
public sealed interface Parsed<T> {
    record Good<T>(T value) implements Parsed<T> {}

    /**
     * The text is invalid.
     *
     * @param why one sentence that quotes the bad part and says what was expected
     */
    record Bad<T>(String why) implements Parsed<T> {}

    static <T> Parsed<T> good(T value) {
        return new Good<>(value);
    }

    static <T> Parsed<T> bad(String why) {
        return new Bad<>(why);
    }

    /** Returns the value; empty if there is none. */
    default Optional<T> toOptional() {
        return switch (this) {
            case Good<T> good -> Optional.of(good.value());
            case Bad<T> bad -> Optional.empty();
        };
    }

    /** Returns the value of a text that must be valid, because it is our own. */
    default T orThrow() {
        return switch (this) {
            case Good<T> good -> good.value();
            case Bad<T> bad -> throw new IllegalArgumentException(bad.why());
        };
    }

    /** Converts a value, and keeps a failure. */
    default <U> Parsed<U> map(Function<T, U> made) {
        return then(value -> good(made.apply(value)));
    }

    /** Combines two values, or the reasons why they are missing. If both have the same reason, it is given once. */
    default <U, V> Parsed<V> and(Parsed<U> other, BiFunction<T, U, V> made) {
        if (this instanceof Bad<T> bad && other instanceof Bad<U> further) {
            boolean said = bad.why().equals(further.why()) || bad.why().endsWith("; " + further.why());
            return bad(said ? bad.why() : bad.why() + "; " + further.why());
        }
        return then(value -> other.map(next -> made.apply(value, next)));
    }

    /** Continues with a value, and keeps a failure. */
    default <U> Parsed<U> then(Function<T, Parsed<U>> next) {
        return switch (this) {
            case Good<T> good -> next.apply(good.value());
            case Bad<T> bad -> new Bad<>(bad.why());
        };
    }
}
