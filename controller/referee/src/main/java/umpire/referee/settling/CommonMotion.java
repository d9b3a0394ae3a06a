package umpire.referee.settling;

import java.util.List;
import umpire.rules.kernel.Pose;

/**
 * The common motion of most pieces, as after the sheet slid or the camera was knocked: a shift and a small turn around
 * the middle of the board.
 *
 * @param xMm the shift to the right
 * @param yMm the shift away from seat South
 * @param turnRad the turn, counter-clockwise
 */
record CommonMotion(double xMm, double yMm, double turnRad) {
    static final CommonMotion NONE = new CommonMotion(0, 0, 0);

    /** With at least this many pieces, those that moved otherwise than the majority count as moved by themselves. */
    private static final int MANY = 5;

    /**
     * The median displacement, in millimetres, above which the pieces count as moved together. Chosen: rendered pieces
     * at rest seldom waver by so much.
     */
    private static final double STIRRED_MM = 0.15;

    /** The common motion must reduce the median displacement by at least this factor. Chosen. */
    private static final double NEARER = 0.5;

    private static final int ROUNDS = 8;

    /** Pieces that are nearer than this to where the motion puts them get no more weight in the fit. */
    private static final double NEAR_MM = 0.05;

    /** The pose of one piece before and now. */
    record PoseStep(Pose before, Pose now, PoseNoise noise) {
        boolean moved(CommonMotion with) {
            return noise.moved(with.of(before), now);
        }
    }

    /**
     * Returns the common motion. It is zero where most pieces lie as they lay, or where the motion does not bring
     * enough of them much nearer. The noise of many pieces also has a mean, but that mean must not explain a piece that
     * moved alone.
     */
    static CommonMotion of(List<PoseStep> steps) {
        CommonMotion common = steps.size() < MANY ? mean(steps) : fitted(steps);
        boolean more = still(steps, common) > still(steps, NONE);
        double stirredMm = offMm(steps, NONE);
        return more && stirredMm > STIRRED_MM && offMm(steps, common) < NEARER * stirredMm ? common : NONE;
    }

    /** Returns the median distance, in millimetres, between the pieces and where the motion puts them. */
    private static double offMm(List<PoseStep> steps, CommonMotion common) {
        return steps.stream()
                .mapToDouble(step -> common.of(step.before()).distanceMm(step.now()))
                .sorted()
                .skip((steps.size() - 1) / 2)
                .findFirst()
                .orElse(0);
    }

    private static long still(List<PoseStep> steps, CommonMotion common) {
        return steps.stream().filter(step -> !step.moved(common)).count();
    }

    /** Few pieces have a common motion only if all of them moved alike. */
    private static CommonMotion mean(List<PoseStep> steps) {
        CommonMotion mean = new CommonMotion(
                steps.stream().mapToDouble(CommonMotion::rightMm).average().orElse(0),
                steps.stream().mapToDouble(CommonMotion::awayMm).average().orElse(0),
                0);
        return steps.size() > 1 && still(steps, NONE) == 0 && still(steps, mean) == steps.size() ? mean : NONE;
    }

    private static double rightMm(PoseStep step) {
        return step.now().xMm() - step.before().xMm();
    }

    private static double awayMm(PoseStep step) {
        return step.now().yMm() - step.before().yMm();
    }

    /** Fits by least absolute distances, so that pieces that moved by themselves have little weight. */
    private static CommonMotion fitted(List<PoseStep> steps) {
        CommonMotion fit = NONE;
        for (int round = 0; round < ROUNDS; round++) {
            fit = fitted(steps, fit);
        }
        return fit;
    }

    private static CommonMotion fitted(List<PoseStep> steps, CommonMotion last) {
        double w = 0;
        double x = 0;
        double y = 0;
        double right = 0;
        double away = 0;
        for (PoseStep step : steps) {
            double weight = last.weight(step);
            w += weight;
            x += weight * step.before().xMm();
            y += weight * step.before().yMm();
            right += weight * rightMm(step);
            away += weight * awayMm(step);
        }
        double across = 0;
        double square = 0;
        for (PoseStep step : steps) {
            double weight = last.weight(step);
            double dx = step.before().xMm() - x / w;
            double dy = step.before().yMm() - y / w;
            across += weight * (dx * awayMm(step) - dy * rightMm(step));
            square += weight * (dx * dx + dy * dy);
        }
        double turn = square == 0 ? 0 : across / square;
        return new CommonMotion(right / w + turn * y / w, away / w - turn * x / w, turn);
    }

    private double weight(PoseStep step) {
        return 1 / Math.max(NEAR_MM, of(step.before()).distanceMm(step.now()));
    }

    /** Returns the pose to which this motion brings a piece. */
    Pose of(Pose pose) {
        return new Pose(
                pose.xMm() + xMm - turnRad * pose.yMm(),
                pose.yMm() + yMm + turnRad * pose.xMm(),
                pose.headingDeg() + Math.toDegrees(turnRad));
    }
}
