package umpire.vision.detect.faces;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;

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
    /** Beyond the 0.9 from which on nobody is asked. Chosen. */
    private static final double FLAT_CONFIDENCE = 0.95;

    FaceHypothesis withConfidence(double other) {
        return new FaceHypothesis(face, outline, sidePx, bgr, other);
    }

    /** A body of the right size that lies flat: then only the pips could deceive, and they lie on their places. */
    FaceHypothesis flat() {
        return withConfidence(Math.max(confidence, FLAT_CONFIDENCE));
    }

    /** An ordinary die's side in steps of its grid: 0.27 of an edge each. Geometry of dice on sale. */
    static final double SIDE_STEPS = 3.7;

    /** A lone pip shows less well how squarely a face is seen, so other faces are preferred as the top. Chosen. */
    private static final double LONE_PIP = 0.8;

    /** So little that only faces seen equally squarely are told apart by it. */
    private static final double PER_CONFIDENCE = 0.001;

    /** Pips nearer than this, in radii of the larger, are one. Chosen; two pips never touch. */
    private static final double SAME_PIP_RADII = 0.7;

    /** Two faces of one die are half a side apart each way, seen from above less; two dice at least a whole side. Geometry. */
    private static final double SAME_DIE_SIDES = 0.85;

    /** Where pips tell that one of two faces is a side, they may be farther apart: a camera that looks aslant sees both whole. Geometry. */
    private static final double SLANTED_SIDES = 1.1;

    /** Pips less round than this are seen from the side. Chosen. */
    private static final double MAX_SIDE_SQUARENESS = 0.75;

    /** Less square than this, what is seen is a side. Chosen. */
    private static final double MIN_SQUARENESS = 0.55;

    /** An outline is believed up to a seventh beyond half a side. Chosen. */
    private static final double MAX_HALF = 1.15;

    /** More pips explain more; among equals the better proof. */
    double score() {
        return face.face() + confidence;
    }

    /** How squarely the face is seen, up to 1: of two faces of one die the larger is its top. A lone pip says little about that. */
    double frontal() {
        return face.squareness() * (face.face() == 1 ? LONE_PIP : 1) + PER_CONFIDENCE * confidence;
    }

    boolean sharesPipsWith(FaceHypothesis other) {
        return face.pips().stream()
                .anyMatch(p -> other.face.pips().stream()
                        .anyMatch(q -> p.distanceTo(q) < SAME_PIP_RADII * Math.max(p.radiusPx(), q.radiusPx())));
    }

    /** Two faces of one die lie closer together than two dice ever do. */
    boolean sameDieAs(FaceHypothesis other) {
        double apart = Math.hypot(face.x() - other.face.x(), face.y() - other.face.y());
        double sidePx = Math.max(fullSidePx(), other.fullSidePx());
        return apart < SAME_DIE_SIDES * sidePx
                || (apart < SLANTED_SIDES * sidePx && (isSideOf(other) || other.isSideOf(this)));
    }

    /** Pips tell that a face is seen from the side, and in which direction the die's top must be. */
    private boolean isSideOf(FaceHypothesis top) {
        PipSlant slant = PipSlant.of(face.pips());
        return slant.squareness() < MAX_SIDE_SQUARENESS
                && slant.squareness() < PipSlant.of(top.face.pips()).squareness()
                && slant.isPressedAlong(top.face.x() - face.x(), top.face.y() - face.y());
    }

    /** Returns how long its side is, seen square-on. */
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
