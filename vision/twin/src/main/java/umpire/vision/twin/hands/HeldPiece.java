package umpire.vision.twin.hands;

import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.Velocity;

/**
 * A piece held in the air.
 *
 * @param piece as it stood before
 * @param sinceMs when it was lifted
 * @param pose its current pose
 * @param movedMs when it was last moved
 * @param velocity of its last motion
 * @param fromDeg the direction of the arm that holds it
 */
public record HeldPiece(StandingPiece piece, long sinceMs, Pose pose, long movedMs, Velocity velocity, double fromDeg) {
    private static final long REACH_MS = 120;
    private static final long LIFT_MS = 120;
    /** A piece not moved for this long rests in the hand. */
    private static final long STILL_MS = 120;

    public static HeldPiece taken(StandingPiece piece, long nowMs, double fromDeg) {
        return new HeldPiece(piece, nowMs, piece.pose(), nowMs, Velocity.NONE, fromDeg);
    }

    public HeldPiece movedTo(Pose there, long nowMs) {
        double seconds = Math.max(0.02, (nowMs - movedMs) / 1000.0);
        Velocity fresh = new Velocity((there.xMm() - pose.xMm()) / seconds, (there.yMm() - pose.yMm()) / seconds);
        return new HeldPiece(piece, sinceMs, there, nowMs, fresh, fromDeg);
    }

    public HeldPiece turnedTo(double headingDeg, long nowMs) {
        Pose turned = new Pose(pose.xMm(), pose.yMm(), headingDeg);
        return new HeldPiece(piece, sinceMs, turned, nowMs, Velocity.NONE, fromDeg);
    }

    public StandingPiece pieceAt(long nowMs) {
        double up = Gesture.eased(nowMs, sinceMs + REACH_MS / 2, LIFT_MS);
        double lift = piece.liftMm() + up * Gesture.CARRY_MM;
        return piece.moving(pose, lift, driftAt(nowMs));
    }

    private Velocity driftAt(long nowMs) {
        return nowMs - movedMs > STILL_MS ? Velocity.NONE : velocity;
    }

    Hand handAt(long nowMs) {
        Hand gripping = Gesture.gripping(pieceAt(nowMs), fromDeg);
        return gripping.backBy(300 * (1 - Gesture.eased(nowMs, sinceMs, REACH_MS)));
    }
}
