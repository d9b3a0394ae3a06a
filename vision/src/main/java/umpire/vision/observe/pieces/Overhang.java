package umpire.vision.observe.pieces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Point;

/** The area of the board that a body hides, to compute the hidden share of a place. */
final class Overhang {
    private final List<Point> hull;
    private final Point middle;
    private final double reachMm;

    /** Takes points whose convex hull is hidden. */
    Overhang(List<Point> hiding) {
        this.hull = hull(hiding);
        this.middle = hull.get(0);
        this.reachMm = reachMm(middle, hull);
    }

    /** Returns the distance from a point to the farthest of these points. */
    static double reachMm(Point from, List<Point> points) {
        return points.stream().mapToDouble(point -> apartMm(from, point)).max().orElseThrow();
    }

    /**
     * Returns the distance of two points. {@code Math.hypot} would be too slow, since this is called for every body and area of a frame.
     */
    private static double apartMm(Point a, Point b) {
        double x = a.xMm() - b.xMm();
        double y = a.yMm() - b.yMm();
        return Math.sqrt(x * x + y * y);
    }

    /**
     * Returns the hidden share of an area, from 0 to 1.
     *
     * @param centre of the area
     * @param areaReachMm from the centre to the farthest point of its outline
     */
    double share(Area area, Point centre, double areaReachMm) {
        return apartMm(centre, middle) > reachMm + areaReachMm ? 0 : shareBetween(area);
    }

    private double shareBetween(Area area) {
        List<Point> left = area.outline();
        for (int i = 0; i < hull.size() && !left.isEmpty(); i++) {
            left = cut(left, hull.get(i), hull.get((i + 1) % hull.size()));
        }
        return left.size() < 3 ? 0 : Math.abs(areaMm2(left) / areaMm2(area.outline()));
    }

    /** Returns the convex hull, counter-clockwise (Andrew's monotone chain). */
    private static List<Point> hull(List<Point> points) {
        List<Point> sorted = points.stream()
                .sorted(Comparator.comparingDouble(Point::xMm).thenComparingDouble(Point::yMm))
                .toList();
        List<Point> hull = chain(sorted);
        hull.addAll(chain(sorted.reversed()));
        return hull;
    }

    /** Returns the right-hand boundary of sorted points, without its last one. */
    private static List<Point> chain(List<Point> sorted) {
        List<Point> chain = new ArrayList<>();
        for (Point point : sorted) {
            while (chain.size() > 1 && side(chain.get(chain.size() - 2), chain.getLast(), point) <= 0) {
                chain.removeLast();
            }
            chain.add(point);
        }
        chain.removeLast();
        return chain;
    }

    /** Returns the part of an outline on the left of a line (Sutherland-Hodgman). */
    private static List<Point> cut(List<Point> outline, Point from, Point to) {
        List<Point> left = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            Point a = outline.get(i);
            Point b = outline.get((i + 1) % outline.size());
            double beforeIn = side(from, to, a);
            double afterIn = side(from, to, b);
            if (beforeIn >= 0) {
                left.add(a);
            }
            if ((beforeIn >= 0) != (afterIn >= 0)) {
                double t = beforeIn / (beforeIn - afterIn);
                left.add(new Point(a.xMm() + t * (b.xMm() - a.xMm()), a.yMm() + t * (b.yMm() - a.yMm())));
            }
        }
        return left;
    }

    /** Returns a positive number if a point is left of the line from one to another. */
    private static double side(Point from, Point to, Point point) {
        return (to.xMm() - from.xMm()) * (point.yMm() - from.yMm())
                - (to.yMm() - from.yMm()) * (point.xMm() - from.xMm());
    }

    private static double areaMm2(List<Point> outline) {
        double twice = 0;
        for (int i = 0; i < outline.size(); i++) {
            Point a = outline.get(i);
            Point b = outline.get((i + 1) % outline.size());
            twice += a.xMm() * b.yMm() - b.xMm() * a.yMm();
        }
        return twice / 2;
    }
}
