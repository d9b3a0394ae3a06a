package umpire.rules.kernel.text;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** The words of a text, read one after the other. Belongs to one thread. */
public final class WordReader {
    private final String text;
    private final List<String> words;
    private final String expected;
    private int next;
    private int understood;

    /**
     * Has read nothing yet.
     *
     * @param text what the words are of, as somebody wrote it: it is quoted where they cannot be read
     * @param expected what is said further where a word is missing
     */
    public WordReader(String text, List<String> words, String expected) {
        this.text = text;
        this.words = List.copyOf(words);
        this.expected = expected;
    }

    /** Has read nothing of words of which nobody hears what is wrong with them. */
    public WordReader(List<String> words) {
        this(String.join(" ", words), words, "");
    }

    /** Returns the next word without reading it. */
    public Optional<String> ahead() {
        return words.stream().skip(next).findFirst();
    }

    /**
     * Reads a word; what cannot be read is passed over, so that what follows is read too.
     *
     * @param what which words there are, for what is said of others
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

    /** Reads the next word only where it can be read. */
    public <T> Optional<T> readIf(Function<String, Optional<T>> how) {
        Optional<T> read = ahead().flatMap(how);
        next += read.isPresent() ? 1 : 0;
        understood += read.isPresent() ? 1 : 0;
        return read;
    }

    /** Returns how many words could be read so far. */
    int understood() {
        return understood;
    }

    /** Returns what was read, unless words are left over. */
    public <T> Parsed<T> end(Parsed<T> read) {
        return read.then(value -> ahead().map(
                        word -> Parsed.<T>bad(Quoted.of(word) + " is one word too many in " + Quoted.of(text)))
                .orElseGet(() -> Parsed.good(value)));
    }
}
