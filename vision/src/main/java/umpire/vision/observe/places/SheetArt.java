package umpire.vision.observe.places;

import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;

/**
 * What the bare sheet looks like by what is printed on it: for each pixel and colour a level, and between which levels it may be seen where
 * the picture is blurred and the sheet's pose a little wrong. Levels are logarithms.
 */
final class SheetArt {
    /** As dark and as pale as print gets: ink reflects an eighth of what paper does. */
    private static final double INK_LEVEL = 32;

    private static final double PAPER_LEVEL = 236;

    /** Between these the ink of a printer is: it reflects nothing, or a third of what paper does. Chosen. */
    static final double BLACKEST_INK = 0;

    static final double PALEST_INK = 80;

    /** No camera tells less from nothing. */
    private static final double DARKEST_LEVEL = 4;

    /** How far a pixel's neighbours may be seen in its place. */
    private static final int REACH_PX = 2;

    /** Where nothing is known of the print all of it has one level. */
    private static final float PLAIN = (float) Math.log(200);

    /** Steps of a hundredth are finer than the noise of any camera. */
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

    /** The level of each value that a colour of a drawing may have. */
    private static float[] levels() {
        float[] levels = new float[256];
        for (int value = 0; value < levels.length; value++) {
            levels[value] = (float) Math.log(INK_LEVEL + value * (PAPER_LEVEL - INK_LEVEL) / 255);
        }
        return levels;
    }

    /** By how much a print of such a level is paler than it is taken for, as a logarithm, where the printer's ink is so dark. */
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

    /** The level that a colour of a pixel is printed with; colours are blue, green, red of one pixel after the other. */
    double level(int i) {
        return level[i];
    }

    /** Returns how far a difference from that level is beyond what the print around it explains. */
    double beyond(int i, double off) {
        if (off > 0) {
            return Math.max(0, off - higher[i] * STEP);
        }
        return Math.min(0, off + lower[i] * STEP);
    }
}
