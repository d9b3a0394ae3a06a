package umpire.vision.detect.faces;

import java.util.List;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipSpot;
import umpire.vision.detect.pips.SpatialIndex;

/**
 * Spots on a die that resemble the pips of its face but belong to no face found. They suggest that the face is incomplete.
 */
final class UnexplainedPips {
    private final SpatialIndex<PipSpot> spots;
    private final UnexplainedPipThresholds limits;

    /**
     * Prepares for one picture.
     *
     * @param spots all spots, with or without the shape of a pip
     */
    UnexplainedPips(List<PipSpot> spots, UnexplainedPipThresholds limits) {
        this.spots = new SpatialIndex<>(spots, PipSpot::x, PipSpot::y);
        this.limits = limits;
    }

    /** Returns whether such spots lie on a face, so that its count of pips is incomplete. The faces found explain the other spots. */
    boolean lieOn(FaceHypothesis told, List<FaceHypothesis> found) {
        PipFace face = told.face();
        double half = limits.onFaceShare() * told.sidePx() / 2 / face.stepPx();
        return spots.around(face.x(), face.y(), limits.reachSides() * told.fullSidePx()).stream()
                .map(spots.all()::get)
                .filter(spot -> isLike(spot, face) && face.holds(spot.x(), spot.y(), half))
                .anyMatch(spot -> found.stream().noneMatch(other -> explains(other, told, spot)));
    }

    private boolean isLike(PipSpot spot, PipFace face) {
        Pip first = face.pips().getFirst();
        double share = spot.radiusPx() / face.pipRadiusPx();
        return spot.plane() == first.plane()
                && spot.dark() == first.dark()
                && share > limits.minRadiusShare()
                && share < limits.maxRadiusShare()
                && Math.abs(spot.response()) > limits.minResponseShare() * face.contrast();
    }

    /**
     * Returns whether a spot is a pip of a face. Another face that is a one does not count, since its pip may belong to the judged face.
     */
    private boolean explains(FaceHypothesis other, FaceHypothesis told, PipSpot spot) {
        return (other.equals(told) || other.face().face() > 1)
                && other.face().pips().stream()
                        .anyMatch(pip -> Math.hypot(pip.x() - spot.x(), pip.y() - spot.y())
                                < limits.samePipRadii() * pip.radiusPx());
    }
}
