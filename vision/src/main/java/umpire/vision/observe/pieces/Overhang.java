package umpire.vision.observe.pieces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Point;

/** What a body hides of the board, for asking how much of a place lies under it. */
final class Overhang {
    private final List<Point> hull;
    private final Point middle;
    private final double reachMm;

    /** Takes points between which all is hidden. */
    Overhang(List<Point> hiding) {
        this.hull = hull(hiding);
        this.middle = hull.get(0);
        this.reachMm = reachMm(middle, hull);
    }

    /** Returns how far the farthest of these points is from one. */
    static double reachMm(Point from, List<Point> points) {
        return points.stream().mapToDouble(point -> apartMm(from, point)).max().orElseThrow();
    }

    /** Asked for every body and area of a look, for which {@code Math.hypot} is slow. */
    private static double apartMm(Point a, Point b) {
        double x = a.xMm() - b.xMm();
        double y = a.yMm() - b.yMm();
        return Math.sqrt(x * x + y * y);
    }

    /**
     * Returns the share of an area, from 0 to 1, that is hidden.
     *
     * @param centre the area's
     * @param areaReachMm from there to the farthest point of its outline
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

    /** The outermost of the points, counter-clockwise (Andrew's monotone chain). */
    private static List<Point> hull(List<Point> points) {
        List<Point> sorted = points.stream()
                .sorted(Comparator.comparingDouble(Point::xMm).thenComparingDouble(Point::yMm))
                .toList();
        List<Point> hull = chain(sorted);
        hull.addAll(chain(sorted.reversed()));
        return hull;
    }

    /** The right-hand boundary of points in their order, without its last one. */
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

    /** The part of an outline on the left of a line (Sutherland and Hodgman). */
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

    /** Positive where a point lies left of the way from one to another. */
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
