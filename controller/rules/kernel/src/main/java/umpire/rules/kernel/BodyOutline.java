package umpire.rules.kernel;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The outline of a lying body, seen from straight above. Its frame: origin at the point of the body's pose, x right and
 * y away when its tag is upright, millimetres.
 *
 * @param corners at least three, counter-clockwise, of a convex polygon
 */
public record BodyOutline(List<Point> corners) {
    /** The number of corners of a round body: the polygon stays within a hundredth of the circle. */
    private static final int ROUND = 24;

    /** Half the width of a tag with its white margin, as a share of the tag's side. */
    private static final double WITH_MARGIN = 0.7;

    private static final double LETTERS = 0.3;

    /** Tolerance for rounding of a straight edge, in square millimetres. */
    private static final double ROUNDING = 1e-6;

    public BodyOutline {
        corners = List.copyOf(corners);
        if (corners.size() < 3) {
            throw new IllegalArgumentException("an outline has at least three corners");
        }
        for (int i = 0; i < corners.size(); i++) {
            if (left(corners, i, corners.get((i + 2) % corners.size())) < -ROUNDING) {
                throw new IllegalArgumentException(
                        "the corners of an outline go round counter-clockwise and none points inwards: " + corners);
            }
        }
    }

    /** A rectangle around its centre: a card, a tile, a block. */
    public static BodyOutline rectangle(double widthMm, double heightMm) {
        return rectangle(-widthMm / 2, widthMm / 2, -heightMm / 2, heightMm / 2);
    }

    /** A rectangle by the distances of its four sides from the point of the pose. */
    public static BodyOutline rectangle(double leftMm, double rightMm, double nearMm, double farMm) {
        return new BodyOutline(List.of(
                new Point(leftMm, nearMm),
                new Point(rightMm, nearMm),
                new Point(rightMm, farMm),
                new Point(leftMm, farMm)));
    }

    /** A square block as wide as its tag with white margins, with a strip below for letters, if there are any. */
    static BodyOutline block(double tagMm, String letters) {
        double half = WITH_MARGIN * tagMm;
        double strip = letters.isEmpty() ? 0 : LETTERS * tagMm;
        return rectangle(-half, half, -half - strip, half);
    }

    /** A round body: a disc, a gem, a counter. */
    public static BodyOutline disc(double diameterMm) {
        return regular(ROUND, diameterMm / 2, 0);
    }

    /** A hexagon with a corner pointing away, {@code acrossMm} wide from side to opposite side. */
    public static BodyOutline hexagon(double acrossMm) {
        return regular(6, acrossMm / Math.sqrt(3), 90);
    }

    /** An octahedron that lies on a face. Seen from above, its upper and its lower triangle together span a hexagon. */
    public static BodyOutline octahedron(double edgeMm) {
        return regular(6, edgeMm / Math.sqrt(3), 90);
    }

    private static BodyOutline regular(int count, double radiusMm, double firstDeg) {
        return new BodyOutline(IntStream.range(0, count)
                .mapToDouble(i -> Math.toRadians(firstDeg + 360.0 / count * i))
                .mapToObj(turn -> new Point(radiusMm * Math.cos(turn), radiusMm * Math.sin(turn)))
                .toList());
    }

    /** Returns the distance of its farthest corner from the point of the pose. */
    public double reachMm() {
        return corners.stream()
                .mapToDouble(corner -> Math.hypot(corner.xMm(), corner.yMm()))
                .max()
                .orElseThrow();
    }

    /** Returns the x of its leftmost corner (negative). */
    public double leftMm() {
        return corners.stream().mapToDouble(Point::xMm).min().orElseThrow();
    }

    /** Returns the x of its rightmost corner. */
    public double rightMm() {
        return corners.stream().mapToDouble(Point::xMm).max().orElseThrow();
    }

    /** Returns the y of its nearest corner (negative). */
    public double nearMm() {
        return corners.stream().mapToDouble(Point::yMm).min().orElseThrow();
    }

    /** Returns the y of its farthest corner. */
    public double farMm() {
        return corners.stream().mapToDouble(Point::yMm).max().orElseThrow();
    }

    /** Returns whether a point lies within it or on its edge. */
    public boolean contains(Point point) {
        return IntStream.range(0, corners.size()).allMatch(i -> left(corners, i, point) >= -ROUNDING);
    }

    /** Returns its corners in the frame of the given pose. */
    public List<Point> at(Pose pose) {
        return corners.stream().map(corner -> placed(corner, pose)).toList();
    }

    /** Transforms a point from a body's frame to the frame of its pose. */
    public static Point placed(Point own, Pose pose) {
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        return new Point(
                pose.xMm() + cos * own.xMm() - sin * own.yMm(), pose.yMm() + sin * own.xMm() + cos * own.yMm());
    }

    /** The distance of a point to the left of an edge, times the edge's length. The edge begins at a corner. */
    private static double left(List<Point> corners, int from, Point point) {
        Point a = corners.get(from);
        Point b = corners.get((from + 1) % corners.size());
        return (b.xMm() - a.xMm()) * (point.yMm() - a.yMm()) - (b.yMm() - a.yMm()) * (point.xMm() - a.xMm());
    }
}
