package umpire.rules.kernel;

/**
 * Dice that a roll needs.
 *
 * @param kind as in {@link DieType}
 * @param name the name of their type in the game's box
 * @param count the number of dice thrown at once; the maximum where the game's question says so
 */
public record Dice(String kind, String name, int count) {
    public Dice {
        if (count < 1) {
            throw new IllegalArgumentException("a roll needs at least one die");
        }
    }

    /** Dice of the only type of their kind. */
    public Dice(String kind, int count) {
        this(kind, kind, count);
    }

    /** Returns whether a die is one of these. */
    public boolean include(String otherKind, String otherName) {
        return kind.equals(otherKind) && name.equals(otherName);
    }
}
