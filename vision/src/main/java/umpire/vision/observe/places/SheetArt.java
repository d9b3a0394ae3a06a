package umpire.vision.observe.places;

import java.util.Arrays;
import java.util.Optional;

/**
 * What the bare sheet looks like by what is printed on it: for each pixel and colour a level, and between which levels it may be seen where
 * the picture is blurred and the sheet's pose a little wrong. Levels are logarithms.
 */
final class SheetArt {
    /** As dark and as pale as print gets: ink reflects an eighth of what paper does. */
    private static final double INK_LEVEL = 32;

    private static final double PAPER_LEVEL = 236;

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
        for (int i = 0; i < level.length; i++) {
            level[i] = (float) Math.log(INK_LEVEL + (sheet.bgr()[i] & 0xFF) * (PAPER_LEVEL - INK_LEVEL) / 255);
        }
        float[] least = spread(level, widthPx, heightPx, false);
        float[] most = spread(level, widthPx, heightPx, true);
        for (int i = 0; i < level.length; i++) {
            lower[i] = steps(level[i] - least[i]);
            higher[i] = steps(most[i] - level[i]);
        }
    }

    private static byte steps(double apart) {
        return (byte) Math.min(Byte.MAX_VALUE, Math.ceil(apart / STEP));
    }

    /** The least or the greatest level of each colour within reach: along rows, then along columns. */
    private static float[] spread(float[] level, int widthPx, int heightPx, boolean greatest) {
        float[] along = new float[level.length];
        for (int i = 0; i < level.length; i++) {
            int x = i / 3 % widthPx;
            float best = level[i];
            for (int dx = Math.max(-REACH_PX, -x); dx <= Math.min(REACH_PX, widthPx - 1 - x); dx++) {
                best = greatest ? Math.max(best, level[i + 3 * dx]) : Math.min(best, level[i + 3 * dx]);
            }
            along[i] = best;
        }
        float[] all = new float[level.length];
        int row = 3 * widthPx;
        for (int i = 0; i < level.length; i++) {
            int y = i / row;
            float best = along[i];
            for (int dy = Math.max(-REACH_PX, -y); dy <= Math.min(REACH_PX, heightPx - 1 - y); dy++) {
                best = greatest ? Math.max(best, along[i + row * dy]) : Math.min(best, along[i + row * dy]);
            }
            all[i] = best;
        }
        return all;
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
