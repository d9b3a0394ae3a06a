package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/**
 * The thresholds for pips that form a face. Lengths are in steps of the face's grid. On dice on sale the edges are 1.6 to 2.4 steps from
 * the middle.
 */
public record FaceThresholds(
        @Threshold(
                value = 1.6,
                unit = "radii of a pip",
                tooLow = "pips that touch are read as a face",
                tooHigh = "dice with fat pips are not found",
                measuredOn = "the geometry of dice on sale, with some room")
        double minStepRadii,

        @Threshold(
                value = 5,
                unit = "radii of a pip",
                tooLow = "dice with fine pips are not found",
                tooHigh = "specks far apart are read as a face",
                measuredOn = "the geometry of dice on sale, with some room")
        double maxStepRadii,

        @Threshold(
                value = 0.35,
                unit = "shorter side divided by longer side, as seen",
                tooLow = "the side of a die is read as its top",
                tooHigh = "dice far from the middle of the picture are missed")
        double minSquareness,

        @Threshold(
                value = 0.3,
                unit = "steps of the face's grid",
                tooLow = "a face seen in perspective is missed",
                tooHigh = "pips of two dice are read as a face")
        double maxDeviationSteps,

        @Threshold(
                value = 1.35,
                unit = "steps of the face's grid",
                tooLow = "a pip that was not found is overlooked: a six is read as a four",
                tooHigh = "the table beside the die counts as a spot")
        double spottedSteps,

        @Threshold(
                value = 1.25,
                unit = "steps of the face's grid",
                tooLow = "colour between pips and edge is not compared",
                tooHigh = "the rounded edge counts as unevenness of the face")
        double evenSteps,

        @Threshold(
                value = 0.25,
                unit = "share of the pips' contrast",
                tooLow = "worn and shaded faces are missed",
                tooHigh = "pips on several things are read as a face")
        double maxUnevennessShare,

        @Threshold(
                value = 0.45,
                unit = "share of the pips' contrast, with four pips and more",
                tooLow = "swirled dice are missed",
                tooHigh = "four spots on anything are read as a face")
        double maxSwirlShare,

        @Threshold(
                value = 1.36,
                unit = "steps of the face's grid",
                tooLow = "the rim of a pip is taken for an edge",
                tooHigh = "small faces seem to have no edge",
                measuredOn = "the geometry of dice on sale, with some room")
        double nearestEdgeSteps,

        @Threshold(
                value = 2.75,
                unit = "steps of the face's grid",
                tooLow = "large faces seem to have no edge",
                tooHigh = "the next die is taken for an edge",
                measuredOn = "the geometry of dice on sale, with some room")
        double farthestEdgeSteps,

        @Threshold(
                value = 1.9,
                unit = "steps of the face's grid",
                tooLow = "dice without edges seem too small",
                tooHigh = "dice without edges seem too large",
                measuredOn = "the geometry of dice on sale, with some room")
        double commonHalfSteps,

        @Threshold(
                value = 1.6,
                unit = "steps of the face's grid",
                tooLow = "dice with an edge in a pip's shadow seem too small",
                tooHigh = "small faces seem too large",
                measuredOn = "the geometry of dice on sale, with some room")
        double minHalfSteps,

        @Threshold(
                value = 2.4,
                unit = "steps of the face's grid",
                tooLow = "large faces seem too small",
                tooHigh = "dice beside a shadow seem too large",
                measuredOn = "the geometry of dice on sale, with some room")
        double maxHalfSteps,

        @Threshold(
                value = 0.72,
                unit = "share of the size of dice in play",
                tooLow = "specks and printed dice count as dice",
                tooHigh = "a die that leans away is missed")
        double minSizeShare,

        @Threshold(
                value = 1.35,
                unit = "share of the size of dice in play",
                tooLow = "a die held up is missed",
                tooHigh = "pips of two dice are read as one large die")
        double maxSizeShare,

        @Threshold(
                value = 0.8,
                unit = "steps of the face's grid",
                tooLow = "square dice are asked about",
                tooHigh = "a strip of paper with two pips counts as a die beyond doubt")
        double maxEdgeSpreadSteps,

        @Threshold(
                value = 0.95,
                unit = "confidence; from 0.9 on the players are not asked",
                tooLow = "the table asks about dice that were read well",
                tooHigh = "no effect: from 0.9 on the players are not asked anyway")
        double sureShare,

        @Threshold(
                value = 0.93,
                unit = "confidence",
                tooLow = "a two or three on a clear square is asked about",
                tooHigh = "two spots on a square of paper count as a die beyond doubt")
        double sureFewPipsShare,

        @Threshold(
                value = 0.8,
                unit = "confidence",
                tooLow = "worse readings are preferred to this one",
                tooHigh = "a face of which only two edges are seen is not asked about")
        double twoEdgesShare,

        @Threshold(
                value = 0.7,
                unit = "confidence",
                tooLow = "worse readings are preferred to this one",
                tooHigh = "a two or three that is not on a clear square is not asked about")
        double fewPipsShare,

        @Threshold(
                value = 0.5,
                unit = "confidence",
                tooLow = "worse readings are preferred to this one",
                tooHigh = "four spots that are not on a die are not asked about")
        double noEdgesShare,

        @Threshold(
                value = 0.7,
                unit = "shorter side divided by longer side, as seen",
                tooLow = "a side of a die is read as its top",
                tooHigh = "dice at the rim of the picture are asked about")
        double slantedSquareness,

        @Threshold(
                value = 0.7,
                unit = "factor by which the confidence is multiplied",
                tooLow = "dice at the rim lose against worse readings",
                tooHigh = "a side of a die is read as its top")
        double slantedShare,

        @Threshold(
                value = 0.5,
                unit = "share of the radius of the face's pips",
                tooLow = "a speck on a face rules it out",
                tooHigh = "a small pip of the same face is overlooked: a six is read as a four")
        double strangerMinSizeShare,

        @Threshold(
                value = 2,
                unit = "share of the radius of the face's pips",
                tooLow = "a large foreign pip on the face is overlooked",
                tooHigh = "a large dark spot of the table beside the die rules a face out")
        double strangerMaxSizeShare,

        @Threshold(
                value = 0.4,
                unit = "share of the face's contrast",
                tooLow = "a shadow on a face rules it out",
                tooHigh = "a faint pip of the same face is overlooked: a six is read as a four")
        double strangerContrastShare,

        @Threshold(
                value = 1.6,
                unit = "steps of the face's grid",
                tooLow = "a foreign pip at the rim of a face is overlooked",
                tooHigh = "pips of the next die rule a face out")
        double strangerSteps,

        @Threshold(
                value = 2.4,
                unit = "steps of the face's grid",
                tooLow = "foreign pips in the corners are not looked for",
                tooHigh = "more pips are checked, which takes time")
        double strangerReachSteps,

        @Threshold(
                value = 0.15,
                unit = "cosine of the angle between the rows and the columns of a six",
                tooLow = "sixes with columns close together are asked about",
                tooHigh = "pips of two dice are read as a six beyond doubt")
        double maxSkewOfSix) {
    /** Returns the default thresholds. */
    public static FaceThresholds standard() {
        return ThresholdTable.standard(FaceThresholds.class);
    }
}
