package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.detect.numerals.PlainPicture;

/** The colours of the ground in a ring around a body; each may also be in shadow. */
final class GroundColours {
    private static final double NEAREST = 1.2;
    private static final double FARTHEST = 1.75;
    private static final int RINGS = 4;
    private static final int DIRECTIONS = 40;

    /**
     * A colour with a smaller share of the ring's points belongs to another body. Chosen: a die next to the body covers a tenth of the
     * ring.
     */
    private static final double LEAST_SHARE = 0.2;

    private static final double MAX_LIGHT = 1.12;
    private static final double HALF_SHADE = 0.4;

    /**
     * The level of the brightest channel of a well-lit ground, and the least share of the tolerance that is kept on a darker ground.
     * Chosen.
     */
    private static final double FULL_LIGHT = 150;

    private static final double DARKEST = 0.45;

    private final List<double[]> colours = new ArrayList<>();
    private final double levels;
    private final double leastLight;

    /** The sum of channels below which a colour is nearly dark: darker than ground in the shadow of one of several lights. */
    private final double nearlyDark;

    private record Cluster(double[] bgr, int[] count) {}

    /**
     * Samples the ring.
     *
     * @param levels the largest difference of a channel from a shade of the ground
     * @param leastLight the least share of its light that the ground keeps in shadow
     */
    GroundColours(PlainPicture picture, double xPx, double yPx, double edgePx, double levels, double leastLight) {
        this.levels = levels;
        this.leastLight = leastLight;
        List<Cluster> clusters = new ArrayList<>();
        for (int ring = 0; ring < RINGS; ring++) {
            double far = edgePx * (NEAREST + (FARTHEST - NEAREST) * ring / (RINGS - 1));
            for (int i = 0; i < DIRECTIONS; i++) {
                double turn = 2 * Math.PI * i / DIRECTIONS;
                add(clusters, colour(picture, xPx + far * Math.cos(turn), yPx + far * Math.sin(turn)));
            }
        }
        int most =
                clusters.stream().mapToInt(cluster -> cluster.count()[0]).max().orElse(0);
        for (Cluster cluster : clusters) {
            int count = cluster.count()[0];
            if (count == most || count > LEAST_SHARE * RINGS * DIRECTIONS) {
                colours.add(mean(cluster));
            }
        }
        this.nearlyDark = HALF_SHADE
                * colours.stream().mapToDouble(GroundColours::level).min().orElse(0);
    }

    private void add(List<Cluster> clusters, double... bgr) {
        for (Cluster cluster : clusters) {
            if (isShadeOf(bgr, mean(cluster), levels, HALF_SHADE)) {
                for (int c = 0; c < 3; c++) {
                    cluster.bgr()[c] += bgr[c];
                }
                cluster.count()[0]++;
                return;
            }
        }
        clusters.add(new Cluster(bgr.clone(), new int[] {1}));
    }

    private static double[] mean(Cluster cluster) {
        double[] mean = new double[3];
        for (int c = 0; c < 3; c++) {
            mean[c] = cluster.bgr()[c] / cluster.count()[0];
        }
        return mean;
    }

    static double[] colour(PlainPicture picture, double x, double y) {
        return new double[] {picture.between(x, y, 0), picture.between(x, y, 1), picture.between(x, y, 2)};
    }

    /** Returns the difference of a colour from the nearest colour of the ground, in the channel that differs most. */
    double apart(double... bgr) {
        return colours.stream()
                .mapToDouble(ground -> Math.max(
                        Math.abs(bgr[0] - ground[0]),
                        Math.max(Math.abs(bgr[1] - ground[1]), Math.abs(bgr[2] - ground[2]))))
                .min()
                .orElse(0);
    }

    /** Returns whether a colour is darker than ground in the shadow of one of several lights. */
    boolean isNearlyDark(double... bgr) {
        return level(bgr) < nearlyDark;
    }

    private static double level(double... bgr) {
        return bgr[0] + bgr[1] + bgr[2];
    }

    /** Returns whether nearly dark points also count as ground in shadow. */
    boolean hasUmbra() {
        return leastLight < HALF_SHADE;
    }

    /**
     * Returns the largest difference that a colour may have from a shade of the ground: the given tolerance in full light, reduced on a
     * darker ground.
     */
    double tolerance(double inFullLight) {
        double most = colours.stream()
                .mapToDouble(ground -> Math.max(ground[0], Math.max(ground[1], ground[2])))
                .max()
                .orElse(FULL_LIGHT);
        return inFullLight * Math.clamp(most / FULL_LIGHT, DARKEST, 1);
    }

    /** Returns whether a colour is a colour of the ground, in light or in shadow. */
    boolean hold(double tolerance, double... bgr) {
        for (double[] ground : colours) {
            if (isShadeOf(bgr, ground, tolerance, leastLight)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isShadeOf(double[] bgr, double[] ground, double tolerance, double leastLight) {
        double square = ground[0] * ground[0] + ground[1] * ground[1] + ground[2] * ground[2];
        double light = (bgr[0] * ground[0] + bgr[1] * ground[1] + bgr[2] * ground[2]) / Math.max(1, square);
        double held = Math.clamp(light, leastLight, MAX_LIGHT);
        double off = 0;
        for (int c = 0; c < 3; c++) {
            off = Math.max(off, Math.abs(bgr[c] - held * ground[c]));
        }
        return off < tolerance;
    }
}
