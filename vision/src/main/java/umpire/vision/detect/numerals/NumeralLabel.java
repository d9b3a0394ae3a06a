package umpire.vision.detect.numerals;

import java.util.List;

/**
 * What a patch of a die may show, each with a number: a face, a six or nine that is not told which, a face of tens, or no numeral that stands
 * upright in its middle. A six without mark is a nine turned round, so both are one.
 */
public final class NumeralLabel {
    /** A six or, turned round, a nine. */
    public static final int SIX_OR_NINE = 10;

    /** No numeral upright in the middle. */
    public static final int NOTHING = 21;

    /** How many there are. */
    public static final int COUNT = 22;

    private static final int TENS = 11;

    private static final List<Integer> HOLES = List.of(1, 0, 0, 0, 0, 0, 1, 0, 2, 1, 1);

    private NumeralLabel() {}

    /**
     * Returns the label of a face.
     *
     * @param written as on the die: 0 to 9, or 00 to 90
     * @param marked whether a dot or a line tells six from nine
     */
    public static int of(String written, boolean marked) {
        int first = written.charAt(0) - '0';
        if (written.length() > 1) {
            return TENS + first;
        }
        return (first == 6 || first == 9) && !marked ? SIX_OR_NINE : first;
    }

    /** Returns whether it is one of 00 to 90. */
    public static boolean isTens(int label) {
        return label >= TENS && label < NOTHING;
    }

    /** Returns whether it is a six or a nine that a mark tells. */
    static boolean needsMark(int label) {
        return label == 6 || label == 9;
    }

    /** Returns the faces it may be: 0 is ten, and tens are said as such. */
    public static List<String> faces(int label) {
        if (label == NOTHING) {
            return List.of();
        }
        if (label == SIX_OR_NINE) {
            return List.of("6", "9");
        }
        return isTens(label) ? List.of(label - TENS + "0") : List.of(label == 0 ? "10" : String.valueOf(label));
    }

    /** Returns the same, and of a six or nine with its mark the other one too, which it is if it stands on its head. */
    static List<String> turnedEitherWay(int label) {
        return needsMark(label) ? List.of(String.valueOf(label), String.valueOf(15 - label)) : faces(label);
    }

    /** Returns whether a numeral with so many holes may be this one; a four may be open or closed. */
    public static boolean admits(int label, int holes) {
        return label == 4 ? holes < 2 : holes == HOLES.get(label);
    }
}
