package umpire.broker;

import java.util.List;

/**
 * The topic filter of a subscription.
 *
 * @param text as sent: {@code umpire/+/home/#}
 * @param levels its parts between the slashes
 */
record TopicFilter(String text, List<String> levels) {
    /** The length limit of a filter: longer than any topic of a table, and short enough to match quickly. */
    static final int MOST_LETTERS = 512;

    private static final int MOST_LEVELS = 32;

    TopicFilter {
        levels = List.copyOf(levels);
    }

    /** Returns the filter. A filter over the length limit is not split and counts as invalid. */
    static TopicFilter of(String text) {
        return new TopicFilter(text, text.length() > MOST_LETTERS ? List.of() : List.of(text.split("/", -1)));
    }

    /** Returns whether the filter is valid: each wildcard is alone in its level, and {@code #} comes last. */
    boolean valid() {
        if (text.isEmpty() || text.indexOf('\0') >= 0 || levels.isEmpty() || levels.size() > MOST_LEVELS) {
            return false;
        }
        for (int i = 0; i < levels.size(); i++) {
            String level = levels.get(i);
            boolean wild = level.indexOf('#') >= 0 || level.indexOf('+') >= 0;
            boolean last = i == levels.size() - 1;
            if (wild && !level.equals("+") && !(level.equals("#") && last)) {
                return false;
            }
        }
        return true;
    }

    boolean matches(String topic) {
        return covers(List.of(topic.split("/", -1)));
    }

    /**
     * Returns whether the filter matches a topic.
     *
     * @param named the topic's levels
     */
    boolean covers(List<String> named) {
        if (named.getFirst().startsWith("$") && !levels.getFirst().equals(named.getFirst())) {
            return false;
        }
        for (int i = 0; i < levels.size(); i++) {
            String level = levels.get(i);
            // "umpire/#" also matches "umpire" itself.
            if (level.equals("#")) {
                return true;
            }
            if (i >= named.size() || !(level.equals("+") || level.equals(named.get(i)))) {
                return false;
            }
        }
        return named.size() == levels.size();
    }
}
