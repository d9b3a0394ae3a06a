package umpire.rules.kernel.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import umpire.rules.kernel.Parsed;

/**
 * How a value is written in words, and read again. A phrase is made of the phrases of its parts, each said once with the way back to it,
 * so that writing and reading cannot disagree; all that is wrong with the parts is told, and not only the first.
 *
 * <pre>
 * Phrase&lt;Sentry&gt; sentry = Phrase.of(SIDE, Sentry::side, SQUARE, Sentry::at, Sentry::new);
 * </pre>
 *
 * @param <T> what is written, immutable
 */
public interface Phrase<T> {
    /** Returns a value in words; there may be none to say. */
    List<String> words(T value);

    /** Reads as many words as a value has. */
    Parsed<T> read(WordReader words);

    /** Makes a phrase of its two ways. */
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

    /** Nothing is said of a value, for there is only one. */
    static <T> Phrase<T> of(Supplier<T> made) {
        return of(value -> List.of(), words -> Parsed.good(made.get()));
    }

    /** One part. */
    static <T, A> Phrase<T> of(Phrase<A> a, Function<T, A> aOf, Function<A, T> made) {
        return of(value -> a.words(aOf.apply(value)), words -> a.read(words).map(made));
    }

    /** Two parts. */
    static <T, A, B> Phrase<T> of(
            Phrase<A> a, Function<T, A> aOf, Phrase<B> b, Function<T, B> bOf, BiFunction<A, B, T> made) {
        return of(
                value -> joined(a.words(aOf.apply(value)), b.words(bOf.apply(value))),
                words -> a.read(words).and(b.read(words), made));
    }

    /** Three parts. */
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

    /** Four parts. */
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

    /** These words after one that stands for itself. */
    default Phrase<T> after(String word) {
        return of(
                value -> joined(List.of(word), words(value)),
                words -> words.read(word, itself(word)).and(read(words), (before, value) -> value));
    }

    /** These words after one that stands for itself, or none of them. */
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

    /** These words for other values. */
    default <U> Phrase<U> as(Function<T, U> made, Function<U, T> back) {
        return checked(value -> Parsed.good(made.apply(value)), back);
    }

    /** The same words, of which only some can be made into a value. */
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

    /** Makes a value of three parts. */
    interface Three<A, B, C, T> {
        /** Makes it. */
        T of(A a, B b, C c);
    }

    /** Makes a value of four parts. */
    interface Four<A, B, C, D, T> {
        /** Makes it. */
        T of(A a, B b, C c, D d);
    }
}
