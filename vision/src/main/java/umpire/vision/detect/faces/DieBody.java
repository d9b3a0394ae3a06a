package umpire.vision.detect.faces;

import java.util.List;
import umpire.vision.detect.Median;
import umpire.vision.detect.dice.DieStance;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipPlanes;

/**
 * The whole of a die as seen from a camera that looks straight down. One that lies flat shows its top, and of its sides no more
 * than perspective grants; one that leans shows a side where none should be, or hides one that should show.
 *
 * @param sidePx of the top face of a die that lies flat
 * @param nadirX the pixel straight below the camera
 * @param nadirY the same, downwards
 * @param focalPx the lens's focal length
 * @param limits what makes it lean
 */
record DieBody(double sidePx, double nadirX, double nadirY, double focalPx, LeanThresholds limits) {
    private static final double TOP_REACH = 0.5;
    private static final double STEP = 0.03;

    // All lengths are shares of the die's edge. A side's pips and the lines across it lie within this of its middle:
    // corners are round.
    private static final double WITHIN = 0.42;
    private static final double LINE_SPACING = 0.08;
    private static final int REACH_LINES = 9;
    // The top ends half an edge from its middle; blur adds a little.
    private static final double TOP_HALF = 0.53;
    // A body that leans reaches no farther than its diagonals let it. What is not its own farther out is not looked at.
    private static final double FARTHEST_REACH = 1.35;
    // A pip on a side is as wide as so many steps, and what is dark for longer is the table.
    private static final double PIP_STEPS = 3.5;
    // Where a pip may lie that is on a side and not on top: beyond the top's edge, beyond what a flat die shows, and
    // within the die.
    private static final double BEYOND_TOP = 0.52;
    private static final double SHOWN_SLACK = 0.06;
    private static final double FARTHEST_SIDE_PIP = 1.02;
    // So much of a side is seen straight; the rest is the rounding of its edges.
    private static final double SIDE_SHARE = 0.95;
    // How bright a side is, compared with the top: one that has come up, and one in shadow.
    private static final double[] RAISED_SHADES = {1.0, 0.8, 0.65};
    private static final double[] SIDE_SHADES = {1.0, 0.8, 0.6, 0.45, 0.33};

    /**
     * Judges one die.
     *
     * @param beside pips that are no top face's, among them those on this die's sides
     * @param unclear whether blur or noise spoils the picture
     */
    DieStance stance(PipPlanes picture, FaceHypothesis hypothesis, List<Pip> beside, boolean unclear) {
        PipFace face = hypothesis.face();
        if (isPressed(face) || isOblong(hypothesis) || showsSidePips(face, beside)) {
            return DieStance.LEANING;
        }
        DieStance stance = stance(picture, face, hypothesis.bgr(), unclear);
        return stance == DieStance.FLAT && !showsItsShape(hypothesis, unclear) ? DieStance.UNKNOWN : stance;
    }

    /**
     * Judges one die by what is seen round a face alone.
     *
     * @param faceBgr its colour beside what is printed on it
     * @param unclear whether blur or noise spoils the picture
     */
    DieStance stance(PipPlanes picture, PipFace face, double[] faceBgr, boolean unclear) {
        int telling = 0;
        double[] off = new double[4];
        boolean[] hides = new boolean[4];
        for (int side = 0; side < 4; side++) {
            double[] out = outwards(face, side);
            TableColours table = new TableColours(picture, face, out, sidePx);
            telling += table.letStandOut(faceBgr, RAISED_SHADES) ? 1 : 0;
            off[side] = reach(picture, face, out, table) - flatReach(face, out);
            // What is not of the table's colour is die; what is of it may be a die's side in shadow.
            hides[side] = hides(shown(face, out), off[side]) && table.letStandOut(faceBgr, SIDE_SHADES);
        }
        if (leans(face, off, hides, unclear ? limits.maxOffUnclearEdges() : limits.maxOffEdges())) {
            return DieStance.LEANING;
        }
        return telling >= 2 ? DieStance.FLAT : DieStance.UNKNOWN;
    }

    /** A face that is square can lean only away from the camera: then what it hides on one side it shows on the other. */
    private boolean leans(PipFace face, double[] off, boolean[] hides, double mostOff) {
        boolean square = (face.face() == 4 || face.face() == 5) && face.squareness() > limits.minClearSquareness();
        for (int side = 0; side < 4; side++) {
            boolean shownOpposite = off[(side + 2) % 4] > limits.minShownOppositeEdges();
            if (off[side] > mostOff || (hides[side] && (!square || shownOpposite))) {
                return true;
            }
        }
        return false;
    }

    /**
     * In blur the colours beside a face tell less, and its own shape must. Up to three pips lie on one line and say nothing of it,
     * and makers differ in how they set six: then the four edges do.
     */
    private boolean showsItsShape(FaceHypothesis hypothesis, boolean unclear) {
        PipFace face = hypothesis.face();
        if (!unclear && face.blurPx() < limits.softPx()) {
            return true;
        }
        return switch (face.face()) {
            case 4, 5 -> face.squareness() > limits.minSoftSquareness();
            case 6 -> edgeRatio(hypothesis) > limits.minSoftRatioOfSix();
            default -> edgeRatio(hypothesis) > limits.minSoftRatio();
        };
    }

    private boolean isPressed(PipFace face) {
        return switch (face.face()) {
            case 4, 5 -> face.squareness() < limits.minSquareness();
            // Makers differ in how far apart they set the columns of a six.
            case 6 -> face.squareness() < limits.minSquarenessOfSix();
            default -> false;
        };
    }

    /** The face's own edges: a leaning face is shorter one way. */
    private boolean isOblong(FaceHypothesis hypothesis) {
        return edgeRatio(hypothesis) < limits.minOblongShare();
    }

    /** Returns the shorter stretch between opposite edges as a share of the longer one, or no number where an edge is not seen. */
    private double edgeRatio(FaceHypothesis hypothesis) {
        double along = edge(hypothesis, 0) + edge(hypothesis, 2);
        double across = edge(hypothesis, 1) + edge(hypothesis, 3);
        return Double.isFinite(along + across) ? Math.min(along, across) / Math.max(along, across) : Double.NaN;
    }

    /** How far the face reaches to one side, in edges. A flat die's side may be as bright as its top; then it does not count. */
    private double edge(FaceHypothesis hypothesis, int side) {
        PipFace face = hypothesis.face();
        double seen = hypothesis.outline().ends()[side] * (side % 2 == 0 ? face.uPx() : face.vPx()) / sidePx;
        return seen < flatReach(face, outwards(face, side)) ? Math.min(seen, TOP_REACH) : seen;
    }

    /** A pip beside the face, where a flat die shows no side, lies on a side that has come up. */
    private boolean showsSidePips(PipFace face, List<Pip> beside) {
        for (Pip pip : beside) {
            for (int side = 0; side < 4; side++) {
                double[] out = outwards(face, side);
                double dx = (pip.x() - face.x()) / sidePx;
                double dy = (pip.y() - face.y()) / sidePx;
                double far = dx * out[0] + dy * out[1];
                double aside = Math.abs(dx * out[1] - dy * out[0]);
                double nearest = Math.max(BEYOND_TOP, flatReach(face, out) - SHOWN_SLACK);
                if (aside < WITHIN && far > nearest && far < FARTHEST_SIDE_PIP) {
                    return true;
                }
            }
        }
        return false;
    }

    private static double[] outwards(PipFace face, int side) {
        double sign = side < 2 ? 1 : -1;
        double length = side % 2 == 0 ? face.uPx() : face.vPx();
        return new double[] {
            sign * (side % 2 == 0 ? face.ux() : face.vx()) / length,
            sign * (side % 2 == 0 ? face.uy() : face.vy()) / length
        };
    }

    /** How far the body reaches to one side, in edges of the die: the median of some lines. */
    private double reach(PipPlanes picture, PipFace face, double[] out, TableColours table) {
        double[] reach = new double[REACH_LINES];
        for (int k = 0; k < REACH_LINES; k++) {
            double along = (k - REACH_LINES / 2) * LINE_SPACING * sidePx;
            reach[k] = reach(picture, face.x() - out[1] * along, face.y() + out[0] * along, out[0], out[1], table);
        }
        return Median.of(reach);
    }

    /** The foot of a flat die lies nearer to the nadir than its top. */
    private double flatReach(PipFace face, double[] out) {
        double blurred = limits.blurReach() * Math.max(0, face.blurPx() - limits.plainBlurPx()) / sidePx;
        return TOP_HALF + shown(face, out) + blurred;
    }

    /** Nothing is seen of a side that a flat die would show. */
    private boolean hides(double shown, double off) {
        return shown > limits.minShownEdges()
                && off < -Math.max(limits.maxHiddenEdges(), limits.maxHiddenShare() * shown);
    }

    /** How much of a flat die's side is seen there, in edges. */
    private double shown(PipFace face, double[] out) {
        double inwards = ((nadirX - face.x()) * out[0] + (nadirY - face.y()) * out[1]) / focalPx;
        return SIDE_SHARE * Math.max(0, inwards);
    }

    private double reach(PipPlanes picture, double x, double y, double nx, double ny, TableColours table) {
        double farthest = WITHIN;
        // A pip on the side is dark like a shadow, but small.
        for (double t = farthest; t < FARTHEST_REACH && t - farthest < PIP_STEPS * STEP; t += STEP) {
            if (!table.hold(picture.colour(x + t * sidePx * nx, y + t * sidePx * ny))) {
                farthest = t;
            }
        }
        return farthest;
    }
}
