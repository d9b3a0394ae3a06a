package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import umpire.vision.calibrate.lens.BoardCorner;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.BundleAdjustment;
import umpire.vision.calibrate.lens.FreeNumbers;
import umpire.vision.calibrate.lens.Solution;
import umpire.vision.calibrate.lens.StartingLens;
import umpire.vision.detect.Median;

/**
 * A lens fitted to a set, and the pictures and corners that were left out of the fit. A single corner far off is a false detection. A
 * picture that contradicts the others was taken with another lens, or the board moved or was bent.
 *
 * @param set the pictures and corners that were used
 * @param solution the lens and poses found from the used pictures
 * @param outcasts pictures left out, by name
 * @param droppedCorners the number of corners of the remaining pictures that were left out
 */
record LensFit(CornerSet set, Solution solution, List<Outcast> outcasts, int droppedCorners) {
    /**
     * A picture that does not fit.
     *
     * @param name of the picture
     * @param rmsPx its error
     */
    record Outcast(String name, double rmsPx) {}

    /** In the robust fit, a corner this many standard deviations off has half the weight of an exact one. */
    private static final double TRUSTED = 3;

    /** A corner farther off than this many standard deviations is left out. Fewer than one good corner in ten thousand is that far off. */
    private static final double CORNER_OFF = 5;

    /** A corner is never left out if it is off by less than this, in pixels of a picture 1000 wide. */
    private static final double CORNER_OFF_PX = 0.15;

    /** A picture is left out if its error exceeds this multiple of the median. */
    private static final double PICTURE_OFF = 3;

    /** A picture is never left out if its error is less than this, in pixels of a picture 1000 wide. */
    private static final double PICTURE_OFF_PX = 0.5;

    /** At most this share of the pictures is left out. If more contradict the others, the whole set is in doubt. */
    private static final double MOST_OUTCASTS = 0.34;

    private static final int REWEIGHTINGS = 5;
    private static final int LEAST_PICTURES = 4;
    private static final int LEAST_CORNERS = 6;

    /** The median distance of corners whose x and y each have a standard deviation of one. */
    private static final double MEDIAN_OF_TWO = 1.1774;

    /**
     * Fits the lens. Pictures are left out only if some contradict the others. If all agree fairly well, all have the same weight. Then the
     * picture with the largest error must not be left out: it often has the steepest tilt, which tells most about the focal length.
     */
    static LensFit of(CornerSet whole, FreeNumbers free) {
        Solution start = StartingLens.of(whole.corners(), whole.shape(), whole.widthPx(), whole.heightPx());
        Solution even = exact(whole, start, free);
        double leastPx = PICTURE_OFF_PX * whole.widthPx() / 1000;
        double[] rms = rmsOfEach(whole, even);
        boolean agreeing = even.rms(whole.corners()) < leastPx
                && rms[worst(rms)] <= Math.max(leastPx, PICTURE_OFF * Median.of(rms));
        return agreeing ? kept(whole, even, free, List.of()) : withoutOutcasts(whole, start, free, leastPx);
    }

    /**
     * Removes outlying corners, solves again, and chooses the corners once more: good corners that the outliers had pulled away now fit.
     */
    private static LensFit kept(CornerSet set, Solution solution, FreeNumbers free, List<Outcast> outcasts) {
        CornerSet first = nearOnes(set, solution);
        Solution better = exact(first, solution, free);
        CornerSet kept = nearOnes(set, better);
        return new LensFit(kept, exact(kept, better, free), outcasts, set.count() - kept.count());
    }

    private static LensFit withoutOutcasts(CornerSet whole, Solution start, FreeNumbers free, double leastPx) {
        CornerSet set = whole;
        Solution solution = robust(whole, start, free);
        List<Outcast> outcasts = new ArrayList<>();
        int most = (int) Math.floor(MOST_OUTCASTS * whole.size());
        for (boolean more = true; more && outcasts.size() < most && set.size() > LEAST_PICTURES; ) {
            double[] rms = usualOfEach(set, solution);
            int worst = worst(rms);
            more = rms[worst] > Math.max(leastPx, PICTURE_OFF * Median.of(rms));
            if (more) {
                outcasts.add(new Outcast(set.sightings().get(worst).name(), rms[worst]));
                set = set.without(worst);
                solution = robust(set, without(solution, worst), free);
            }
        }
        return kept(set, solution, free, outcasts);
    }

    private static Solution without(Solution solution, int place) {
        List<BoardPose> poses = new ArrayList<>(solution.poses());
        poses.remove(place);
        return new Solution(solution.lens(), solution.shape(), poses);
    }

    /** Solves with a low weight for outliers. */
    private static Solution robust(CornerSet set, Solution start, FreeNumbers free) {
        Solution solution = start;
        for (int round = 0; round < REWEIGHTINGS; round++) {
            double sigma = sigma(set, solution);
            double[][] weights = new double[set.size()][];
            for (int i = 0; i < set.size(); i++) {
                weights[i] = Arrays.stream(solution.distances(i, set.corners().get(i)))
                        .map(off -> 1 / (1 + Math.pow(off / (TRUSTED * sigma), 2)))
                        .toArray();
            }
            solution = new BundleAdjustment(set.corners(), weights, free).improved(solution);
        }
        return solution;
    }

    /** Solves with the same weight for every corner. */
    static Solution exact(CornerSet set, Solution start, FreeNumbers free) {
        return new BundleAdjustment(set.corners(), BundleAdjustment.evenly(set.corners()), free).improved(start);
    }

    /** Returns the standard deviation of a coordinate, estimated from the median distance of all corners. */
    private static double sigma(CornerSet set, Solution solution) {
        double[] all = IntStream.range(0, set.size())
                .mapToObj(i -> solution.distances(i, set.corners().get(i)))
                .flatMapToDouble(Arrays::stream)
                .toArray();
        return Math.max(1e-6, Median.of(all) / MEDIAN_OF_TWO);
    }

    private static CornerSet nearOnes(CornerSet set, Solution solution) {
        double sigma = sigma(set, solution);
        List<List<BoardCorner>> near = new ArrayList<>();
        for (int i = 0; i < set.size(); i++) {
            List<BoardCorner> corners = set.corners().get(i);
            double[] off = solution.distances(i, corners);
            double most = Math.max(
                    CORNER_OFF_PX * set.widthPx() / 1000, CORNER_OFF * Math.max(sigma, Median.of(off) / MEDIAN_OF_TWO));
            List<BoardCorner> kept = IntStream.range(0, corners.size())
                    .filter(c -> off[c] <= most)
                    .mapToObj(corners::get)
                    .toList();
            near.add(kept.size() >= LEAST_CORNERS ? kept : corners);
        }
        return set.counting(near);
    }

    static double[] rmsOfEach(CornerSet set, Solution solution) {
        return IntStream.range(0, set.size())
                .mapToDouble(i -> rms(solution.distances(i, set.corners().get(i))))
                .toArray();
    }

    /**
     * Returns the same as {@link #rmsOfEach}, but estimated from the median distance. So a few corners spoiled by a hand or by glare do not
     * rule out a picture.
     */
    private static double[] usualOfEach(CornerSet set, Solution solution) {
        return IntStream.range(0, set.size())
                .mapToDouble(i -> Median.of(solution.distances(i, set.corners().get(i))) / MEDIAN_OF_TWO * Math.sqrt(2))
                .toArray();
    }

    static double rms(double[] distances) {
        return Math.sqrt(
                Arrays.stream(distances).map(off -> off * off).average().orElse(0));
    }

    private static int worst(double[] rms) {
        return IntStream.range(0, rms.length)
                .reduce((a, b) -> rms[b] > rms[a] ? b : a)
                .orElseThrow();
    }

    double rmsPx() {
        return solution.rms(set.corners());
    }
}
