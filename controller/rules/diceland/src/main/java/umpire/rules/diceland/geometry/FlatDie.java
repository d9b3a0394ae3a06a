package umpire.rules.diceland.geometry;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/**
 * An octahedron that lies flat. Places are rounded to 0.01 mm and headings to 0.01 degrees, so that a written position is read back
 * unchanged. The rounding moves the middle by less than 0.01 mm in a roll.
 *
 * @param top the face on top
 * @param pose of its middle; the heading is that of the tag on top, so corner x points 90 degrees further
 * @param edgeMm length of an edge
 */
public record FlatDie(Octant top, Pose pose, double edgeMm) {
    private static final double FINEST = 100;
    private static final double UP_DEG = 90;
    private static final double HALF_TURN_DEG = 180;
    private static final double SIXTH_TURN_DEG = 60;

    public FlatDie {
        pose = exact(pose);
    }

    /** Returns a pose to the hundredth of a millimetre and of a degree. */
    public static Pose exact(Pose pose) {
        return new Pose(hundredths(pose.xMm()), hundredths(pose.yMm()), hundredths(pose.headingDeg()));
    }

    /** Adding 0 turns a negative zero into a zero. */
    private static double hundredths(double number) {
        return Math.round(number * FINEST) / FINEST + 0.0;
    }

    /** Returns how far a corner lies from the middle, seen from above. */
    public double reachMm() {
        return edgeMm / Math.sqrt(3);
    }

    /** Returns how high its upper face lies above the table. */
    public double heightMm() {
        return edgeMm * Math.sqrt(2.0 / 3);
    }

    /** Returns the direction from the middle to a corner of the upper face, in degrees. */
    public double cornerDeg(TopCorner corner) {
        return pose.headingDeg() + UP_DEG + top.aheadDeg(corner);
    }

    /** Returns the upper face, seen from above. */
    public ConvexShape topFace() {
        return triangle(0);
    }

    /** Returns the face on which it lies. */
    public ConvexShape foot() {
        return triangle(HALF_TURN_DEG);
    }

    private ConvexShape triangle(double turnedDeg) {
        double first = pose.headingDeg() + UP_DEG + turnedDeg;
        return shape(first, first + 2 * SIXTH_TURN_DEG, first + 4 * SIXTH_TURN_DEG);
    }

    /** Returns the outline seen from above: both faces together make a hexagon. */
    public ConvexShape silhouette() {
        double first = pose.headingDeg() + UP_DEG;
        return shape(DoubleStream.iterate(first, turn -> turn + SIXTH_TURN_DEG)
                .limit(6)
                .toArray());
    }

    private ConvexShape shape(double... directionsDeg) {
        List<Point> corners =
                Arrays.stream(directionsDeg).mapToObj(this::outwards).toList();
        return new ConvexShape(corners);
    }

    private Point outwards(double directionDeg) {
        double turn = Math.toRadians(directionDeg);
        return new Point(pose.xMm() + reachMm() * Math.cos(turn), pose.yMm() + reachMm() * Math.sin(turn));
    }

    /** Returns how it lies after a corner was pressed down, so that it rolled over the lower edge on that side. */
    public FlatDie rolled(TopCorner pressed) {
        double turn = Math.toRadians(cornerDeg(pressed));
        return new FlatDie(
                top.pressing(pressed),
                new Pose(
                        pose.xMm() + reachMm() * Math.cos(turn),
                        pose.yMm() + reachMm() * Math.sin(turn),
                        pose.headingDeg() + turnedDeg(pressed)),
                edgeMm);
    }

    /**
     * Returns by how much the heading turns in a roll. Afterwards the pressed corner's axis points back, and the other two point 60 degrees
     * to either side of the way forward.
     */
    private double turnedDeg(TopCorner pressed) {
        if (pressed == TopCorner.X) {
            return HALF_TURN_DEG;
        }
        return top.aheadDeg(pressed) > 0 ? SIXTH_TURN_DEG : -SIXTH_TURN_DEG;
    }

    /**
     * Returns how far the farthest part of a shape lies beyond the baseline of a sight arrow, positive on the arrow's side. The baseline is
     * the endless line along the edge of the upper face that lies opposite the arrow's corner.
     */
    public double beyondBaselineMm(TopCorner arrow, ConvexShape shape) {
        double turn = Math.toRadians(cornerDeg(arrow));
        double own = pose.xMm() * Math.cos(turn) + pose.yMm() * Math.sin(turn);
        return shape.reachMm(cornerDeg(arrow)) - own + reachMm() / 2;
    }

    /** Returns the distance between the nearest points of both upper faces. */
    public double gapMm(FlatDie other) {
        return topFace().gapMm(other.topFace());
    }
}
