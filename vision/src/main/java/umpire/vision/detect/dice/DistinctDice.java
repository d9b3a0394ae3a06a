package umpire.vision.detect.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Merges two readings of one die. */
public final class DistinctDice {
    /** Two dice side by side are a whole edge apart; a seventh is allowed for errors of their corners. Chosen. */
    private static final double NEAREST = 0.85;

    private DistinctDice() {}

    /**
     * Returns each die once. Two readings nearer than two dice can lie are two faces of one die. If they agree, the one with more
     * confidence is kept. If not, the die leans and neither face is on top.
     *
     * @param edgePx edge of the smallest die in play in the picture
     */
    public static List<Die> of(List<Die> dice, double edgePx) {
        double apartPx = NEAREST * edgePx;
        List<Die> kept = new ArrayList<>();
        for (Die die : dice) {
            int same = 0;
            while (same < kept.size() && apartPx(kept.get(same), die) >= apartPx) {
                same++;
            }
            if (same == kept.size()) {
                kept.add(die);
            } else {
                kept.set(same, one(kept.get(same), die));
            }
        }
        return List.copyOf(kept);
    }

    private static double apartPx(Die a, Die b) {
        return Math.hypot(a.xPx() - b.xPx(), a.yPx() - b.yPx());
    }

    private static Die one(Die a, Die b) {
        if (!a.cocked() && !b.cocked() && a.face().equals(b.face())) {
            return a.confidence() >= b.confidence() ? a : b;
        }
        Die larger = a.sidePx() >= b.sidePx() ? a : b;
        return new Die(
                larger.kind(),
                larger.name(),
                Optional.empty(),
                true,
                larger.corners(),
                (a.xPx() + b.xPx()) / 2,
                (a.yPx() + b.yPx()) / 2,
                larger.sidePx(),
                larger.headingDeg(),
                Math.min(a.confidence(), b.confidence()),
                larger.edgeMm());
    }
}
