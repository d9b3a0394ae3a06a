package umpire.rules.kernel;

import java.util.List;

/** Lists of words within a sentence: {@code a1, b1 and c1}. */
public final class Listed {
    private Listed() {}

    /** Returns the words, the last after "and". There must be at least one. */
    public static String and(List<String> words) {
        return joined(words, " and ");
    }

    /** Returns the words, the last after "or". There must be at least one. */
    public static String or(List<String> words) {
        return joined(words, " or ");
    }

    private static String joined(List<String> words, String beforeLast) {
        String last = words.getLast();
        return words.size() == 1 ? last : String.join(", ", words.subList(0, words.size() - 1)) + beforeLast + last;
    }
}
