package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.detect.Median;
import umpire.vision.detect.dice.Die;

/** Dice that lie together are nearly alike in size: what is far smaller than the others of a picture is print, or a side. */
final class AlikeSizes {
    /** A die and the face that was read for it. */
    record ToldFace(FaceHypothesis face, Die die) {}

    private final TopThresholds limits;

    AlikeSizes(TopThresholds limits) {
        this.limits = limits;
    }

    /**
     * Returns the dice without those that are far smaller than the others, and with a question about those that are smaller and whose
     * pips are too small to have a shape. Nothing is compared with what is less sure than itself.
     */
    List<Die> of(List<ToldFace> told) {
        List<Die> alike = new ArrayList<>();
        for (ToldFace one : told) {
            double share = shareOfOthers(one, told);
            boolean doubtful =
                    share < limits.alikeSideShare() && one.face().face().pipRadiusPx() < limits.shapedPipPx();
            if (share > limits.minSideShare()) {
                alike.add(doubtful ? one.die().atMost(limits.unlikeConfidence()) : one.die());
            }
        }
        return alike;
    }

    private static double shareOfOthers(ToldFace one, List<ToldFace> told) {
        double[] othersPx = told.stream()
                .filter(other -> !other.equals(one))
                .map(ToldFace::die)
                .filter(other -> other.confidence() >= one.die().confidence())
                .mapToDouble(Die::sidePx)
                .toArray();
        return othersPx.length == 0 ? 1 : one.die().sidePx() / Median.of(othersPx);
    }
}
