package umpire.hardware.yaml;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Suggests the intended word for a mistyped one. */
final class Suggestion {
    private Suggestion() {}

    /** Returns the end of a sentence: the nearest word if one is near, otherwise all known words. */
    static String among(List<String> known, String typed) {
        Optional<String> nearest = known.stream()
                .min(Comparator.comparingInt(word -> distance(word, typed)))
                .filter(word -> distance(word, typed) <= Math.max(2, typed.length() / 3));
        return nearest.map(word -> "; did you mean \"" + word + "\"?")
                .orElseGet(() -> "; known are " + String.join(", ", known) + ".");
    }

    /** Returns the edit distance of two words: letters to add, drop or change, ignoring case. */
    static int distance(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        int[] above = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[b.length()];
    }
}
