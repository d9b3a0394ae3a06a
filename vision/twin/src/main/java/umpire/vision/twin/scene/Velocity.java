package umpire.vision.twin.scene;

/**
 * How fast something moves while the shutter is open. Only blurs it.
 *
 * @param xMmPerS to the right
 * @param yMmPerS away from seat South
 */
public record Velocity(double xMmPerS, double yMmPerS) {
    public static final Velocity NONE = new Velocity(0, 0);

    /** Returns the speed. */
    public double mmPerS() {
        return Math.hypot(xMmPerS, yMmPerS);
    }

    public Velocity plus(double xMmPerS, double yMmPerS) {
        return new Velocity(this.xMmPerS + xMmPerS, this.yMmPerS + yMmPerS);
    }
}
