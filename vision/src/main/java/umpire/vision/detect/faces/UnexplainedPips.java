package umpire.vision.detect.faces;

import java.util.List;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipSpot;
import umpire.vision.detect.pips.SpatialIndex;

/**
 * Spots on a die that resemble the pips of its face but belong to no face found. They suggest that the face is incomplete, or that a side
 * was read as the top.
 */
final class UnexplainedPips {
    /** The doubt that unexplained spots cast on a face. */
    enum FaceDoubt {
        /** There are no unexplained spots. */
        NONE,
        /** Spots lie beside the face, seen as square-on as its own pips, so the face may be a side. */
        MAY_BE_SIDE,
        /** Spots lie on the face, so its count of pips is incomplete. */
        COUNT_INCOMPLETE
    }

    private final SpatialIndex<PipSpot> spots;
    private final SpatialIndex<Pip> pips;
    private final UnexplainedPipThresholds limits;

    /**
     * Prepares for one picture.
     *
     * @param spots all spots, with or without the shape of a pip
     * @param pips the spots with the shape of a pip
     */
    UnexplainedPips(List<PipSpot> spots, List<Pip> pips, UnexplainedPipThresholds limits) {
        this.spots = new SpatialIndex<>(spots, PipSpot::x, PipSpot::y);
        this.pips = new SpatialIndex<>(pips, Pip::x, Pip::y);
        this.limits = limits;
    }

    /** Returns the doubt about a face, given all faces found. */
    FaceDoubt about(FaceHypothesis told, List<FaceHypothesis> found) {
        PipFace face = told.face();
        List<PipSpot> unexplained = spots.around(face.x(), face.y(), limits.reachSides() * told.fullSidePx()).stream()
                .map(spots.all()::get)
                .filter(spot -> isLike(spot, face))
                .filter(spot -> found.stream().noneMatch(other -> explains(other, told, spot)))
                .toList();
        double half = limits.onFaceShare() * told.sidePx() / 2 / face.stepPx();
        if (unexplained.stream().anyMatch(spot -> face.holds(spot.x(), spot.y(), half))) {
            return FaceDoubt.COUNT_INCOMPLETE;
        }
        return unexplained.stream().anyMatch(spot -> isSeenAsSquarely(spot, face))
                ? FaceDoubt.MAY_BE_SIDE
                : FaceDoubt.NONE;
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

    /**
     * Returns whether a spot is seen as square-on as the face's own pips. Pips on the sides of a die look compressed and small from above.
     */
    private boolean isSeenAsSquarely(PipSpot spot, PipFace face) {
        double roundness =
                face.pips().stream().mapToDouble(Pip::roundness).average().orElse(1);
        return pips.around(spot.x(), spot.y(), face.pipRadiusPx()).stream()
                .map(pips.all()::get)
                .anyMatch(pip -> pip.roundness() > roundness - limits.roundnessSlack()
                        && pip.radiusPx() > limits.squareRadiusShare() * face.pipRadiusPx()
                        && pip.contrast() > limits.squareContrastShare() * face.contrast());
    }
}
