package umpire.rules.kernel.text;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import umpire.rules.kernel.Parsed;

/**
 * The notation of a value as one word, for writing and reading. Other forms are built from it: lists, and words that
 * may be missing.
 *
 * @param <T> the value, immutable
 */
public final class Form<T> implements Phrase<T> {
    private final String what;
    private final Function<T, String> write;
    private final Function<String, Optional<T>> read;

    private Form(String what, Function<T, String> write, Function<String, Optional<T>> read) {
        this.what = what;
        this.write = write;
        this.read = read;
    }

    /**
     * A form with the given functions for writing and reading.
     *
     * @param what the possible words, for error messages: {@code a place such as d2}
     */
    public static <T> Form<T> of(String what, Function<T, String> write, Function<String, Optional<T>> read) {
        return new Form<>(what, write, read);
    }

    /** A form with one word for each value. */
    public static <T> Form<T> oneOf(String what, Collection<T> all, Function<T, String> word) {
        return of(
                what,
                word,
                text -> all.stream()
                        .filter(value -> word.apply(value).equals(text))
                        .findFirst());
    }

    /** A form of two words: the first is yes, the second no. */
    public static Form<Boolean> either(String yes, String no) {
        return oneOf(yes + " or " + no, List.of(true, false), said -> said ? yes : no);
    }

    /** A form of any word. */
    public static Form<String> any() {
        return of("a word", Function.identity(), Optional::of);
    }

    /**
     * A form of numbers.
     *
     * @param digits a regular expression for the digits
     */
    public static Form<Integer> number(String what, String digits) {
        Pattern pattern = Pattern.compile(digits);
        return of(
                what,
                String::valueOf,
                word -> Optional.of(word)
                        .filter(text -> pattern.matcher(text).matches())
                        .map(Integer::valueOf));
    }

    /** A form that writes a phrase as one word, with a sign instead of the spaces. */
    public static <T> Form<T> joined(String sign, Phrase<T> phrase) {
        Pattern split = Pattern.compile(Pattern.quote(sign));
        return of(
                "words with " + sign + " between them",
                value -> String.join(sign, phrase.words(value)),
                word -> whole(phrase, List.of(split.split(word, -1))));
    }

    /** A form that writes a phrase with spaces between its words. Reading accepts any number of spaces. */
    public static <T> Form<T> line(Phrase<T> phrase) {
        return of(
                "words",
                value -> String.join(" ", phrase.words(value)),
                text -> whole(phrase, List.of(text.split("\\s+"))));
    }

    private static <T> Optional<T> whole(Phrase<T> phrase, List<String> written) {
        WordReader words = new WordReader(written);
        return words.end(phrase.read(words)).toOptional();
    }

    /** Returns the possible words, for error messages. */
    public String what() {
        return what;
    }

    /** Writes a value. */
    public String write(T value) {
        return write.apply(value);
    }

    /** Parses a word; empty where it is invalid. */
    public Optional<T> read(String word) {
        return read.apply(word);
    }

    /** Returns this form with another description. */
    public Form<T> called(String description) {
        return new Form<>(description, write, read);
    }

    /** Returns this form restricted to some values. */
    public Form<T> where(Predicate<T> fits) {
        return new Form<>(what, write, word -> read(word).filter(fits));
    }

    @Override
    public <U> Form<U> as(Function<T, U> made, Function<U, T> back) {
        return new Form<>(
                what, value -> write(back.apply(value)), word -> read(word).map(made));
    }

    /** Returns a form of lists with commas between the words; a dash is an empty list. */
    public Form<List<T>> list() {
        return new Form<>(what, all -> WrittenList.write(all, this::write), word -> WrittenList.read(word, this::read));
    }

    /** Returns a form of lists of at least one word, with a sign between them. */
    public Form<List<T>> some(String sign) {
        return new Form<>(
                what,
                all -> WrittenList.write(all, sign, this::write),
                word -> WrittenList.some(word, sign, this::read));
    }

    /** Returns a form with a dash for an absent value. */
    public Form<Optional<T>> orNone() {
        return or(WrittenList.NONE);
    }

    /** Returns a form with the given word for an absent value. */
    public Form<Optional<T>> or(String nothing) {
        return new Form<>(what, value -> value.map(write).orElse(nothing), word -> {
            Optional<T> read = word.equals(nothing) ? Optional.empty() : read(word);
            return word.equals(nothing) || read.isPresent() ? Optional.of(read) : Optional.empty();
        });
    }

    /** Returns a phrase whose word is left out for an absent value. */
    public Phrase<Optional<T>> maybe() {
        return Phrase.of(value -> value.map(this::write).stream().toList(), words -> Parsed.good(words.readIf(read)));
    }

    /** Returns a phrase of any number of words, to the end. */
    public Phrase<List<T>> each() {
        return Phrase.of(all -> all.stream().map(this::write).toList(), words -> {
            Parsed<List<T>> all = Parsed.good(List.of());
            while (words.ahead().isPresent()) {
                all = all.and(
                        read(words),
                        (before, one) ->
                                Stream.concat(before.stream(), Stream.of(one)).toList());
            }
            return all;
        });
    }

    @Override
    public List<String> words(T value) {
        return List.of(write(value));
    }

    @Override
    public Parsed<T> read(WordReader words) {
        return words.read(what, read);
    }
}
