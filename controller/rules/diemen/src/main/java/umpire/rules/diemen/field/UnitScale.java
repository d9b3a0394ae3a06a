package umpire.rules.diemen.field;

import java.util.List;

/**
 * A line of the scale table: what one unit stands for.
 *
 * @param unitSize the number of men in a unit
 * @param hexFeet the width of a space, in feet
 * @param interference how hard it is to command, by Tactics or by Strategy, whichever is easier
 * @param lagRounds the number of rounds for which orders are on their way
 * @param roundLasts how long a round lasts, in words
 */
public record UnitScale(int unitSize, int hexFeet, List<Difficulty> interference, int lagRounds, String roundLasts) {
    /**
     * The lowest number that a commander's dice must show.
     *
     * @param skill {@code Tactics} or {@code Strategy}
     */
    public record Difficulty(String skill, int height) {
        @Override
        public String toString() {
            return skill + ", difficulty " + height;
        }
    }

    /** The scale table of the sheet. */
    public static final List<UnitScale> TABLE = List.of(
            new UnitScale(1, 15, List.of(tactics(0)), 0, "5 minutes"),
            new UnitScale(2, 15, List.of(tactics(3)), 0, "5 minutes"),
            new UnitScale(5, 30, List.of(tactics(5)), 1, "10 minutes"),
            new UnitScale(10, 60, List.of(tactics(5), strategy(0)), 1, "10 minutes"),
            new UnitScale(20, 60, List.of(strategy(3)), 1, "15 minutes"),
            new UnitScale(50, 150, List.of(strategy(5)), 2, "30 minutes"),
            new UnitScale(100, 200, List.of(strategy(7)), 3, "1 hour"));

    public UnitScale {
        interference = List.copyOf(interference);
    }

    private static Difficulty tactics(int height) {
        return new Difficulty("Tactics", height);
    }

    private static Difficulty strategy(int height) {
        return new Difficulty("Strategy", height);
    }

    /** Returns the height that sets need while new orders get through. */
    public int difficulty() {
        return interference.stream().mapToInt(Difficulty::height).min().orElseThrow();
    }

    /** Returns the line of the table for a unit size. */
    public static UnitScale of(String unitSize) {
        return TABLE.stream()
                .filter(line -> String.valueOf(line.unitSize()).equals(unitSize))
                .findFirst()
                .orElseThrow();
    }

    /** Returns what each unit size means: how many men, how wide a space, how long a round. */
    public static List<String> sizesInWords() {
        return TABLE.stream().map(UnitScale::inWords).toList();
    }

    private static String inWords(UnitScale line) {
        String men = line.unitSize() == 1 ? "A unit is one man" : "A unit is " + line.unitSize() + " men";
        return men + ", a space " + line.hexFeet() + " feet wide, a round lasts " + line.roundLasts();
    }

    /** Returns the unit sizes of the table. */
    public static List<String> sizes() {
        return TABLE.stream().map(line -> String.valueOf(line.unitSize())).toList();
    }
}
