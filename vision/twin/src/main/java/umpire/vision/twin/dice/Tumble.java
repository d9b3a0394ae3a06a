package umpire.vision.twin.dice;

import java.util.SplittableRandom;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/**
 * The motion of a thrown die: it hops and rolls from one pose to another and slows down.
 *
 * @param from its first pose
 * @param to its final pose
 * @param startMs the time of the throw
 * @param lastsMs the time until it lies
 * @param turnsDeg its rotation about the axis of rolling
 * @param spinDeg its rotation about the vertical
 */
public record Tumble(TwinDie from, TwinDie to, long startMs, long lastsMs, double turnsDeg, double spinDeg) {
    private static final double HOP_MM = 46;

    public static Tumble thrown(TwinDie from, TwinDie to, SplittableRandom random, long startMs) {
        double wayMm = from.pose().distanceMm(to.pose());
        double turnsDeg = Math.clamp(wayMm / from.edgeMm() * 60, 540, 1350) + random.nextInt(3) * 90;
        return new Tumble(from, to, startMs, 480 + random.nextInt(160), turnsDeg, random.nextInt(-240, 240));
    }

    public boolean over(long nowMs) {
        return nowMs >= startMs + lastsMs;
    }

    /** Returns the die at a moment during the motion. */
    public TwinDie at(long nowMs) {
        double t = Math.clamp((nowMs - startMs) / (double) lastsMs, 0, 1);
        Pose pose = poseAt(t);
        double left = 1 - progress(t);
        double towards = Math.toDegrees(Math.atan2(
                to.pose().yMm() - from.pose().yMm(),
                to.pose().xMm() - from.pose().xMm()));
        double stepS = 0.004;
        Pose next = poseAt(Math.min(1, t + stepS * 1000 / lastsMs));
        Velocity velocity = new Velocity((next.xMm() - pose.xMm()) / stepS, (next.yMm() - pose.yMm()) / stepS);
        return to.lying(pose, to.face()).leaning(-turnsDeg * left, towards).flying(hopMm(t), velocity);
    }

    private Pose poseAt(double t) {
        double share = progress(t);
        return new Pose(
                from.pose().xMm() + share * (to.pose().xMm() - from.pose().xMm()),
                from.pose().yMm() + share * (to.pose().yMm() - from.pose().yMm()),
                to.pose().headingDeg() + spinDeg * (1 - share));
    }

    /** Returns the share of the distance covered: fast at first, and slower at the end. */
    private static double progress(double t) {
        return 1 - Math.pow(1 - t, 2.1);
    }

    /** Returns the height of the die during its four hops, each lower and shorter than the one before. */
    private static double hopMm(double t) {
        double[] landings = {0, 0.30, 0.52, 0.67, 0.77};
        for (int i = 1; i < landings.length; i++) {
            if (t < landings[i]) {
                double within = (t - landings[i - 1]) / (landings[i] - landings[i - 1]);
                return HOP_MM * Math.pow(0.42, i - 1) * 4 * within * (1 - within);
            }
        }
        return 0;
    }
}
