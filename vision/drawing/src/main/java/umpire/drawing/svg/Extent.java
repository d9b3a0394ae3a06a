package umpire.drawing.svg;

import java.util.List;
import umpire.rules.kernel.Point;

/** A rectangle of a sheet with content, y down. */
public record Extent(double leftMm, double topMm, double rightMm, double bottomMm) {
    /** Returns the bounding box of points in the rules' frame. */
    static Extent around(List<Point> points) {
        return new Extent(
                points.stream().mapToDouble(Point::xMm).min().orElseThrow(),
                points.stream().mapToDouble(point -> -point.yMm()).min().orElseThrow(),
                points.stream().mapToDouble(Point::xMm).max().orElseThrow(),
                points.stream().mapToDouble(point -> -point.yMm()).max().orElseThrow());
    }

    /** Returns whether two rectangles overlap. */
    public boolean meets(Extent other) {
        return leftMm < other.rightMm && other.leftMm < rightMm && topMm < other.bottomMm && other.topMm < bottomMm;
    }
}
