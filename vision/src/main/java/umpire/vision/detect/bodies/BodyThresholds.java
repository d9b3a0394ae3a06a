package umpire.vision.detect.bodies;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for bodies on a table that may be dice. */
public record BodyThresholds(
        @Threshold(
                value = 28,
                unit = "levels by which a body differs from the table",
                tooLow = "cloth and wood grain count as bodies",
                tooHigh = "dice of nearly the colour of the table are not noticed",
                measuredOn =
                        "77 photographs of single dice, of which 72 are found, and ten of empty tables, on which nothing is found")
        double minLevels,

        @Threshold(
                value = 0.6,
                unit = "share of Otsu's threshold",
                tooLow = "a die's shadow counts as part of the die",
                tooHigh = "a die lit by a lamp is found in several pieces")
        double otsuShare,

        @Threshold(
                value = 20,
                unit = "pixels of a picture 640 wide",
                tooLow = "crumbs are asked about",
                tooHigh = "small dice are not noticed")
        double minSidePx,

        @Threshold(
                value = 260,
                unit = "pixels of a picture 640 wide",
                tooLow = "dice close to the camera are not noticed",
                tooHigh = "boards and books are asked about")
        double maxSidePx,

        @Threshold(
                value = 0.9,
                unit = "share of its convex hull that a body fills",
                tooLow = "hands and cables are asked about",
                tooHigh = "dice with a shadow are not noticed",
                measuredOn =
                        "77 photographs of single dice, of which 72 are found, and ten of empty tables, on which nothing is found")
        double minSolidity,

        @Threshold(
                value = 0.62,
                unit = "shorter side divided by longer side",
                tooLow = "pens and cards are asked about",
                tooHigh = "dice seen aslant are not noticed",
                measuredOn =
                        "77 photographs of single dice, of which 72 are found, and ten of empty tables, on which nothing is found")
        double minAspect,

        @Threshold(
                value = 0.6,
                unit = "share of the narrowest bounding rectangle that the body's convex hull fills",
                tooLow = "the table asks about star-shaped things",
                tooHigh = "dice seen with a corner up are not noticed")
        double minFill,

        @Threshold(
                value = 8,
                unit = "standard deviation of the levels in the middle of a body",
                tooLow = "coins and counters are asked about",
                tooHigh = "dice with faint marks are not noticed")
        double minMarkLevels) {
    /** Returns the default thresholds. */
    public static BodyThresholds standard() {
        return ThresholdTable.standard(BodyThresholds.class);
    }
}
