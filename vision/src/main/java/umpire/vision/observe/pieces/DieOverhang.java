package umpire.vision.observe.pieces;

import java.util.ArrayList;
import java.util.List;
import umpire.referee.observation.HiddenArea;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.observe.places.HiddenReason;
import umpire.vision.observe.places.Silhouette;

/**
 * A paper die that lies flat. Its upper corners overhang the table, and lower dice may lie below and behind them. Their tags are hidden
 * there, so such dice must not be reported as gone.
 *
 * @param onBoard the pose of the die on the board
 * @param form the form of the die
 */
public record DieOverhang(Pose onBoard, DieForm form) {
    /** The least difference in height: dice of equal height do not hide each other's upper faces. */
    private static final double LOWER_MM = 1;

    /** The width that must be visible to find a tag, in sides of the tag: the tag with half of its margin on each edge. */
    private static final double TAG_AND_MARGIN = 1.2;

    /** How far the face widens to either side for each millimetre behind an upper corner. Geometry. */
    private static final double WIDENS = Math.tan(Math.PI / 6);

    /**
     * The distances behind an upper corner at which the centre of another die may lie, as shares of this die's reach. The other die lies at
     * most half below this one.
     */
    private static final double[] BEHIND = {0, 0.15, 0.3};

    /** Returns the areas in which the centre of a lower die may lie so that its tag is not wholly visible. */
    List<HiddenArea> hidden(Silhouette silhouette, List<DieForm> others) {
        List<HiddenArea> hidden = new ArrayList<>();
        for (DieForm other : others) {
            if (other.heightMm() < form.heightMm() - LOWER_MM) {
                upperCorners().forEach(turn -> below(silhouette, other, turn, hidden));
            }
        }
        return hidden;
    }

    /** Returns the directions of the upper corners from the centre: the first is where the tag points up. */
    private List<Double> upperCorners() {
        double first = Math.toRadians(onBoard.headingDeg()) + Math.PI / 2;
        return List.of(first, first + 2 * Math.PI / 3, first - 2 * Math.PI / 3);
    }

    private void below(Silhouette silhouette, DieForm other, double turn, List<HiddenArea> into) {
        double tagMm = other.tagMm() * TAG_AND_MARGIN / Math.sqrt(2);
        for (double behind : BEHIND) {
            double outMm = form.reachMm() * (1 - behind);
            Point corner = new Point(onBoard.xMm() + outMm * Math.cos(turn), onBoard.yMm() + outMm * Math.sin(turn));
            into.add(new HiddenArea(
                    silhouette.onto(corner, form.heightMm(), other.heightMm()),
                    tagMm + behind * form.reachMm() * WIDENS,
                    HiddenReason.OVERHUNG.words()));
        }
    }
}
