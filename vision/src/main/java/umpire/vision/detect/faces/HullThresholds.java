package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for paper beyond the outline of a paper die, which shows that it leans. */
public record HullThresholds(
        @Threshold(
                value = 2.2,
                unit = "millimetres beyond the outline",
                tooLow = "glue and the lens make flat dice lean",
                tooHigh = "a lean of a few degrees is overlooked")
        double beyondMm,

        @Threshold(
                value = 13,
                unit = "millimetres beyond the outline",
                tooLow = "the part that a lean adds is taken for the table",
                tooHigh = "the next thing is taken for the table")
        double tableMm,

        @Threshold(
                value = 3,
                unit = "points along the outline",
                tooLow = "grain of paper colour makes flat dice lean",
                tooHigh = "a lean that shows at one corner is overlooked")
        double minPoints,

        @Threshold(
                value = 16,
                unit = "pixels of the tag's side; below that fewer than twice as many points are a doubt",
                tooLow = "the blur round a small die makes it lean",
                tooHigh = "a lean that shows at one corner is overlooked",
                measuredOn =
                        "54 rendered octahedra that lay flat, with tags of 15 pixels: 1 was said to lean for fewer points")
        double smallPx,

        @Threshold(
                value = 0.3,
                unit = "share of the paper's light",
                tooLow = "dark things of paper colour make flat dice lean",
                tooHigh = "a side in deep shadow does not show a lean")
        double minLightShare,

        @Threshold(
                value = 1.15,
                unit = "share of the paper's light",
                tooLow = "a side in more light than the top does not show a lean",
                tooHigh = "bright table makes flat dice lean")
        double maxLightShare,

        @Threshold(
                value = 14,
                unit = "grey levels between the channels, in as much light as the tag's margin has",
                tooLow = "noise on paper hides a lean",
                tooHigh = "a table of nearly its colour makes flat dice lean")
        double shadeLevels) {
    /** Returns the default thresholds. */
    public static HullThresholds standard() {
        return ThresholdTable.standard(HullThresholds.class);
    }
}
