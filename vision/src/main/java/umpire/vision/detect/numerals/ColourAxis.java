package umpire.vision.detect.numerals;

/**
 * Finds the principal axis of a set of colours by power iteration: the weights of blue, green and red along which the colours differ most.
 */
public final class ColourAxis {
    private static final int ROUNDS = 12;

    /** The start vector is along no axis and no diagonal, so that no result is missed. Chosen. */
    private static final double[] BEGINNING = {1, 1.1, 0.9};

    private ColourAxis() {}

    /** Returns the axis for the pixels of a circle; its sign is arbitrary. */
    public static double[] of(PlainPicture picture, int x, int y, int radius) {
        double[] mean = new double[3];
        double[][] spread = new double[3][3];
        int count = 0;
        for (int dy = -radius; dy <= radius; dy++) {
            for (int dx = -radius; dx <= radius; dx++) {
                if (dx * dx + dy * dy <= radius * radius) {
                    for (int a = 0; a < 3; a++) {
                        mean[a] += picture.level(x + dx, y + dy, a);
                        for (int b = 0; b < 3; b++) {
                            spread[a][b] +=
                                    (double) picture.level(x + dx, y + dy, a) * picture.level(x + dx, y + dy, b);
                        }
                    }
                    count++;
                }
            }
        }
        double[] axis = BEGINNING.clone();
        for (int round = 0; round < ROUNDS; round++) {
            double[] next = new double[3];
            for (int a = 0; a < 3; a++) {
                for (int b = 0; b < 3; b++) {
                    next[a] += (spread[a][b] / count - mean[a] * mean[b] / count / count) * axis[b];
                }
            }
            double length = Math.sqrt(next[0] * next[0] + next[1] * next[1] + next[2] * next[2]);
            for (int a = 0; a < 3; a++) {
                axis[a] = length > 0 ? next[a] / length : axis[a];
            }
        }
        return axis;
    }
}
