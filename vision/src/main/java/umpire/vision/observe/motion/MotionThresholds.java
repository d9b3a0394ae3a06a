package umpire.vision.observe.motion;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for motion between small pictures. */
public record MotionThresholds(
        @Threshold(
                value = 7,
                unit = "grey levels of a pixel of the small picture",
                tooLow = "a flickering lamp counts as movement, and no look ever settles",
                tooHigh = "a slow hand over things of its colour is not seen")
        double minStepLevels,

        @Threshold(
                value = 9,
                unit = "times the median change",
                tooLow = "noise counts as movement",
                tooHigh = "in noise a hand is not seen")
        double noiseSteps,

        @Threshold(
                value = 3,
                unit = "pixels of the small picture",
                tooLow = "a gleam or a fly counts as movement",
                tooHigh = "the tip of a finger is not seen")
        double minPixels,

        @Threshold(
                value = 400,
                unit = "milliseconds",
                tooLow = "slow movement is not seen",
                tooHigh = "movement that has ended is still seen for this long")
        double keptMs) {
    /** Returns the default thresholds. */
    public static MotionThresholds standard() {
        return ThresholdTable.standard(MotionThresholds.class);
    }
}
