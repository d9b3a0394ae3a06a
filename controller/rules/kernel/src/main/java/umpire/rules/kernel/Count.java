package umpire.rules.kernel;

import java.util.List;

/** Numbers with nouns, in words. */
public final class Count {
    private static final List<String> WORDS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private Count() {}

    /** Returns a number with its noun, whose plural ends in s: {@code 1 point}, {@code 2 points}. */
    public static String of(int count, String one) {
        return of(count, one, one + "s");
    }

    /** Returns a number with its noun: {@code 1 die}, {@code 2 dice}. */
    public static String of(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    /** Returns a number as a word, up to twelve: {@code three}. */
    public static String word(int count) {
        return count >= 0 && count < WORDS.size() ? WORDS.get(count) : Integer.toString(count);
    }

    /** Returns a number as a word with its noun: {@code one space}, {@code two spaces}. */
    public static String inWords(int count, String one) {
        return inWords(count, one, one + "s");
    }

    /** Returns a number as a word with its noun, whose plural is irregular. */
    public static String inWords(int count, String one, String many) {
        return word(count) + " " + (count == 1 ? one : many);
    }

    /** Returns the singular for 1 and the plural otherwise: {@code is}, {@code are}. */
    public static String which(int count, String one, String many) {
        return count == 1 ? one : many;
    }
}
