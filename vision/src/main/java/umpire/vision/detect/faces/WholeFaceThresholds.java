package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for a whole face matched to a blurred or noisy picture. */
public record WholeFaceThresholds(
        @Threshold(
                value = 0.9,
                unit = "share of what is seen that the face explains",
                tooLow = "noise is read for a face",
                tooHigh = "faces in blur are not read")
        double minExplainedShare,

        @Threshold(
                value = 5,
                unit = "times as much is left unexplained by any other number of pips",
                tooLow = "a six is read for a four in blur",
                tooHigh = "faces in blur are left open")
        double minLead,

        @Threshold(
                value = 0.5,
                unit = "share of the contrast that each pip has",
                tooLow = "a faint spot counts as a pip",
                tooHigh = "worn pips leave a face open")
        double minPipShare,

        @Threshold(
                value = 0.35,
                unit = "share of the contrast where there is no pip",
                tooLow = "gleam leaves a face open",
                tooHigh = "a faint pip is overlooked: a five is read for a four")
        double maxBesidePipsShare,

        @Threshold(
                value = 0.82,
                unit = "shorter side by longer side, as fitted",
                tooLow = "what leans or is none is read",
                tooHigh = "faces at the rim of the picture are left open")
        double minFittedSquareness,

        @Threshold(
                value = 0.19,
                unit = "edges of the die",
                tooLow = "the pips of a smaller thing make a face",
                tooHigh = "dice with pips close together are left open",
                measuredOn = "the geometry of dice on sale, with some room")
        double minStepEdges,

        @Threshold(
                value = 0.32,
                unit = "edges of the die",
                tooLow = "dice with pips far apart are left open",
                tooHigh = "pips of two dice make a face",
                measuredOn = "the geometry of dice on sale, with some room")
        double maxStepEdges,

        @Threshold(
                value = 0.85,
                unit = "edges of the die",
                tooLow = "one die is told twice",
                tooHigh = "one of two dice that touch is dropped")
        double sameDieEdges,

        @Threshold(
                value = 0.8,
                unit = "shorter axis by longer axis, of pips that tell how sharp the picture is",
                tooLow = "stains tell it",
                tooHigh = "slanted pips do not tell it")
        double minRoundness,

        @Threshold(
                value = 0.06,
                unit = "root of the mean squared distance from an ellipse, of pips that tell how sharp the picture is",
                tooLow = "only few pips tell it",
                tooHigh = "stains tell it")
        double maxRoughness,

        @Threshold(
                value = 0.3,
                unit = "radii that the edge of a pip is wide",
                tooLow = "sharp pictures are searched for whole faces, which takes time",
                tooHigh = "blurred pictures are read by single pips: wrong ones")
        double softShare) {
    /** Returns the default thresholds. */
    public static WholeFaceThresholds standard() {
        return ThresholdTable.standard(WholeFaceThresholds.class);
    }
}
