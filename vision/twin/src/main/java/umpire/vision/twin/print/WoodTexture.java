package umpire.vision.twin.print;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.hardware.Table;

/** The table's wooden top with its planks, and the floor beyond its edge: the same for the same seed. */
final class WoodTexture {
    private static final double PX_PER_MM = 2;
    /** The width of wood painted beyond the camera's view, for a displaced camera. */
    private static final double SPARE_MM = 40;

    private static final double PLANK_MM = 132;
    private static final int LATTICE = 1024;
    private static final int LAYERS = 10;

    private final Table table;
    private final float[] lattice = new float[LATTICE * 64];
    private final NoiseCell[] cells = new NoiseCell[LAYERS];
    private final SplittableRandom random;

    /** A cache of the values at the corners of the last cell, since the next point of a row is mostly in the same cell. */
    private static final class NoiseCell {
        private long x = Long.MIN_VALUE;
        private long y = Long.MIN_VALUE;
        private float lowLeft;
        private float lowRight;
        private float highLeft;
        private float highRight;
    }

    private final double reachXMm;
    private final double reachYMm;

    /** Prepares the wood of a table and the floor within a camera's view. */
    WoodTexture(Table table, double reachXMm, double reachYMm, long seed) {
        this.table = table;
        this.reachXMm = reachXMm + SPARE_MM;
        this.reachYMm = reachYMm + SPARE_MM;
        this.random = new SplittableRandom(seed);
        for (int i = 0; i < lattice.length; i++) {
            lattice[i] = (float) (random.nextDouble() * 2 - 1);
        }
        Arrays.setAll(cells, layer -> new NoiseCell());
    }

    /** Paints the texture; the caller owns the pixels. */
    Mat painted() {
        int width = (int) (2 * reachXMm * PX_PER_MM);
        int height = (int) (2 * reachYMm * PX_PER_MM);
        Mat pixels = new Mat(height, width, CvType.CV_8UC3);
        byte[] row = new byte[width * 3];
        double[] colour = new double[3];
        for (int j = 0; j < height; j++) {
            double yMm = reachYMm - (j + 0.5) / PX_PER_MM;
            for (int i = 0; i < width; i++) {
                paint((i + 0.5) / PX_PER_MM - reachXMm, yMm, colour);
                for (int k = 0; k < 3; k++) {
                    row[i * 3 + k] = (byte) Math.clamp(Math.round(colour[k]), 0, 255);
                }
            }
            pixels.put(j, 0, row);
        }
        return pixels;
    }

    /** Returns painted pixels as a print on the table. */
    Print print(Mat painted) {
        return new Print(painted, PX_PER_MM, -reachXMm, reachYMm);
    }

    private void paint(double xMm, double yMm, double[] bgr) {
        double beyondX = Math.abs(xMm) - table.widthMm() / 2;
        double beyondY = Math.abs(yMm) - table.heightMm() / 2;
        double beyond = Math.max(beyondX, beyondY);
        if (beyond > 0) {
            floor(xMm, yMm, beyond, bgr);
        } else {
            wood(xMm, yMm, bgr);
            // The edge is rounded and catches the light.
            double edge = beyond > -3 ? 1 + 0.16 * (1 - Math.abs(beyond + 1.5) / 1.5) : 1;
            for (int k = 0; k < 3; k++) {
                bgr[k] *= edge;
            }
        }
    }

    private void floor(double xMm, double yMm, double beyondMm, double[] bgr) {
        double dim = 0.45 + 0.55 * Math.clamp(beyondMm / 120, 0, 1);
        double weave = 1 + 0.10 * noise(xMm / 30, yMm / 30, 3) + 0.06 * noise(xMm / 6, yMm / 6, 9);
        bgr[0] = 62 * dim * weave;
        bgr[1] = 58 * dim * weave;
        bgr[2] = 56 * dim * weave;
    }

    private void wood(double xMm, double yMm, double[] bgr) {
        int plank = (int) Math.floor(yMm / PLANK_MM + 0.37);
        double across = (yMm / PLANK_MM + 0.37 - plank) * PLANK_MM;
        double shift = lattice[Math.floorMod(plank * 7 + 31, LATTICE)] * 900;
        double x = xMm + shift;
        double bend = 26 * noise(x / 420, across / 75 + plank * 5.3, 1) + 5 * noise(x / 110, across / 22 + plank, 2);
        double turns = (across + bend) * (0.07 + 0.03 * lattice[Math.floorMod(plank, LATTICE)]);
        // A growth ring darkens gradually and ends sharply.
        double year = turns - Math.floor(turns);
        double rings = Math.pow(year, 2.2) * Math.min(1, (1 - year) * 9);
        double fibre = noise(x / 60, across / 0.8 + plank * 17, 4) * 0.55 + noise(x / 16, across / 0.4, 5) * 0.45;
        double tone = 1
                + 0.08 * lattice[Math.floorMod(plank * 13 + 5, LATTICE)]
                - 0.13 * rings
                + 0.06 * fibre
                + 0.035 * noise(x / 170, across / 45, 6);
        double seam = Math.min(across, PLANK_MM - across);
        if (seam < 0.9) {
            tone *= 0.62 + 0.38 * seam / 0.9;
        }
        bgr[0] = 84 * tone - 5 * rings;
        bgr[1] = 124 * tone - 2 * rings;
        bgr[2] = 164 * tone;
    }

    /** Returns smooth noise between lattice values, about -1 to 1. */
    private double noise(double x, double y, int layer) {
        long x0 = (long) Math.floor(x);
        long y0 = (long) Math.floor(y);
        double fx = smooth(x - x0);
        double fy = smooth(y - y0);
        NoiseCell cell = cells[layer];
        if (x0 != cell.x || y0 != cell.y) {
            look(cell, x0, y0, layer);
        }
        double low = mix(cell.lowLeft, cell.lowRight, fx);
        double high = mix(cell.highLeft, cell.highRight, fx);
        return mix(low, high, fy);
    }

    private void look(NoiseCell cell, long x, long y, int layer) {
        cell.x = x;
        cell.y = y;
        cell.lowLeft = value(x, y, layer);
        cell.lowRight = value(x + 1, y, layer);
        cell.highLeft = value(x, y + 1, layer);
        cell.highRight = value(x + 1, y + 1, layer);
    }

    private float value(long x, long y, int layer) {
        long hash = x * 0x9E3779B97F4A7C15L + y * 0xC2B2AE3D27D4EB4FL + layer * 0x165667B19E3779F9L;
        hash ^= hash >>> 29;
        hash *= 0xBF58476D1CE4E5B9L;
        return lattice[(int) (hash >>> 48)];
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double mix(double a, double b, double t) {
        return a + (b - a) * t;
    }
}
