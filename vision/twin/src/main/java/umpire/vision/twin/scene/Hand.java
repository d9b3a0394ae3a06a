package umpire.vision.twin.scene;

/**
 * A hand and the arm behind it, reaching in over the table.
 *
 * @param xMm of the tip of its index finger
 * @param yMm of the tip of its index finger
 * @param heightMm of the fingertip above the table
 * @param fromDeg the direction from the fingertip towards the arm: 270 for a player in seat South
 * @param shape what its fingers do
 * @param velocity how it moves
 */
public record Hand(double xMm, double yMm, double heightMm, double fromDeg, Shape shape, Velocity velocity) {
    /** What the fingers do. */
    public enum Shape {
        /** The index finger is stretched out. */
        POINTING,
        /** Thumb and index finger hold something between them. */
        PINCHING,
        /** All fingers are stretched out. */
        OPEN
    }

    /** An open hand at rest, reaching in from the side of the table it is nearer to. */
    public static Hand open(double xMm, double yMm) {
        return new Hand(xMm, yMm, 25, yMm > 60 ? 80 : 280, Shape.OPEN, Velocity.NONE);
    }

    /** Returns it drawn back along its arm. */
    public Hand backBy(double awayMm) {
        double x = xMm + awayMm * Math.cos(Math.toRadians(fromDeg));
        double y = yMm + awayMm * Math.sin(Math.toRadians(fromDeg));
        return new Hand(x, y, heightMm, fromDeg, shape, velocity);
    }

    /** Returns it on its way here from where it was a moment ago. */
    public Hand comingFrom(Hand old, long agoMs) {
        double seconds = Math.max(0.02, agoMs / 1000.0);
        Velocity fresh = new Velocity((xMm - old.xMm) / seconds, (yMm - old.yMm) / seconds);
        return new Hand(xMm, yMm, heightMm, old.fromDeg, shape, fresh);
    }
}
