package umpire.vision.detect.taught;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for finding a taught die and for reading its face without a question. Lengths are in edges of the die. */
public record CustomDieThresholds(
        @Threshold(
                value = 6,
                unit = "levels by which a body differs from its surroundings",
                tooLow = "every grain of a table is examined, and a look takes longer",
                tooHigh = "dice of nearly the colour of the table are not found")
        double minSpotLevels,

        @Threshold(
                value = 9,
                unit = "levels by which a colour may differ from a shade of the ground",
                tooLow = "grain and noise are taken for the die, which then seems to lean",
                tooHigh = "sides in shadow are taken for the ground")
        double groundLevels,

        @Threshold(
                value = 0.6,
                unit = "overlap of body and outline, as a share of their union",
                tooLow = "print is examined more closely, and a look takes longer",
                tooHigh = "dice whose sides lie in shadow are not found")
        double minOverlap,

        @Threshold(
                value = 0.85,
                unit = "overlap of body and outline, as a share of their union, where no face is recognised",
                tooLow = "print and counters are called unreadable dice",
                tooHigh = "a die whose face was not taught is not noticed")
        double minBodyOverlap,

        @Threshold(
                value = 0.97,
                unit = "likeness to a taught face, up to 1",
                tooLow = "a face that was not taught is taken for one that was",
                tooHigh = "the table asks about clear faces")
        double minSureLikeness,

        @Threshold(
                value = 0.8,
                unit = "likeness to a taught face, up to 1",
                tooLow = "the table mentions a mere guess",
                tooHigh = "the table does not mention a likely face")
        double minToldLikeness,

        @Threshold(
                value = 0.17,
                unit = "share of a face's contrast by which a part of it may differ",
                tooLow = "clear faces with glare or dirt are not read",
                tooHigh = "a face with one spot more is taken for the taught face")
        double maxStray,

        @Threshold(
                value = 3,
                unit = "the next best face's lack of likeness (1 less its likeness), as a multiple of the best face's",
                tooLow = "one of two similar faces is taken for the other",
                tooHigh = "the table asks about clear faces")
        double minRivalRatio,

        @Threshold(
                value = 0.02,
                unit = "likeness by which the next best face must be below the best",
                tooLow = "one of two almost equal faces is accepted",
                tooHigh = "the table asks about clear faces")
        double minRivalMargin,

        @Threshold(
                value = 0.09,
                unit = "edges of the die: its reach beyond a flat die's outline plus the offset of its face",
                tooLow = "dice that lie flat are asked about",
                tooHigh = "the face of a die that leans is accepted",
                measuredOn =
                        "2058 flat and 857 leaning rendered dice in soft light: no die that leans by ten degrees is"
                                + " accepted, except in blur; at 0.1 five are")
        double maxLeanEdges,

        @Threshold(
                value = 0.06,
                unit =
                        "edges of the die, as for maxLeanEdges, in blur or where a shadow is so deep that a side of the die is lost in it",
                tooLow = "dice that lie flat under one lamp are asked about",
                tooHigh = "the face of a die that leans under one lamp is accepted",
                measuredOn =
                        "464 flat and 219 leaning rendered dice under one lamp: no die that leans by ten degrees is"
                                + " accepted; at 0.07 two are")
        double maxUnclearLeanEdges,

        @Threshold(
                value = 0.96,
                unit = "confidence; from 0.9 on the players are not asked",
                tooLow = "the table asks about dice that were read well",
                tooHigh = "no effect: from 0.9 on the players are not asked anyway")
        double sureConfidence,

        @Threshold(
                value = 0.6,
                unit = "confidence",
                tooLow = "worse readings are preferred to this one",
                tooHigh = "a face that is only likely is not asked about")
        double unsureConfidence) {
    /** Returns the default thresholds. */
    public static CustomDieThresholds standard() {
        return ThresholdTable.standard(CustomDieThresholds.class);
    }
}
