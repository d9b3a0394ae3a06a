package umpire.rules.kernel;

import java.util.List;
import java.util.stream.Stream;

/**
 * A question the rulebook leaves open, and this table's answer. A question with a single answer is no ruling: the
 * game's page says how it is settled.
 *
 * @param key one word in camel case: {@code infThreatensMcp}
 * @param allowed the possible answers, the default first
 * @param section the sections that raise the question
 * @param says the question and the default answer in one or two sentences
 */
public record HouseRuling(String key, List<String> allowed, String section, String says) {
    public HouseRuling {
        allowed = List.copyOf(allowed);
        if (allowed.size() < 2) {
            throw new IllegalArgumentException(key + " needs two answers to choose from");
        }
    }

    /** Returns the default answer. */
    public String byDefault() {
        return allowed.get(0);
    }

    /** Parses an answer. */
    public Parsed<String> answer(String text) {
        return allowed.contains(text)
                ? Parsed.good(text)
                : Parsed.bad(Quoted.of(text) + " is not an answer to " + key + ". Answers are: "
                        + String.join(", ", allowed));
    }

    /** Returns the question with the table's answer first, then the others. */
    public HouseRuling answered(String answer) {
        List<String> others =
                allowed.stream().filter(other -> !other.equals(answer)).toList();
        return new HouseRuling(
                key, Stream.concat(Stream.of(answer), others.stream()).toList(), section, says);
    }
}
