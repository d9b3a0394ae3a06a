package umpire.hardware.print;

/** A ruler on a page, to check the printer's scale with a real one. */
public final class PrintRuler {
    private static final double LINE_MM = 0.15;
    private static final double SHORT_MM = 1.6;
    private static final double MIDDLE_MM = 2.6;
    private static final double LONG_MM = 3.6;
    private static final double LETTERS_MM = 1.9;

    private PrintRuler() {}

    /** Draws a horizontal ruler with its 0 at a point, standing on that line. */
    public static void level(PrintPage page, double leftMm, double baseMm, int lengthMm) {
        page.black(leftMm - LINE_MM / 2, baseMm - LINE_MM / 2, lengthMm + LINE_MM, LINE_MM);
        for (int mm = 0; mm <= lengthMm; mm++) {
            double tick = tick(mm);
            page.black(leftMm + mm - LINE_MM / 2, baseMm - tick, LINE_MM, tick);
        }
        for (int mm = 0; mm <= lengthMm; mm += 10) {
            page.text(leftMm + mm - LETTERS_MM / 2, baseMm - LONG_MM - 0.7, LETTERS_MM, String.valueOf(mm));
        }
    }

    /** Draws a vertical ruler with its 0 at a point, at its lower end, and its marks to the right. */
    public static void upright(PrintPage page, double lineMm, double bottomMm, int lengthMm) {
        page.black(lineMm - LINE_MM / 2, bottomMm - lengthMm - LINE_MM / 2, LINE_MM, lengthMm + LINE_MM);
        for (int mm = 0; mm <= lengthMm; mm++) {
            page.black(lineMm, bottomMm - mm - LINE_MM / 2, tick(mm), LINE_MM);
        }
        for (int mm = 0; mm <= lengthMm; mm += 10) {
            page.text(lineMm + LONG_MM + 0.5, bottomMm - mm + LETTERS_MM / 2, LETTERS_MM, String.valueOf(mm));
        }
    }

    private static double tick(int mm) {
        return mm % 10 == 0 ? LONG_MM : mm % 5 == 0 ? MIDDLE_MM : SHORT_MM;
    }
}
