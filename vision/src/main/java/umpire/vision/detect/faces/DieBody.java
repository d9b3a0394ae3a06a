package umpire.vision.detect.faces;

import java.util.Arrays;
import java.util.List;
import umpire.vision.detect.Median;
import umpire.vision.detect.dice.DieStance;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipPlanes;

/**
 * The whole body of a die, seen by a camera that looks straight down. Of a flat die the camera sees the top, and some of the sides by
 * perspective. A leaning die shows a side that should be hidden, or hides one that should be visible.
 *
 * @param sidePx the side of the top face of a die that lies flat
 * @param nadirX column of the pixel straight below the camera
 * @param nadirY row of the pixel straight below the camera
 * @param focalPx the lens's focal length
 * @param limits the thresholds for leaning
 */
record DieBody(double sidePx, double nadirX, double nadirY, double focalPx, LeanThresholds limits) {
    private static final double TOP_REACH = 0.5;
    private static final double STEP = 0.03;

    // All lengths are in edges of the die. The pips of a side, and the lines sampled across it, lie within this
    // distance of its middle, since corners are round.
    private static final double WITHIN = 0.42;
    private static final double LINE_SPACING = 0.08;
    private static final int REACH_LINES = 9;
    // The top ends half an edge from its middle; blur adds a little.
    private static final double TOP_HALF = 0.53;
    // The diagonal of a die limits the reach of a leaning body. Colours farther out belong to other things and are
    // ignored.
    private static final double FARTHEST_REACH = 1.35;
    // A pip on a side is at most this many steps wide; a longer dark stretch is the table.
    private static final double PIP_STEPS = 3.5;
    // The area of a pip on a side ends with the die. It begins beyond the top and the visible side of a flat die.
    private static final double FARTHEST_SIDE_PIP = 1.02;
    // The flat share of a side; the rest is its rounded edges.
    private static final double SIDE_SHARE = 0.95;
    // The brightness relative to the top: of a side that a lean has raised, and of a side that may be in shadow.
    private static final double[] RAISED_SHADES = {1.0, 0.8, 0.65};
    private static final double[] SIDE_SHADES = {1.0, 0.8, 0.6, 0.45, 0.33};

    /**
     * Judges one die.
     *
     * @param beside pips near the face that belong to no top face, including those on this die's sides
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
     * Judges one die by the surroundings of a face alone.
     *
     * @param faceBgr the colour of the face beside its print
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
            // Colours that differ from the table belong to the die. A colour of the table may still be a die's side in
            // shadow.
            hides[side] = hides(shown(face, out), off[side]) && table.letStandOut(faceBgr, SIDE_SHADES);
        }
        if (shift(off) > limits.maxShiftEdges()
                || leans(face, off, hides, unclear ? limits.maxOffUnclearEdges() : limits.maxOffEdges())) {
            return DieStance.LEANING;
        }
        return telling >= 2 ? DieStance.FLAT : DieStance.UNKNOWN;
    }

    /**
     * Returns the distance between the middle of the body and that of a flat one, in edges. A die that leans over a corner shows two sides,
     * each too narrow to tell. A side of the table's colour counts as if it ended with the top.
     */
    private static double shift(double[] off) {
        double[] ends =
                Arrays.stream(off).map(end -> Math.max(end, WITHIN - TOP_HALF)).toArray();
        return Math.hypot(ends[0] - ends[2], ends[1] - ends[3]) / 2;
    }

    /**
     * Returns whether the die leans. A die whose face looks square can lean only away from the camera, so a hidden side then counts only if
     * the opposite side is visible.
     */
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
     * Returns whether the face has the shape of a flat one. In blur the shape must decide, since the colours beside the face tell less.
     * Fours and fives are judged by their pips. Other faces are judged by their four edges: up to three pips may lie in one line, and the
     * pips of a six differ between makers.
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
            // A six has its own limit, since the distance between its columns differs between makers.
            case 6 -> face.squareness() < limits.minSquarenessOfSix();
            default -> false;
        };
    }

    /**
     * Returns whether the face is clearly shorter in one direction, as on a leaning die. It compares the distances between opposite edges.
     */
    private boolean isOblong(FaceHypothesis hypothesis) {
        return edgeRatio(hypothesis) < limits.minOblongShare();
    }

    /** Returns the shorter distance between opposite edges as a share of the longer one; not a number if an edge is not seen. */
    private double edgeRatio(FaceHypothesis hypothesis) {
        double along = edge(hypothesis, 0) + edge(hypothesis, 2);
        double across = edge(hypothesis, 1) + edge(hypothesis, 3);
        return Double.isFinite(along + across) ? Math.min(along, across) / Math.max(along, across) : Double.NaN;
    }

    /** Returns the extent of the face to one side, in edges. A visible side of a flat die that is as bright as the top is not counted. */
    private double edge(FaceHypothesis hypothesis, int side) {
        PipFace face = hypothesis.face();
        double seen = hypothesis.outline().ends()[side] * (side % 2 == 0 ? face.uPx() : face.vPx()) / sidePx;
        return seen < flatReach(face, outwards(face, side)) ? Math.min(seen, TOP_REACH) : seen;
    }

    /** Returns whether a pip lies beside the face where a flat die shows no side. Such a pip is on a side that a lean has raised. */
    private boolean showsSidePips(PipFace face, List<Pip> beside) {
        for (Pip pip : beside) {
            for (int side = 0; side < 4; side++) {
                double[] out = outwards(face, side);
                double dx = (pip.x() - face.x()) / sidePx;
                double dy = (pip.y() - face.y()) / sidePx;
                double far = dx * out[0] + dy * out[1];
                double aside = Math.abs(dx * out[1] - dy * out[0]);
                if (aside < WITHIN && far > flatReach(face, out) && far < FARTHEST_SIDE_PIP) {
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

    /** Returns the extent of the body to one side, in edges of the die: the median of some lines. */
    private double reach(PipPlanes picture, PipFace face, double[] out, TableColours table) {
        double[] reach = new double[REACH_LINES];
        for (int k = 0; k < REACH_LINES; k++) {
            double along = (k - REACH_LINES / 2) * LINE_SPACING * sidePx;
            reach[k] = reach(picture, face.x() - out[1] * along, face.y() + out[0] * along, out[0], out[1], table);
        }
        return Median.of(reach);
    }

    /**
     * Returns how far a flat die reaches to one side of its top's centre, in edges. It reaches farther towards the nadir, because its side
     * is visible there.
     */
    private double flatReach(PipFace face, double[] out) {
        double blurred = limits.blurReach() * Math.max(0, face.blurPx() - limits.plainBlurPx()) / sidePx;
        return TOP_HALF + shown(face, out) + blurred;
    }

    /** Returns whether a side is hidden that a flat die would show. */
    private boolean hides(double shown, double off) {
        return shown > limits.minShownEdges()
                && off < -Math.max(limits.maxHiddenEdges(), limits.maxHiddenShare() * shown);
    }

    /** Returns the visible part of a flat die's side in this direction, in edges. */
    private double shown(PipFace face, double[] out) {
        double inwards = ((nadirX - face.x()) * out[0] + (nadirY - face.y()) * out[1]) / focalPx;
        return SIDE_SHARE * Math.max(0, inwards);
    }

    private double reach(PipPlanes picture, double x, double y, double nx, double ny, TableColours table) {
        double farthest = WITHIN;
        // A short dark stretch is a pip on the side, so the search goes on behind it.
        for (double t = farthest; t < FARTHEST_REACH && t - farthest < PIP_STEPS * STEP; t += STEP) {
            if (!table.hold(picture.colour(x + t * sidePx * nx, y + t * sidePx * ny))) {
                farthest = t;
            }
        }
        return farthest;
    }
}
