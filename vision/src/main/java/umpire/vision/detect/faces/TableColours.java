package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.detect.pips.PipPlanes;

/** The colours of the table on one side of a die, in light or in shadow. */
final class TableColours {
    /**
     * The sampled part of the table: it begins beyond the die's own side and ends before the next die, in edges from the face's centre. It
     * covers a sector of {@code SECTOR_DEG}.
     */
    private static final double NEAREST = 1.3;

    private static final double FARTHEST = 1.75;
    private static final double STEP = 0.1;
    private static final double SECTOR_DEG = 120;
    private static final int SECTOR_POINTS = 17;

    /**
     * One colour is a shade of another if each of its channels differs by less than this many levels, once their brightness is made equal.
     * Chosen.
     */
    private static final double SHADE_LEVELS = 5;

    /**
     * The largest and the least brightness of a shade, as a share of the colour's brightness. Below the least one all colours look alike.
     * Chosen.
     */
    private static final double MAX_LIGHT = 1.08;

    private static final double MIN_LIGHT = 0.2;

    private final List<double[]> colours = new ArrayList<>();

    /** Samples the table beside a face, in the direction of a unit vector. */
    TableColours(PipPlanes picture, PipFace face, double[] out, double sidePx) {
        double middle = Math.atan2(out[1], out[0]);
        for (int k = 0; k < SECTOR_POINTS; k++) {
            double turn = middle + Math.toRadians(SECTOR_DEG * k / (SECTOR_POINTS - 1) - SECTOR_DEG / 2);
            for (double far = NEAREST; far < FARTHEST; far += STEP) {
                double x = face.x() + far * sidePx * Math.cos(turn);
                double y = face.y() + far * sidePx * Math.sin(turn);
                double[] bgr = picture.colour(x, y);
                if (!hold(bgr)) {
                    colours.add(bgr);
                }
            }
        }
    }

    /** Returns whether a colour is one of the table's, in light or in shadow. */
    boolean hold(double[] bgr) {
        return colours.stream().anyMatch(colour -> isShadeOf(bgr, colour));
    }

    /** Returns whether a die of this colour differs from the table at each of these brightnesses of its side, relative to its top. */
    boolean letStandOut(double[] dieBgr, double[] shades) {
        for (double shade : shades) {
            if (hold(new double[] {shade * dieBgr[0], shade * dieBgr[1], shade * dieBgr[2]})) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a colour is a shade of a table's colour. The table keeps its hue in shadow. */
    private static boolean isShadeOf(double[] bgr, double[] table) {
        double square = table[0] * table[0] + table[1] * table[1] + table[2] * table[2];
        double light = (bgr[0] * table[0] + bgr[1] * table[1] + bgr[2] * table[2]) / Math.max(1, square);
        if (light > MAX_LIGHT || light < MIN_LIGHT) {
            return false;
        }
        double off = 0;
        for (int c = 0; c < 3; c++) {
            off = Math.max(off, Math.abs(bgr[c] - light * table[c]));
        }
        return off < SHADE_LEVELS;
    }
}
