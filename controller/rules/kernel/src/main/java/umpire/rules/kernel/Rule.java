package umpire.rules.kernel;

import java.util.Locale;

/**
 * A rule that can be named when a move is refused or an event follows from it. Each game's room implements it by an
 * enum, one constant a rule.
 */
public interface Rule {
    /** The beginning of the section of a house ruling. */
    String RULING = "ruling ";

    /** Returns the constant's name: {@code PAWN_STEPS_ONE}. */
    String name();

    /** Returns the section of the rulebook, or the number of the house ruling: {@code 2.12}, {@code ruling 6}. */
    String section();

    /** Returns the section as people read it: by its number, by its heading, or as the house ruling it is. */
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

    /** Returns whether an event that follows it changes how the game stands: a capture, a loss, a score. No short list leaves it out. */
    default boolean decisive() {
        return false;
    }
}
