package umpire.rules.kernel;

/**
 * A position and a heading, in the frame that the user of the value names (a board's or the table's).
 *
 * @param xMm to the right
 * @param yMm away from seat South
 * @param headingDeg the direction of the top edge, counter-clockwise from +x, in [0, 360)
 */
public record Pose(double xMm, double yMm, double headingDeg) {
    public Pose {
        if (!Double.isFinite(xMm) || !Double.isFinite(yMm) || !Double.isFinite(headingDeg)) {
            throw new IllegalArgumentException("a pose is made of finite numbers");
        }
        headingDeg = ((headingDeg % 360) + 360) % 360;
    }

    /** Returns the distance between the two centres, in millimetres. */
    public double distanceMm(Pose other) {
        return Math.hypot(xMm - other.xMm, yMm - other.yMm);
    }

    /** Returns by how much the two headings differ, in degrees from 0 to 180. */
    public double turnDeg(Pose other) {
        double turn = Math.abs(headingDeg - other.headingDeg) % 360;
        return turn > 180 ? 360 - turn : turn;
    }
}
