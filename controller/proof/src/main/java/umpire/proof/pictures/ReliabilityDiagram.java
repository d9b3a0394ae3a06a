package umpire.proof.pictures;

import java.util.List;
import java.util.Locale;

/** Draws the stated confidence against the share of right readings, as SVG. Points above the diagonal are overconfident. */
public final class ReliabilityDiagram {
    private static final int SIDE = 320;
    private static final int MARGIN = 56;
    private static final double[] TICKS = {0, 0.25, 0.5, 0.75, 0.9, 1};

    private ReliabilityDiagram() {}

    /** Returns the drawing for one kind of die. */
    public static String svg(String title, List<Reliability.SureReadings> levels) {
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$d %1$d\" font-family=\"sans-serif\" font-size=\"12\">%n"
                        + "<rect width=\"%1$d\" height=\"%1$d\" fill=\"white\"/>%n"
                        + "<text x=\"%2$d\" y=\"24\">%3$s</text>%n",
                SIDE + 2 * MARGIN,
                MARGIN,
                title));
        line(svg, 0, 0, 1, 1, "#999", 1);
        for (double tick : TICKS) {
            line(svg, tick, 0, tick, 1, "#ddd", 1);
            line(svg, 0, tick, 1, tick, "#ddd", 1);
            text(svg, tick, 0, 0, 16, "middle", String.format(Locale.ROOT, "%.2f", tick));
            text(svg, 0, tick, -6, 4, "end", String.format(Locale.ROOT, "%.2f", tick));
        }
        text(svg, 0.5, 0, 0, 38, "middle", "confidence of the reading");
        text(svg, 0, 1, -40, -10, "start", "share that is right, with 95 % intervals");
        for (Reliability.SureReadings level : levels) {
            line(svg, level.stated(), level.least(), level.stated(), level.most(), "#27c", 2);
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" fill=\"#27c\"/>%n",
                    x(level.stated()),
                    y(level.real())));
            text(svg, level.stated(), level.least(), -6, 14, "end", level.right() + " of " + level.readings());
        }
        return svg.append("</svg>\n").toString();
    }

    private static void line(
            StringBuilder svg, double fromX, double fromY, double toX, double toY, String ink, int wide) {
        svg.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%d\"/>%n",
                x(fromX),
                y(fromY),
                x(toX),
                y(toY),
                ink,
                wide));
    }

    private static void text(StringBuilder svg, double x, double y, int right, int down, String anchor, String text) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
                x(x) + right,
                y(y) + down,
                anchor,
                text));
    }

    private static double x(double share) {
        return MARGIN + share * SIDE;
    }

    private static double y(double share) {
        return MARGIN + (1 - share) * SIDE;
    }
}
