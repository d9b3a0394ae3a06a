package umpire.referee.observation;

import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/**
 * A part of the sheet that cannot be judged, whether or not a place is there: what lies in it may be there or not.
 *
 * @param centre of a circle around it, in the board's frame
 * @param radiusMm of that circle
 * @param by what is in the way, in the words of {@link Sighting.Hidden}
 */
public record HiddenArea(Point centre, double radiusMm, String by) {
    /** Returns whether what lies at a pose is out of sight. */
    public boolean hides(Pose pose) {
        return Math.hypot(pose.xMm() - centre.xMm(), pose.yMm() - centre.yMm()) <= radiusMm;
    }
}
