package umpire.rules.kernel.setup;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * An option that is chosen before a game begins and holds until it ends: a variant, a scenario, the number of players.
 *
 * @param key one word in camel case: {@code variant}
 * @param allowed the possible values, the default first
 * @param words the meaning of each value, in the same order
 * @param says the option in one sentence
 */
public record GameOption(String key, List<String> allowed, List<String> words, String says) {
    public GameOption {
        allowed = List.copyOf(allowed);
        words = List.copyOf(words);
        if (words.size() != allowed.size()) {
            throw new IllegalArgumentException(
                    key + " has " + allowed.size() + " values and words for " + words.size());
        }
        if (allowed.isEmpty()) {
            throw new IllegalArgumentException(key + " needs at least its default");
        }
    }

    /** An option whose values need no explanation. */
    public GameOption(String key, List<String> allowed, String says) {
        this(key, allowed, allowed, says);
    }

    /** Returns the default value. */
    public String byDefault() {
        return allowed.get(0);
    }

    /** Returns the values that were not chosen. */
    public Stream<String> others(Map<String, String> answers) {
        String chosen = answers.getOrDefault(key, byDefault());
        return allowed.stream().filter(value -> !value.equals(chosen));
    }

    /** Parses a value. */
    public Parsed<String> value(String text) {
        return allowed.contains(text)
                ? Parsed.good(text)
                : Parsed.bad(Quoted.of(text) + " is not an answer to " + key + ". Answers are: "
                        + String.join(", ", allowed));
    }
}
