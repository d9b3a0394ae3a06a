package umpire.vision.twin;

import umpire.rules.kernel.Pose;

/**
 * A piece somebody holds in the air.
 *
 * @param piece as it stood before
 * @param sinceMs when it was taken
 * @param pose where it is held
 * @param movedMs when it was moved last
 * @param drift how it moved then
 * @param fromDeg the direction the arm comes from that holds it
 */
record Held(StandingPiece piece, long sinceMs, Pose pose, long movedMs, Drift drift, double fromDeg) {
    private static final long REACH_MS = 120;
    private static final long LIFT_MS = 120;
    /** A piece not moved for so long rests in the hand. */
    private static final long STILL_MS = 120;

    static Held taken(StandingPiece piece, long nowMs, double fromDeg) {
        return new Held(piece, nowMs, piece.pose(), nowMs, Drift.NONE, fromDeg);
    }

    Held movedTo(Pose there, long nowMs) {
        double seconds = Math.max(0.02, (nowMs - movedMs) / 1000.0);
        Drift fresh = new Drift((there.xMm() - pose.xMm()) / seconds, (there.yMm() - pose.yMm()) / seconds);
        return new Held(piece, sinceMs, there, nowMs, fresh, fromDeg);
    }

    Held turnedTo(double headingDeg, long nowMs) {
        Pose turned = new Pose(pose.xMm(), pose.yMm(), headingDeg);
        return new Held(piece, sinceMs, turned, nowMs, Drift.NONE, fromDeg);
    }

    StandingPiece pieceAt(long nowMs) {
        double up = Gesture.eased(nowMs, sinceMs + REACH_MS / 2, LIFT_MS);
        double lift = piece.liftMm() + up * Gesture.CARRY_MM;
        return new StandingPiece(piece.piece(), pose, lift, driftAt(nowMs));
    }

    private Drift driftAt(long nowMs) {
        return nowMs - movedMs > STILL_MS ? Drift.NONE : drift;
    }

    Hand handAt(long nowMs) {
        Hand gripping = Gesture.gripping(pieceAt(nowMs), fromDeg);
        return gripping.backBy(300 * (1 - Gesture.eased(nowMs, sinceMs, REACH_MS)));
    }
}
