package umpire.rules.kernel;

/**
 * Dice that a roll needs.
 *
 * @param kind as in {@link DieType}
 * @param name which of the box's dice
 * @param count how many at once, or the maximum, as the game says where it asks
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
