package umpire.vision.observe;

import java.util.List;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Tag;
import umpire.vision.rectify.CameraView;

/**
 * How far a tag is tilted out of the horizontal. A square looks pressed together by the cosine of the angle under which it is seen, and
 * the same whether it is turned to one side of the line of sight or to the other: so there are two answers, and one of them is right.
 *
 * @param oneDeg from 0, when it lies flat, to 90
 * @param otherDeg the same
 */
record TagTilt(double oneDeg, double otherDeg) {
    /**
     * Measures.
     *
     * @param heightMm roughly where it is above the table
     */
    static TagTilt of(Tag tag, double heightMm, CameraView view) {
        List<Point> c = tag.corners().stream()
                .map(corner -> view.tableFromPixel(corner, heightMm))
                .toList();
        Point at = view.tableFromPixel(tag.centre(), heightMm);
        double[] sight = unit(
                new double[] {view.cameraMm(0) - at.xMm(), view.cameraMm(1) - at.yMm(), view.cameraMm(2) - heightMm});
        double[] right = across(along(c.get(0), c.get(1), c.get(3), c.get(2)), sight);
        double[] down = across(along(c.get(0), c.get(3), c.get(1), c.get(2)), sight);
        double rr = dot(right, right);
        double rd = dot(right, down);
        double dd = dot(down, down);
        double root = Math.hypot((rr - dd) / 2, rd);
        double least = (rr + dd) / 2 - root;
        double most = (rr + dd) / 2 + root;
        double seenUnder = Math.acos(Math.sqrt(Math.max(0, least / most)));
        double turn = Math.atan2(2 * rd, rr - dd) / 2 + Math.PI / 2;
        double[] pressed = unit(sum(right, Math.cos(turn), down, Math.sin(turn)));
        return new TagTilt(tiltDeg(sight, pressed, seenUnder), tiltDeg(sight, pressed, -seenUnder));
    }

    /** Returns whether neither answer is near to a tilt. */
    boolean surelyOff(double tiltDeg, double nearDeg) {
        return Math.abs(oneDeg - tiltDeg) > nearDeg && Math.abs(otherDeg - tiltDeg) > nearDeg;
    }

    private static double tiltDeg(double[] sight, double[] pressed, double seenUnder) {
        double up = sight[2] * Math.cos(seenUnder) + pressed[2] * Math.sin(seenUnder);
        return Math.toDegrees(Math.acos(Math.clamp(Math.abs(up), 0, 1)));
    }

    /** The mean of two opposite sides. */
    private static double[] along(Point a, Point b, Point c, Point d) {
        return new double[] {(b.xMm() - a.xMm() + d.xMm() - c.xMm()) / 2, (b.yMm() - a.yMm() + d.yMm() - c.yMm()) / 2, 0
        };
    }

    /** What of a way is seen across the line of sight. */
    private static double[] across(double[] way, double... sight) {
        return sum(way, 1, sight, -dot(way, sight));
    }

    private static double[] sum(double[] a, double ofA, double[] b, double ofB) {
        return new double[] {a[0] * ofA + b[0] * ofB, a[1] * ofA + b[1] * ofB, a[2] * ofA + b[2] * ofB};
    }

    private static double[] unit(double... a) {
        double length = Math.max(Double.MIN_NORMAL, Math.sqrt(dot(a, a)));
        return new double[] {a[0] / length, a[1] / length, a[2] / length};
    }

    private static double dot(double[] a, double... b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
