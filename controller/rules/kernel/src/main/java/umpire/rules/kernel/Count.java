package umpire.rules.kernel;

import java.util.List;

/** How many there are, in words. */
public final class Count {
    private static final List<String> WORDS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private Count() {}

    /** Returns a number with its noun, of which many have an s: {@code 1 point}, {@code 2 points}. */
    public static String of(int count, String one) {
        return of(count, one, one + "s");
    }

    /** Returns a number with its noun: {@code 1 die}, {@code 2 dice}. */
    public static String of(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    /** Returns a number in a word, up to twelve: {@code three}. */
    public static String word(int count) {
        return count >= 0 && count < WORDS.size() ? WORDS.get(count) : Integer.toString(count);
    }

    /** Returns a number in a word with its noun: {@code one space}, {@code two spaces}. */
    public static String inWords(int count, String one) {
        return inWords(count, one, one + "s");
    }

    /** The same of a noun of which many are called otherwise. */
    public static String inWords(int count, String one, String many) {
        return word(count) + " " + (count == 1 ? one : many);
    }

    /** Returns the first for one of something, and else the second: {@code is}, {@code are}. */
    public static String which(int count, String one, String many) {
        return count == 1 ? one : many;
    }
}
