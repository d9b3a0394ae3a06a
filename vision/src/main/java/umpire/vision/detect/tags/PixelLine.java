package umpire.vision.detect.tags;

import java.util.Optional;
import umpire.vision.detect.Pixel;

/**
 * A line in a picture.
 *
 * @param x of a point on it, in pixels
 * @param y of that point
 * @param dx its direction to the right, as a unit vector
 * @param dy its direction down
 */
record PixelLine(double x, double y, double dx, double dy) {
    /** The sine of the angle below which lines count as parallel: about eleven degrees, less than in any readable tag. */
    private static final double MIN_ANGLE_SINE = 0.2;

    static PixelLine through(Pixel one, Pixel other) {
        double length = one.distance(other);
        return new PixelLine(one.x(), one.y(), (other.x() - one.x()) / length, (other.y() - one.y()) / length);
    }

    /** Returns the intersection of two lines; empty if they are nearly parallel. */
    Optional<Pixel> intersection(PixelLine other) {
        double sine = dx * other.dy - dy * other.dx;
        // A line without a direction has no intersection.
        if (!(Math.abs(sine) >= MIN_ANGLE_SINE)) {
            return Optional.empty();
        }
        double along = ((other.x - x) * other.dy - (other.y - y) * other.dx) / sine;
        return Optional.of(new Pixel(x + along * dx, y + along * dy));
    }
}
