package umpire.vision.detect.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * Reads dice of several sizes that lie together. Each size is read separately; a die found twice gets the size that fits its face better.
 */
public final class DiceOfSizes {
    /** Two readings nearer than this, in sides of the smaller, are one die; two dice are at least a whole side apart. Chosen. */
    private static final double SAME_DIE = 0.6;
    // The visible side of a face as a share of the die's edge. The rounded edges are not part of the face.
    private static final double FACE = 0.88;

    private record SizedDie(Die die, double misfit, boolean fitsOther) {
        /** Returns the die, without its face if another size fits better. The search then judged with the wrong size how the die lies. */
        Die told() {
            return fitsOther ? die.withoutFace() : die;
        }
    }

    private DiceOfSizes() {}

    /**
     * Reads all dice of one picture.
     *
     * @param scales one for each size in play
     * @param reader reads the dice of one size
     * @return every die once, from top to bottom
     */
    public static List<Die> read(List<DieScale.KnownScale> scales, Function<DieScale.KnownScale, List<Die>> reader) {
        List<SizedDie> all = new ArrayList<>();
        for (DieScale.KnownScale scale : scales) {
            for (Die die : reader.apply(scale)) {
                double misfit = misfit(die, scale);
                boolean fitsOther = scales.stream().anyMatch(other -> misfit(die, other) < misfit);
                all.add(new SizedDie(die, misfit, fitsOther));
            }
        }
        return scales.size() == 1 ? all.stream().map(SizedDie::die).toList() : onceEach(all);
    }

    private static double misfit(Die die, DieScale.KnownScale scale) {
        return Math.abs(Math.log(die.sidePx() / (FACE * scale.edgePx())));
    }

    private static List<Die> onceEach(List<SizedDie> all) {
        all.sort(Comparator.comparingDouble(SizedDie::misfit)
                .thenComparingDouble(found -> found.die().yPx())
                .thenComparingDouble(found -> found.die().xPx()));
        List<Die> dice = new ArrayList<>();
        for (SizedDie found : all) {
            if (dice.stream().noneMatch(die -> isSame(die, found.die()))) {
                dice.add(found.told());
            }
        }
        dice.sort(Comparator.comparingDouble(Die::yPx).thenComparingDouble(Die::xPx));
        return dice;
    }

    private static boolean isSame(Die one, Die other) {
        double apart = Math.hypot(one.xPx() - other.xPx(), one.yPx() - other.yPx());
        return apart < SAME_DIE * Math.min(one.sidePx(), other.sidePx());
    }
}
