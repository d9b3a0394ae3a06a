package umpire.rules.kernel;

import java.util.Locale;

/** A rule that a refusal or an event names. Each game implements it by an enum with one constant for each rule. */
public interface Rule {
    /** The beginning of the section of a house ruling. */
    String RULING = "ruling ";

    /** Returns the constant's name: {@code PAWN_STEPS_ONE}. */
    String name();

    /** Returns the section of the rulebook, or the number of the house ruling: {@code 2.12}, {@code ruling 6}. */
    String section();

    /** Returns the section for people: by its number, by its heading, or as a house ruling. */
    default String cited() {
        String section = section();
        if (section.startsWith(RULING)) {
            String words = section.substring(RULING.length()).replaceAll("([A-Z])", " $1");
            return "house ruling: " + words.toLowerCase(Locale.ROOT).replace('-', ' ');
        }
        return Character.isDigit(section.charAt(0))
                ? "§\u00a0" + section
                : "Rulebook, “" + section.substring(0, 1).toUpperCase(Locale.ROOT) + section.substring(1) + "”";
    }

    /** Returns the rule in one sentence of our own. */
    String says();

    /**
     * Returns whether its events change how the game stands: a capture, a loss, a score. Short lists of events always
     * show them.
     */
    default boolean decisive() {
        return false;
    }
}
