package umpire.vision.detect.faces;

import java.util.List;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipSpot;
import umpire.vision.detect.pips.SpatialIndex;

/**
 * Spots like the pips of a face that lie on its die and belong to no face that was found. Where there are some, a lesser face may have been
 * read for the die's own, or one of its sides for its top.
 */
final class UnexplainedPips {
    /** What such spots say of a face. */
    enum FaceDoubt {
        /** There are none. */
        NONE,
        /** Some lie beside it, and are seen as squarely as its own pips: it may be a side. */
        MAY_BE_SIDE,
        /** Some lie on it: its count is not all there is. */
        COUNT_INCOMPLETE
    }

    private final SpatialIndex<PipSpot> spots;
    private final SpatialIndex<Pip> pips;
    private final UnexplainedPipThresholds limits;

    /**
     * Takes what was found in a picture.
     *
     * @param spots places that respond like a spot, with the shape of a pip or without
     * @param pips those with it
     */
    UnexplainedPips(List<PipSpot> spots, List<Pip> pips, UnexplainedPipThresholds limits) {
        this.spots = new SpatialIndex<>(spots, PipSpot::x, PipSpot::y);
        this.pips = new SpatialIndex<>(pips, Pip::x, Pip::y);
        this.limits = limits;
    }

    /** Returns what the spots round a face say of it, where these faces have been found. */
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

    /** A lone pip beside others is no face of its own. */
    private boolean explains(FaceHypothesis other, FaceHypothesis told, PipSpot spot) {
        return (other.equals(told) || other.face().face() > 1)
                && other.face().pips().stream()
                        .anyMatch(pip -> Math.hypot(pip.x() - spot.x(), pip.y() - spot.y())
                                < limits.samePipRadii() * pip.radiusPx());
    }

    /** The sides of a die that is seen from above show their pips pressed flat and small. */
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
