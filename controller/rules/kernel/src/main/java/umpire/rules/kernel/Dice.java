package umpire.rules.kernel;

/**
 * Dice a roll needs.
 *
 * @param kind as the eye names it: {@code d6}, {@code d10}, {@code sticker}, {@code octahedron}
 * @param count how many at once, or at most, as the game says where it asks
 */
public record Dice(String kind, int count) {
    public Dice {
        if (count < 1) {
            throw new IllegalArgumentException("a roll needs at least one die");
        }
    }
}
