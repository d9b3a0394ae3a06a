package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.vision.detect.Median;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlainPicture;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * Checks whether a body with a known upper face reaches beyond the outline of a flat die. A leaning die does, since it shows more of a
 * side.
 */
final class OverhangCheck {
    /** Points of the outline this near to a corner, in edges, are skipped, since corners are round. */
    private static final double CORNER = 0.12;

    /** A gap longer than this, in edges, is the end of the body. Print on a side makes shorter gaps. */
    private static final double GAP = 0.15;

    private static final double STEP = 0.02;

    /** The points around the outline are sorted by reach. The point at nine tenths of them counts as the farthest. */
    private static final int FARTHEST = 9;

    private static final int ALL = 10;
    private static final int RIM = 16;
    private static final double RIM_SHARE = 0.95;

    private OverhangCheck() {}

    /** The distance searched beyond a flat die's outline, and the distance inside it at which the body may end, in edges. */
    private static final double BEYOND = 0.4;

    private static final double WITHIN = 0.3;
    private static final int ROUND = 60;
    private static final double STANDS_OUT_LEVELS = 10;
    private static final double[] SHADES = {1, 0.8, 0.6, 0.45};

    /** The brightness of sides relative to the top under one lamp, where shadows are deeper. */
    private static final double[] DEEP_SHADES = {1, 0.8, 0.6, 0.45, 0.3, 0.2};

    /**
     * Returns how much farther the body reaches beyond a flat outline at its farthest than at its median point, in edges. Infinite if its
     * sides could not be distinguished from the ground.
     */
    static double overhangEdges(BodyMask mask, PlainPicture picture, BodyShape shape, Pixel middle, PlaneAxes axes) {
        if (!standsOut(mask, picture, shape, middle, axes)) {
            return Double.POSITIVE_INFINITY;
        }
        double edgePx = mask.stepPx() / BodyMask.STEP;
        List<Pixel> outline = shape.outline(axes);
        double length = 0;
        for (int i = 0; i < outline.size(); i++) {
            length += outline.get(i).distance(outline.get((i + 1) % outline.size()));
        }
        List<Double> reaches = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            Pixel from = outline.get(i);
            Pixel to = outline.get((i + 1) % outline.size());
            double side = from.distance(to);
            int points = (int) Math.round(ROUND * side / length);
            double outX = (to.y() - from.y()) / side * edgePx;
            double outY = (from.x() - to.x()) / side * edgePx;
            for (int k = 0; k < points; k++) {
                double t = (k + 0.5) / points;
                if (Math.min(t, 1 - t) * side > CORNER * edgePx) {
                    double x = middle.x() + from.x() + t * (to.x() - from.x());
                    double y = middle.y() + from.y() + t * (to.y() - from.y());
                    reaches.add(reach(mask, x, y, outX, outY));
                }
            }
        }
        reaches.sort(Comparator.naturalOrder());
        double usual = reaches.get(reaches.size() / 2);
        return reaches.get(reaches.size() * FARTHEST / ALL) - Math.max(0, usual);
    }

    /** Returns the reach of the body along a line across the outline. */
    private static double reach(BodyMask mask, double x, double y, double outX, double outY) {
        double reach = -WITHIN;
        for (double far = -WITHIN; far <= BEYOND && far <= reach + GAP; far += STEP) {
            reach = mask.isBody(x + far * outX, y + far * outY) ? far : reach;
        }
        return reach;
    }

    private static boolean standsOut(
            BodyMask mask, PlainPicture picture, BodyShape shape, Pixel middle, PlaneAxes axes) {
        double[][] rim = new double[3][RIM];
        for (int i = 0; i < RIM; i++) {
            double turn = 2 * Math.PI * i / RIM;
            double right = shape.patchHalf() * Math.cos(turn) * RIM_SHARE;
            double up = shape.patchHalf() * Math.sin(turn) * RIM_SHARE;
            double[] bgr = GroundColours.colour(
                    picture,
                    middle.x() + right * axes.rightX() + up * axes.upX(),
                    middle.y() + right * axes.rightY() + up * axes.upY());
            for (int c = 0; c < 3; c++) {
                rim[c][i] = bgr[c];
            }
        }
        double[] own = {Median.of(rim[0]), Median.of(rim[1]), Median.of(rim[2])};
        double levels = mask.ground().tolerance(STANDS_OUT_LEVELS);
        for (double shade : mask.ground().hasUmbra() ? DEEP_SHADES : SHADES) {
            if (mask.ground().hold(levels, shade * own[0], shade * own[1], shade * own[2])) {
                return false;
            }
        }
        return true;
    }
}
