package umpire.vision.detect.numerals;

import java.util.ArrayDeque;
import umpire.vision.detect.Pixel;

/**
 * Counts the holes of a numeral, with no net: a patch is cut into dark and light at many levels, and of each cut the holes of what lies in
 * the middle are counted. That is known of a numeral whatever its typeface.
 */
final class GlyphHoles {
    private static final int SIDE_PX = 72;

    /** How wide the part is that is cut, in longer edges. */
    private static final double SPAN = 0.72;

    private static final int CUTS = 16;

    /** Holes beyond this are all alike. */
    private static final int MOST = 3;

    /** A hole is at least so large, in pixels of the part; what is less is noise. */
    private static final int LEAST_PX = 10;

    private GlyphHoles() {}

    /**
     * Returns the share of the cuts that show none, one, two and more holes, of those that show a numeral at all.
     *
     * @param axes of the numeral: to its right and to its head
     */
    static double[] shares(DieShade shade, Pixel middle, PlaneAxes axes) {
        double[] levels = new double[SIDE_PX * SIDE_PX];
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        double half = (SIDE_PX - 1) / 2.0;
        for (int i = 0; i < levels.length; i++) {
            double right = (i % SIDE_PX - half) / SIDE_PX * SPAN;
            double up = (half - i / SIDE_PX) / SIDE_PX * SPAN;
            levels[i] = shade.at(
                    middle.x() + right * axes.rightX() + up * axes.upX(),
                    middle.y() + right * axes.rightY() + up * axes.upY());
            least = Math.min(least, levels[i]);
            most = Math.max(most, levels[i]);
        }
        double[] dark = new double[MOST + 1];
        double[] light = new double[MOST + 1];
        for (int cut = 1; cut < CUTS; cut++) {
            double level = least + (most - least) * cut / CUTS;
            count(levels, level, false, dark);
            count(levels, level, true, light);
        }
        return shares(sum(dark) >= sum(light) ? dark : light);
    }

    private static double sum(double... counts) {
        double sum = 0;
        for (double count : counts) {
            sum += count;
        }
        return sum;
    }

    private static double[] shares(double... counts) {
        double sum = Math.max(1, sum(counts));
        double[] shares = new double[counts.length];
        for (int i = 0; i < counts.length; i++) {
            shares[i] = counts[i] / sum;
        }
        return shares;
    }

    /** A numeral is the part of one side of the cut that covers most of the middle without touching the border. */
    private static void count(double[] levels, double level, boolean light, double... counts) {
        int[] part = new int[levels.length];
        int parts = 0;
        int[] sizes = new int[levels.length + 1];
        boolean[] open = new boolean[levels.length + 1];
        for (int i = 0; i < levels.length; i++) {
            if (part[i] == 0 && levels[i] > level == light) {
                parts++;
                fill(levels, level, light, i, parts, true, part, sizes, open);
            }
        }
        int best = 0;
        for (int p = 1; p <= parts; p++) {
            if (!open[p] && (best == 0 || sizes[p] > sizes[best])) {
                best = p;
            }
        }
        if (best == 0 || sizes[best] < levels.length / 40) {
            return;
        }
        counts[Math.min(MOST, holes(part, best))]++;
    }

    /** All that is no numeral and does not reach the border is a hole. */
    private static int holes(int[] part, int numeral) {
        double[] other = new double[part.length];
        for (int i = 0; i < part.length; i++) {
            other[i] = part[i] == numeral ? 1 : 0;
        }
        int[] found = new int[part.length];
        int[] sizes = new int[part.length + 1];
        boolean[] open = new boolean[part.length + 1];
        int parts = 0;
        int holes = 0;
        for (int i = 0; i < part.length; i++) {
            if (found[i] == 0 && other[i] < 0.5) {
                parts++;
                fill(other, 0.5, false, i, parts, false, found, sizes, open);
                holes += !open[parts] && sizes[parts] >= LEAST_PX ? 1 : 0;
            }
        }
        return holes;
    }

    private static void fill(
            double[] levels,
            double level,
            boolean light,
            int from,
            int name,
            boolean diagonal,
            int[] part,
            int[] sizes,
            boolean... open) {
        ArrayDeque<Integer> due = new ArrayDeque<>();
        due.add(from);
        part[from] = name;
        while (!due.isEmpty()) {
            int at = due.remove();
            sizes[name]++;
            int x = at % SIDE_PX;
            int y = at / SIDE_PX;
            open[name] |= x == 0 || y == 0 || x == SIDE_PX - 1 || y == SIDE_PX - 1;
            for (int dy = -1; dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    int nx = x + dx;
                    int ny = y + dy;
                    boolean near = diagonal || dx == 0 || dy == 0;
                    if (near && nx >= 0 && ny >= 0 && nx < SIDE_PX && ny < SIDE_PX) {
                        int next = ny * SIDE_PX + nx;
                        if (part[next] == 0 && levels[next] > level == light) {
                            part[next] = name;
                            due.add(next);
                        }
                    }
                }
            }
        }
    }
}
