package umpire.vision.detect.bodies;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;

/**
 * Proposes places where a die may lie: the middles of what stands out from the ground. Dice that touch each other have a middle each. Most
 * proposals are no dice; a reader decides.
 */
public final class BodyProposals {
    /**
     * The levels by which a body may differ from the ground. White dice on a light desk differ little, and where the ground has a pattern, only
     * a high level separates dice from it. Chosen.
     */
    private static final int[] LEVELS = {12, 20, 32, 50, 80};

    /** Larger pictures are scaled down to this size. A camera above a table sees a die of 18 mm with 35 pixels of it. */
    private static final double LONGEST_SIDE_PX = 1280;

    /** The radius of the largest circle in a body, in pixels of the reduced picture. */
    private static final double LEAST_PX = 8;

    private static final double MOST_PX = 220;

    /** Larger bodies may have holes, since a row of dice may be closed to a ring. */
    private static final int FILLED_PX = 600;

    /** A middle is farther from the ground than all pixels in this kernel. */
    private static final Size NEIGHBOURS_PX = new Size(9, 9);

    /** Around a die, in radii of its largest circle, there is ground. */
    private static final double[] AROUND = {1.5, 1.7, 1.9};

    private static final int DIRECTIONS = 24;

    /**
     * The smallest share of pixels around a body that do not stand out. A die that touches others keeps that much. Of the 47 ten-sided dice on
     * twelve photographs of busy tables 44 are proposed, with 80 proposals a picture; at 0 it is 46 with 199, at 0.7 it is 39 with 30.
     */
    private static final double LEAST_APART = 0.5;

    /** The standard deviation of the levels in the middle of a body. The number on a die makes more. */
    private static final double LEAST_MARK = 8;

    /** The half side of the square in the middle of a body that must not be even, in radii of the body. Chosen. */
    private static final double MARKED_RADII = 0.6;

    /** Two proposals are the same if their middles are nearer than this, in radii, and the radii differ by at most a factor. Chosen. */
    private static final double SAME_RADII = 0.4;

    private static final double SAME_SIZE = Math.exp(0.35);

    /** The largest number of proposals. */
    private static final int MOST = 100;

    private static final double WHITE = 255;

    private BodyProposals() {}

    /**
     * A place where a die may lie.
     *
     * @param radiusPx the radius of the largest circle in what stands out
     * @param apart the share of the pixels around it that do not stand out
     */
    public record ProposedBody(Pixel middle, double radiusPx, double apart) {
        /** Returns whether a point lies in the largest circle. */
        public boolean isOn(Pixel point) {
            return middle.distance(point) < radiusPx;
        }

        private boolean isSame(ProposedBody other) {
            double ratio = radiusPx / other.radiusPx;
            return middle.distance(other.middle) < SAME_RADII * Math.max(radiusPx, other.radiusPx)
                    && ratio < SAME_SIZE
                    && ratio > 1 / SAME_SIZE;
        }
    }

    /**
     * Returns the proposals, those that stand most apart first.
     *
     * @param bgr eight bits in three channels, blue first; left as it was
     */
    public static List<ProposedBody> of(Mat bgr) {
        List<ProposedBody> all = new ArrayList<>();
        try (GroundDifference difference = new GroundDifference(bgr, LONGEST_SIDE_PX)) {
            for (int level : LEVELS) {
                propose(difference, level, all);
            }
        }
        all.sort(Comparator.comparingDouble(ProposedBody::apart).reversed());
        List<ProposedBody> kept = new ArrayList<>();
        for (ProposedBody body : all) {
            if (kept.size() < MOST && kept.stream().noneMatch(body::isSame)) {
                kept.add(body);
            }
        }
        return kept;
    }

    private static void propose(GroundDifference difference, int level, List<ProposedBody> into) {
        try (MatScope scope = new MatScope()) {
            Mat distance = scope.mat();
            Imgproc.distanceTransform(filled(difference.mask(level), scope), distance, Imgproc.DIST_L2, 5);
            Mat most = scope.mat();
            Imgproc.dilate(
                    distance, most, scope.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, NEIGHBOURS_PX)));
            float[] deep = levels(distance);
            float[] deepest = levels(most);
            int columns = distance.cols();
            for (int i = 0; i < deep.length; i++) {
                if (deep[i] >= LEAST_PX && deep[i] <= MOST_PX && deep[i] >= deepest[i]) {
                    int x = i % columns;
                    int y = i / columns;
                    double apart = apart(deep, columns, x, y, deep[i]);
                    if (apart >= LEAST_APART && isMarked(difference.grey(), x, y, deep[i])) {
                        Pixel middle =
                                new Pixel((x + 0.5) / difference.factor() - 0.5, (y + 0.5) / difference.factor() - 0.5);
                        into.add(new ProposedBody(middle, deep[i] / difference.factor(), apart));
                    }
                }
            }
        }
    }

    private static float[] levels(Mat plane) {
        float[] levels = new float[(int) plane.total()];
        plane.get(0, 0, levels);
        return levels;
    }

    /** Returns the mask without the holes of bodies. */
    private static Mat filled(Mat mask, MatScope scope) {
        List<MatOfPoint> contours = new ArrayList<>();
        Imgproc.findContours(mask, contours, scope.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_SIMPLE);
        contours.forEach(scope::keep);
        List<MatOfPoint> small = contours.stream()
                .filter(contour -> isSmall(Imgproc.boundingRect(contour)))
                .toList();
        Imgproc.drawContours(mask, small, -1, new Scalar(WHITE), Imgproc.FILLED);
        return mask;
    }

    private static boolean isSmall(Rect box) {
        return Math.max(box.width, box.height) < FILLED_PX;
    }

    /** Returns the share of pixels around a body that do not stand out, or lie beyond the picture. */
    private static double apart(float[] deep, int columns, int x, int y, double radiusPx) {
        int rows = deep.length / columns;
        int ground = 0;
        for (double around : AROUND) {
            for (int i = 0; i < DIRECTIONS; i++) {
                double turn = 2 * Math.PI * i / DIRECTIONS;
                int column = (int) Math.round(x + around * radiusPx * Math.cos(turn));
                int row = (int) Math.round(y + around * radiusPx * Math.sin(turn));
                boolean outside = column < 0 || row < 0 || column >= columns || row >= rows;
                ground += outside || deep[row * columns + column] <= 0 ? 1 : 0;
            }
        }
        return (double) ground / (AROUND.length * DIRECTIONS);
    }

    private static boolean isMarked(Mat grey, int x, int y, double radiusPx) {
        int half = (int) Math.max(2, MARKED_RADII * radiusPx);
        int left = Math.max(0, x - half);
        int top = Math.max(0, y - half);
        Rect middle =
                new Rect(left, top, Math.min(grey.cols(), x + half) - left, Math.min(grey.rows(), y + half) - top);
        try (MatScope scope = new MatScope()) {
            MatOfDouble mean = scope.keep(new MatOfDouble());
            MatOfDouble deviation = scope.keep(new MatOfDouble());
            Core.meanStdDev(scope.keep(grey.submat(middle)), mean, deviation);
            return deviation.toArray()[0] >= LEAST_MARK;
        }
    }
}
