package umpire.rules.groundforce;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The choice between two units of a type on one place whose actions so far differ. */
public enum AlikeChoice {
    /** The default. The walker is the unit that has done less; the attacker is the unit that loses fewer spaces by its attack. */
    UNSAID,
    /** The unit that has done less. */
    FRESH,
    /** The unit that has done more. */
    TIRED;

    /** Returns the word in actions; empty for the default. */
    public String word() {
        return this == UNSAID ? "" : name().toLowerCase(Locale.ROOT);
    }

    /** Returns the choice that a word of an action means. An empty word means the default. */
    public static Optional<AlikeChoice> named(String word) {
        return Arrays.stream(values())
                .filter(choice -> choice != UNSAID && choice.word().equals(word))
                .findFirst();
    }
}
