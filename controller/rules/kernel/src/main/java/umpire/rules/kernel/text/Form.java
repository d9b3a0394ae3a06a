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
 * How a value is written as one word, and read again. Others are made of it: lists, and words that may be missing.
 *
 * @param <T> what is written, immutable
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
     * A word of some kind.
     *
     * @param what which words there are, for what is said of others: {@code a place such as d2}
     */
    public static <T> Form<T> of(String what, Function<T, String> write, Function<String, Optional<T>> read) {
        return new Form<>(what, write, read);
    }

    /** A word for each of some values. */
    public static <T> Form<T> oneOf(String what, Collection<T> all, Function<T, String> word) {
        return of(
                what,
                word,
                text -> all.stream()
                        .filter(value -> word.apply(value).equals(text))
                        .findFirst());
    }

    /** One of two words: the first is yes, the second no. */
    public static Form<Boolean> either(String yes, String no) {
        return oneOf(yes + " or " + no, List.of(true, false), said -> said ? yes : no);
    }

    /** Any word at all. */
    public static Form<String> any() {
        return of("a word", Function.identity(), Optional::of);
    }

    /**
     * A number.
     *
     * @param digits a pattern of how it is written
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

    /** The words of a phrase with a sign between them instead of blanks. */
    public static <T> Form<T> joined(String sign, Phrase<T> phrase) {
        Pattern split = Pattern.compile(Pattern.quote(sign));
        return of(
                "words with " + sign + " between them",
                value -> String.join(sign, phrase.words(value)),
                word -> whole(phrase, List.of(split.split(word, -1))));
    }

    /** The words of a phrase with blanks between them, read as one: as many blanks as somebody writes. */
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

    /** Returns which words there are. */
    public String what() {
        return what;
    }

    /** Writes a value. */
    public String write(T value) {
        return write.apply(value);
    }

    /** Reads a word; nothing where it is none of these. */
    public Optional<T> read(String word) {
        return read.apply(word);
    }

    /** The same words under another description. */
    public Form<T> called(String description) {
        return new Form<>(description, write, read);
    }

    /** Only such of these words as stand for certain values. */
    public Form<T> where(Predicate<T> fits) {
        return new Form<>(what, write, word -> read(word).filter(fits));
    }

    @Override
    public <U> Form<U> as(Function<T, U> made, Function<U, T> back) {
        return new Form<>(
                what, value -> write(back.apply(value)), word -> read(word).map(made));
    }

    /** Any number of these words with commas between them; a dash is none. */
    public Form<List<T>> list() {
        return new Form<>(what, all -> WrittenList.write(all, this::write), word -> WrittenList.read(word, this::read));
    }

    /** One of these words or more, with a sign between them. */
    public Form<List<T>> some(String sign) {
        return new Form<>(
                what,
                all -> WrittenList.write(all, sign, this::write),
                word -> WrittenList.some(word, sign, this::read));
    }

    /** One of these words, or a dash for nothing. */
    public Form<Optional<T>> orNone() {
        return or(WrittenList.NONE);
    }

    /** One of these words, or another one for nothing. */
    public Form<Optional<T>> or(String nothing) {
        return new Form<>(what, value -> value.map(write).orElse(nothing), word -> {
            Optional<T> read = word.equals(nothing) ? Optional.empty() : read(word);
            return word.equals(nothing) || read.isPresent() ? Optional.of(read) : Optional.empty();
        });
    }

    /** One of these words, left out where there is nothing to say. */
    public Phrase<Optional<T>> maybe() {
        return Phrase.of(value -> value.map(this::write).stream().toList(), words -> Parsed.good(words.readIf(read)));
    }

    /** One of these words after the other, as many as there are. */
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
