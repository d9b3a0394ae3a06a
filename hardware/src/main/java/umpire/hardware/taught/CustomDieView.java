package umpire.hardware.taught;

import java.util.Base64;

/**
 * One view of a face: a square of grey levels, turned as the die lay in the picture.
 *
 * @param face the name of the face; {@link CustomDie#NO_FACE} for one that does not count
 * @param from the name of its picture, for people
 * @param levels row by row, {@link #SIDE} to a row, as bytes in Base64
 */
public record CustomDieView(String face, String from, String levels) {
    /** The width in points. */
    public static final int SIDE = 24;

    private static final int POINTS = SIDE * SIDE;

    public CustomDieView {
        if (!isWhole(levels)) {
            throw new IllegalArgumentException("a view has " + POINTS + " levels in Base64");
        }
    }

    /** Makes a view of levels. */
    public static CustomDieView of(String face, String from, byte[] levels) {
        return new CustomDieView(face, from, Base64.getEncoder().encodeToString(levels));
    }

    /** Returns whether a text contains all levels of a view. */
    static boolean isWhole(String levels) {
        try {
            return Base64.getDecoder().decode(levels).length == POINTS;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Returns the levels, each from 0 to 255. */
    public int[] numbers() {
        byte[] bytes = Base64.getDecoder().decode(levels);
        int[] numbers = new int[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            numbers[i] = bytes[i] & 0xFF;
        }
        return numbers;
    }
}
