package umpire.rules.kernel.text;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import umpire.rules.kernel.Parsed;

/**
 * A word that says what is done, and words that say with what: {@code walk trooper d2 d4}.
 *
 * @param verb its first word
 * @param type whose values are written so
 * @param rest the words after the first
 * @param <T> what is written, immutable
 */
public record Sentence<T>(String verb, Class<T> type, Phrase<T> rest) {
    /** A verb that says all, for there is only one such value. */
    public static <T> Sentence<T> of(String verb, Class<T> type, T value) {
        return new Sentence<>(verb, type, Phrase.of(() -> value));
    }

    /** A verb and one part. */
    public static <T, A> Sentence<T> of(
            String verb, Class<T> type, Phrase<A> a, Function<T, A> aOf, Function<A, T> made) {
        return new Sentence<>(verb, type, Phrase.of(a, aOf, made));
    }

    /** A verb and two parts. */
    public static <T, A, B> Sentence<T> of(
            String verb,
            Class<T> type,
            Phrase<A> a,
            Function<T, A> aOf,
            Phrase<B> b,
            Function<T, B> bOf,
            BiFunction<A, B, T> made) {
        return new Sentence<>(verb, type, Phrase.of(a, aOf, b, bOf, made));
    }

    /** A verb and three parts. */
    public static <T, A, B, C> Sentence<T> of(
            String verb,
            Class<T> type,
            Phrase<A> a,
            Function<T, A> aOf,
            Phrase<B> b,
            Function<T, B> bOf,
            Phrase<C> c,
            Function<T, C> cOf,
            Phrase.Three<A, B, C, T> made) {
        return new Sentence<>(verb, type, Phrase.of(a, aOf, b, bOf, c, cOf, made));
    }

    List<String> words(Object value) {
        return rest.words(type.cast(value));
    }

    Parsed<T> read(WordReader words) {
        return words.end(rest.read(words));
    }
}
