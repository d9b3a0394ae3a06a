package umpire.rules.kernel;

import java.util.List;

/**
 * A question the rulebook leaves open, and how this table answers it.
 *
 * @param key one word in camel case: {@code infThreatensMcp}
 * @param allowed the answers to choose from, the default first
 * @param section the sections that raise the question
 * @param says the question and the default answer in one or two sentences
 */
public record HouseRuling(String key, List<String> allowed, String section, String says) {
    public HouseRuling {
        allowed = List.copyOf(allowed);
        if (allowed.isEmpty()) {
            throw new IllegalArgumentException(key + " needs at least its default");
        }
    }

    /** Returns the default answer. */
    public String byDefault() {
        return allowed.get(0);
    }
}
