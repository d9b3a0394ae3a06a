package umpire.rules.diemen;

import java.util.Comparator;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;

/**
 * Dice that show the same number.
 *
 * @param width the number of dice
 * @param height the number that they show
 */
public record DiceSet(int width, int height) implements Comparable<DiceSet> {
    private static final Comparator<DiceSet> ORDER = Comparator.comparingInt(DiceSet::width)
            .thenComparingInt(DiceSet::height)
            .reversed();

    /** Wider sets come first, of equally wide ones the higher. */
    @Override
    public int compareTo(DiceSet other) {
        return ORDER.compare(this, other);
    }

    public static Optional<DiceSet> parse(String text) {
        if (!text.matches("[0-9]{1,2}x[0-9]{1,2}")) {
            return Optional.empty();
        }
        String[] numbers = text.split("x");
        int height = Integer.parseInt(numbers[1]);
        return height < 1 || height > DicePool.HIGHEST
                ? Optional.empty()
                : Optional.of(new DiceSet(Integer.parseInt(numbers[0]), height));
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }

    /**
     * A set that the other side has as well, and the tactic that was named for it.
     *
     * @param side the side that has the set
     * @param set as wide and as high as the other side's
     * @param tactic what it will be spent on
     */
    public record TiedSet(BattleSide side, DiceSet set, BattleTactic tactic) {}
}
