package umpire.rules.kernel.text;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import umpire.rules.kernel.Parsed;

/**
 * The notation of an action: a verb and a phrase for the rest, {@code walk trooper d2 d4}.
 *
 * @param verb its first word
 * @param type the type of its values
 * @param rest the words after the verb
 * @param <T> the value, immutable
 */
public record Sentence<T>(String verb, Class<T> type, Phrase<T> rest) {
    /** A verb without further words, for a single value. */
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
