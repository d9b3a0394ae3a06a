package umpire.drawing.svg;

import java.util.List;

/** A line of writing by itself. */
public final class WrittenLine {
    private static final String INK = "#202020";

    /** A capital is so high beside the size of its typeface. */
    private static final double CAPITAL_SHARE = 0.72;

    private WrittenLine() {}

    /** Returns it, its origin where the baseline begins. */
    public static DrawnThing of(String text, double capitalMm) {
        return new DrawnThing(
                Typeface.svg(text, 0, 0, capitalMm / CAPITAL_SHARE, INK, false),
                -capitalMm,
                -1.5 * capitalMm,
                widthMm(text, capitalMm) + 2 * capitalMm,
                2.2 * capitalMm);
    }

    /** Returns how wide a line is. */
    public static double widthMm(String text, double capitalMm) {
        return Typeface.widthMm(text, capitalMm / CAPITAL_SHARE);
    }

    /** Returns a text as lines that are no wider. */
    public static List<String> wrapped(String text, double widthMm, double capitalMm) {
        return Typeface.wrapped(text, widthMm, capitalMm / CAPITAL_SHARE);
    }
}
