package umpire.rules.kernel;

/**
 * A point in a board's own frame.
 *
 * @param xMm to the right of the board's centre
 * @param yMm away from the board's near edge, from its centre
 */
public record Point(double xMm, double yMm) {
    /** Returns the distance to the line segment between two points, in millimetres. The points may be equal. */
    public double distanceMm(Point a, Point b) {
        double dx = b.xMm - a.xMm;
        double dy = b.yMm - a.yMm;
        double length = dx * dx + dy * dy;
        double along = length == 0 ? 0 : ((xMm - a.xMm) * dx + (yMm - a.yMm) * dy) / length;
        double t = Math.clamp(along, 0, 1);
        return Math.hypot(xMm - a.xMm - t * dx, yMm - a.yMm - t * dy);
    }
}
