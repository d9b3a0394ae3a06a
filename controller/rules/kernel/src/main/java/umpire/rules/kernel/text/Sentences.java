package umpire.rules.kernel.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.SealedRecords;

/**
 * How all values of a sealed type are written: each of its records by one sentence. That none is forgotten is asked when the sentences
 * are put together.
 *
 * @param <T> a sealed interface of records, immutable
 */
public final class Sentences<T> {
    private final Map<Class<?>, Sentence<? extends T>> byType = new HashMap<>();
    private final Map<String, List<Sentence<? extends T>>> byVerb = new HashMap<>();

    private Sentences() {}

    private void add(Sentence<? extends T> sentence) {
        if (byType.put(sentence.type(), sentence) != null) {
            throw new IllegalArgumentException(sentence.type() + " is written in two ways");
        }
        byVerb.computeIfAbsent(sentence.verb(), verb -> new ArrayList<>()).add(sentence);
    }

    /** One sentence for each record of a type, and for none but them. */
    @SafeVarargs
    public static <T> Sentences<T> of(Class<T> type, Sentence<? extends T>... each) {
        Sentences<T> all = new Sentences<>();
        for (Sentence<? extends T> sentence : each) {
            all.add(sentence);
        }
        return all.complete(type, List.of());
    }

    /** The same of sentences that are listed elsewhere. */
    public static <T> Sentences<T> of(Class<T> type, List<? extends Sentence<? extends T>> each) {
        Sentences<T> all = new Sentences<>();
        each.forEach(all::add);
        return all.complete(type, List.of());
    }

    /**
     * One sentence for each record of a type but some that are written otherwise.
     *
     * @param otherwise those
     */
    @SafeVarargs
    public static <T> Sentences<T> some(
            Class<T> type, List<Class<? extends T>> otherwise, Sentence<? extends T>... each) {
        Sentences<T> all = new Sentences<>();
        for (Sentence<? extends T> sentence : each) {
            all.add(sentence);
        }
        return all.complete(type, otherwise);
    }

    private Sentences<T> complete(Class<T> type, List<Class<? extends T>> otherwise) {
        SealedRecords.of(type)
                .filter(one -> !otherwise.contains(one) && !byType.containsKey(one))
                .findFirst()
                .ifPresent(missing -> {
                    throw new IllegalArgumentException("nothing says how " + missing + " is written");
                });
        return this;
    }

    /** Writes a value with blanks between its words. */
    public String write(T value) {
        return String.join(" ", words(value));
    }

    /** Returns the words of a value, its verb first. */
    public List<String> words(T value) {
        Sentence<? extends T> sentence = byType.get(value.getClass());
        if (sentence == null) {
            throw new IllegalArgumentException(value.getClass() + " is written otherwise");
        }
        List<String> words = new ArrayList<>(List.of(sentence.verb()));
        words.addAll(sentence.words(value));
        return List.copyOf(words);
    }

    /** Reads words, the verb first; nothing where they are no sentence. */
    public Optional<T> read(List<String> words) {
        return words.isEmpty()
                ? Optional.empty()
                : parse(String.join(" ", words), words, "").toOptional();
    }

    /** Reads a text with blanks between its words; nothing where it is no sentence. */
    public Optional<T> read(String text) {
        return read(List.of(text.strip().split("\\s+")));
    }

    /**
     * Reads an action with blanks between its words. Where several begin with the same word, what is wrong is told of the one of which most
     * can be read.
     *
     * @param known examples of all there are
     */
    public Parsed<T> parse(String text, String known) {
        return parse(text, List.of(text.strip().split("\\s+")), "; actions are " + known);
    }

    private Parsed<T> parse(String text, List<String> words, String known) {
        Parsed<T> best = Parsed.bad(Quoted.of(words.get(0)) + " is no action" + known);
        int understood = -1;
        for (Sentence<? extends T> sentence : byVerb.getOrDefault(words.get(0), List.of())) {
            WordReader rest = new WordReader(text, words.subList(1, words.size()), known);
            Parsed<T> read = sentence.read(rest).map(value -> value);
            if (read instanceof Parsed.Good<T>) {
                return read;
            }
            if (rest.understood() > understood) {
                best = read;
                understood = rest.understood();
            }
        }
        return best;
    }
}
