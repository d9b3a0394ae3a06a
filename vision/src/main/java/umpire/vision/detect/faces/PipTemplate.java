package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * The brightness of a face with a certain blur, for each pattern, on a lattice over the face's grid. Mean and slope are removed and the
 * vector has length one, so that comparing a picture with a pattern costs one sum.
 */
final class PipTemplate {
    /** The lattice covers the grid's places and half a step beyond. */
    static final double REACH = 1.5;

    private static final int SIDE = 15;
    static final int POINTS = SIDE * SIDE;
    private static final double[] ALONG = new double[SIDE];
    private static final double SLOPE;

    static {
        double square = 0;
        for (int i = 0; i < SIDE; i++) {
            ALONG[i] = REACH * (2.0 * i / (SIDE - 1) - 1);
            square += ALONG[i] * ALONG[i];
        }
        SLOPE = SIDE * square;
    }

    /** A pip's radius in steps of the grid: of dice on sale, whose steps are two and a half radii. */
    static final double PIP_RADIUS = 0.39;

    /** Avoids division by zero for a picture of one level, which no pattern explains. */
    static final double MIN_POWER = 1e-9;

    /** The Gaussian blur is summed up to three standard deviations, in rings a quarter of one apart. The middle counts as half a ring. */
    private static final double RING_STEP = 0.25;

    private static final double MIDDLE_RING = RING_STEP / 2;
    private static final int RING_POINTS = 24;

    private static final double[] BLURS = {0.1, 0.2, 0.3, 0.42};
    static final List<PipTemplate> BY_BLUR = all();

    private final double blur;
    private final double[][] patterns;
    private final double[][] pips;
    private final double[][] separators;
    private final double[] lengths = new double[PipPattern.ALL.size()];

    private PipTemplate(double blur) {
        this.blur = blur;
        this.pips = new double[PipPattern.PLACES][];
        for (int place = 0; place < PipPattern.PLACES; place++) {
            pips[place] = pip(PipPattern.column(place), PipPattern.row(place));
        }
        this.separators = separators(pips);
        this.patterns = new double[PipPattern.ALL.size()][];
        for (int k = 0; k < patterns.length; k++) {
            patterns[k] = sum(PipPattern.ALL.get(k));
            lengths[k] = Math.sqrt(dot(patterns[k], patterns[k]));
            for (int i = 0; i < POINTS; i++) {
                patterns[k][i] /= lengths[k];
            }
        }
    }

    private static List<PipTemplate> all() {
        OpenCv.load();
        List<PipTemplate> all = new ArrayList<>();
        for (double blur : BLURS) {
            all.add(new PipTemplate(blur));
        }
        return List.copyOf(all);
    }

    double blur() {
        return blur;
    }

    /** Returns the place of a lattice point on the grid, along either axis. */
    static double along(int index) {
        return ALONG[index];
    }

    static int side() {
        return SIDE;
    }

    private double[] pip(double column, double row) {
        double[] levels = new double[POINTS];
        for (int i = 0; i < POINTS; i++) {
            levels[i] = disc(Math.hypot(along(i % SIDE) - column, along(i / SIDE) - row));
        }
        flatten(levels);
        return levels;
    }

    /**
     * Returns the level of a blurred disc at this distance from its centre. The level is integrated numerically. A disc drawn in pixels and
     * blurred by OpenCV would not be round.
     */
    private double disc(double far) {
        double sum = 0;
        double weight = 0;
        // The blur is divided into rings of points around the point.
        for (double r = 0; r <= 3; r += RING_STEP) {
            double ring = Math.exp(-r * r / 2) * (r == 0 ? MIDDLE_RING : r);
            int inside = 0;
            for (int k = 0; k < RING_POINTS; k++) {
                double x = far + blur * r * Math.cos(2 * Math.PI * k / RING_POINTS);
                double y = blur * r * Math.sin(2 * Math.PI * k / RING_POINTS);
                inside += x * x + y * y < PIP_RADIUS * PIP_RADIUS ? 1 : 0;
            }
            sum += ring * inside / RING_POINTS;
            weight += ring;
        }
        return sum / weight;
    }

    private double[] sum(PipPattern pattern) {
        double[] sum = new double[POINTS];
        for (int place : pattern.places()) {
            for (int i = 0; i < POINTS; i++) {
                sum[i] += pips[place][i];
            }
        }
        return sum;
    }

    /** Removes mean and slope from the levels on the lattice. */
    static void flatten(double[] levels) {
        double mean = 0;
        double across = 0;
        double down = 0;
        for (int row = 0, i = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++, i++) {
                mean += levels[i] / POINTS;
                across += levels[i] * ALONG[column] / SLOPE;
                down += levels[i] * ALONG[row] / SLOPE;
            }
        }
        for (int row = 0, i = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++, i++) {
                levels[i] -= mean + across * ALONG[column] + down * ALONG[row];
            }
        }
    }

    /** Returns the sum of squares that remains after removing mean and slope. */
    static double powerAboutPlane(double[] levels) {
        double mean = 0;
        double across = 0;
        double down = 0;
        double power = 0;
        for (int row = 0, i = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++, i++) {
                mean += levels[i];
                across += levels[i] * ALONG[column];
                down += levels[i] * ALONG[row];
                power += levels[i] * levels[i];
            }
        }
        return Math.max(MIN_POWER, power - mean * mean / POINTS - (across * across + down * down) / SLOPE);
    }

    static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < POINTS; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /** Returns the response of one pattern to the flattened levels. */
    double response(int pattern, double[] flattened) {
        return dot(patterns[pattern], flattened);
    }

    /** Returns the contrast of pips that gives this response of a pattern. */
    double contrast(int pattern, double response) {
        return response / lengths[pattern];
    }

    /** Returns the response of each pattern to the flattened levels, signed: positive for light pips. */
    double[] responses(double[] flattened) {
        double[] responses = new double[patterns.length];
        for (int k = 0; k < patterns.length; k++) {
            responses[k] = dot(patterns[k], flattened);
        }
        return responses;
    }

    /** Returns the brightness of each place relative to the face. All places are solved together, so that neighbours do not count twice. */
    double[] pipLevels(double[] flattened) {
        double[] values = new double[separators.length];
        for (int place = 0; place < values.length; place++) {
            values[place] = dot(separators[place], flattened);
        }
        return values;
    }

    /** The pseudo-inverse of the pips: it reduces the least squares of all places to one sum for each. */
    private static double[][] separators(double[][] pips) {
        try (MatScope scope = new MatScope()) {
            Mat matrix = scope.keep(new Mat(pips.length, POINTS, CvType.CV_64F));
            Mat inverse = scope.mat();
            double[][] rows = new double[pips.length][POINTS];
            for (int place = 0; place < pips.length; place++) {
                matrix.put(place, 0, pips[place]);
            }
            Core.invert(matrix, inverse, Core.DECOMP_SVD);
            Core.transpose(inverse, matrix);
            for (int place = 0; place < pips.length; place++) {
                matrix.get(place, 0, rows[place]);
            }
            return rows;
        }
    }
}
