package umpire.vision.observe.pieces;

import java.util.List;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.vision.observe.places.OutlineDistance;

/**
 * Tells leaning dice from pictures on pieces, which may look like one in a noisy frame. A die leans only on something. Over the middle of a
 * flat piece, with no other piece in reach, a real die would lie flat.
 */
public final class PicturesLikeDice {
    /** The uncertainty of a die's place. Chosen. */
    private static final double MARGIN_MM = 3;

    private final List<BodyOutline> tops;

    public PicturesLikeDice(List<LocatedPiece> pieces) {
        this.tops = pieces.stream()
                .filter(piece -> !piece.raised())
                .map(piece -> new BodyOutline(piece.face().outline().at(piece.onBoard())))
                .toList();
    }

    /**
     * Returns whether a die is only a picture.
     *
     * @param reachMm the distance from the middle of such a die to its farthest corner
     */
    public boolean include(SeenDie die, double reachMm) {
        if (!die.cocked() || !die.kind().equals(DieType.PIPS)) {
            return false;
        }
        Point middle = new Point(die.pose().xMm(), die.pose().yMm());
        List<BodyOutline> inReach = tops.stream()
                .filter(top -> top.contains(middle) || OutlineDistance.distanceMm(top.corners(), middle) < reachMm)
                .toList();
        return inReach.size() == 1
                && inReach.getFirst().contains(middle)
                && OutlineDistance.distanceMm(inReach.getFirst().corners(), middle) > MARGIN_MM;
    }
}
