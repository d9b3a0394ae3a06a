package umpire.vision.observe.dice;

import java.util.List;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Vector3;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;

/**
 * The tilt of a tag from the horizontal. A square is compressed by the cosine of its viewing angle, and looks the same when tilted to
 * either side of the line of sight. So there are two solutions, and one of them is right.
 *
 * @param oneDeg from 0, when it lies flat, to 90
 * @param otherDeg the other solution, likewise
 */
record TagTilt(double oneDeg, double otherDeg) {
    /**
     * Measures the tilt.
     *
     * @param heightMm its approximate height above the table
     */
    static TagTilt of(Tag tag, double heightMm, CameraView view) {
        List<Point> c = tag.corners().stream()
                .map(corner -> view.tableFromPixel(corner, heightMm))
                .toList();
        Point at = view.tableFromPixel(tag.centre(), heightMm);
        Vector3 sight = new Vector3(view.cameraMm(0), view.cameraMm(1), view.cameraMm(2))
                .from(new Vector3(at.xMm(), at.yMm(), heightMm))
                .unit();
        Vector3 right = across(along(c.get(0), c.get(1), c.get(3), c.get(2)), sight);
        Vector3 down = across(along(c.get(0), c.get(3), c.get(1), c.get(2)), sight);
        double rr = right.dot(right);
        double rd = right.dot(down);
        double dd = down.dot(down);
        double root = Math.hypot((rr - dd) / 2, rd);
        double least = (rr + dd) / 2 - root;
        double most = (rr + dd) / 2 + root;
        double seenUnder = Math.acos(Math.sqrt(Math.max(0, least / most)));
        double turn = Math.atan2(2 * rd, rr - dd) / 2 + Math.PI / 2;
        Vector3 pressed = new Vector3(0, 0, 0)
                .plus(Math.cos(turn), right)
                .plus(Math.sin(turn), down)
                .unit();
        return new TagTilt(tiltDeg(sight, pressed, seenUnder), tiltDeg(sight, pressed, -seenUnder));
    }

    /** Returns whether both solutions differ from the given tilt by more than {@code nearDeg}. */
    boolean surelyOff(double tiltDeg, double nearDeg) {
        return Math.abs(oneDeg - tiltDeg) > nearDeg && Math.abs(otherDeg - tiltDeg) > nearDeg;
    }

    private static double tiltDeg(Vector3 sight, Vector3 pressed, double seenUnder) {
        double up = sight.z() * Math.cos(seenUnder) + pressed.z() * Math.sin(seenUnder);
        return Math.toDegrees(Math.acos(Math.clamp(Math.abs(up), 0, 1)));
    }

    /** Returns the mean of two opposite sides. */
    private static Vector3 along(Point a, Point b, Point c, Point d) {
        return new Vector3((b.xMm() - a.xMm() + d.xMm() - c.xMm()) / 2, (b.yMm() - a.yMm() + d.yMm() - c.yMm()) / 2, 0);
    }

    /** Returns the component of a vector perpendicular to the line of sight. */
    private static Vector3 across(Vector3 way, Vector3 sight) {
        return way.plus(-way.dot(sight), sight);
    }
}
