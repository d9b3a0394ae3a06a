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
 * @param says what is chosen, in one sentence
 */
public record GameOption(String key, List<String> allowed, String says) {
    public GameOption {
        allowed = List.copyOf(allowed);
        if (allowed.isEmpty()) {
            throw new IllegalArgumentException(key + " needs at least its default");
        }
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
