package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.dice.Die;

/**
 * Merges taught dice with those of other readers. A certain reading of another reader is kept. If a taught face contradicts another reading of the
 * same die, the die is left open.
 */
public final class CustomDiceAmongOthers {
    /** The distance below which two readings are of one die, in sides of the larger reading. Chosen: two dice are a whole side apart. */
    private static final double SAME_DIE = 0.75;

    private static final double SURE = 0.9;

    private CustomDiceAmongOthers() {}

    /** Returns all dice, each once. */
    public static List<Die> of(List<Die> others, List<Die> taught) {
        List<Die> all = new ArrayList<>(others);
        for (Die die : taught) {
            List<Die> same = all.stream().filter(other -> isSame(other, die)).toList();
            if (same.isEmpty()) {
                all.add(die);
            } else if (isSure(die) && same.stream().allMatch(CustomDiceAmongOthers::mayYield)) {
                all.removeAll(same);
                all.add(same.stream().allMatch(other -> agree(other, die)) ? die : die.withoutFace());
            }
        }
        return List.copyOf(all);
    }

    /**
     * Returns whether a taught reading may replace this one. Dice with tags or numerals identify themselves, and leaning dice have no face.
     */
    private static boolean mayYield(Die other) {
        return other.kind().equals(DieType.PIPS) && !other.cocked();
    }

    private static boolean agree(Die other, Die taught) {
        return !isSure(other) || other.face().equals(taught.face());
    }

    private static boolean isSure(Die die) {
        return die.face().isPresent() && die.confidence() >= SURE;
    }

    private static boolean isSame(Die a, Die b) {
        double apart = Math.hypot(a.xPx() - b.xPx(), a.yPx() - b.yPx());
        return apart < SAME_DIE * Math.max(a.sidePx(), b.sidePx());
    }
}
