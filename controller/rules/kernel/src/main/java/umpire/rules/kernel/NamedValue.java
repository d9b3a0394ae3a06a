package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * A public fact of a state as a value, for programs. {@link View#facts} says the same to people.
 *
 * @param name the name of the value, in small letters and dashes: {@code round}
 * @param of the seat, piece or place that it belongs to; empty for a value of the whole game
 * @param count the number; empty for a value in words
 * @param most the greatest possible count, such as the number of rounds
 * @param words the texts, such as the things in a bag; empty for a number
 */
public record NamedValue(
        String name, Optional<String> of, Optional<Integer> count, Optional<Integer> most, List<String> words) {
    public NamedValue {
        words = List.copyOf(words);
        if (!name.matches("[a-z]+(-[a-z]+)*")) {
            throw new IllegalArgumentException("a value's name is small letters and dashes, not '" + name + "'");
        }
    }

    /** A number. */
    public static NamedValue of(String name, int count) {
        return new NamedValue(name, Optional.empty(), Optional.of(count), Optional.empty(), List.of());
    }

    /** A list of texts. */
    public static NamedValue of(String name, List<String> words) {
        return new NamedValue(name, Optional.empty(), Optional.empty(), Optional.empty(), words);
    }

    /** Returns this value as one of a seat, a piece or a place. */
    public NamedValue of(String owner) {
        return new NamedValue(name, Optional.of(owner), count, most, words);
    }

    /** Returns this number with the greatest possible one. */
    public NamedValue upTo(int limit) {
        return new NamedValue(name, of, count, Optional.of(limit), words);
    }
}
