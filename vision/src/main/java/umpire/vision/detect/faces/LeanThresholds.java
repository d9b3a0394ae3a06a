package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for a leaning die. Lengths are in edges of the die. */
public record LeanThresholds(
        @Threshold(
                value = 0.13,
                unit = "edges of the die beyond where a flat one ends",
                tooLow = "dice on a table of their own colour, and blurred ones, are said to lean",
                tooHigh = "a die that leans is read",
                measuredOn = "geometry: a lean of ten degrees shows this much more of a side")
        double maxOffEdges,

        @Threshold(
                value = 0.09,
                unit = "the same in blur and noise, where bodies fade into the table",
                tooLow = "flat dice in blur are said to lean",
                tooHigh = "a die that leans is read in blur")
        double maxOffUnclearEdges,

        @Threshold(
                value = 0.19,
                unit = "edges of a side that should be seen and is not",
                tooLow = "flat dice whose sides are in shadow are said to lean",
                tooHigh = "a die that leans away is read")
        double maxHiddenEdges,

        @Threshold(
                value = 0.8,
                unit = "share of the side that should be seen",
                tooLow = "flat dice whose sides are in shadow are said to lean",
                tooHigh = "a die that leans away is read")
        double maxHiddenShare,

        @Threshold(
                value = 0.12,
                unit = "edges of a side that a flat die shows",
                tooLow = "sides too narrow to see decide",
                tooHigh = "a lean away from the camera is not looked for")
        double minShownEdges,

        @Threshold(
                value = 0.945,
                unit = "shorter side by longer side of a four or five",
                tooLow = "a die that leans is read",
                tooHigh = "under a camera that is not quite plumb, every die is said to lean",
                measuredOn = "geometry: a camera that is not quite plumb lowers the ratio by a twentieth")
        double minSquareness,

        @Threshold(
                value = 0.88,
                unit = "shorter side by longer side of a six",
                tooLow = "a six that leans is read",
                tooHigh = "sixes of some makers are said to lean")
        double minSquarenessOfSix,

        @Threshold(
                value = 0.87,
                unit = "shorter by longer stretch between opposite edges",
                tooLow = "a die that leans is read",
                tooHigh = "flat dice with an edge in shadow are said to lean")
        double minOblongShare,

        @Threshold(
                value = 1.4,
                unit = "standard deviations of the blur",
                tooLow = "flat dice in blur are said to lean",
                tooHigh = "a die that leans is read in blur")
        double blurReach,

        @Threshold(
                value = 0.8,
                unit = "pixels of blur that a lens in focus has",
                tooLow = "a body is allowed to reach farther than it does",
                tooHigh = "dice in focus are said to lean for their slight blur")
        double plainBlurPx,

        @Threshold(
                value = 0.95,
                unit = "pixels of blur",
                tooLow = "dice in focus are checked for their shape and not read",
                tooHigh = "in blur, a leaning die counts as flat because of its colours")
        double softPx,

        @Threshold(
                value = 0.93,
                unit = "shorter by longer stretch between opposite edges, in blur",
                tooLow = "a die that leans is read in blur",
                tooHigh = "flat dice in blur are asked about")
        double minSoftRatio,

        @Threshold(
                value = 0.91,
                unit = "the same of a six",
                tooLow = "a six that leans is read in blur",
                tooHigh = "flat sixes in blur are asked about")
        double minSoftRatioOfSix,

        @Threshold(
                value = 0.955,
                unit = "shorter side by longer side of a four or five, in blur",
                tooLow = "a die that leans is read in blur",
                tooHigh = "flat dice in blur are asked about")
        double minSoftSquareness,

        @Threshold(
                value = 0.97,
                unit = "shorter side by longer side of a four or five",
                tooLow = "a lean away from the camera is overlooked",
                tooHigh = "a square die with a side in shadow is said to lean")
        double minClearSquareness,

        @Threshold(
                value = 0.03,
                unit = "edges of the side opposite to one that is hidden",
                tooLow = "a square die with a side in shadow is said to lean",
                tooHigh = "a lean away from the camera is overlooked")
        double minShownOppositeEdges) {
    /** Returns the default thresholds. */
    public static LeanThresholds standard() {
        return ThresholdTable.standard(LeanThresholds.class);
    }
}
