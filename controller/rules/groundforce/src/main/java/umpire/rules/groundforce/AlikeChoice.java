package umpire.rules.groundforce;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Which of two units of a type on one place is meant, where they have not done the same. */
public enum AlikeChoice {
    /** Not said. Of walkers the one that has done less is meant, of attackers the one that loses least by it. */
    UNSAID,
    /** The one that has done less. */
    FRESH,
    /** The one that has done more. */
    TIRED;

    /** Returns its name in actions; empty where nothing is said. */
    public String word() {
        return this == UNSAID ? "" : name().toLowerCase(Locale.ROOT);
    }

    /** Returns what a word of an action means; nothing is said by no word. */
    public static Optional<AlikeChoice> named(String word) {
        return Arrays.stream(values())
                .filter(choice -> choice != UNSAID && choice.word().equals(word))
                .findFirst();
    }
}
