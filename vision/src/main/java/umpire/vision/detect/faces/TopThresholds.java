package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for the top face of a die and the pips on its sides. */
public record TopThresholds(
        @Threshold(
                value = 0.6,
                unit = "radii of the larger pip",
                tooLow = "one pip counts twice",
                tooHigh = "pips of small dice side by side count once",
                measuredOn = "geometry, no data: two pips never touch")
        double samePipRadii,

        @Threshold(
                value = 1.2,
                unit = "radii of a pip",
                tooLow = "two finds of one pip at different sizes are not compared",
                tooHigh = "more pips are compared, which takes time")
        double samePipReachRadii,

        @Threshold(
                value = 2000,
                unit = "levels of contrast that weigh as much as a roughness of 1",
                tooLow = "of two finds of one pip, the stronger one wins even if it is ragged",
                tooHigh = "of two finds of one pip, the smoother one wins even if it is faint")
        double contrastPerRoughness,

        @Threshold(
                value = 0.85,
                unit = "how squarely the next face is seen, as a share of the best",
                tooLow = "dice on which two faces are seen alike are not read",
                tooHigh = "a side may be read for the top")
        double rivalShare,

        @Threshold(
                value = 0.9,
                unit = "shorter side divided by longer side, as seen",
                tooLow = "pips on the side of a die count as a top and do not show that it leans",
                tooHigh = "pips of the next die make a flat die seem to lean")
        double topSquareness,

        @Threshold(
                value = 1.1,
                unit = "sides of the face",
                tooLow = "pips on the side of a die are not looked for",
                tooHigh = "pips of the next die make a flat die seem to lean",
                measuredOn = "geometry, no data")
        double besideSides,

        @Threshold(
                value = 0.45,
                unit = "share of the radius of the face's pips",
                tooLow = "specks make a flat die seem to lean",
                tooHigh = "slanted pips on a side, which show a lean, are overlooked")
        double sidePipRadiusShare,

        @Threshold(
                value = 0.3,
                unit = "share of the face's contrast",
                tooLow = "stains make a flat die seem to lean",
                tooHigh = "pips on a side in shadow, which show a lean, are overlooked")
        double sidePipContrastShare,

        @Threshold(
                value = 0.6,
                unit = "share of the radius of the face's pips, in blur and noise",
                tooLow = "noise makes a flat die seem to lean",
                tooHigh = "pips on a side, which show a lean, are overlooked")
        double clearPipRadiusShare,

        @Threshold(
                value = 1.5,
                unit = "share of the radius of the face's pips, in blur and noise",
                tooLow = "pips on a side, which show a lean, are overlooked",
                tooHigh = "blurred shadows make a flat die seem to lean")
        double clearPipMaxRadiusShare,

        @Threshold(
                value = 0.5,
                unit = "share of the face's contrast, in blur and noise",
                tooLow = "noise makes a flat die seem to lean",
                tooHigh = "pips on a side, which show a lean, are overlooked")
        double clearPipContrastShare,

        @Threshold(
                value = 0.1,
                unit = "root of the mean squared distance from an ellipse, as a share of its radius",
                tooLow = "pips on a side, which show a lean, are overlooked",
                tooHigh = "noise makes a flat die seem to lean")
        double clearPipMaxRoughness,

        @Threshold(
                value = 0.5,
                unit = "share of the side of the other dice of a picture",
                tooLow = "print beside dice is read as a die",
                tooHigh = "small dice among large ones are missed")
        double minSideShare,

        @Threshold(
                value = 0.72,
                unit = "share of the side of the other dice of a picture",
                tooLow = "a side of a die whose top was not found counts as a sure top",
                tooHigh = "small dice among large ones are asked about",
                measuredOn = "dice of 12 to 16 mm among dice of 16 and 19 mm: all are above this share")
        double alikeSideShare,

        @Threshold(
                value = 0.8,
                unit = "confidence",
                tooLow = "worse readings are preferred to this one",
                tooHigh = "a face that is unlike the other dice is not asked about")
        double unlikeConfidence,

        @Threshold(
                value = 3.5,
                unit = "pixels of a pip's radius",
                tooLow = "the pixel grid decides how round a small pip looks, and so how squarely its face is seen",
                tooHigh = "small dice among large ones, and sixes with columns close together, are asked about")
        double shapedPipPx,

        @Threshold(
                value = 0.42,
                unit =
                        "area of a pip beside the face, as a share of the face's pips; at most its shorter axis divided by the longer",
                tooLow = "dice far from the middle of the picture are asked about",
                tooHigh = "seen from the side, the face toward the camera counts as a sure top",
                measuredOn = "rendered dice from 30 to 60 degrees: down to 0.45; from above mostly below 0.4")
        double minNeighbourForeshortening) {
    /** Returns the default thresholds. */
    public static TopThresholds standard() {
        return ThresholdTable.standard(TopThresholds.class);
    }
}
