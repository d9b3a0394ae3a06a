package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for a leaning die. Lengths are in edges of the die. */
public record LeanThresholds(
        @Threshold(
                value = 0.13,
                unit = "edges of the die by which it reaches farther than a flat die",
                tooLow = "dice on a table of their own colour, and blurred ones, are said to lean",
                tooHigh = "a leaning die is read as if it lay flat",
                measuredOn = "geometry: a lean of ten degrees shows this much more of a side")
        double maxOffEdges,

        @Threshold(
                value = 0.09,
                unit = "edges of the die by which it reaches farther than a flat die, in blur and noise",
                tooLow = "flat dice in blur are said to lean",
                tooHigh = "in blur, a leaning die is read as if it lay flat")
        double maxOffUnclearEdges,

        @Threshold(
                value = 0.1,
                unit = "edges of the die between the middle of its body and that of a flat one",
                tooLow = "flat dice beside a shadow are said to lean",
                tooHigh = "a die that leans over a corner is read as if it lay flat",
                measuredOn =
                        "rendered dice: flat ones up to 0.08, ones that lean by 25 degrees and show no other sign from 0.13")
        double maxShiftEdges,

        @Threshold(
                value = 0.19,
                unit = "edges of the die: width of a side that should be visible and is not",
                tooLow = "flat dice whose sides are in shadow are said to lean",
                tooHigh = "a die that leans away from the camera is read as if it lay flat")
        double maxHiddenEdges,

        @Threshold(
                value = 0.8,
                unit = "share of a side that should be visible and is not",
                tooLow = "flat dice whose sides are in shadow are said to lean",
                tooHigh = "a die that leans away from the camera is read as if it lay flat")
        double maxHiddenShare,

        @Threshold(
                value = 0.12,
                unit = "edges of the die: width of a side that a flat die shows",
                tooLow = "sides too narrow to be seen decide whether a die leans",
                tooHigh = "a lean away from the camera is not looked for")
        double minShownEdges,

        @Threshold(
                value = 0.945,
                unit = "shorter side divided by longer side of a four or five",
                tooLow = "a leaning die is read as if it lay flat",
                tooHigh = "under a camera that is not quite plumb, every die is said to lean",
                measuredOn = "geometry: a camera that is not quite plumb lowers the ratio by a twentieth")
        double minSquareness,

        @Threshold(
                value = 0.88,
                unit = "shorter side divided by longer side of a six",
                tooLow = "a leaning six is read as if it lay flat",
                tooHigh = "sixes of some makers are said to lean")
        double minSquarenessOfSix,

        @Threshold(
                value = 0.87,
                unit = "shorter distance divided by longer one between opposite edges",
                tooLow = "a leaning die is read as if it lay flat",
                tooHigh = "flat dice with an edge in shadow are said to lean")
        double minOblongShare,

        @Threshold(
                value = 1.4,
                unit = "standard deviations of the blur",
                tooLow = "flat dice in blur are said to lean",
                tooHigh = "in blur, a leaning die is read as if it lay flat")
        double blurReach,

        @Threshold(
                value = 0.8,
                unit = "pixels of blur that a lens in focus has",
                tooLow = "a die that leans is read, because blur is thought to widen it",
                tooHigh = "dice in focus are said to lean because of their slight blur")
        double plainBlurPx,

        @Threshold(
                value = 0.95,
                unit = "pixels of blur",
                tooLow = "dice in focus are judged by their shape, and some are not read",
                tooHigh = "in blur, a die that leans counts as flat, since only the colours beside it are compared")
        double softPx,

        @Threshold(
                value = 0.93,
                unit = "shorter distance divided by longer one between opposite edges, in blur",
                tooLow = "in blur, a leaning die is read as if it lay flat",
                tooHigh = "flat dice in blur are asked about")
        double minSoftRatio,

        @Threshold(
                value = 0.91,
                unit = "shorter distance divided by longer one between opposite edges of a six, in blur",
                tooLow = "in blur, a leaning six is read as if it lay flat",
                tooHigh = "flat sixes in blur are asked about")
        double minSoftRatioOfSix,

        @Threshold(
                value = 0.955,
                unit = "shorter side divided by longer side of a four or five, in blur",
                tooLow = "in blur, a leaning die is read as if it lay flat",
                tooHigh = "flat dice in blur are asked about")
        double minSoftSquareness,

        @Threshold(
                value = 0.97,
                unit = "shorter side divided by longer side of a four or five",
                tooLow = "a lean away from the camera is overlooked",
                tooHigh = "a square die with a side in shadow is said to lean")
        double minClearSquareness,

        @Threshold(
                value = 0.03,
                unit = "edges of the die: visible width of the side opposite to a hidden side",
                tooLow = "a square die with a side in shadow is said to lean",
                tooHigh = "a lean away from the camera is overlooked")
        double minShownOppositeEdges) {
    /** Returns the default thresholds. */
    public static LeanThresholds standard() {
        return ThresholdTable.standard(LeanThresholds.class);
    }
}
