package umpire.vision.detect.faces;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;

/**
 * A possible face with its evidence.
 *
 * @param face the pips and their grid
 * @param outline the four ends of the face
 * @param sidePx of the face
 * @param bgr the face's colour
 * @param confidence the confidence that it is the face of a die, from 0 to 1
 */
record FaceHypothesis(PipFace face, DieOutline outline, double sidePx, double[] bgr, double confidence) {
    /** The confidence of a face on a flat die. It is above 0.9, so the players are not asked. Chosen. */
    private static final double FLAT_CONFIDENCE = 0.95;

    FaceHypothesis withConfidence(double other) {
        return new FaceHypothesis(face, outline, sidePx, bgr, other);
    }

    /**
     * Returns the hypothesis with a high confidence. Used if the body has the right size and lies flat, since the pips are at their places
     * too.
     */
    FaceHypothesis flat() {
        return withConfidence(Math.max(confidence, FLAT_CONFIDENCE));
    }

    /** An ordinary die's side in steps of its grid: 0.27 of an edge each. Geometry of dice on sale. */
    static final double SIDE_STEPS = 3.7;

    /**
     * The factor for a one. Its only pip shows less well whether the face is seen square-on, so other faces are preferred as the top.
     * Chosen.
     */
    private static final double LONE_PIP = 0.8;

    /** The weight of the confidence, so small that it decides only between faces seen equally square-on. */
    private static final double PER_CONFIDENCE = 0.001;

    /** Pips nearer to each other than this, in radii of the larger, are one pip. Chosen; two pips never touch. */
    private static final double SAME_PIP_RADII = 0.7;

    /**
     * Two faces of one die are at most half a side apart in each direction, as seen from above; two dice at least a whole side. Geometry.
     */
    private static final double SAME_DIE_SIDES = 0.85;

    /** If pips show that one of two faces is a side, the faces may be farther apart, since a slanted view shows both whole. Geometry. */
    private static final double SLANTED_SIDES = 1.1;

    /** Pips less round than this are seen from the side. Chosen. */
    private static final double MAX_SIDE_SQUARENESS = 0.75;

    /** A face less square than this is a side. Chosen. */
    private static final double MIN_SQUARENESS = 0.55;

    /** The outline of a face is drawn at most this far from its middle, in half sides. Chosen. */
    private static final double MAX_HALF = 1.15;

    /** Returns the evidence: the number of pips plus the confidence. More pips explain more of the picture. */
    double score() {
        return face.face() + confidence;
    }

    /**
     * Returns how nearly square-on the face is seen, up to 1; of two faces of one die the larger value is the top. A lone pip tells little.
     */
    double frontal() {
        return face.squareness() * (face.face() == 1 ? LONE_PIP : 1) + PER_CONFIDENCE * confidence;
    }

    boolean sharesPipsWith(FaceHypothesis other) {
        return face.pips().stream()
                .anyMatch(p -> other.face.pips().stream()
                        .anyMatch(q -> p.distanceTo(q) < SAME_PIP_RADII * Math.max(p.radiusPx(), q.radiusPx())));
    }

    /** Returns whether both are faces of one die: they are closer together than the faces of two dice can be. */
    boolean sameDieAs(FaceHypothesis other) {
        double apart = Math.hypot(face.x() - other.face.x(), face.y() - other.face.y());
        double sidePx = Math.max(fullSidePx(), other.fullSidePx());
        return apart < SAME_DIE_SIDES * sidePx
                || (apart < SLANTED_SIDES * sidePx && (isSideOf(other) || other.isSideOf(this)));
    }

    /** Returns whether the pips show that this face is seen from the side. They are then compressed in the direction of the top face. */
    private boolean isSideOf(FaceHypothesis top) {
        PipSlant slant = PipSlant.of(face.pips());
        return slant.squareness() < MAX_SIDE_SQUARENESS
                && slant.squareness() < PipSlant.of(top.face.pips()).squareness()
                && slant.isPressedAlong(top.face.x() - face.x(), top.face.y() - face.y());
    }

    /** Returns the length of its side in pixels when seen square-on. */
    double fullSidePx() {
        return face.face() == 1 ? sidePx : SIDE_STEPS * Math.max(face.uPx(), face.vPx());
    }

    boolean isReportable() {
        return face.squareness() > MIN_SQUARENESS;
    }

    Die die() {
        double half = sidePx / 2 / face.stepPx();
        List<Pixel> corners = outline.corners(face, MAX_HALF * half);
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
