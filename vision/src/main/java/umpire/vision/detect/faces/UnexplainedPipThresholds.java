package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for spots on a face that resemble its pips and put the face in doubt. */
public record UnexplainedPipThresholds(
        @Threshold(
                value = 0.8,
                unit = "sides of the face, from its middle",
                tooLow = "the other pips of a six that was read as a four are not looked for",
                tooHigh = "pips of the next die put a face in doubt",
                measuredOn = "geometry, no data")
        double reachSides,

        @Threshold(
                value = 0.9,
                unit = "share of half a side",
                tooLow = "a pip in the corner of a face counts as a pip beside it",
                tooHigh = "a face with a speck on its rounded edge is not read")
        double onFaceShare,

        @Threshold(
                value = 0.75,
                unit = "share of the radius of the face's pips",
                tooLow = "specks put a face in doubt",
                tooHigh = "smaller pips of the same die are overlooked")
        double minRadiusShare,

        @Threshold(
                value = 1.4,
                unit = "share of the radius of the face's pips",
                tooLow = "larger pips of the same die are overlooked",
                tooHigh = "a large dark spot of the table puts a face in doubt")
        double maxRadiusShare,

        @Threshold(
                value = 0.2,
                unit = "share of the contrast of the face's pips; a disc responds with a third of it",
                tooLow = "wear and shadow put a face in doubt",
                tooHigh = "pips behind a glint are overlooked: a five is read as a one")
        double minResponseShare,

        @Threshold(
                value = 1.2,
                unit = "radii of a pip",
                tooLow = "a pip found at two sizes puts its own face in doubt",
                tooHigh = "a pip that touches another is overlooked")
        double samePipRadii) {
    /** Returns the default thresholds. */
    public static UnexplainedPipThresholds standard() {
        return ThresholdTable.standard(UnexplainedPipThresholds.class);
    }
}
