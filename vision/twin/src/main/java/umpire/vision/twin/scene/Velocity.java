package umpire.vision.twin.scene;

/**
 * The velocity of an object during the exposure, which only blurs it.
 *
 * @param xMmPerS to the right
 * @param yMmPerS away from seat South
 */
public record Velocity(double xMmPerS, double yMmPerS) {
    public static final Velocity NONE = new Velocity(0, 0);

    public double mmPerS() {
        return Math.hypot(xMmPerS, yMmPerS);
    }

    public Velocity plus(double xMmPerS, double yMmPerS) {
        return new Velocity(this.xMmPerS + xMmPerS, this.yMmPerS + yMmPerS);
    }
}
