package umpire.rules.kernel.text;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** Reads the words of a text one after the other. Belongs to one thread. */
public final class WordReader {
    private final String text;
    private final List<String> words;
    private final String expected;
    private int next;
    private int understood;

    /**
     * Creates a reader before the first word.
     *
     * @param text the whole text, quoted in error messages
     * @param expected the end of the message about a missing word
     */
    public WordReader(String text, List<String> words, String expected) {
        this.text = text;
        this.words = List.copyOf(words);
        this.expected = expected;
    }

    /** Creates a reader whose error messages are not used. */
    public WordReader(List<String> words) {
        this(String.join(" ", words), words, "");
    }

    /** Returns the next word without consuming it. */
    public Optional<String> ahead() {
        return words.stream().skip(next).findFirst();
    }

    /**
     * Reads a word. An invalid word is consumed too, so that later words are checked.
     *
     * @param what the possible words, for error messages
     */
    public <T> Parsed<T> read(String what, Function<String, Optional<T>> how) {
        Optional<String> word = ahead();
        if (word.isEmpty()) {
            return Parsed.bad(Quoted.of(text) + " lacks a word" + expected);
        }
        next++;
        Optional<T> read = how.apply(word.get());
        understood += read.isPresent() ? 1 : 0;
        return read.map(Parsed::good)
                .orElseGet(() -> Parsed.bad(Quoted.of(word.get()) + " is not " + what + " in " + Quoted.of(text)));
    }

    /** Reads the next word only if it is valid. */
    public <T> Optional<T> readIf(Function<String, Optional<T>> how) {
        Optional<T> read = ahead().flatMap(how);
        next += read.isPresent() ? 1 : 0;
        understood += read.isPresent() ? 1 : 0;
        return read;
    }

    /** Returns the number of valid words so far. */
    int understood() {
        return understood;
    }

    /** Returns the result, or an error if words are left over. */
    public <T> Parsed<T> end(Parsed<T> read) {
        return read.then(value -> ahead().map(
                        word -> Parsed.<T>bad(Quoted.of(word) + " is one word too many in " + Quoted.of(text)))
                .orElseGet(() -> Parsed.good(value)));
    }
}
