package umpire.vision.see;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import umpire.vision.detect.Median;
import umpire.vision.detect.dice.Die;

/** Infers the size of dice from a picture, or the scale of the picture from known sizes. */
final class SettledSizes {
    /** Edges of dice on sale. Any size between two of these differs from the nearer one by less than the error of a measured face. */
    private static final double[] ON_SALE_MM = {8, 10, 12, 14, 16, 19, 22, 25, 30};

    /** The most common size, and the default without evidence. */
    static final double COMMON_MM = 16;

    /** The size of a visible face as a share of the die's edge, on dice on sale: their rounded edges make the face look smaller. */
    private static final double FACE_SHARE = 0.88;

    /** The tolerance of a die's size: half the gap between 16 and 19, and a little. Chosen. */
    private static final double SAME_SIZE_SHARE = 0.1;

    /** Above this confidence a face is certain, and its outline is that of a die. */
    private static final double SURE = 0.9;

    private SettledSizes() {}

    /**
     * Returns the fewest sizes on sale that explain the certain dice, the most common first.
     *
     * @param dice read without knowing their size
     * @param pxPerMm pixels per millimetre at the height of dice
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

    /** Returns how far dice are from a size, as a number below 1. It decides between two sizes that explain equally many dice. */
    private static double off(List<Double> dice, double size) {
        return dice.stream()
                .filter(mm -> isNear(mm, size))
                .mapToDouble(mm -> Math.abs(Math.log(mm / size)))
                .average()
                .orElse(0);
    }

    /**
     * Returns the pixels per millimetre for which most dice are of one of these sizes.
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

    /** Returns the size among these that is nearest to a die's. */
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
