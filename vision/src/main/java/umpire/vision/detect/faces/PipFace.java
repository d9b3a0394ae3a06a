package umpire.vision.detect.faces;

import java.util.List;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.detect.pips.Pip;

/**
 * Pips that form a face. The face's own grid has its origin at the centre and its corner pips at (±1, ±1).
 *
 * @param face the number of pips
 * @param x of the face's centre, in pixels
 * @param y of the face's centre
 * @param ux one step of the grid along the first axis, in pixels to the right
 * @param uy the same step, in pixels down
 * @param vx one step of the grid along the second axis, in pixels to the right
 * @param vy the same step, in pixels down
 * @param pips of the face
 * @param deviationPx the largest distance of a pip from its place
 */
record PipFace(
        int face, double x, double y, double ux, double uy, double vx, double vy, List<Pip> pips, double deviationPx) {
    PipFace {
        pips = List.copyOf(pips);
    }

    /** Returns the face in words. */
    String what() {
        return "a " + face;
    }

    /** Returns the face as a candidate that was ruled out, drawn with the usual distance of the edges from the pips. */
    ReadingCandidate ruledOut(double score, String why) {
        double half = FaceHypothesis.SIDE_STEPS / 2;
        List<Pixel> outline = List.of(
                new Pixel(atX(-half, -half), atY(-half, -half)),
                new Pixel(atX(half, -half), atY(half, -half)),
                new Pixel(atX(half, half), atY(half, half)),
                new Pixel(atX(-half, half), atY(-half, half)));
        return new ReadingCandidate(ReadingCandidate.CandidateKind.FACE, outline, what(), score, why);
    }

    double atX(double i, double j) {
        return x + i * ux + j * vx;
    }

    double atY(double i, double j) {
        return y + i * uy + j * vy;
    }

    double uPx() {
        return Math.hypot(ux, uy);
    }

    double vPx() {
        return Math.hypot(vx, vy);
    }

    /** Returns the geometric mean of the grid's two steps in the picture, in pixels. */
    double stepPx() {
        return Math.sqrt(Math.abs(ux * vy - uy * vx));
    }

    /**
     * Returns 1 for a face seen square-on, and less the more it is foreshortened: the ratio of the grid's shortest to its longest extent.
     */
    double squareness() {
        double sum = (ux * ux + uy * uy + vx * vx + vy * vy) / 2;
        double det = Math.abs(ux * vy - uy * vx);
        double spread = Math.sqrt(Math.max(0, sum * sum - det * det));
        return Math.sqrt(Math.max(0, sum - spread) / (sum + spread));
    }

    /** Returns the cosine of the angle between the grid's axes in the picture: 0 if they are perpendicular. */
    double skew() {
        return Math.abs(ux * vx + uy * vy) / (uPx() * vPx());
    }

    double pipRadiusPx() {
        return pips.stream().mapToDouble(Pip::radiusPx).average().orElse(0);
    }

    /** Returns the distance from a pip's centre at which the face's own level begins, in radii. It is larger in blur. */
    double faceBeginsRadii(double sharpRadii) {
        return pips.stream()
                .mapToDouble(pip -> pip.faceBeginsRadii(sharpRadii))
                .average()
                .orElse(sharpRadii);
    }

    /** Returns the face with pips whose edges have no width. */
    PipFace withoutBlur() {
        return new PipFace(
                face, x, y, ux, uy, vx, vy, pips.stream().map(Pip::withoutBlur).toList(), deviationPx);
    }

    /** Returns the blur of its pips' edges, as a standard deviation in pixels. */
    double blurPx() {
        return pips.stream()
                .mapToDouble(pip -> pip.softness() * pip.radiusPx())
                .average()
                .orElse(0);
    }

    double contrast() {
        return pips.stream().mapToDouble(Pip::contrast).average().orElse(0);
    }

    double around() {
        return pips.stream().mapToDouble(Pip::around).average().orElse(0);
    }

    /** Returns whether a pip's centre lies within this many steps of the grid's centre, along both axes. */
    boolean holds(Pip pip, double steps) {
        return holds(pip.x(), pip.y(), steps);
    }

    /** Returns whether a point of the picture lies within this many steps of the grid's centre, along both axes. */
    boolean holds(double px, double py, double steps) {
        double[] at = onGrid(px, py);
        return Math.abs(at[0]) < steps && Math.abs(at[1]) < steps;
    }

    /** Returns a point's place on the grid: i along the first axis, j along the second. */
    double[] onGrid(double px, double py) {
        double det = ux * vy - uy * vx;
        double dx = px - x;
        double dy = py - y;
        return new double[] {(dx * vy - dy * vx) / det, (dy * ux - dx * uy) / det};
    }
}
