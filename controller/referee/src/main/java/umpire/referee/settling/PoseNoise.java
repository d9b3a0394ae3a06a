package umpire.referee.settling;

import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Pose;

/**
 * The running mean of the distance between two readings of a piece at rest. It depends on the camera and on the size of
 * the tag.
 *
 * @param mm the mean distance of two readings
 * @param deg the mean difference of their headings
 */
record PoseNoise(double mm, double deg) {
    /** The value of a camera without readings. */
    static final PoseNoise UNKNOWN = new PoseNoise(0, 0);

    /**
     * Smaller displacements never count as movement. Measured: with a camera of 960 pixels, hands and changes of light
     * make the readings of rendered pieces at rest waver by up to 0.26 mm and 1.4°.
     */
    static final double LEAST_MM = 0.4;

    static final double LEAST_DEG = 2.0;

    /**
     * The multiple of the mean from which a piece counts as moved. Chosen: normal noise reaches it once in a million
     * looks.
     */
    private static final double TIMES = 6;

    /** The most that one reading adds to the mean, so that small touches do not pass for noise. */
    private static final double MOST_MM = 0.25;

    private static final double MOST_DEG = 0.5;
    private static final double SHARE = 0.2;

    /**
     * Adds a pair of readings of a piece that was not touched between them. Two equal readings are ignored.
     */
    PoseNoise with(double apartMm, double turnDeg) {
        return apartMm == 0 && turnDeg == 0
                ? this
                : new PoseNoise(
                        mm + SHARE * (Math.min(apartMm, MOST_MM) - mm),
                        deg + SHARE * (Math.min(turnDeg, MOST_DEG) - deg));
    }

    /** Returns whether two readings of a piece differ by more than the noise. */
    boolean moved(SeenToken before, SeenToken now) {
        return moved(before.flat(), now.flat());
    }

    boolean moved(Pose before, Pose now) {
        return before.distanceMm(now) > Math.max(LEAST_MM, TIMES * mm)
                || before.turnDeg(now) > Math.max(LEAST_DEG, TIMES * deg);
    }
}
