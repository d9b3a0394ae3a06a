package umpire.vision.observe.places;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.detect.Histogram;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.PlanView;

/**
 * A model of the bare sheet in the current light. Each kind of print differs from its drawing by a small unknown amount, and the light
 * varies slowly over the sheet. Both are fitted to the median colour of every part. Parts that do not agree, because something stands
 * there, lose weight in each iteration. Levels are logarithms, so that light is additive.
 */
final class BareSheetModel {
    /** The light is a quadratic surface: two slopes and three curvatures. */
    private static final int LIGHT_TERMS = 5;

    /**
     * The residual at which a part has a quarter of its weight, for each iteration, in logarithms of light. It is wide at first, while the
     * fit is crude. Chosen.
     */
    private static final double[] TRUST = {0.4, 0.25, 0.15, 0.1, 0.06, 0.05, 0.04, 0.04};

    /** The least number of pixels for a median colour. Chosen. */
    private static final int MIN_PIXELS = 60;

    /** The share of a part's pixels that is darker than its lit paper, where shadows may cover all of the part. Chosen. */
    private static final double LIT_AT = 0.9;

    /** With fewer parts the fit leaves out the curvatures of the light, since they would fit any data. Chosen. */
    private static final int MIN_PARTS = 12;

    /** The weight that draws each unknown towards 0. It is so weak that it has no effect where there is data. Chosen. */
    private static final double PULL = 1e-3;

    /** The lowest value of the fit relative to the print. The range above it is divided into steps of an eightieth. */
    private static final double LOWEST = -4.2;

    private static final int LEVELS = 512;
    private static final double STEPS = 80;

    /** The logarithm of each level. Levels below four are noise and count as four. */
    private static final double[] LOG = new double[256];

    static {
        for (int i = 0; i < 256; i++) {
            LOG[i] = Math.log(Math.max(i, 4));
        }
    }

    private final SheetMap map;
    private final PrintKinds kinds;
    private final double[][] terms = new double[3][];
    private final double[][] tints;

    /** The horizontal place of each pixel of a row, from -1 to 1. */
    private final double[] across;

    /**
     * Fits the model.
     *
     * @param covered whether each pixel shows a known object
     * @param shaded whether a known object's shadow may fall on it
     */
    BareSheetModel(SheetMap map, PlanView plan, boolean[] covered, boolean[] shaded) {
        this.map = map;
        this.kinds = map.kinds();
        this.across = new double[map.widthPx()];
        for (int x = 0; x < across.length; x++) {
            across[x] = 2.0 * x / across.length - 1;
        }
        int[][] histograms = new int[map.parts() * 3][LEVELS];
        double[][] middles = new double[map.parts()][4];
        byte[] bgr = plan.bgr();
        SheetArt art = map.art();
        for (int y = 0, i = 0; y < map.heightPx(); y++) {
            for (int x = 0; x < map.widthPx(); x++, i++) {
                int part = map.part(i);
                if (part != SheetMap.NOTHING && !covered[i] && ((x ^ y) & 1) == 0) {
                    for (int c = 0; c < 3; c++) {
                        histograms[part * 3 + c][bin(LOG[bgr[3 * i + c] & 0xFF] - art.level(3 * i + c))]++;
                    }
                    middles[part][0] += x;
                    middles[part][1] += y;
                    middles[part][2]++;
                    middles[part][3] += shaded[i] ? 1 : 0;
                }
            }
        }
        for (int c = 0; c < 3; c++) {
            terms[c] = fitted(histograms, middles, c);
        }
        this.tints = new double[kinds.count()][];
        for (int kind = 0; kind < tints.length; kind++) {
            tints[kind] = kinds.possible(terms, kind);
        }
    }

    private static int bin(double off) {
        return Math.clamp((int) ((off - LOWEST) * STEPS), 0, LEVELS - 1);
    }

    private static double off(int bin) {
        return LOWEST + (bin + 0.5) / STEPS;
    }

    static double log(byte level) {
        return LOG[level & 0xFF];
    }

    /** Returns the difference of a part's print from its drawing without light, as a logarithm. */
    double tint(int channel, int part) {
        return tints[kinds.of(part)][channel];
    }

    /** Fills in the effect of the light along a row: blue, green and red of each pixel. */
    void lightOf(int y, double[] row) {
        double v = 2.0 * y / map.heightPx() - 1;
        int k = kinds.count();
        for (int c = 0; c < 3; c++) {
            double[] t = terms[c];
            double still = t[k + 1] * v + t[k + 4] * v * v;
            double slope = t[k] + t[k + 3] * v;
            for (int x = 0; x < across.length; x++) {
                row[3 * x + c] = still + (slope + t[k + 2] * across[x]) * across[x];
            }
        }
    }

    private double[] fitted(int[][] histograms, double[][] middles, int channel) {
        List<PartSample> samples = new ArrayList<>();
        int usable =
                (int) Arrays.stream(middles).filter(m -> m[2] >= MIN_PIXELS).count();
        for (int part = 0; part < map.parts(); part++) {
            double count = middles[part][2];
            if (count >= MIN_PIXELS) {
                double[] row = row(part, middles[part][0] / count, middles[part][1] / count, usable);
                samples.add(new PartSample(
                        row,
                        off(Histogram.level(histograms[part * 3 + channel], count * lit(middles[part]))),
                        Math.sqrt(count)));
            }
        }
        double[] solution = solved(samples, PartSample::weight);
        for (int round = 1; round < TRUST.length; round++) {
            double[] before = solution;
            double trust = TRUST[round];
            solution = solved(samples, sample -> sample.weight() / Math.pow(1 + square(sample.off(before) / trust), 2));
        }
        return solution;
    }

    /**
     * Returns the share of a part's pixels that are darker than its lit paper. It is larger in a shadow, since shadows darken pixels and
     * brighten none.
     */
    private static double lit(double[] middle) {
        return 0.5 + (LIT_AT - 0.5) * middle[3] / middle[2];
    }

    private static double square(double value) {
        return value * value;
    }

    /**
     * The equation of one part.
     *
     * @param row the coefficients of the unknowns
     * @param level the logarithm of its median colour
     * @param weight of the equation
     */
    private record PartSample(double[] row, double level, double weight) {
        double off(double[] solution) {
            double expected = 0;
            for (int i = 0; i < row.length; i++) {
                expected += row[i] * solution[i];
            }
            return level - expected;
        }
    }

    private double[] row(int part, double x, double y, int usable) {
        double[] row = new double[kinds.count() + LIGHT_TERMS];
        double u = 2 * x / map.widthPx() - 1;
        double v = 2 * y / map.heightPx() - 1;
        double[] light = {u, v, u * u, u * v, v * v};
        row[kinds.of(part)] = 1;
        for (int i = 0; i < LIGHT_TERMS; i++) {
            row[kinds.count() + i] = i < 2 || usable >= MIN_PARTS ? light[i] : 0;
        }
        return row;
    }

    /**
     * Solves by weighted least squares with Tikhonov regularisation. An extra row for each unknown draws it slightly towards 0, or towards
     * the first kind of its tint. So a kind with few pixels does not spoil the fit.
     */
    private double[] solved(List<PartSample> samples, ToDoubleFunction<PartSample> weight) {
        int unknowns = kinds.count() + LIGHT_TERMS;
        int rows = samples.size() + unknowns;
        double[] factors = new double[rows * unknowns];
        double[] levels = new double[rows];
        for (int i = 0; i < samples.size(); i++) {
            double root = Math.sqrt(weight.applyAsDouble(samples.get(i)));
            levels[i] = root * samples.get(i).level();
            for (int j = 0; j < unknowns; j++) {
                factors[i * unknowns + j] = root * samples.get(i).row()[j];
            }
        }
        for (int j = 0; j < unknowns; j++) {
            int first = kinds.first(j);
            factors[(samples.size() + j) * unknowns + j] = PULL;
            if (first != j) {
                factors[(samples.size() + j) * unknowns + first] = -PULL;
            }
        }
        return solved(factors, levels, unknowns);
    }

    private static double[] solved(double[] factors, double[] levels, int unknowns) {
        try (MatScope scope = new MatScope()) {
            Mat left = scope.keep(new Mat(levels.length, unknowns, CvType.CV_64F));
            Mat right = scope.keep(new Mat(levels.length, 1, CvType.CV_64F));
            Mat solution = scope.mat();
            left.put(0, 0, factors);
            right.put(0, 0, levels);
            Core.solve(left, right, solution, Core.DECOMP_NORMAL | Core.DECOMP_CHOLESKY);
            double[] values = new double[unknowns];
            solution.get(0, 0, values);
            return values;
        }
    }
}
