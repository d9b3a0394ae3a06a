package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Median;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.rectify.CameraView;

/**
 * The look of a die and of the table around it. The place is bare again once every point of its footprint has the table's colour and the
 * surrounding points are unchanged. An arm over it would change the surroundings, and a die still there does not have the table's colour.
 */
final class DieSpot {
    /** The margin beyond a die's corners that is ignored, for the edge of its shadow and its blur. Chosen. */
    private static final double BLUR_MM = 1;

    /** The width of the sampled rim of the table: narrower than the usual gap between dice. Chosen. */
    private static final double RIM_MM = 5;

    private static final double PITCH_MM = 1.2;

    /** The least tolerance for the grain of a table, as a difference from its median in levels. Chosen. */
    private static final double MIN_OFF = 14;

    private static final double MAX_OFF = 32;

    /** The tolerance for the grain in multiples of its median deviation. Chosen. */
    private static final double GRAIN_DEVIATIONS = 4;

    /** The largest change of a point of the rim, beyond noise, that still counts as unchanged, in levels. Chosen. */
    private static final double SAME_LEVELS = 16;

    /** The rim may be in shadow on one side, or under a neighbour; at least this share of it must be table. Chosen. */
    private static final double MIN_TABLE_SHARE = 0.6;

    /** Dice that leave with this one take their shadows with them; at least this share of the table around it must be unchanged. Chosen. */
    private static final double MIN_SAME_SHARE = 0.75;

    /** The share of the footprint with the table's colour once the die is gone; the rest is grain, noise and crumbs. Chosen. */
    private static final double MIN_BARE_SHARE = 0.9;

    /**
     * The footprint is a circle around the die, and a square covers two thirds of it. A die is visible if at least this share of the
     * footprint differs from the table. Chosen.
     */
    private static final double MIN_DIE_SHARE = 0.35;

    private final List<Point> footprint;
    private final List<Point> rim;
    private final double heightMm;
    private final double[] tableBgr;
    private final double maxOff;
    private final double[][] rimBefore;

    private DieSpot(
            List<Point> footprint,
            List<Point> rim,
            double heightMm,
            double[] tableBgr,
            double maxOff,
            double[]... rimBefore) {
        this.footprint = footprint;
        this.rim = rim;
        this.heightMm = heightMm;
        this.tableBgr = tableBgr;
        this.maxOff = maxOff;
        this.rimBefore = rimBefore;
    }

    /**
     * Remembers a die's surroundings; empty if it hardly differs from the table, or hardly any table is visible around it.
     *
     * @param bgr the whole picture
     * @param onTable the pose of the die
     */
    static Optional<DieSpot> of(Mat bgr, CameraView view, Pose onTable, DieForm form) {
        double heightMm = form.heightMm() / 2;
        double reachMm = reachMm(view, onTable, form);
        List<Point> footprint = circle(onTable, 0, reachMm);
        List<Point> rim = circle(onTable, reachMm + BLUR_MM, reachMm + BLUR_MM + RIM_MM);
        SpotPixels pixels = new SpotPixels(bgr, view, heightMm);
        List<double[]> round = pixels.colours(rim);
        double[] table = median(round);
        double grain =
                Median.of(round.stream().mapToDouble(bgrAt -> off(bgrAt, table)).toArray());
        double maxOff = Math.clamp(grain * GRAIN_DEVIATIONS, MIN_OFF, MAX_OFF);
        double dieShare = 1 - share(pixels.colours(footprint), table, maxOff);
        return share(round, table, maxOff) >= MIN_TABLE_SHARE && dieShare >= MIN_DIE_SHARE
                ? Optional.of(new DieSpot(footprint, rim, heightMm, table, maxOff, round.toArray(double[][]::new)))
                : Optional.empty();
    }

    /** Returns the radius, at half its height, of a circle around the whole visible die. */
    private static double reachMm(CameraView view, Pose onTable, DieForm form) {
        double cos = Math.cos(Math.toRadians(onTable.headingDeg()));
        double sin = Math.sin(Math.toRadians(onTable.headingDeg()));
        return form.cornersMm().stream()
                .map(c -> view.pixelFromTable(
                        onTable.xMm() + cos * c[0] - sin * c[1], onTable.yMm() + sin * c[0] + cos * c[1], c[2]))
                .map(pixel -> view.tableFromPixel(pixel, form.heightMm() / 2))
                .mapToDouble(at -> Math.hypot(at.xMm() - onTable.xMm(), at.yMm() - onTable.yMm()))
                .max()
                .orElseThrow();
    }

    /** Returns the points between two circles, in rows. */
    private static List<Point> circle(Pose middle, double fromMm, double toMm) {
        double pitchMm = Math.max(PITCH_MM, toMm / 12);
        int reach = (int) (toMm / pitchMm);
        List<Point> points = new ArrayList<>();
        for (int j = -reach; j <= reach; j++) {
            for (int i = -reach; i <= reach; i++) {
                double far = pitchMm * Math.sqrt(i * i + j * j);
                if (far >= fromMm && far <= toMm) {
                    points.add(new Point(middle.xMm() + i * pitchMm, middle.yMm() + j * pitchMm));
                }
            }
        }
        return List.copyOf(points);
    }

    /** Returns whether the bare table is visible at the die's place, with unchanged surroundings. */
    boolean isBare(Mat bgr, CameraView view) {
        SpotPixels pixels = new SpotPixels(bgr, view, heightMm);
        return share(pixels.colours(footprint), tableBgr, maxOff) >= MIN_BARE_SHARE
                && sameShare(pixels.colours(rim)) >= MIN_SAME_SHARE;
    }

    /** Returns the share of the rim's table points that are unchanged. */
    private double sameShare(List<double[]> now) {
        int table = 0;
        int same = 0;
        for (int i = 0; i < rimBefore.length; i++) {
            if (off(rimBefore[i], tableBgr) <= maxOff) {
                table++;
                same += off(now.get(i), rimBefore[i]) <= SAME_LEVELS ? 1 : 0;
            }
        }
        return (double) same / table;
    }

    private static double share(List<double[]> colours, double[] table, double maxOff) {
        return (double) colours.stream()
                        .filter(bgr -> off(bgr, table) <= maxOff)
                        .count()
                / colours.size();
    }

    private static double off(double[] a, double... b) {
        return Math.max(Math.abs(a[0] - b[0]), Math.max(Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])));
    }

    private static double[] median(List<double[]> colours) {
        double[] median = new double[3];
        for (int c = 0; c < 3; c++) {
            int channel = c;
            median[c] =
                    Median.of(colours.stream().mapToDouble(bgr -> bgr[channel]).toArray());
        }
        return median;
    }
}
