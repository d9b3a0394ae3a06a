package umpire.hardware.print;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A page during drawing. Positions are millimetres from its top left corner, right and down. */
public final class PrintPage {
    private static final double POINTS_PER_MM = 72 / 25.4;
    /** The height of a capital letter as a share of the font's size. */
    private static final double LETTER_SHARE = 0.72;

    private final double widthMm;
    private final double heightMm;
    private final StringBuilder content = new StringBuilder();
    private final StringBuilder path = new StringBuilder();
    private double grey;

    /** Makes an empty page. */
    public PrintPage(double widthMm, double heightMm) {
        this.widthMm = widthMm;
        this.heightMm = heightMm;
    }

    public double widthMm() {
        return widthMm;
    }

    public double heightMm() {
        return heightMm;
    }

    /** Fills a rectangle with black. */
    public void black(double leftMm, double topMm, double rectWidthMm, double rectHeightMm) {
        fill(0, leftMm, topMm, rectWidthMm, rectHeightMm);
    }

    /** Fills a rectangle with a light grey, such as a cutting line. */
    public void faint(double leftMm, double topMm, double rectWidthMm, double rectHeightMm) {
        fill(0.7, leftMm, topMm, rectWidthMm, rectHeightMm);
    }

    /** Rectangles of one shade form one path, so that no gap appears between neighbours. */
    private void fill(double shade, double leftMm, double topMm, double rectWidthMm, double rectHeightMm) {
        if (shade != grey) {
            flush();
            grey = shade;
        }
        path.append(number(leftMm * POINTS_PER_MM))
                .append(' ')
                .append(number((heightMm - topMm - rectHeightMm) * POINTS_PER_MM))
                .append(' ')
                .append(number(rectWidthMm * POINTS_PER_MM))
                .append(' ')
                .append(number(rectHeightMm * POINTS_PER_MM))
                .append(" re\n");
    }

    private void flush() {
        if (!path.isEmpty()) {
            content.append(number(grey)).append(" g\n").append(path).append("f\n");
            path.setLength(0);
        }
    }

    /**
     * Writes a line of text.
     *
     * @param leftMm its start
     * @param baseMm its baseline
     * @param sizeMm approximate height of its letters
     * @param text in Latin letters
     */
    public void text(double leftMm, double baseMm, double sizeMm, String text) {
        flush();
        content.append("0 g BT /F1 ")
                .append(number(sizeMm * POINTS_PER_MM / LETTER_SHARE))
                .append(" Tf ")
                .append(number(leftMm * POINTS_PER_MM))
                .append(' ')
                .append(number((heightMm - baseMm) * POINTS_PER_MM))
                .append(" Td (")
                .append(text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)"))
                .append(") Tj ET\n");
    }

    byte[] stream() {
        flush();
        return content.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    String mediaBox() {
        return "[0 0 " + number(widthMm * POINTS_PER_MM) + " " + number(heightMm * POINTS_PER_MM) + "]";
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.4f", value);
        return text.replaceAll("\\.?0+$", "");
    }
}
