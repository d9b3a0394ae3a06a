package umpire.vision.detect.numerals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Mat;

/** Reads dice of ten of which nobody knows how large they look, seen from straight above: each size is looked for by itself. */
public final class NumeralsOfAnySize {
    private static final double LEAST_PX = 22;
    private static final double NEXT = 1.2;

    /** The longest edge, in the shorter side of the picture. */
    private static final double MOST_SHARE = 0.7;

    /** What is nearer than this, in edges of the larger, is one die. */
    private static final double SAME_EDGES = 0.6;

    private final NumeralReader reader;

    public NumeralsOfAnySize(NumeralReader reader) {
        this.reader = reader;
    }

    /**
     * A die in one size.
     *
     * @param edgePx how long an edge of it was taken to be
     */
    public record SizedNumeral(ReadNumeral numeral, double edgePx) {
        /** What is read beyond asking comes before what is not. */
        private double rank() {
            return numeral.share() - numeral.rivalShare() + (numeral.sure() ? 1 : 0);
        }
    }

    /** Returns the dice, the surest first. That one is sure says little here: in another size it may be sure of another face. */
    public List<SizedNumeral> read(Mat bgr) {
        List<SizedNumeral> all = new ArrayList<>();
        double most = MOST_SHARE * Math.min(bgr.cols(), bgr.rows());
        for (double edgePx = LEAST_PX; edgePx < most; edgePx *= NEXT) {
            PlaneAxes axes = PlaneAxes.straight(edgePx);
            for (ReadNumeral numeral : reader.read(bgr, edgePx, pixel -> axes)) {
                all.add(new SizedNumeral(numeral, edgePx));
            }
        }
        all.sort(Comparator.comparingDouble(SizedNumeral::rank).reversed());
        List<SizedNumeral> kept = new ArrayList<>();
        for (SizedNumeral one : all) {
            if (kept.stream().noneMatch(before -> together(before, one))) {
                kept.add(one);
            }
        }
        return kept;
    }

    private static boolean together(SizedNumeral a, SizedNumeral b) {
        return a.numeral().body().distance(b.numeral().body()) < SAME_EDGES * Math.max(a.edgePx(), b.edgePx());
    }
}
