package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** What makes a single pip a one: it has nothing but itself and four edges to speak for it. */
public record LoneFaceThresholds(
        @Threshold(
                value = 0.6,
                unit = "shorter axis by longer axis",
                tooLow = "ovals in wood become ones",
                tooHigh = "ones at the rim of the picture are missed")
        double minRoundness,

        @Threshold(
                value = 0.12,
                unit = "root of the mean squared distance from an ellipse, as a share of its radius",
                tooLow = "blurred and scratched ones are missed",
                tooHigh = "stains become ones")
        double maxRoughness,

        @Threshold(
                value = 30,
                unit = "grey levels between pip and face",
                tooLow = "knots and stains become ones",
                tooHigh = "ones on pale dice, and in shadow, are missed")
        double minContrastLevels,

        @Threshold(
                value = 2.5,
                unit = "radii of a pip",
                tooLow = "dice with fat pips seem too small to have edges",
                tooHigh = "dice with fine pips seem too large",
                measuredOn = "the geometry of dice on sale, with some room")
        double stepRadii,

        @Threshold(
                value = 0.8,
                unit = "steps of the supposed grid",
                tooLow = "anything round a spot is plain",
                tooHigh = "the edge of the die makes a one uneven")
        double plainSteps,

        @Threshold(
                value = 0.2,
                unit = "share of the pip's contrast",
                tooLow = "ones on worn and swirled dice are missed",
                tooHigh = "spots on texture become ones")
        double maxUnevennessShare,

        @Threshold(
                value = 0.28,
                unit = "share of the distance of its edges",
                tooLow = "ones seen in perspective are missed",
                tooHigh = "a spot beside three lines becomes a one")
        double maxSpreadShare,

        @Threshold(
                value = 0.75,
                unit = "steps of the supposed grid",
                tooLow = "the rim of the pip is taken for the edge",
                tooHigh = "small dice have no edge")
        double firstSteps,

        @Threshold(
                value = 3.6,
                unit = "steps of the supposed grid",
                tooLow = "large dice have no edge",
                tooHigh = "the next thing on the table is taken for the edge")
        double lastSteps,

        @Threshold(
                value = 1.05,
                unit = "steps of the supposed grid",
                tooLow = "the rim of the pip is taken for the edge",
                tooHigh = "small dice have no edge")
        double nearestEdgeSteps,

        @Threshold(
                value = 0.75,
                unit = "share of the distance of the edge",
                tooLow = "a line through a corner of something is an edge",
                tooHigh = "rounded corners hide the edge")
        double sideShare,

        @Threshold(
                value = 0.8,
                unit = "confidence; from 0.9 on nobody is asked",
                tooLow = "it loses against worse readings",
                tooHigh = "a spot in any square is not asked about")
        double confidenceShare,

        @Threshold(
                value = 0.45,
                unit = "share of the pip's radius",
                tooLow = "a speck beside it rules a one out",
                tooHigh = "a small pip beside it is overlooked: a two is read for a one")
        double rivalRadiusShare,

        @Threshold(
                value = 0.35,
                unit = "share of the pip's contrast",
                tooLow = "a shadow beside it rules a one out",
                tooHigh = "a faint pip beside it is overlooked: a two is read for a one")
        double rivalContrastShare,

        @Threshold(
                value = 0.95,
                unit = "share of half a side",
                tooLow = "pips in the corners are overlooked",
                tooHigh = "dirt on the rounded edge rules a one out")
        double faceShare) {
    /** Those that are used where nobody moves one. */
    public static LoneFaceThresholds standard() {
        return ThresholdTable.standard(LoneFaceThresholds.class);
    }
}
