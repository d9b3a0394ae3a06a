package umpire.hardware.yaml;

/**
 * The range of a number in a file.
 *
 * @param min the least
 * @param max the greatest
 * @param says the expected value, to follow "must be": {@code a size in millimetres above 0 and at most 10000}
 */
public record Limit(double min, double max, String says) {
    /** Returns the range of a length. */
    public static Limit sizeMm() {
        return new Limit(0.001, 10_000, "a size in millimetres, above 0 and at most 10000");
    }

    /** Returns the range of a coordinate in the table's frame. */
    public static Limit positionMm() {
        return new Limit(-10_000, 10_000, "a position in millimetres between -10000 and 10000");
    }

    /** Returns a range of whole numbers. */
    public static Limit whole(int min, int max) {
        return new Limit(min, max, "a whole number from " + min + " to " + max);
    }

    boolean allows(double number) {
        return number >= min && number <= max;
    }
}
