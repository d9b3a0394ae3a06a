package umpire.vision.twin.scene;

import java.util.List;
import umpire.rules.kernel.Point;

/** Measures the distance of two outlines on the table. Outlines are convex, with counter-clockwise corners. */
final class BodyContact {
    private BodyContact() {}

    /** Returns the distance from a point to an outline; 0 inside. */
    static double gapMm(List<Point> outline, Point point) {
        double gap = Double.MAX_VALUE;
        boolean within = true;
        for (int i = 0; i < outline.size(); i++) {
            Point a = outline.get(i);
            Point b = outline.get((i + 1) % outline.size());
            within &= outMm(a, b, point) <= 0;
            gap = Math.min(gap, point.distanceMm(a, b));
        }
        return within ? 0 : gap;
    }

    /**
     * Returns the distance by which one outline must move to be clear of the other; negative if they are apart. Two outlines are apart if
     * an edge of either separates them.
     */
    static double overlapMm(List<Point> one, List<Point> other) {
        return Math.min(overlapAlongEdgesMm(one, other), overlapAlongEdgesMm(other, one));
    }

    private static double overlapAlongEdgesMm(List<Point> edges, List<Point> other) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < edges.size(); i++) {
            Point a = edges.get(i);
            Point b = edges.get((i + 1) % edges.size());
            double nearest = other.stream()
                    .mapToDouble(corner -> outMm(a, b, corner))
                    .min()
                    .orElseThrow();
            least = Math.min(least, -nearest);
        }
        return least;
    }

    /** Returns how far a point lies outside an edge; negative inside. */
    private static double outMm(Point a, Point b, Point point) {
        double dx = b.xMm() - a.xMm();
        double dy = b.yMm() - a.yMm();
        return (dy * (point.xMm() - a.xMm()) - dx * (point.yMm() - a.yMm())) / Math.hypot(dx, dy);
    }
}
