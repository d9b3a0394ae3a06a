package umpire.rules.kernel.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import umpire.rules.kernel.Parsed;

/**
 * The notation of a value in words, for writing and reading. A phrase is composed of the phrases of its parts, each
 * given with its accessor, so that writing and reading agree. Errors of all parts are reported, not only the first.
 *
 * <pre>
 * Phrase&lt;Sentry&gt; sentry = Phrase.of(SIDE, Sentry::side, SQUARE, Sentry::at, Sentry::new);
 * </pre>
 *
 * @param <T> the value, immutable
 */
public interface Phrase<T> {
    /** Returns the words of a value; there may be none. */
    List<String> words(T value);

    /** Reads the words of one value. */
    Parsed<T> read(WordReader words);

    /** A phrase with these functions for writing and reading. */
    static <T> Phrase<T> of(Function<T, List<String>> write, Function<WordReader, Parsed<T>> read) {
        return new Phrase<>() {
            @Override
            public List<String> words(T value) {
                return write.apply(value);
            }

            @Override
            public Parsed<T> read(WordReader words) {
                return read.apply(words);
            }
        };
    }

    /** A phrase without words, for a type with a single value. */
    static <T> Phrase<T> of(Supplier<T> made) {
        return of(value -> List.of(), words -> Parsed.good(made.get()));
    }

    /** A phrase of one part. */
    static <T, A> Phrase<T> of(Phrase<A> a, Function<T, A> aOf, Function<A, T> made) {
        return of(value -> a.words(aOf.apply(value)), words -> a.read(words).map(made));
    }

    /** A phrase of two parts. */
    static <T, A, B> Phrase<T> of(
            Phrase<A> a, Function<T, A> aOf, Phrase<B> b, Function<T, B> bOf, BiFunction<A, B, T> made) {
        return of(
                value -> joined(a.words(aOf.apply(value)), b.words(bOf.apply(value))),
                words -> a.read(words).and(b.read(words), made));
    }

    /** A phrase of three parts. */
    static <T, A, B, C> Phrase<T> of(
            Phrase<A> a,
            Function<T, A> aOf,
            Phrase<B> b,
            Function<T, B> bOf,
            Phrase<C> c,
            Function<T, C> cOf,
            Three<A, B, C, T> made) {
        return of(
                value -> joined(a.words(aOf.apply(value)), b.words(bOf.apply(value)), c.words(cOf.apply(value))),
                words -> a.read(words)
                        .<B, Function<C, T>>and(b.read(words), (one, two) -> three -> made.of(one, two, three))
                        .and(c.read(words), Function::apply));
    }

    /** A phrase of four parts. */
    static <T, A, B, C, D> Phrase<T> of(
            Phrase<A> a,
            Function<T, A> aOf,
            Phrase<B> b,
            Function<T, B> bOf,
            Phrase<C> c,
            Function<T, C> cOf,
            Phrase<D> d,
            Function<T, D> dOf,
            Four<A, B, C, D, T> made) {
        return of(
                value -> joined(
                        a.words(aOf.apply(value)),
                        b.words(bOf.apply(value)),
                        c.words(cOf.apply(value)),
                        d.words(dOf.apply(value))),
                words -> a.read(words)
                        .<B, BiFunction<C, D, T>>and(
                                b.read(words), (one, two) -> (three, four) -> made.of(one, two, three, four))
                        .<C, Function<D, T>>and(c.read(words), (rest, three) -> four -> rest.apply(three, four))
                        .and(d.read(words), Function::apply));
    }

    /** Returns this phrase after a keyword. */
    default Phrase<T> after(String word) {
        return of(
                value -> joined(List.of(word), words(value)),
                words -> words.read(word, itself(word)).and(read(words), (before, value) -> value));
    }

    /** Returns this phrase after a keyword, or no words for an absent value. */
    default Phrase<Optional<T>> maybeAfter(String word) {
        return of(
                value -> value.map(said -> joined(List.of(word), words(said))).orElse(List.of()),
                words -> words.readIf(itself(word)).isPresent()
                        ? read(words).map(Optional::of)
                        : Parsed.good(Optional.empty()));
    }

    private static Function<String, Optional<String>> itself(String word) {
        return said -> Optional.of(said).filter(word::equals);
    }

    /** Converts the values of this phrase. */
    default <U> Phrase<U> as(Function<T, U> made, Function<U, T> back) {
        return checked(value -> Parsed.good(made.apply(value)), back);
    }

    /** Converts the values of this phrase, some of which may be invalid. */
    default <U> Phrase<U> checked(Function<T, Parsed<U>> made, Function<U, T> back) {
        return of(value -> words(back.apply(value)), words -> read(words).then(made));
    }

    @SafeVarargs
    private static List<String> joined(List<String>... parts) {
        List<String> words = new ArrayList<>();
        for (List<String> part : parts) {
            words.addAll(part);
        }
        return List.copyOf(words);
    }

    /** A constructor with three arguments. */
    interface Three<A, B, C, T> {
        T of(A a, B b, C c);
    }

    /** A constructor with four arguments. */
    interface Four<A, B, C, D, T> {
        T of(A a, B b, C c, D d);
    }
}
