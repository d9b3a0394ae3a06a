package umpire.drawing.svg;

import java.util.List;

/** Draws a single line of text. */
public final class WrittenLine {
    private static final String INK = "#202020";

    /** The height of a capital relative to the size of its typeface. */
    private static final double CAPITAL_SHARE = 0.72;

    private WrittenLine() {}

    /** Returns the line with its origin at the start of the baseline. */
    public static DrawnThing of(String text, double capitalMm) {
        return new DrawnThing(
                Typeface.svg(text, 0, 0, capitalMm / CAPITAL_SHARE, INK, false),
                -capitalMm,
                -1.5 * capitalMm,
                widthMm(text, capitalMm) + 2 * capitalMm,
                2.2 * capitalMm);
    }

    /** Returns the width of a line in millimetres. */
    public static double widthMm(String text, double capitalMm) {
        return Typeface.widthMm(text, capitalMm / CAPITAL_SHARE);
    }

    /** Returns a text as lines of at most this width. */
    public static List<String> wrapped(String text, double widthMm, double capitalMm) {
        return Typeface.wrapped(text, widthMm, capitalMm / CAPITAL_SHARE);
    }
}
