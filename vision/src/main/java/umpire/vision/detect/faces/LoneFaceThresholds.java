package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/**
 * The thresholds for a one, whose only evidence is a pip and four edges. It has no grid of pips, so a grid is supposed from the radius of
 * its pip.
 */
public record LoneFaceThresholds(
        @Threshold(
                value = 0.6,
                unit = "shorter axis divided by longer axis",
                tooLow = "ovals in wood are read as ones",
                tooHigh = "ones at the rim of the picture are missed")
        double minRoundness,

        @Threshold(
                value = 0.12,
                unit = "root of the mean squared distance from an ellipse, as a share of its radius",
                tooLow = "blurred and scratched ones are missed",
                tooHigh = "stains are read as ones")
        double maxRoughness,

        @Threshold(
                value = 30,
                unit = "grey levels between pip and face",
                tooLow = "knots and stains are read as ones",
                tooHigh = "ones on pale dice, and in shadow, are missed")
        double minContrastLevels,

        @Threshold(
                value = 2.5,
                unit = "radii of a pip",
                tooLow = "dice with fine pips seem too large to have edges",
                tooHigh = "dice with fat pips seem too small to have edges",
                measuredOn = "the geometry of dice on sale, with some room")
        double stepRadii,

        @Threshold(
                value = 0.8,
                unit = "steps of the supposed grid",
                tooLow = "the surroundings of any spot count as even",
                tooHigh = "the edge of the die counts as unevenness of the face")
        double plainSteps,

        @Threshold(
                value = 0.2,
                unit = "share of the pip's contrast",
                tooLow = "ones on worn and swirled dice are missed",
                tooHigh = "spots on texture are read as ones")
        double maxUnevennessShare,

        @Threshold(
                value = 0.28,
                unit = "difference between the farthest and the nearest edge, as a share of their median distance",
                tooLow = "ones seen in perspective are missed",
                tooHigh = "a spot beside three lines is read as a one")
        double maxSpreadShare,

        @Threshold(
                value = 0.75,
                unit = "steps of the supposed grid",
                tooLow = "the rim of the pip is taken for the edge",
                tooHigh = "small dice seem to have no edge")
        double firstSteps,

        @Threshold(
                value = 3.6,
                unit = "steps of the supposed grid",
                tooLow = "large dice seem to have no edge",
                tooHigh = "the next thing on the table is taken for the edge")
        double lastSteps,

        @Threshold(
                value = 1.05,
                unit = "steps of the supposed grid",
                tooLow = "the rim of the pip is taken for the edge",
                tooHigh = "small dice seem to have no edge")
        double nearestEdgeSteps,

        @Threshold(
                value = 0.75,
                unit = "length of an edge that is compared, as a share of its distance",
                tooLow = "the corner of another thing is taken for an edge of the die",
                tooHigh = "rounded corners hide the edge")
        double sideShare,

        @Threshold(
                value = 0.8,
                unit = "confidence; from 0.9 on the players are not asked",
                tooLow = "worse readings are preferred to this one",
                tooHigh = "a spot in any square is not asked about")
        double confidenceShare,

        @Threshold(
                value = 0.45,
                unit = "share of the pip's radius",
                tooLow = "a speck beside the pip rules a one out",
                tooHigh = "a small pip beside the first is overlooked: a two is read as a one")
        double rivalRadiusShare,

        @Threshold(
                value = 0.35,
                unit = "share of the pip's contrast",
                tooLow = "a shadow beside the pip rules a one out",
                tooHigh = "a faint pip beside the first is overlooked: a two is read as a one")
        double rivalContrastShare,

        @Threshold(
                value = 0.95,
                unit = "share of half a side",
                tooLow = "pips in the corners are overlooked",
                tooHigh = "dirt on the rounded edge rules a one out")
        double faceShare,

        @Threshold(
                value = 0.145,
                unit = "the pip's radius as a share of the side",
                tooLow = "ones with a large pip are missed",
                tooHigh = "cells of tags and letters with a hole are read as ones",
                measuredOn = "15 ones in photographs, from 0.078 to 0.128, and 21 other spots, from 0.152 on")
        double maxPipShare,

        @Threshold(
                value = 0.22,
                unit = "the pip's radius as a share of the side, for a pip that is clearly round",
                tooLow = "the large red ones of some makers are missed",
                tooHigh = "rings and holes are read as ones",
                measuredOn = "the geometry of dice on sale, with some room")
        double maxFatPipShare,

        @Threshold(
                value = 0.04,
                unit = "root of the mean squared distance from an ellipse, as a share of its radius, of a large pip",
                tooLow = "large ones that are blurred are missed",
                tooHigh = "cells of tags are read as ones",
                measuredOn = "cells of tags in photographs, from 0.043 on")
        double maxFatRoughness,

        @Threshold(
                value = 4,
                unit = "pixels of a large pip's radius",
                tooLow = "blurred letters are read as ones",
                tooHigh = "large ones on small dice are missed")
        double minFatPx,

        @Threshold(
                value = 3,
                unit = "pixels of the pip's radius, for a one beyond doubt",
                tooLow = "a spot too small to have a shape counts as a sure one",
                tooHigh = "ones on small dice are asked about")
        double sureRadiusPx,

        @Threshold(
                value = 0.035,
                unit =
                        "root of the mean squared distance from an ellipse, as a share of its radius, of a one beyond doubt",
                tooLow = "the table asks about ones that were read well",
                tooHigh = "a stain in a square is not asked about",
                measuredOn = "ones in photographs, most from 0.006 to 0.029")
        double sureRoughness,

        @Threshold(
                value = 0.06,
                unit = "the pip's radius as a share of the side, for a one beyond doubt",
                tooLow = "a speck in a square is not asked about",
                tooHigh = "ones with a fine pip are asked about",
                measuredOn = "ones in photographs, from 0.078 on")
        double surePipShare,

        @Threshold(
                value = 0.92,
                unit = "confidence",
                tooLow = "a round pip in the middle of a square is asked about",
                tooHigh = "no effect: from 0.9 on the players are not asked anyway")
        double sureShare) {
    /** Returns the default thresholds. */
    public static LoneFaceThresholds standard() {
        return ThresholdTable.standard(LoneFaceThresholds.class);
    }
}
