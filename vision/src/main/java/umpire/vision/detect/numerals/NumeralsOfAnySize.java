package umpire.vision.detect.numerals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Mat;

/** Reads ten-sided dice of unknown size, seen from straight above. Each size is searched separately. */
public final class NumeralsOfAnySize {
    private static final double LEAST_PX = 22;
    private static final double NEXT = 1.2;

    /** The longest edge, as a share of the picture's shorter side. */
    private static final double MOST_SHARE = 0.7;

    /** Dice nearer to each other than this, in edges of the larger, are one die. */
    private static final double SAME_EDGES = 0.6;

    private final NumeralReader reader;

    public NumeralsOfAnySize(NumeralReader reader) {
        this.reader = reader;
    }

    /**
     * A die as it was read at one assumed size.
     *
     * @param edgePx the assumed length of its edge
     */
    public record SizedNumeral(ReadNumeral numeral, double edgePx) {
        /** Ranks the reading: certain readings come before uncertain ones. */
        private double rank() {
            return numeral.share() - numeral.rivalShare() + (numeral.sure() ? 1 : 0);
        }
    }

    /**
     * Returns the dice, those with the highest confidence first. A reading that is certain at one size may still be wrong, since another
     * size may give another face.
     */
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
