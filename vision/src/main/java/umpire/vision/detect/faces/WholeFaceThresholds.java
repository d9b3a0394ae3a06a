package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for a whole face matched to a blurred or noisy picture. */
public record WholeFaceThresholds(
        @Threshold(
                value = 0.9,
                unit = "share of the variation on the die that the face explains",
                tooLow = "noise is read as a face",
                tooHigh = "faces in blur are not read")
        double minExplainedShare,

        @Threshold(
                value = 5,
                unit = "the unexplained share of the next best number of pips divided by that of the best",
                tooLow = "a six is read as a four in blur",
                tooHigh = "faces in blur are not read")
        double minLead,

        @Threshold(
                value = 0.5,
                unit = "contrast of each pip as a share of the mean contrast",
                tooLow = "a faint spot counts as a pip",
                tooHigh = "faces with worn pips are not read")
        double minPipShare,

        @Threshold(
                value = 0.35,
                unit = "contrast of each empty place as a share of the mean contrast",
                tooLow = "a face with a gleam on it is not read",
                tooHigh = "a faint pip is overlooked: a five is read as a four")
        double maxBesidePipsShare,

        @Threshold(
                value = 0.82,
                unit = "shorter side divided by longer side, as fitted",
                tooLow = "leaning dice, and things other than dice, are read",
                tooHigh = "faces at the rim of the picture are not read")
        double minFittedSquareness,

        @Threshold(
                value = 0.19,
                unit = "edges of the die",
                tooLow = "the pips of a smaller thing are read as a face",
                tooHigh = "dice with pips close together are not read",
                measuredOn = "the geometry of dice on sale, with some room")
        double minStepEdges,

        @Threshold(
                value = 0.32,
                unit = "edges of the die",
                tooLow = "dice with pips far apart are not read",
                tooHigh = "pips of two dice are read as a face",
                measuredOn = "the geometry of dice on sale, with some room")
        double maxStepEdges,

        @Threshold(
                value = 0.85,
                unit = "edges of the die",
                tooLow = "one die is reported twice",
                tooHigh = "one of two dice that touch is dropped")
        double sameDieEdges,

        @Threshold(
                value = 0.8,
                unit = "shorter axis divided by longer axis, of the pips used to measure sharpness",
                tooLow = "stains are used to measure sharpness too",
                tooHigh = "slanted pips are not used to measure sharpness")
        double minRoundness,

        @Threshold(
                value = 0.06,
                unit = "root of the mean squared distance from an ellipse, of the pips used to measure sharpness",
                tooLow = "only few pips are used to measure sharpness",
                tooHigh = "stains are used to measure sharpness too")
        double maxRoughness,

        @Threshold(
                value = 0.3,
                unit = "width of a pip's edge, in radii of the pip",
                tooLow = "sharp pictures are searched for whole faces, which takes time",
                tooHigh = "blurred pictures are read by single pips, with errors")
        double softShare) {
    /** Returns the default thresholds. */
    public static WholeFaceThresholds standard() {
        return ThresholdTable.standard(WholeFaceThresholds.class);
    }
}
