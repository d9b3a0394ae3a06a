package umpire.vision.detect.numerals;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for finding a ten-sided die and for reading its numeral without a question. */
public record NumeralThresholds(
        @Threshold(
                value = 1.5,
                unit = "mean gradient in the middle of a die, in levels per pixel",
                tooLow = "bare table is searched too, and a look takes longer",
                tooHigh = "dice in the dark are not found")
        double minBodyChange,

        @Threshold(
                value = 0,
                unit = "answer of the net for bodies, from -1 to 1",
                tooLow = "print and pieces are called dice",
                tooHigh = "dice are not found")
        double minBodySureness,

        @Threshold(
                value = 0.75,
                unit = "longer edges between the middles of two dice",
                tooLow = "one die is found twice",
                tooHigh = "one of two dice that touch is not found",
                measuredOn = "geometry: two dice that lie face to face are one edge apart")
        double minApartEdges,

        @Threshold(
                value = 0.25,
                unit = "mean share of both nets for the face, from 0 to 1",
                tooLow = "a mere guess is reported as a face",
                tooHigh = "the table does not mention a likely face")
        double minToldShare,

        @Threshold(
                value = 0.75,
                unit =
                        "the least share that the net for whole dice gives in any turn to a face on which both nets agree",
                tooLow = "wrong faces are accepted",
                tooHigh = "the table asks about clear faces",
                measuredOn =
                        "2261 rendered dice that lie, of typefaces not used in training: at 0.6 one was misread, an 8 for a 0"
                                + " with a dot, at a tenth of the light")
        double minSharedShare,

        @Threshold(
                value = 0.9,
                unit = "the least share that this net gives in any turn to a face that the other net does not see",
                tooLow = "wrong faces are accepted",
                tooHigh = "the table asks about clear faces",
                measuredOn =
                        "1214 rendered dice that lie, most of them of typefaces not used in training: none was misread. With"
                                + " minSharedShare at 0.5 three were")
        double minLoneShare,

        @Threshold(
                value = 0.75,
                unit = "the least share of a die that lies flat in any turn, from 0 to 1",
                tooLow = "the face of a die that leans is accepted",
                tooHigh = "dice that lie flat are asked about",
                measuredOn = "250 dice that lie and 160 that lean by 12 degrees or more, rendered in unknown typefaces:"
                        + " 3 of those that lean were read")
        double minLiesShare,

        @Threshold(
                value = 0.1,
                unit = "mean share of both nets for a face, from 0 to 1",
                tooLow = "the table names faces that are hardly possible",
                tooHigh = "the right face is not among those asked about")
        double minAskedShare,

        @Threshold(
                value = 0.3,
                unit = "share of the black-and-white versions of the numeral that have the right number of holes",
                tooLow = "a numeral with another number of holes is accepted",
                tooHigh = "the table asks about clear numerals")
        double minHolesShare,

        @Threshold(
                value = 0,
                unit = "answer of the net for lying dice, from -1 to 1",
                tooLow = "the face of a die that leans is accepted",
                tooHigh = "dice that lie flat are asked about",
                measuredOn = "250 dice that lie and 160 that lean by 12 degrees or more, rendered in unknown typefaces:"
                        + " 3 of those that lean were read")
        double minLyingSureness,

        @Threshold(
                value = 0.15,
                unit = "share of a die that lies flat, from 0 to 1",
                tooLow = "the table asks about print that looks like a die",
                tooHigh = "the table does not suggest a face for an unread die")
        double minAskedLiesShare,

        @Threshold(
                value = 0.95,
                unit = "the least share that the net for whole dice gives in any turn to a six or a nine with its mark",
                tooLow = "a nine is read as a six",
                tooHigh = "marked sixes and nines are asked about",
                measuredOn =
                        "250 rendered dice that lie: 20 of 29 marked sixes and nines have more, and no other die has")
        double minMarkedShare,

        @Threshold(
                value = 0.2,
                unit = "the other net's answer for a six or nine without mark, from 0 to 1",
                tooLow = "marked sixes and nines are asked about",
                tooHigh = "a nine is read as a six")
        double maxUnmarkedShare,

        @Threshold(
                value = 0.97,
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
    public static NumeralThresholds standard() {
        return ThresholdTable.standard(NumeralThresholds.class);
    }
}
