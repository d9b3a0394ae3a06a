package umpire.vision.twin.scene;

import java.util.List;
import umpire.rules.kernel.Point;

/** How near two outlines on the table are. Outlines bulge nowhere inwards, and their corners go round counter-clockwise. */
final class BodyContact {
    private BodyContact() {}

    /** Returns the distance from a point to an outline, 0 within it. */
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
     * Returns how far one of two outlines has to be moved to be clear of the other; negative where they are apart. No two outlines
     * touch that can be parted along one of their edges.
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

    /** How far a point lies outside an edge. */
    private static double outMm(Point a, Point b, Point point) {
        double dx = b.xMm() - a.xMm();
        double dy = b.yMm() - a.yMm();
        return (dy * (point.xMm() - a.xMm()) - dx * (point.yMm() - a.yMm())) / Math.hypot(dx, dy);
    }
}
