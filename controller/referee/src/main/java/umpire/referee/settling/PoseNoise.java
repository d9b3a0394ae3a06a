package umpire.referee.settling;

import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Pose;

/**
 * How far apart two readings of one piece lie although nobody moved it, as a running mean: each camera and each size of tag has a noise of
 * its own.
 *
 * @param mm between two readings, on average
 * @param deg likewise
 */
record PoseNoise(double mm, double deg) {
    /** A camera that has not been watched yet. */
    static final PoseNoise UNKNOWN = new PoseNoise(0, 0);

    /** Measured: before a camera of 960 pixels, rendered pieces at rest waver by up to 0.26 mm and 1.4°, through hands and changes of light. */
    static final double LEAST_MM = 0.4;

    static final double LEAST_DEG = 2.0;

    /** How many times the mean a piece must have moved. Chosen: normal noise reaches that once in a million looks. */
    private static final double TIMES = 6;

    /** One reading counts for no more than this, so that small touches do not pass for noise. */
    private static final double MOST_MM = 0.25;

    private static final double MOST_DEG = 0.5;
    private static final double SHARE = 0.2;

    /** Takes another pair of readings of a piece that was not touched between them. The same reading twice tells nothing. */
    PoseNoise with(double apartMm, double turnDeg) {
        return apartMm == 0 && turnDeg == 0
                ? this
                : new PoseNoise(
                        mm + SHARE * (Math.min(apartMm, MOST_MM) - mm),
                        deg + SHARE * (Math.min(turnDeg, MOST_DEG) - deg));
    }

    /** Returns whether a piece lies otherwise by more than the noise. */
    boolean moved(SeenToken before, SeenToken now) {
        return moved(before.flat(), now.flat());
    }

    boolean moved(Pose before, Pose now) {
        return before.distanceMm(now) > Math.max(LEAST_MM, TIMES * mm)
                || before.turnDeg(now) > Math.max(LEAST_DEG, TIMES * deg);
    }
}
