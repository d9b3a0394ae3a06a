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
 * The notation of a sealed interface: one sentence for each of its records. Building it fails if a record has none.
 *
 * @param <T> a sealed interface of records, immutable
 */
public final class Sentences<T> {
    private final Map<Class<?>, Sentence<? extends T>> byType = new HashMap<>();
    private final Map<String, List<Sentence<? extends T>>> byVerb = new HashMap<>();

    private Sentences() {}

    private void add(Sentence<? extends T> sentence) {
        if (byType.put(sentence.type(), sentence) != null) {
            throw new IllegalArgumentException(sentence.type() + " has two sentences");
        }
        byVerb.computeIfAbsent(sentence.verb(), verb -> new ArrayList<>()).add(sentence);
    }

    /** Builds the notation of exactly the records of a type. */
    @SafeVarargs
    public static <T> Sentences<T> of(Class<T> type, Sentence<? extends T>... each) {
        Sentences<T> all = new Sentences<>();
        for (Sentence<? extends T> sentence : each) {
            all.add(sentence);
        }
        return all.complete(type, List.of());
    }

    /** Builds the notation from a list of sentences. */
    public static <T> Sentences<T> of(Class<T> type, List<? extends Sentence<? extends T>> each) {
        Sentences<T> all = new Sentences<>();
        each.forEach(all::add);
        return all.complete(type, List.of());
    }

    /**
     * Builds the notation of a type whose other records are written elsewhere.
     *
     * @param otherwise the records that are written elsewhere
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
                    throw new IllegalArgumentException(missing + " has no sentence");
                });
        return this;
    }

    /** Writes a value with spaces between its words. */
    public String write(T value) {
        return String.join(" ", words(value));
    }

    /** Returns the words of a value, its verb first. */
    public List<String> words(T value) {
        Sentence<? extends T> sentence = byType.get(value.getClass());
        if (sentence == null) {
            throw new IllegalArgumentException(value.getClass() + " has no sentence here");
        }
        List<String> words = new ArrayList<>(List.of(sentence.verb()));
        words.addAll(sentence.words(value));
        return List.copyOf(words);
    }

    /** Parses words, the verb first; empty where they are no sentence. */
    public Optional<T> read(List<String> words) {
        return words.isEmpty()
                ? Optional.empty()
                : parse(String.join(" ", words), words, "").toOptional();
    }

    /** Parses a text with spaces between its words; empty where it is no sentence. */
    public Optional<T> read(String text) {
        return read(List.of(text.strip().split("\\s+")));
    }

    /**
     * Parses an action with spaces between its words. Where several sentences have the same verb, reports the error of
     * the sentence that matches most words.
     *
     * @param known examples of all sentences
     */
    public Parsed<T> parse(String text, String known) {
        return parse(text, List.of(text.strip().split("\\s+")), ". Actions look like: " + known);
    }

    private Parsed<T> parse(String text, List<String> words, String known) {
        Parsed<T> best = Parsed.bad(Quoted.of(words.get(0)) + " is not an action here" + known);
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
