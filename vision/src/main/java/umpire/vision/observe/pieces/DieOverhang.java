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
 * A paper die that lies flat. Its upper corners reach out over the table, and dice that are less high may lie below and behind them: their tags
 * are out of sight there, and nobody may say that they are gone.
 *
 * @param onBoard where it lies, on the board
 * @param form its own
 */
public record DieOverhang(Pose onBoard, DieForm form) {
    /** Dice as high as each other hide nothing of one another's upper faces. */
    private static final double LOWER_MM = 1;

    /** A tag is found if its margin is in sight as well, which is a fifth of its side. */
    private static final double TAG_AND_MARGIN = 1.2;

    /** Behind an upper corner the face widens by so much to either side for each millimetre. Geometry. */
    private static final double WIDENS = Math.tan(Math.PI / 6);

    /** How far behind an upper corner the middle of another die may lie, as a share of this one's reach: half below it, and no farther. */
    private static final double[] BEHIND = {0, 0.15, 0.3};

    /** Returns where the middle of a lower die may lie so that its tag cannot be seen whole. */
    List<HiddenArea> hidden(Silhouette silhouette, List<DieForm> others) {
        List<HiddenArea> hidden = new ArrayList<>();
        for (DieForm other : others) {
            if (other.heightMm() < form.heightMm() - LOWER_MM) {
                upperCorners().forEach(turn -> below(silhouette, other, turn, hidden));
            }
        }
        return hidden;
    }

    /** In which directions from the middle the upper corners lie: the first where the tag points up. */
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
