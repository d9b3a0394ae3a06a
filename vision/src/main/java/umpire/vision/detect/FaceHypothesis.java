package umpire.vision.detect;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A face with what speaks for it.
 *
 * @param face the pips and their grid
 * @param outline where the face ends
 * @param sidePx of the face
 * @param bgr the face's colour
 * @param confidence from 0 to 1
 */
record FaceHypothesis(PipFace face, DieOutline outline, double sidePx, double[] bgr, double confidence) {
    private static final double FLAT_CONFIDENCE = 0.95;

    FaceHypothesis withConfidence(double other) {
        return new FaceHypothesis(face, outline, sidePx, bgr, other);
    }

    /** A body of the right size that lies flat: then only the pips could deceive, and they lie on their places. */
    FaceHypothesis flat() {
        return withConfidence(Math.max(confidence, FLAT_CONFIDENCE));
    }

    // Of an ordinary die, whose side is this many steps of its grid.
    private static final double SIDE_STEPS = 3.7;

    /** More pips explain more; among equals the better proof. */
    double worth() {
        return face.face() + confidence;
    }

    /** How much of the eye the face takes: by how square it is seen. A lone pip says little about that. */
    double frontal() {
        return face.squareness() * (face.face() == 1 ? 0.8 : 1) + 0.001 * confidence;
    }

    boolean sharesPipsWith(FaceHypothesis other) {
        return face.pips().stream()
                .anyMatch(p -> other.face.pips().stream()
                        .anyMatch(q -> p.distanceTo(q) < 0.7 * Math.max(p.radiusPx(), q.radiusPx())));
    }

    /** Two faces of one die lie closer together than two dice ever do. */
    boolean sameDieAs(FaceHypothesis other) {
        double apart = Math.hypot(face.x() - other.face.x(), face.y() - other.face.y());
        return apart < 0.85 * Math.max(fullSidePx(), other.fullSidePx());
    }

    private double fullSidePx() {
        return face.face() == 1 ? sidePx : SIDE_STEPS * Math.max(face.uPx(), face.vPx());
    }

    boolean worthTelling() {
        return face.squareness() > 0.55;
    }

    Die die() {
        double half = sidePx / 2 / face.stepPx();
        List<Die.Corner> corners = outline.corners(face, 1.15 * half);
        double heading = Math.toDegrees(Math.atan2(-face.uy(), face.ux()));
        return new Die(
                "d6",
                Optional.of(Integer.toString(face.face())),
                false,
                corners,
                face.x(),
                face.y(),
                sidePx,
                (heading % 90 + 90) % 90,
                confidence,
                OptionalDouble.empty());
    }
}
