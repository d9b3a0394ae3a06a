package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for paper beyond the outline of a paper die, which shows that it leans. */
public record HullThresholds(
        @Threshold(
                value = 2.2,
                unit = "millimetres beyond the outline",
                tooLow = "flat dice are said to lean because of glue or the lens",
                tooHigh = "a lean of a few degrees is overlooked")
        double beyondMm,

        @Threshold(
                value = 13,
                unit = "millimetres beyond the outline",
                tooLow = "the part that a lean adds is taken for the table",
                tooHigh = "another object beside the die is taken for the table")
        double tableMm,

        @Threshold(
                value = 3,
                unit = "points along the outline",
                tooLow = "flat dice on a table whose grain has the paper's colour are said to lean",
                tooHigh = "a lean that shows only at one corner is overlooked")
        double minPoints,

        @Threshold(
                value = 16,
                unit = "pixels of the tag's side; a smaller tag needs twice as many points",
                tooLow = "a small flat die is said to lean because of the blur round it",
                tooHigh = "a lean that shows only at one corner is overlooked",
                measuredOn =
                        "54 rendered octahedra that lay flat, with tags of 15 pixels: with fewer points, 1 was said to lean")
        double smallPx,

        @Threshold(
                value = 0.3,
                unit = "brightness as a share of the paper's brightness",
                tooLow = "flat dice beside dark things of paper colour are said to lean",
                tooHigh = "a side in deep shadow does not show a lean")
        double minLightShare,

        @Threshold(
                value = 1.15,
                unit = "brightness as a share of the paper's brightness",
                tooLow = "a side in more light than the top does not show a lean",
                tooHigh = "flat dice on a bright table are said to lean")
        double maxLightShare,

        @Threshold(
                value = 14,
                unit = "levels of difference from the paper's colour, at the brightness of the tag's margin",
                tooLow = "noise on paper hides a lean",
                tooHigh = "flat dice on a table of nearly their colour are said to lean")
        double shadeLevels) {
    /** Returns the default thresholds. */
    public static HullThresholds standard() {
        return ThresholdTable.standard(HullThresholds.class);
    }
}
