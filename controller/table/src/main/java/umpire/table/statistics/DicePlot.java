package umpire.table.statistics;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Draws the counts of each die as bars, with the range in which 95 of 100 fair dice lie, as SVG. */
public final class DicePlot {
    private static final int WIDTH = 720;
    private static final int PANEL = 220;
    private static final int LEFT = 20;
    private static final int TOP = 56;
    private static final int BARS = 110;
    private static final double NORMAL_95 = 1.96;

    private final StringBuilder svg = new StringBuilder();

    private DicePlot() {}

    /**
     * Returns the drawing.
     *
     * @param verdicts a sentence for each die
     */
    public static String svg(List<DieCount> dice, List<String> verdicts) {
        DicePlot plot = new DicePlot();
        int height = Math.max(1, dice.size()) * PANEL;
        plot.line(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">",
                WIDTH,
                height));
        plot.line(String.format(Locale.ROOT, "<rect width=\"%d\" height=\"%d\" fill=\"white\"/>", WIDTH, height));
        for (int i = 0; i < dice.size(); i++) {
            plot.panel(dice.get(i), verdicts.get(i), i * PANEL);
        }
        if (dice.isEmpty()) {
            plot.text(LEFT, TOP, "start", "No dice were thrown yet.");
        }
        return plot.svg.append("</svg>\n").toString();
    }

    private void panel(DieCount die, String verdict, int top) {
        text(LEFT, top + 24, "start", die.title() + ": " + die.thrown() + " throws");
        text(LEFT, top + 42, "start", verdict);
        double step = (WIDTH - 2.0 * LEFT) / die.counts().size();
        double most = die.counts().keySet().stream()
                .mapToDouble(
                        face -> Math.max(die.counts().getOrDefault(face, 0), die.expected(face) + spread(die, face)))
                .max()
                .orElse(1);
        int base = top + TOP + BARS;
        double x = LEFT + step / 2;
        for (Map.Entry<String, Integer> face : die.counts().entrySet()) {
            double high = BARS * face.getValue() / most;
            line(String.format(
                    Locale.ROOT,
                    "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"#27c\"/>",
                    x - step * 0.3,
                    base - high,
                    step * 0.6,
                    high));
            double expected = die.expected(face.getKey());
            double least = base - BARS * Math.max(0, expected - spread(die, face.getKey())) / most;
            double greatest = base - BARS * (expected + spread(die, face.getKey())) / most;
            line(String.format(
                    Locale.ROOT,
                    "<path d=\"M%.1f %.1fV%.1f\" stroke=\"#111\" stroke-width=\"2\"/>",
                    x,
                    least,
                    greatest));
            double middle = base - BARS * expected / most;
            line(String.format(
                    Locale.ROOT,
                    "<path d=\"M%.1f %.1fH%.1f\" stroke=\"#111\" stroke-width=\"2\"/>",
                    x - step * 0.35,
                    middle,
                    x + step * 0.35));
            text(x, base + 16, "middle", face.getKey());
            text(x, base + 32, "middle", String.valueOf(face.getValue()));
            x += step;
        }
    }

    /** Returns the half width of the range in which 95 of 100 fair dice lie. */
    private static double spread(DieCount die, String face) {
        double expected = die.expected(face);
        return NORMAL_95 * Math.sqrt(expected * (1 - expected / die.thrown()));
    }

    private void text(double x, double y, String anchor, String text) {
        line(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
                x,
                y,
                anchor,
                text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")));
    }

    private void line(String element) {
        svg.append(element).append('\n');
    }
}
