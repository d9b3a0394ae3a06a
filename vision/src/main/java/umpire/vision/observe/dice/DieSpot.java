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
 * How a die and the table round it looked while it lay there. The table shows bare where it lay once every point of its footprint has
 * the table's colour and the points round it are as they were: an arm over it changes what is round it too, and a die
 * that still lies there is not of the table's colour.
 */
final class DieSpot {
    /** How far beyond a die's corners its own shadow's edge and its blur are left out. Chosen. */
    private static final double BLUR_MM = 1;

    /** How wide a rim of the table is looked at: narrower than the room that dice mostly leave to each other. Chosen. */
    private static final double RIM_MM = 5;

    private static final double PITCH_MM = 1.2;

    /** How far the grain of a table may be off its median, in levels. Chosen. */
    private static final double MIN_OFF = 14;

    private static final double MAX_OFF = 32;

    /** How many times the median deviation the grain may be off. Chosen. */
    private static final double GRAIN_DEVIATIONS = 4;

    /** Beyond noise, in levels: by so much a point of the rim may change and still be as it was. Chosen. */
    private static final double SAME_LEVELS = 16;

    /** The rim lies in shadow on one side, and a neighbour may lie on it; at least this share of it is the table. Chosen. */
    private static final double MIN_TABLE_SHARE = 0.6;

    /** Dice that go with this one take their shadows with them; so much of the table round it stays as it was. Chosen. */
    private static final double MIN_SAME_SHARE = 0.75;

    /** So much of the footprint has the table's colour when the die is gone; grain, noise and crumbs are the rest. Chosen. */
    private static final double MIN_BARE_SHARE = 0.9;

    /** The footprint is a circle round the die, and a square covers two thirds of it: a die shows if so much is off. Chosen. */
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
     * Remembers a die's surroundings, unless it can hardly be told from the table it lies on, or hardly any table shows round it.
     *
     * @param bgr the whole picture
     * @param onTable where the die lies
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

    /** The radius of a circle at half its height within which all of a die is seen. */
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

    /** Points between two circles, in rows. */
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

    /** Returns whether the table shows where the die lay, and all round is as it was. */
    boolean isBare(Mat bgr, CameraView view) {
        SpotPixels pixels = new SpotPixels(bgr, view, heightMm);
        return share(pixels.colours(footprint), tableBgr, maxOff) >= MIN_BARE_SHARE
                && sameShare(pixels.colours(rim)) >= MIN_SAME_SHARE;
    }

    /** Of the rim's points that were table, how many are as they were. */
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
