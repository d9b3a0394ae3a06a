package umpire.vision.detect.faces;

import java.util.List;
import umpire.vision.detect.pips.Pip;

/**
 * The foreshortening of a face, measured by its pips. A pip is a circle, so its ellipse in the picture shows how the face is compressed.
 * The matrix maps the face's own directions to the picture's.
 */
record PipSlant(double a, double b, double c) {
    // Below this radius the pixel grid determines how round a pip looks.
    private static final double MIN_RADIUS_PX = 3.5;

    static PipSlant of(List<Pip> pips) {
        double a = 0;
        double b = 0;
        double c = 0;
        for (Pip pip : pips) {
            double k = pip.radiusPx() < MIN_RADIUS_PX ? 1 : pip.roundness();
            double major = 1 / Math.sqrt(k);
            double minor = Math.sqrt(k);
            double cos = Math.cos(pip.angleRad());
            double sin = Math.sin(pip.angleRad());
            a += (major * cos * cos + minor * sin * sin) / pips.size();
            b += (major - minor) * cos * sin / pips.size();
            c += (major * sin * sin + minor * cos * cos) / pips.size();
        }
        double scale = 1 / Math.sqrt(a * c - b * b);
        return new PipSlant(a * scale, b * scale, c * scale);
    }

    /** Returns the direction in the picture that is perpendicular, on the face, to the given picture direction. */
    double[] quarterTurn(double x, double y) {
        // The matrix has determinant one, so its inverse is (c, -b, a).
        double faceX = c * x - b * y;
        double faceY = -b * x + a * y;
        return new double[] {-a * faceY + b * faceX, -b * faceY + c * faceX};
    }

    /** Returns the picture's direction of a direction on the face. */
    double[] toPicture(double faceX, double faceY) {
        return new double[] {a * faceX + b * faceY, b * faceX + c * faceY};
    }

    /** Returns whether the face is compressed along a direction of the picture, within an eighth of a turn. */
    boolean isPressedAlong(double x, double y) {
        double along = a * x * x + 2 * b * x * y + c * y * y;
        double across = a * y * y - 2 * b * x * y + c * x * x;
        return along < across;
    }

    double squareness() {
        double mean = (a + c) / 2;
        double spread = Math.hypot((a - c) / 2, b);
        return (mean - spread) / (mean + spread);
    }
}
