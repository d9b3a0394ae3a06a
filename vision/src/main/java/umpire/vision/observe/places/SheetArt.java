package umpire.vision.observe.places;

import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;

/**
 * The expected look of the bare sheet by its print. For each pixel and colour it holds a level and the range of levels under blur and a
 * small error of the sheet's pose. Levels are logarithms.
 */
final class SheetArt {
    /** The level of ink: it reflects an eighth of the light that paper does. */
    private static final double INK_LEVEL = 32;

    private static final double PAPER_LEVEL = 236;

    /**
     * The levels of the blackest and the palest ink of any printer: it reflects nothing, or up to a third of the light that paper does.
     * Chosen.
     */
    static final double BLACKEST_INK = 0;

    static final double PALEST_INK = 80;

    /** Lower levels count as this one, since no camera distinguishes them from zero. */
    private static final double DARKEST_LEVEL = 4;

    /** The largest offset at which a neighbour may be seen in a pixel's place. */
    private static final int REACH_PX = 2;

    /** The level of every pixel if the print is not known. */
    private static final float PLAIN = (float) Math.log(200);

    /** The resolution of the stored logarithms, finer than the noise of any camera. */
    private static final double STEP = 0.01;

    private final float[] level;
    private final byte[] lower;
    private final byte[] higher;

    SheetArt(int widthPx, int heightPx, Optional<PrintedSheet> printed) {
        this.level = new float[3 * widthPx * heightPx];
        this.lower = new byte[level.length];
        this.higher = new byte[level.length];
        if (printed.isEmpty()) {
            Arrays.fill(level, PLAIN);
            return;
        }
        PrintedSheet sheet = printed.get();
        if (sheet.widthPx() != widthPx || sheet.heightPx() != heightPx) {
            throw new IllegalArgumentException("the board is " + widthPx + " by " + heightPx + " mm, its print "
                    + sheet.widthPx() + " by " + sheet.heightPx());
        }
        float[] levels = levels();
        byte[] darkest = new byte[level.length];
        byte[] palest = new byte[level.length];
        spread(sheet, darkest, palest);
        for (int i = 0; i < level.length; i++) {
            level[i] = levels[sheet.bgr()[i] & 0xFF];
            lower[i] = steps(level[i] - levels[darkest[i] & 0xFF]);
            higher[i] = steps(levels[palest[i] & 0xFF] - level[i]);
        }
    }

    /** Returns the level of each value that a colour of a drawing may have. */
    private static float[] levels() {
        float[] levels = new float[256];
        for (int value = 0; value < levels.length; value++) {
            levels[value] = (float) Math.log(INK_LEVEL + value * (PAPER_LEVEL - INK_LEVEL) / 255);
        }
        return levels;
    }

    /** Returns how much paler a print of this level is than expected for an ink of this darkness, as a logarithm. */
    static double inkStep(double level, double ink) {
        double paper = (Math.exp(level) - INK_LEVEL) / (PAPER_LEVEL - INK_LEVEL);
        return Math.log(Math.max(DARKEST_LEVEL, ink + paper * (PAPER_LEVEL - ink))) - level;
    }

    private static byte steps(double apart) {
        return (byte) Math.min(Byte.MAX_VALUE, Math.ceil(apart / STEP));
    }

    /** Writes for each pixel and colour the darkest and the palest value within reach. */
    private static void spread(PrintedSheet sheet, byte[] darkest, byte[] palest) {
        try (MatScope scope = new MatScope()) {
            Mat drawn = scope.keep(new Mat(sheet.heightPx(), sheet.widthPx(), CvType.CV_8UC3));
            drawn.put(0, 0, sheet.bgr());
            Mat reach = scope.keep(
                    Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(2 * REACH_PX + 1, 2 * REACH_PX + 1)));
            Mat spread = scope.mat();
            Imgproc.erode(drawn, spread, reach);
            spread.get(0, 0, darkest);
            Imgproc.dilate(drawn, spread, reach);
            spread.get(0, 0, palest);
        }
    }

    /** Returns the printed level of a colour of a pixel; the index counts blue, green and red of one pixel after the other. */
    double level(int i) {
        return level[i];
    }

    /** Returns the part of a difference from the printed level that the print around the pixel does not explain. */
    double beyond(int i, double off) {
        if (off > 0) {
            return Math.max(0, off - higher[i] * STEP);
        }
        return Math.min(0, off + lower[i] * STEP);
    }
}
