package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import umpire.vision.detect.Median;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.pips.PipPlanes;

/**
 * The four ends of a face, as distances in steps of the grid. At an end most of a line along the side no longer has the face's colour. An
 * end that was not found is infinite.
 *
 * @param ends the ends towards +u, +v, -u and -v
 * @param sharpEdges the number of sides whose colour changes within a short distance
 */
record DieOutline(double[] ends, int sharpEdges) {
    /**
     * The search for edges covers distances from beyond the corner pips to beyond the largest die on sale, whose edge is 2.4 steps off.
     * Geometry.
     */
    private static final double FIRST = 1.3;

    private static final double LAST = 3.1;
    private static final double STEP = 0.06;

    /** The search starts beyond the pips' rims, this many radii from their centres. Chosen. */
    private static final double RIM_RADII = 1.35;

    /** The half width of a side that is sampled, in steps: within the corner pips, away from rounded corners. Chosen. */
    private static final double SIDE_REACH_STEPS = 0.75;

    /** A side begins to end where this share of the points across it has another colour, and has ended at twice that. Chosen. */
    private static final double ENDING_SHARE = 0.3;

    private static final double ENDED_SHARE = 0.6;

    /** A sharp end spans no more than this, in steps; a shadow's end spans more. Chosen. */
    private static final double SHARP_STEPS = 0.35;

    static DieOutline of(PipPlanes picture, PipFace face, double[] bgr, double tolerance) {
        double first = Math.max(
                FIRST, 1 + face.faceBeginsRadii(RIM_RADII) * face.pipRadiusPx() / Math.min(face.uPx(), face.vPx()));
        return of(picture, face, bgr, tolerance, first, LAST, far -> SIDE_REACH_STEPS);
    }

    /**
     * Finds the ends between two distances.
     *
     * @param reach the half length of the line across a side, in steps, as a function of its distance
     */
    static DieOutline of(
            PipPlanes picture,
            PipFace face,
            double[] bgr,
            double tolerance,
            double first,
            double last,
            DoubleUnaryOperator reach) {
        double[] ends = new double[4];
        int sharpEdges = 0;
        for (int side = 0; side < 4; side++) {
            double begins = -1;
            ends[side] = Double.POSITIVE_INFINITY;
            for (double t = first; t <= last && ends[side] > last; t += STEP) {
                double off = offShare(picture, face, bgr, tolerance, side, t, reach.applyAsDouble(t));
                begins = begins < 0 && off > ENDING_SHARE ? t : begins;
                if (off > ENDED_SHARE) {
                    ends[side] = t;
                    sharpEdges += t - begins < SHARP_STEPS ? 1 : 0;
                }
            }
        }
        return new DieOutline(ends, sharpEdges);
    }

    private static double offShare(
            PipPlanes picture, PipFace face, double[] bgr, double tolerance, int side, double t, double reach) {
        int off = 0;
        int of = 0;
        double sign = side < 2 ? 1 : -1;
        for (int k = -5; k <= 5; k++) {
            double along = k * reach / 5;
            double i = side % 2 == 0 ? sign * t : along;
            double j = side % 2 == 0 ? along : sign * t;
            double x = face.atX(i, j);
            double y = face.atY(i, j);
            off += !picture.holds(x, y, 0) || picture.colourDistance(x, y, bgr) > tolerance ? 1 : 0;
            of++;
        }
        return (double) off / of;
    }

    /** Returns the number of sides that end between two distances. */
    int endingBetween(double least, double most) {
        int sides = 0;
        for (double end : ends) {
            sides += end >= least && end <= most ? 1 : 0;
        }
        return sides;
    }

    double middle() {
        return Median.of(ends);
    }

    double longest() {
        return Math.max(Math.max(ends[0], ends[1]), Math.max(ends[2], ends[3]));
    }

    double shortest() {
        return Math.min(Math.min(ends[0], ends[1]), Math.min(ends[2], ends[3]));
    }

    List<Pixel> corners(PipFace face, double atMost) {
        double[] e = new double[4];
        for (int side = 0; side < 4; side++) {
            e[side] = Math.min(ends[side], atMost);
        }
        List<Pixel> corners = new ArrayList<>();
        double[][] grid = {{e[0], e[1]}, {-e[2], e[1]}, {-e[2], -e[3]}, {e[0], -e[3]}};
        for (double[] g : grid) {
            corners.add(new Pixel(face.atX(g[0], g[1]), face.atY(g[0], g[1])));
        }
        return corners;
    }
}
