package umpire.drawing.svg;

/** A line of writing by itself. */
public final class WrittenLine {
    private static final String INK = "#202020";
    private static final double STROKE_SHARE = 0.13;

    private WrittenLine() {}

    /** Returns it, its origin where the baseline begins. */
    public static DrawnThing of(String text, double capitalMm) {
        return new DrawnThing(
                Lettering.svg(text, 0, 0, capitalMm, "start", INK, STROKE_SHARE),
                -capitalMm,
                -1.5 * capitalMm,
                Lettering.widthMm(text, capitalMm) + 2 * capitalMm,
                2.2 * capitalMm);
    }

    /** Returns how wide a line is. */
    public static double widthMm(String text, double capitalMm) {
        return Lettering.widthMm(text, capitalMm);
    }
}
