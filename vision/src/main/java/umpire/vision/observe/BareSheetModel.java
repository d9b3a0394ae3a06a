package umpire.vision.observe;

import java.util.Arrays;
import umpire.vision.rectify.PlanView;

/**
 * What the bare sheet must look like in this light. Each kind of tint has one colour, unknown beforehand; the light varies slowly
 * over the sheet. Both are fitted to the middle colour of every part, and parts that do not agree with the rest (something stands
 * there) lose their say round by round. Levels are logarithms, so that light adds.
 */
final class BareSheetModel {
    private static final int LIGHT_TERMS = 5;
    private static final double[] TRUST = {0.4, 0.25, 0.15, 0.1, 0.06, 0.05, 0.04, 0.04};
    private static final int LEAST_PIXELS = 60;
    private static final int FEWEST_PARTS = 12;
    private static final double[] LOG = new double[256];

    static {
        for (int i = 0; i < 256; i++) {
            LOG[i] = Math.log(Math.max(i, 4));
        }
    }

    private final SheetMap map;
    private final double[][] terms = new double[3][];

    /**
     * Fits.
     *
     * @param covered which pixels show something that is known to stand there
     */
    BareSheetModel(SheetMap map, PlanView plan, boolean[] covered) {
        this.map = map;
        int[][] histograms = new int[map.parts() * 3][256];
        double[][] middles = new double[map.parts()][3];
        byte[] bgr = plan.bgr();
        for (int y = 0, i = 0; y < map.heightPx(); y++) {
            for (int x = 0; x < map.widthPx(); x++, i++) {
                int part = map.part(i);
                if (part != SheetMap.NOTHING && !covered[i] && ((x ^ y) & 1) == 0) {
                    for (int c = 0; c < 3; c++) {
                        histograms[part * 3 + c][bgr[3 * i + c] & 0xFF]++;
                    }
                    middles[part][0] += x;
                    middles[part][1] += y;
                    middles[part][2]++;
                }
            }
        }
        for (int c = 0; c < 3; c++) {
            terms[c] = fitted(histograms, middles, c);
        }
    }

    static double log(byte level) {
        return LOG[level & 0xFF];
    }

    /** Returns the logarithm of the level that a part is printed with, before any light. */
    double tint(int channel, int part) {
        return terms[channel][map.kind(part)];
    }

    /** Fills in how the light changes that along a row: blue, green and red of each pixel. */
    void lightOf(int y, double[] row) {
        double v = 2.0 * y / map.heightPx() - 1;
        int k = map.kinds();
        for (int c = 0; c < 3; c++) {
            double[] t = terms[c];
            double still = t[k + 1] * v + t[k + 4] * v * v;
            double slope = t[k] + t[k + 3] * v;
            for (int x = 0; x < map.widthPx(); x++) {
                double u = 2.0 * x / map.widthPx() - 1;
                row[3 * x + c] = still + (slope + t[k + 2] * u) * u;
            }
        }
    }

    private double[] fitted(int[][] histograms, double[][] middles, int channel) {
        int unknowns = map.kinds() + LIGHT_TERMS;
        double[] solution = new double[unknowns];
        int usable =
                (int) Arrays.stream(middles).filter(m -> m[2] >= LEAST_PIXELS).count();
        double[] medians = new double[map.parts()];
        for (int part = 0; part < map.parts(); part++) {
            medians[part] = median(histograms[part * 3 + channel], middles[part][2]);
        }
        for (int round = 0; round < TRUST.length; round++) {
            double[][] normal = new double[unknowns][unknowns + 1];
            for (int part = 0; part < map.parts(); part++) {
                double count = middles[part][2];
                if (count < LEAST_PIXELS) {
                    continue;
                }
                double[] row = row(part, middles[part][0] / count, middles[part][1] / count, usable);
                double level = medians[part];
                double off = round == 0 ? 0 : (level - dot(row, solution)) / TRUST[round];
                add(normal, row, level, Math.sqrt(count) / Math.pow(1 + off * off, 2));
            }
            solution = solved(normal);
        }
        return solution;
    }

    private double[] row(int part, double x, double y, int usable) {
        double[] row = new double[map.kinds() + LIGHT_TERMS];
        double u = 2 * x / map.widthPx() - 1;
        double v = 2 * y / map.heightPx() - 1;
        double[] light = {u, v, u * u, u * v, v * v};
        row[map.kind(part)] = 1;
        for (int i = 0; i < LIGHT_TERMS; i++) {
            row[map.kinds() + i] = i < 2 || usable >= FEWEST_PARTS ? light[i] : 0;
        }
        return row;
    }

    private static double median(int[] histogram, double count) {
        double below = 0;
        for (int level = 0; level < 256; level++) {
            below += histogram[level];
            if (below >= count / 2) {
                return LOG[level];
            }
        }
        return LOG[255];
    }

    private static void add(double[][] normal, double[] row, double level, double weight) {
        for (int i = 0; i < row.length; i++) {
            for (int j = 0; j < row.length; j++) {
                normal[i][j] += weight * row[i] * row[j];
            }
            normal[i][row.length] += weight * row[i] * level;
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /** Solves by elimination; the diagonal is lifted a little, so that a tint nobody sees does no harm. */
    private static double[] solved(double[][] m) {
        int n = m.length;
        for (int i = 0; i < n; i++) {
            m[i][i] += 1e-6;
        }
        for (int i = 0; i < n; i++) {
            for (int row = i + 1; row < n; row++) {
                double share = m[row][i] / m[i][i];
                for (int column = i; column <= n; column++) {
                    m[row][column] -= share * m[i][column];
                }
            }
        }
        double[] x = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double rest = m[i][n];
            for (int column = i + 1; column < n; column++) {
                rest -= m[i][column] * x[column];
            }
            x[i] = rest / m[i][i];
        }
        return x;
    }
}
