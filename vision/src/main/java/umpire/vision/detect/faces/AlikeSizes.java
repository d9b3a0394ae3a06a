package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.detect.Median;
import umpire.vision.detect.dice.Die;

/** Compares the sizes of dice in a picture, which are nearly equal. A much smaller one is print or a side of a die. */
final class AlikeSizes {
    /** A die and the face it was read from. */
    record ToldFace(FaceHypothesis face, Die die) {}

    private final TopThresholds limits;

    AlikeSizes(TopThresholds limits) {
        this.limits = limits;
    }

    /**
     * Returns the dice without those much smaller than the others. A die that is somewhat smaller, and whose pips are too few pixels wide
     * to show a shape, gets less confidence, so the players are asked. A die is compared only with dice of at least the same confidence.
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
