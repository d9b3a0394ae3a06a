package umpire.rules.kernel.setup;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * Something that is chosen before a game begins and holds until it ends: a variant, a scenario, how many sit down.
 *
 * @param key one word in camel case: {@code variant}
 * @param allowed the values to choose from, the default first
 * @param words what each of them means, in the same order, for people to choose from
 * @param says what is chosen, in one sentence
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

    /** Something whose values speak for themselves. */
    public GameOption(String key, List<String> allowed, String says) {
        this(key, allowed, allowed, says);
    }

    /** Returns what is chosen where nobody chooses. */
    public String byDefault() {
        return allowed.get(0);
    }

    /** Returns what might have been chosen instead. */
    public Stream<String> others(Map<String, String> answers) {
        String chosen = answers.getOrDefault(key, byDefault());
        return allowed.stream().filter(value -> !value.equals(chosen));
    }

    /** Returns a value as somebody gave it, or why it is none. */
    public Parsed<String> value(String text) {
        return allowed.contains(text)
                ? Parsed.good(text)
                : Parsed.bad(
                        Quoted.of(text) + " is no answer to " + key + "; it is one of " + String.join(", ", allowed));
    }
}
