package umpire.vision.detect.numerals;

import java.util.List;

/**
 * The labels of a patch of a die, each with a number. A label is a face, a six or nine that cannot be distinguished, a face of tens, or no
 * upright numeral. A six without a mark is a rotated nine, so both are one label.
 */
public final class NumeralLabel {
    /** A six, or when rotated, a nine. */
    public static final int SIX_OR_NINE = 10;

    /** No upright numeral in the middle. */
    public static final int NOTHING = 21;

    /** The number of labels. */
    public static final int COUNT = 22;

    private static final int TENS = 11;

    private static final List<Integer> HOLES = List.of(1, 0, 0, 0, 0, 0, 1, 0, 2, 1, 1);

    private NumeralLabel() {}

    /**
     * Returns the label of a face.
     *
     * @param written the face as printed on the die: 0 to 9, or 00 to 90
     * @param marked whether a dot or a line distinguishes six from nine
     */
    public static int of(String written, boolean marked) {
        int first = written.charAt(0) - '0';
        if (written.length() > 1) {
            return TENS + first;
        }
        return (first == 6 || first == 9) && !marked ? SIX_OR_NINE : first;
    }

    /** Returns whether the label is one of 00 to 90. */
    public static boolean isTens(int label) {
        return label >= TENS && label < NOTHING;
    }

    /** Returns whether the label is a six or a nine with a mark. */
    static boolean needsMark(int label) {
        return label == 6 || label == 9;
    }

    /**
     * Returns the faces of a label: both for a six or nine that cannot be distinguished. The label 0 is the face 10, and the tens 00 to 90
     * keep their name.
     */
    public static List<String> faces(int label) {
        if (label == NOTHING) {
            return List.of();
        }
        if (label == SIX_OR_NINE) {
            return List.of("6", "9");
        }
        return isTens(label) ? List.of(label - TENS + "0") : List.of(label == 0 ? "10" : String.valueOf(label));
    }

    /** Returns the faces of a label, and both for a marked six or nine, which looks like the other one upside down. */
    static List<String> turnedEitherWay(int label) {
        return needsMark(label) ? List.of(String.valueOf(label), String.valueOf(15 - label)) : faces(label);
    }

    /** Returns whether a numeral with this many holes fits the label; a four may be open or closed. */
    public static boolean admits(int label, int holes) {
        return label == 4 ? holes < 2 : holes == HOLES.get(label);
    }
}
