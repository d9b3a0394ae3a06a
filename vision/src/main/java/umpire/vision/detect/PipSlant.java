package umpire.vision.detect;

import java.util.List;

/**
 * How a face is foreshortened, told by its pips: a pip is a circle, so the ellipse it looks like is how the face is
 * pressed together. The matrix takes the face's own directions to the picture's.
 */
record PipSlant(double a, double b, double c) {
    // Below this radius the pixels themselves decide how round a lone pip looks; several pips tell it sooner.
    private static final double LEAST_RADIUS_PX = 3.5;

    static PipSlant of(List<Pip> pips) {
        double a = 0;
        double b = 0;
        double c = 0;
        boolean told = isTold(pips);
        for (Pip pip : pips) {
            double k = told ? pip.roundness() : 1;
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

    /** Whether these pips are large enough to say how they are foreshortened; if not, they count as seen square-on. */
    static boolean isTold(List<Pip> pips) {
        double radiusPx = pips.stream().mapToDouble(Pip::radiusPx).average().orElse(0);
        return radiusPx >= LEAST_RADIUS_PX / Math.pow(pips.size(), 0.25);
    }

    /** Returns the picture's direction of what is, on the face, a quarter turn from the given picture direction. */
    double[] quarterTurn(double x, double y) {
        double[] face = toFace(x, y);
        return new double[] {-a * face[1] + b * face[0], -b * face[1] + c * face[0]};
    }

    /** Returns the face's own direction of a direction in the picture. The matrix has determinant one, so its inverse is (c, -b, a). */
    double[] toFace(double x, double y) {
        return new double[] {c * x - b * y, -b * x + a * y};
    }

    /** Returns the picture's direction of a direction on the face. */
    double[] toPicture(double faceX, double faceY) {
        return new double[] {a * faceX + b * faceY, b * faceX + c * faceY};
    }

    double squareness() {
        double mean = (a + c) / 2;
        double spread = Math.hypot((a - c) / 2, b);
        return (mean - spread) / (mean + spread);
    }
}
