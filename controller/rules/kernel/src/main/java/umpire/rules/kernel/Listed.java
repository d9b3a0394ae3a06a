package umpire.rules.kernel;

import java.util.List;

/** Several things in one breath, as a sentence has them: {@code a1, b1 and c1}. */
public final class Listed {
    private Listed() {}

    /** Returns all of them, the last behind an and; what they are called must be at least one. */
    public static String and(List<String> words) {
        return joined(words, " and ");
    }

    /** Returns all of them, the last behind an or; what they are called must be at least one. */
    public static String or(List<String> words) {
        return joined(words, " or ");
    }

    private static String joined(List<String> words, String beforeLast) {
        String last = words.getLast();
        return words.size() == 1 ? last : String.join(", ", words.subList(0, words.size() - 1)) + beforeLast + last;
    }
}
