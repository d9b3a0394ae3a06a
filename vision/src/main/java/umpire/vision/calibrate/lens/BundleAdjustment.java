package umpire.vision.calibrate.lens;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.calibrate.equations.SymmetricSystem;

/**
 * Finds the lens and every pose of the board together, by the Levenberg-Marquardt method. It minimises the weighted sum of squared
 * distances between seen and predicted corners. The poses are eliminated picture by picture, since they depend on each other only through
 * the lens.
 */
public final class BundleAdjustment {
    private static final int MOST_ROUNDS = 60;
    private static final double FIRST_DAMPING = 1e-3;
    private static final double LEAST_DAMPING = 1e-12;
    private static final double MOST_DAMPING = 1e10;
    private static final double CALMER = 0.2;
    private static final double STRONGER = 6;
    private static final double SETTLED = 1e-11;
    private static final double TINY = 1e-12;

    private final List<List<BoardCorner>> pictures;
    private final double[][] weights;
    private final FreeNumbers free;

    /**
     * Prepares an adjustment.
     *
     * @param pictures the corners seen in each picture
     * @param weights one for each corner of each picture; 0 leaves it out
     * @param free the numbers solved for, in addition to the poses
     */
    public BundleAdjustment(List<List<BoardCorner>> pictures, double[][] weights, FreeNumbers free) {
        this.pictures = pictures;
        this.weights = weights;
        this.free = free;
    }

    /** Returns a weight of one for every corner. */
    public static double[][] evenly(List<List<BoardCorner>> pictures) {
        return pictures.stream()
                .map(corners -> corners.stream().mapToDouble(corner -> 1).toArray())
                .toArray(double[][]::new);
    }

    /** Improves a solution until it converges. */
    public Solution improved(Solution start) {
        Solution now = start;
        double cost = cost(now);
        double damping = FIRST_DAMPING;
        for (int round = 0; round < MOST_ROUNDS && damping < MOST_DAMPING; round++) {
            NormalEquations equations = equations(now);
            boolean better = false;
            while (!better && damping < MOST_DAMPING) {
                Solution next = stepped(now, equations, damping);
                double nextCost = next.lens().finite() ? cost(next) : Double.POSITIVE_INFINITY;
                better = nextCost <= cost;
                if (better) {
                    boolean settled = cost - nextCost <= SETTLED * cost;
                    now = next;
                    cost = nextCost;
                    damping = Math.max(LEAST_DAMPING, damping * CALMER);
                    if (settled) {
                        return now;
                    }
                } else {
                    damping *= STRONGER;
                }
            }
        }
        return now;
    }

    /**
     * Returns the covariance of the nine numbers of the lens. The given standard deviation is that of each coordinate of a corner with
     * weight 1.
     */
    public double[][] covariance(Solution solution, double sigmaPx) {
        double[][] information = equations(solution).reduced(0);
        for (double[] row : information) {
            for (int i = 0; i < row.length; i++) {
                row[i] /= sigmaPx * sigmaPx;
            }
        }
        free.addPrior(information, solution.lens());
        return free.spread(SymmetricSystem.inverse(information));
    }

    private double cost(Solution solution) {
        Projection projection = new Projection();
        BoardShape shape = solution.shape();
        double sum = 0;
        for (int p = 0; p < pictures.size(); p++) {
            List<BoardCorner> corners = pictures.get(p);
            BoardPose pose = solution.poses().get(p);
            for (int c = 0; c < corners.size(); c++) {
                BoardCorner corner = corners.get(c);
                projection.at(solution.lens(), pose, corner.x(), shape.yOf(corner.y()));
                if (!(projection.ahead > TINY)) {
                    return Double.POSITIVE_INFINITY;
                }
                double du = corner.pixelX() - projection.u;
                double dv = corner.pixelY() - projection.v;
                sum += weights[p][c] * (du * du + dv * dv);
            }
        }
        return Double.isFinite(sum) ? sum : Double.POSITIVE_INFINITY;
    }

    private NormalEquations equations(Solution solution) {
        NormalEquations equations = new NormalEquations(free.count(), pictures.size());
        Projection projection = new Projection();
        double[] byFree = new double[free.count()];
        BoardShape shape = solution.shape();
        for (int p = 0; p < pictures.size(); p++) {
            List<BoardCorner> corners = pictures.get(p);
            BoardPose pose = solution.poses().get(p);
            for (int c = 0; c < corners.size(); c++) {
                BoardCorner corner = corners.get(c);
                double y = shape.yOf(corner.y());
                projection.withSlopes(solution.lens(), pose, corner.x(), y);
                double[] off = {corner.pixelX() - projection.u, corner.pixelY() - projection.v};
                for (int row = 0; row < 2; row++) {
                    free.pick(projection.byLens[row], byStretch(projection.byPose[row], pose, shape, corner), byFree);
                    equations.add(p, byFree, projection.byPose[row], off[row], weights[p][c]);
                }
            }
        }
        return equations;
    }

    private static double byStretch(double[] byPose, BoardPose pose, BoardShape shape, BoardCorner corner) {
        double alongY = 0;
        for (int i = 0; i < 3; i++) {
            alongY += byPose[3 + i] * pose.turn(3 * i + 1);
        }
        return alongY * (corner.y() - shape.middleY());
    }

    private Solution stepped(Solution from, NormalEquations equations, double damping) {
        double[] common = equations.commonStep(damping);
        List<BoardPose> poses = new ArrayList<>();
        for (int p = 0; p < pictures.size(); p++) {
            poses.add(from.poses().get(p).plus(equations.poseStep(p, common, damping)));
        }
        return new Solution(
                from.lens().plus(free.lensStep(common)), from.shape().stretchedBy(free.stretchStep(common)), poses);
    }
}
