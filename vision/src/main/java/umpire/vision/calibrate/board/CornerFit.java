package umpire.vision.calibrate.board;

import java.util.Optional;
import umpire.vision.calibrate.equations.SymmetricSystem;

/**
 * Finds the point where four squares of a board meet, to a fraction of a pixel. It fits a model of such a point to the levels around it.
 * The model has two edges of any direction, each with its own blur, between two levels that may have a gradient. The dark squares lie
 * opposite each other, so neither blur nor a camera's gamma curve moves the point.
 */
final class CornerFit {
    private static final int NUMBERS = 10;
    private static final int ROUNDS = 25;
    private static final double SETTLED_PX = 5e-4;
    private static final double FIRST_BLUR_PX = 1;
    private static final double LEAST_BLUR_PX = 0.25;
    private static final double MOST_BLUR_SHARE = 0.6;
    private static final double FIRST_DAMPING = 1e-2;
    private static final double MOST_DAMPING = 1e6;
    private static final double ROOT_2 = Math.sqrt(2);

    /** The least contrast between dark and bright squares, in levels. */
    private static final double LEAST_CONTRAST = 8;

    /** The largest residual of the model, as a share of the contrast. */
    private static final double MOST_LEFT_OVER = 0.25;

    /**
     * A fitted corner.
     *
     * @param x of the point in the picture, in pixels
     * @param y of the point
     * @param blurPx standard deviation of the sharper edge
     * @param smearPx standard deviation of the other edge
     * @param contrast half the difference between bright and dark; positive if the square between the two directions is bright
     */
    record Fitted(double x, double y, double blurPx, double smearPx, double contrast) {}

    private final GreyLevels grey;
    private final double startX;
    private final double startY;
    private final double radius;
    private final int left;
    private final int top;
    private final int side;
    private final double[] weights;

    private CornerFit(GreyLevels grey, double startX, double startY, double radius) {
        this.grey = grey;
        this.startX = startX;
        this.startY = startY;
        this.radius = radius;
        this.left = (int) Math.round(startX - radius);
        this.top = (int) Math.round(startY - radius);
        this.side = 2 * (int) Math.round(radius) + 1;
        this.weights = new double[side * side];
    }

    /**
     * Fits a corner.
     *
     * @param x start value, near the corner
     * @param y start value, near the corner
     * @param directions of its two edges, in radians, the first along the board's rows
     * @param radius the radius in pixels of the disc that is compared with the model
     * @return the corner; empty if the picture does not look like one
     */
    static Optional<Fitted> at(GreyLevels grey, double x, double y, double[] directions, double radius) {
        CornerFit fit = new CornerFit(grey, x, y, radius);
        if (!fit.inside()) {
            return Optional.empty();
        }
        return fit.fitted(directions);
    }

    private boolean inside() {
        return left >= 0 && top >= 0 && left + side <= grey.widthPx() && top + side <= grey.heightPx();
    }

    /**
     * Fits the model. Its parameters are x, y, the directions of both normals, the blur of both edges, the level, its two slopes and the
     * contrast.
     */
    private Optional<Fitted> fitted(double[] directions) {
        double[] now = {
            startX,
            startY,
            directions[0] + Math.PI / 2,
            directions[1] + Math.PI / 2,
            FIRST_BLUR_PX,
            FIRST_BLUR_PX,
            0,
            0,
            0,
            0
        };
        weigh(now);
        linear(now);
        if (Math.abs(now[9]) < LEAST_CONTRAST / 2) {
            return Optional.empty();
        }
        double[][] matrix = new double[NUMBERS][NUMBERS];
        double[] right = new double[NUMBERS];
        double cost = equations(now, matrix, right);
        double damping = FIRST_DAMPING;
        for (int round = 0; round < ROUNDS && damping < MOST_DAMPING; round++) {
            double[] step = SymmetricSystem.solved(SymmetricSystem.root(damped(matrix, damping)), right);
            double[] next = stepped(now, step);
            double[][] nextMatrix = new double[NUMBERS][NUMBERS];
            double[] nextRight = new double[NUMBERS];
            double nextCost = equations(next, nextMatrix, nextRight);
            if (nextCost <= cost) {
                double moved = Math.hypot(next[0] - now[0], next[1] - now[1]);
                now = next;
                matrix = nextMatrix;
                right = nextRight;
                cost = nextCost;
                damping /= 5;
                if (moved < SETTLED_PX && round > 2) {
                    break;
                }
            } else {
                damping *= 8;
            }
        }
        return accepted(now, cost);
    }

    private Optional<Fitted> accepted(double[] now, double cost) {
        double moved = Math.hypot(now[0] - startX, now[1] - startY);
        double contrast = Math.abs(now[9]);
        double leftOver = Math.sqrt(cost / weightSum());
        boolean clear = contrast >= LEAST_CONTRAST && leftOver <= MOST_LEFT_OVER * contrast && moved <= radius / 2;
        return clear
                ? Optional.of(new Fitted(now[0], now[1], Math.min(now[4], now[5]), Math.max(now[4], now[5]), now[9]))
                : Optional.empty();
    }

    private double weightSum() {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        return sum;
    }

    /** Computes the weights of the levels, which fall from one in the middle of the disc to zero at its rim. */
    private void weigh(double[] at) {
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                double off = Math.hypot(left + column - at[0], top + row - at[1]);
                weights[row * side + column] = Math.clamp((radius - off) / Math.max(1, radius / 3), 0, 1);
            }
        }
    }

    /** Finds the level, slopes and contrast for the first estimate of the edges. */
    private void linear(double[] now) {
        double[][] matrix = new double[4][4];
        double[] right = new double[4];
        double[] row = new double[4];
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                double dx = left + i % side - now[0];
                double dy = top + i / side - now[1];
                row[0] = 1;
                row[1] = dx;
                row[2] = dy;
                row[3] = edge(dx, dy, now[2], now[4]) * edge(dx, dy, now[3], now[5]);
                add(matrix, right, row, level(i), weights[i]);
            }
        }
        System.arraycopy(SymmetricSystem.solved(SymmetricSystem.root(matrix), right), 0, now, 6, 4);
    }

    private static double edge(double dx, double dy, double normal, double blur) {
        return ErrorFunction.of((dx * Math.cos(normal) + dy * Math.sin(normal)) / (blur * ROOT_2));
    }

    private double level(int index) {
        return grey.at(left + index % side, top + index / side);
    }

    /** Adds up the equations of one iteration and returns the weighted sum of squared residuals. */
    private double equations(double[] now, double[][] matrix, double[] right) {
        double cost = 0;
        double cos1 = Math.cos(now[2]);
        double sin1 = Math.sin(now[2]);
        double cos2 = Math.cos(now[3]);
        double sin2 = Math.sin(now[3]);
        double[] row = new double[NUMBERS];
        for (int i = 0; i < weights.length; i++) {
            double weight = weights[i];
            if (weight <= 0) {
                continue;
            }
            double dx = left + i % side - now[0];
            double dy = top + i / side - now[1];
            double far1 = (dx * cos1 + dy * sin1) / (now[4] * ROOT_2);
            double far2 = (dx * cos2 + dy * sin2) / (now[5] * ROOT_2);
            double edge1 = ErrorFunction.of(far1);
            double edge2 = ErrorFunction.of(far2);
            double slope1 = now[9] * edge2 * ErrorFunction.slope(far1);
            double slope2 = now[9] * edge1 * ErrorFunction.slope(far2);
            double byFar1 = slope1 / (now[4] * ROOT_2);
            double byFar2 = slope2 / (now[5] * ROOT_2);
            row[0] = -byFar1 * cos1 - byFar2 * cos2 - now[7];
            row[1] = -byFar1 * sin1 - byFar2 * sin2 - now[8];
            row[2] = byFar1 * (dy * cos1 - dx * sin1);
            row[3] = byFar2 * (dy * cos2 - dx * sin2);
            row[4] = -slope1 * far1 / now[4];
            row[5] = -slope2 * far2 / now[5];
            row[6] = 1;
            row[7] = dx;
            row[8] = dy;
            row[9] = edge1 * edge2;
            double off = level(i) - (now[6] + now[7] * dx + now[8] * dy + now[9] * row[9]);
            add(matrix, right, row, off, weight);
            cost += weight * off * off;
        }
        return cost;
    }

    private static void add(double[][] matrix, double[] right, double[] row, double off, double weight) {
        for (int i = 0; i < row.length; i++) {
            double weighted = weight * row[i];
            for (int j = 0; j <= i; j++) {
                matrix[i][j] += weighted * row[j];
            }
            right[i] += weighted * off;
        }
    }

    private static double[][] damped(double[][] matrix, double damping) {
        double[][] damped = new double[NUMBERS][];
        for (int i = 0; i < NUMBERS; i++) {
            damped[i] = matrix[i].clone();
            damped[i][i] = damped[i][i] * (1 + damping) + 1e-9;
        }
        return damped;
    }

    private double[] stepped(double[] now, double[] step) {
        double[] next = now.clone();
        for (int i = 0; i < NUMBERS; i++) {
            next[i] += step[i];
        }
        next[4] = Math.clamp(next[4], LEAST_BLUR_PX, MOST_BLUR_SHARE * radius);
        next[5] = Math.clamp(next[5], LEAST_BLUR_PX, MOST_BLUR_SHARE * radius);
        return next;
    }
}
