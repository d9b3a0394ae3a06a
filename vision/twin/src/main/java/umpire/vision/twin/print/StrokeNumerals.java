package umpire.vision.twin.print;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * Numerals as lines of one width, as engraved in dice: for example, the four is open, the three has a flat head, and the one has no foot.
 * Each is six units high and up to four wide, from its upper left corner.
 */
final class StrokeNumerals {
    /** The name of this family in place of a typeface. */
    static final String FAMILY = "strokes";

    private static final double HIGH = 6;
    private static final double ADVANCE = 5.4;
    private static final double THIN = 0.75;
    private static final double BOLD = 1.15;

    private static final String[] PATHS = {
        "M 2 0 C 4.6 0 4.6 6 2 6 C -0.6 6 -0.6 0 2 0",
        "M 1 1.2 L 2.3 0 L 2.3 6",
        "M 0.1 1.6 C 0.3 -0.6 3.9 -0.5 3.9 1.7 C 3.9 3.2 0.8 4.6 0 6 L 4 6",
        "M 0.2 0 L 3.8 0 L 1.8 2.4 C 4.8 2.2 4.8 6 1.9 6 C 0.9 6 0.3 5.6 0 5",
        "M 1.2 0 L 0 4.1 L 4 4.1 M 3 2 L 3 6",
        "M 3.7 0 L 0.5 0 L 0.3 2.7 C 4.9 1.6 5 6 1.8 6 C 0.9 6 0.3 5.7 0 5.2",
        "M 3.2 0 C 1.4 0.9 0 2.4 0 4.1 C 0 6.6 4 6.6 4 4.1 C 4 1.9 0.6 1.9 0.1 3.7",
        "M 0 0 L 4 0 C 2.6 1.8 1.8 3.6 1.5 6",
        "M 2 2.8 C -0.2 2.8 0 0 2 0 C 4 0 4.2 2.8 2 2.8 C -0.6 2.8 -0.6 6 2 6 C 4.6 6 4.6 2.8 2 2.8",
        "M 0.8 6 C 2.6 5.1 4 3.6 4 1.9 C 4 -0.6 0 -0.6 0 1.9 C 0 4.1 3.4 4.1 3.9 2.3"
    };

    private StrokeNumerals() {}

    /** Returns numerals of a height, centred on the origin, y down. */
    static Shape outline(String text, boolean bold, double high, double stretch) {
        Path2D all = new Path2D.Double();
        for (int i = 0; i < text.length(); i++) {
            all.append(
                    AffineTransform.getTranslateInstance(i * ADVANCE, 0)
                            .createTransformedShape(path(PATHS[text.charAt(i) - '0'])),
                    false);
        }
        float wide = (float) (bold ? BOLD : THIN);
        Shape inked = new BasicStroke(wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(all);
        Rectangle2D box = inked.getBounds2D();
        AffineTransform place = AffineTransform.getScaleInstance(high / HIGH * stretch, high / HIGH);
        place.translate(-box.getCenterX(), -box.getCenterY());
        return place.createTransformedShape(inked);
    }

    private static Path2D path(String words) {
        Path2D path = new Path2D.Double();
        String[] word = words.split(" ");
        int i = 0;
        while (i < word.length) {
            double[] at = new double[6];
            int numbers = word[i].equals("C") ? 6 : 2;
            for (int k = 0; k < numbers; k++) {
                at[k] = Double.parseDouble(word[i + 1 + k]);
            }
            switch (word[i]) {
                case "M" -> path.moveTo(at[0], at[1]);
                case "L" -> path.lineTo(at[0], at[1]);
                default -> path.curveTo(at[0], at[1], at[2], at[3], at[4], at[5]);
            }
            i += 1 + numbers;
        }
        return path;
    }
}
