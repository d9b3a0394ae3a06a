package umpire.vision.detect.taught;

import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlainPicture;

/**
 * What lies round the middle of a face in one tone, that in which the face's colours differ most: so red on green is as good as black on white.
 */
final class TonePlane {
    private static final int ROUNDS = 12;

    /** Where the turning towards the tone begins: along no axis and no diagonal, so that none is missed. Chosen. */
    private static final double[] BEGINNING = {1, 1.1, 0.9};

    /** Colours of which neither is lighter are told apart by the channel that differs most. Chosen. */
    private static final double LIGHTER = 0.35;

    /** How far it reaches from the middle, and how much of it the tone is taken from, in edges. */
    private static final double REACH = 0.95;

    private static final double FACE = 0.36;

    /** What is beyond the last pixel but one has no pixel after it. Arithmetic. */
    private static final double BEFORE_LAST = 1.001;

    private final int left;
    private final int top;
    private final int side;
    private final float[] levels;

    TonePlane(PlainPicture picture, Pixel middle, double edgePx) {
        int reach = (int) Math.ceil(REACH * edgePx);
        int x = (int) Math.round(middle.x());
        int y = (int) Math.round(middle.y());
        double[] tone = tone(picture, x, y, (int) Math.round(FACE * edgePx));
        this.left = x - reach;
        this.top = y - reach;
        this.side = 2 * reach + 1;
        this.levels = new float[side * side];
        for (int i = 0; i < levels.length; i++) {
            double level = 0;
            for (int c = 0; c < 3; c++) {
                level += tone[c] * picture.level(left + i % side, top + i / side, c);
            }
            levels[i] = (float) level;
        }
    }

    private TonePlane(int side, float... levels) {
        this.left = 0;
        this.top = 0;
        this.side = side;
        this.levels = levels;
    }

    /** Returns that of a view that was kept: what lies beyond it is as its border. */
    static TonePlane of(float... view) {
        return new TonePlane(FacePatch.SIDE, view);
    }

    /** The longest axis of the cloud of colours, found by turning towards it again and again. */
    private static double[] tone(PlainPicture picture, int x, int y, int radius) {
        double[] mean = new double[3];
        double[][] spread = new double[3][3];
        int count = 0;
        for (int dy = -radius; dy <= radius; dy++) {
            for (int dx = -radius; dx <= radius; dx++) {
                if (dx * dx + dy * dy <= radius * radius) {
                    count++;
                    for (int a = 0; a < 3; a++) {
                        double one = picture.level(x + dx, y + dy, a);
                        mean[a] += one;
                        for (int b = 0; b < 3; b++) {
                            spread[a][b] += one * picture.level(x + dx, y + dy, b);
                        }
                    }
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
        return directed(axis);
    }

    /** Lighter is more; of two colours as light as each other, that which has more of the channel that differs most. */
    private static double[] directed(double... axis) {
        int most = 0;
        for (int c = 1; c < 3; c++) {
            most = Math.abs(axis[c]) > Math.abs(axis[most]) ? c : most;
        }
        double sum = axis[0] + axis[1] + axis[2];
        boolean turned = Math.abs(sum) > LIGHTER ? sum < 0 : axis[most] < 0;
        return turned ? new double[] {-axis[0], -axis[1], -axis[2]} : axis;
    }

    /** Returns the tone between four pixels of the picture. */
    double at(double xPx, double yPx) {
        double column = Math.clamp(xPx - left, 0, side - BEFORE_LAST);
        double row = Math.clamp(yPx - top, 0, side - BEFORE_LAST);
        int x = (int) column;
        int y = (int) row;
        double right = column - x;
        double down = row - y;
        int i = y * side + x;
        return (1 - down) * ((1 - right) * levels[i] + right * levels[i + 1])
                + down * ((1 - right) * levels[i + side] + right * levels[i + side + 1]);
    }
}
