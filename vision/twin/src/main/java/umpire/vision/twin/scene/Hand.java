package umpire.vision.twin.scene;

/**
 * A hand with its arm, reaching over the table.
 *
 * @param xMm of the tip of its index finger
 * @param yMm of the tip of its index finger
 * @param heightMm of the fingertip above the table
 * @param fromDeg the direction from the fingertip towards the arm: 270 for a player in seat South
 * @param shape the posture of its fingers
 * @param velocity its motion
 */
public record Hand(double xMm, double yMm, double heightMm, double fromDeg, Shape shape, Velocity velocity) {
    /** The posture of the fingers. */
    public enum Shape {
        /** The index finger is stretched out. */
        POINTING,
        /** Thumb and index finger hold an object between them. */
        PINCHING,
        /** All fingers are stretched out. */
        OPEN
    }

    /** Returns an open hand at rest, reaching in from the nearer side of the table. */
    public static Hand open(double xMm, double yMm) {
        return new Hand(xMm, yMm, 25, yMm > 60 ? 80 : 280, Shape.OPEN, Velocity.NONE);
    }

    /** Returns the hand withdrawn along its arm. */
    public Hand backBy(double awayMm) {
        double x = xMm + awayMm * Math.cos(Math.toRadians(fromDeg));
        double y = yMm + awayMm * Math.sin(Math.toRadians(fromDeg));
        return new Hand(x, y, heightMm, fromDeg, shape, velocity);
    }

    /** Returns the hand moving here from its earlier place. */
    public Hand comingFrom(Hand old, long agoMs) {
        double seconds = Math.max(0.02, agoMs / 1000.0);
        Velocity fresh = new Velocity((xMm - old.xMm) / seconds, (yMm - old.yMm) / seconds);
        return new Hand(xMm, yMm, heightMm, old.fromDeg, shape, fresh);
    }
}
