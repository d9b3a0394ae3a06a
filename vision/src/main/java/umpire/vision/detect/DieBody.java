package umpire.vision.detect;

import java.util.ArrayList;
import java.util.List;

/**
 * The whole of a die as seen from a camera that looks straight down. One that lies flat shows its top, and of its sides no more
 * than perspective grants; one that leans shows a side where none should be, or hides one that should show.
 *
 * @param sidePx of the top face of a die that lies flat
 * @param nadirX the pixel straight below the camera
 * @param nadirY the same, downwards
 * @param focalPx the lens's focal length
 */
record DieBody(double sidePx, double nadirX, double nadirY, double focalPx) {
    /** How a die lies, as far as its outline tells. */
    enum Stance {
        FLAT,
        LEANING,
        /** The table around it has the die's own colour. */
        UNTOLD
    }

    // A lean of ten degrees shows this much more of a side; what is hidden may also be lost in its shadow.
    private static final double MOST_OFF = 0.13;
    private static final double MOST_HIDDEN = 0.19;
    // Fours and fives are square on every die; a camera that is not quite plumb costs a twentieth.
    private static final double LEAST_SQUARENESS = 0.945;
    private static final double LEAST_SQUARENESS_OF_SIX = 0.88;
    private static final double LEAST_OBLONG = 0.87;
    private static final int SECTOR_POINTS = 17;
    private static final double STEP = 0.03;
    // How bright a side is, compared with the top: one that has come up, and one in shadow.
    private static final double[] RAISED_SHADES = {1.0, 0.8, 0.65};
    private static final double[] SIDE_SHADES = {1.0, 0.8, 0.6, 0.45, 0.33};

    /**
     * Judges one die.
     *
     * @param beside pips that are no top face's, among them those on this die's sides
     */
    Stance stance(PipPlanes picture, PipClaim claim, List<Pip> beside) {
        PipFace face = claim.face();
        double[] faceBgr = claim.bgr();
        if (isPressed(face) || isOblong(claim) || showsSidePips(face, beside)) {
            return Stance.LEANING;
        }
        int telling = 0;
        for (int side = 0; side < 4; side++) {
            double[] out = outwards(face, side);
            List<double[]> table = tableColours(picture, face, out);
            boolean standsOut = standsOut(faceBgr, table, SIDE_SHADES);
            telling += standsOut(faceBgr, table, RAISED_SHADES) ? 1 : 0;
            double off = reach(picture, face, out, table) - flatReach(face, out);
            // What is not of the table's colour is die; what is of it may be a die's side in shadow.
            if (off > MOST_OFF || (standsOut && off < -MOST_HIDDEN)) {
                return Stance.LEANING;
            }
        }
        return telling >= 2 ? Stance.FLAT : Stance.UNTOLD;
    }

    private static boolean isPressed(PipFace face) {
        return switch (face.face()) {
            case 4, 5 -> face.squareness() < LEAST_SQUARENESS;
            // Makers differ in how far apart they set the columns of a six.
            case 6 -> face.squareness() < LEAST_SQUARENESS_OF_SIX;
            default -> false;
        };
    }

    /** The face's own edges: a leaning face is shorter one way. */
    private static boolean isOblong(PipClaim claim) {
        double[] ends = claim.outline().ends();
        double along = (ends[0] + ends[2]) * claim.face().uPx();
        double across = (ends[1] + ends[3]) * claim.face().vPx();
        return Math.min(along, across) < LEAST_OBLONG * Math.max(along, across);
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
                if (aside < 0.42 && far > Math.max(0.52, flatReach(face, out) - 0.06) && far < 1.02) {
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

    /** How far the body reaches to one side, in edges of the die: the median of nine lines. */
    private double reach(PipPlanes picture, PipFace face, double[] out, List<double[]> table) {
        double[] reach = new double[9];
        for (int k = 0; k < 9; k++) {
            double along = (k - 4) * 0.08 * sidePx;
            reach[k] = reach(picture, face.x() - out[1] * along, face.y() + out[0] * along, out[0], out[1], table);
        }
        return PipShaper.median(reach);
    }

    /** The foot of a flat die lies nearer to the nadir than its top. */
    private double flatReach(PipFace face, double[] out) {
        double inwards = ((nadirX - face.x()) * out[0] + (nadirY - face.y()) * out[1]) / focalPx;
        return 0.53 + 0.95 * Math.max(0, inwards);
    }

    private double reach(PipPlanes picture, double x, double y, double nx, double ny, List<double[]> table) {
        double farthest = 0.42;
        // A pip on the side is dark like a shadow, but small.
        for (double t = farthest; t < 1.35 && t - farthest < 3.5 * STEP; t += STEP) {
            if (!isTable(picture, x + t * sidePx * nx, y + t * sidePx * ny, table)) {
                farthest = t;
            }
        }
        return farthest;
    }

    /** Colours found farther out on that side. */
    private List<double[]> tableColours(PipPlanes picture, PipFace face, double[] out) {
        List<double[]> colours = new ArrayList<>();
        double middle = Math.atan2(out[1], out[0]);
        for (int k = 0; k < SECTOR_POINTS; k++) {
            double turn = middle + Math.toRadians(-60 + 120.0 * k / (SECTOR_POINTS - 1));
            for (double far = 1.3; far < 1.75; far += 0.1) {
                double[] bgr = colour(
                        picture, face.x() + far * sidePx * Math.cos(turn), face.y() + far * sidePx * Math.sin(turn));
                if (colours.stream().noneMatch(known -> isShadeOf(bgr, known))) {
                    colours.add(bgr);
                }
            }
        }
        return colours;
    }

    private static boolean standsOut(double[] faceBgr, List<double[]> table, double[] shades) {
        for (double shade : shades) {
            double[] side = {shade * faceBgr[0], shade * faceBgr[1], shade * faceBgr[2]};
            if (table.stream().anyMatch(colour -> isShadeOf(side, colour))) {
                return false;
            }
        }
        return true;
    }

    private static double[] colour(PipPlanes picture, double x, double y) {
        return new double[] {picture.at(2, x, y), picture.at(3, x, y), picture.at(4, x, y)};
    }

    private static boolean isTable(PipPlanes picture, double x, double y, List<double[]> table) {
        double[] bgr = colour(picture, x, y);
        return table.stream().anyMatch(colour -> isShadeOf(bgr, colour));
    }

    /** The table in shadow keeps its hue. */
    private static boolean isShadeOf(double[] bgr, double[] table) {
        double square = table[0] * table[0] + table[1] * table[1] + table[2] * table[2];
        double k = (bgr[0] * table[0] + bgr[1] * table[1] + bgr[2] * table[2]) / Math.max(1, square);
        if (k > 1.08 || k < 0.2) {
            return false;
        }
        double off = 0;
        for (int c = 0; c < 3; c++) {
            off = Math.max(off, Math.abs(bgr[c] - k * table[c]));
        }
        return off < 7;
    }
}
