package umpire.referee.observation;

import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/**
 * A circle of the sheet that cannot be judged, whether or not it covers a place. A piece in it may be there or not.
 *
 * @param centre in the board's frame
 * @param by the occlusion, in the words of {@link Sighting.Hidden}
 */
public record HiddenArea(Point centre, double radiusMm, String by) {
    /** Returns whether a pose is out of sight. */
    public boolean hides(Pose pose) {
        return Math.hypot(pose.xMm() - centre.xMm(), pose.yMm() - centre.yMm()) <= radiusMm;
    }
}
