package umpire.rules.kernel;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The result of reading text from outside: a value, or why there is none.
 *
 * @param <T> what was asked for
 */
public sealed interface Parsed<T> {
    /** The text was good. */
    record Good<T>(T value) implements Parsed<T> {}

    /**
     * The text was not good.
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

    /** Returns the value if there is one. */
    default Optional<T> toOptional() {
        return switch (this) {
            case Good<T> good -> Optional.of(good.value());
            case Bad<T> bad -> Optional.empty();
        };
    }

    /** Returns the value, where the text was our own and must be good. */
    default T orThrow() {
        return switch (this) {
            case Good<T> good -> good.value();
            case Bad<T> bad -> throw new IllegalArgumentException(bad.why());
        };
    }

    /** Makes something else of a good value, and keeps a bad answer. */
    default <U> Parsed<U> map(Function<T, U> made) {
        return then(value -> good(made.apply(value)));
    }

    /** Combines two good values into one, or tells what is wrong with each of them; what is wrong with both alike is told once. */
    default <U, V> Parsed<V> and(Parsed<U> other, BiFunction<T, U, V> made) {
        if (this instanceof Bad<T> bad && other instanceof Bad<U> further) {
            boolean said = bad.why().equals(further.why()) || bad.why().endsWith("; " + further.why());
            return bad(said ? bad.why() : bad.why() + "; " + further.why());
        }
        return then(value -> other.map(next -> made.apply(value, next)));
    }

    /** Goes on with a good value and keeps a bad answer. */
    default <U> Parsed<U> then(Function<T, Parsed<U>> next) {
        return switch (this) {
            case Good<T> good -> next.apply(good.value());
            case Bad<T> bad -> new Bad<>(bad.why());
        };
    }
}
