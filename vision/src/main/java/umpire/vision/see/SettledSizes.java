package umpire.vision.see;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import umpire.vision.detect.Median;
import umpire.vision.detect.dice.Die;

/** Settles by what is seen how large dice are, or how large a millimetre looks where their sizes are known. */
final class SettledSizes {
    /** Edges of dice on sale. Those between are nearer to one of these than faces are measured. */
    private static final double[] ON_SALE_MM = {8, 10, 12, 14, 16, 19, 22, 25, 30};

    /** What is sold most, and meant where nothing is seen that tells. */
    static final double COMMON_MM = 16;

    /** Rounded edges make a face look smaller than its die. As of dice on sale. */
    private static final double FACE_SHARE = 0.88;

    /** A die is of a size where it is measured no farther off: half of what lies between 16 and 19, and a little. Chosen. */
    private static final double SAME_SIZE_SHARE = 0.1;

    /** From here on a face is beyond asking, and its outline is that of a die. */
    private static final double SURE = 0.9;

    private SettledSizes() {}

    /**
     * Returns the fewest sizes on sale that explain the dice that are beyond doubt, the one of most dice first.
     *
     * @param dice read without knowing their size
     * @param pxPerMm how large a millimetre looks at the height of dice
     */
    static List<Double> edgesMm(List<Die> dice, double pxPerMm) {
        List<Double> left = new ArrayList<>(dice.stream()
                .filter(die -> die.face().isPresent() && die.confidence() >= SURE)
                .map(die -> die.sidePx() / FACE_SHARE / pxPerMm)
                .toList());
        List<Double> edges = new ArrayList<>();
        while (!left.isEmpty()) {
            double edge = best(
                    ON_SALE_MM,
                    size -> left.stream().filter(mm -> isNear(mm, size)).count() - off(left, size));
            if (left.stream().noneMatch(mm -> isNear(mm, edge))) {
                break;
            }
            left.removeIf(mm -> isNear(mm, edge));
            edges.add(edge);
        }
        return edges.isEmpty() ? List.of(COMMON_MM) : edges;
    }

    /** Of sizes that explain as many dice the nearest: a part of one die, however far off they are. */
    private static double off(List<Double> dice, double size) {
        return dice.stream()
                .filter(mm -> isNear(mm, size))
                .mapToDouble(mm -> Math.abs(Math.log(mm / size)))
                .average()
                .orElse(0);
    }

    /**
     * Returns how many pixels a millimetre is, so that most dice are of one of these sizes.
     *
     * @param dice at least one
     * @param edgesMm at least one
     */
    static double pxPerMm(List<Die> dice, List<Double> edgesMm) {
        double[] scales = dice.stream()
                .flatMap(die -> edgesMm.stream().map(edge -> die.sidePx() / FACE_SHARE / edge))
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        double first = best(scales, scale -> fitting(dice, edgesMm, scale).size());
        double[] again = fitting(dice, edgesMm, first).stream()
                .mapToDouble(die -> die.sidePx() / FACE_SHARE / nearest(die, edgesMm, first))
                .toArray();
        return Median.of(again);
    }

    /** Returns the size among these that a die comes nearest to. */
    static double nearest(Die die, List<Double> edgesMm, double pxPerMm) {
        double mm = die.sidePx() / FACE_SHARE / pxPerMm;
        return edgesMm.stream()
                .min(Comparator.comparingDouble(edge -> Math.abs(Math.log(mm / edge))))
                .orElseThrow();
    }

    /** Returns the dice that are of one of these sizes. */
    static List<Die> fitting(List<Die> dice, List<Double> edgesMm, double pxPerMm) {
        return dice.stream()
                .filter(die -> isNear(die.sidePx() / FACE_SHARE / pxPerMm, nearest(die, edgesMm, pxPerMm)))
                .toList();
    }

    private static boolean isNear(double mm, double edgeMm) {
        return Math.abs(Math.log(mm / edgeMm)) < SAME_SIZE_SHARE;
    }

    private static double best(double[] values, ToDoubleFunction<Double> score) {
        double best = values[0];
        for (double value : values) {
            best = score.applyAsDouble(value) > score.applyAsDouble(best) ? value : best;
        }
        return best;
    }
}
