package umpire.rules.diceland.geometry;

import java.util.List;
import umpire.rules.kernel.Point;

/**
 * A convex shape: the outline of a die, its upper face, a card.
 *
 * @param corners at least three, counter-clockwise
 */
public record ConvexShape(List<Point> corners) {
    public ConvexShape {
        corners = List.copyOf(corners);
        if (corners.size() < 3) {
            throw new IllegalArgumentException("a shape has at least three corners");
        }
    }

    /** Returns how far this shape reaches from the origin in a direction. */
    public double reachMm(double directionDeg) {
        double x = Math.cos(Math.toRadians(directionDeg));
        double y = Math.sin(Math.toRadians(directionDeg));
        return farthest(x, y);
    }

    private double farthest(double x, double y) {
        double far = Double.NEGATIVE_INFINITY;
        for (Point corner : corners) {
            far = Math.max(far, corner.xMm() * x + corner.yMm() * y);
        }
        return far;
    }

    /** Returns the distance between the nearest points of both shapes, in millimetres; 0 where they meet. */
    public double gapMm(ConvexShape other) {
        if (deepMm(other) > 0) {
            return 0;
        }
        double gap = Double.POSITIVE_INFINITY;
        for (int i = 0; i < corners.size(); i++) {
            for (int k = 0; k < other.corners.size(); k++) {
                gap = Math.min(gap, fromSide(corners.get(i), other, k));
                gap = Math.min(gap, fromSide(other.corners.get(k), this, i));
            }
        }
        return gap;
    }

    private static double fromSide(Point point, ConvexShape shape, int side) {
        Point a = shape.corners.get(side);
        Point b = shape.corners.get((side + 1) % shape.corners.size());
        double x = b.xMm() - a.xMm();
        double y = b.yMm() - a.yMm();
        double along = Math.clamp(((point.xMm() - a.xMm()) * x + (point.yMm() - a.yMm()) * y) / (x * x + y * y), 0, 1);
        return Math.hypot(point.xMm() - a.xMm() - along * x, point.yMm() - a.yMm() - along * y);
    }

    /** Returns how far one of both shapes must move so that they only touch, in millimetres; 0 where they do not overlap. */
    public double deepMm(ConvexShape other) {
        return Math.max(0, Math.min(leastOverlap(this, other), leastOverlap(other, this)));
    }

    private static double leastOverlap(ConvexShape sides, ConvexShape other) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < sides.corners.size(); i++) {
            Point a = sides.corners.get(i);
            Point b = sides.corners.get((i + 1) % sides.corners.size());
            double length = Math.hypot(b.xMm() - a.xMm(), b.yMm() - a.yMm());
            double outX = (b.yMm() - a.yMm()) / length;
            double outY = (a.xMm() - b.xMm()) / length;
            double side = a.xMm() * outX + a.yMm() * outY;
            least = Math.min(least, side + other.farthest(-outX, -outY));
        }
        return least;
    }
}
