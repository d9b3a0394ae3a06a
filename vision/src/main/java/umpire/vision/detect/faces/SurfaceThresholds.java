package umpire.vision.detect.faces;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for the colour of a face and the marks on it. */
public record SurfaceThresholds(
        @Threshold(
                value = 1.45,
                unit = "radii of a pip",
                tooLow = "the rim of a pip counts as the face's colour",
                tooHigh = "the next pip counts as the face's colour")
        double faceBeginsRadii,

        @Threshold(
                value = 1.4,
                unit = "radii of a pip",
                tooLow = "rims of pips count as unevenness of the face",
                tooHigh = "too little of the face is left to compare")
        double clearOfPipRadii,

        @Threshold(
                value = 0.3,
                unit = "share of the pips' contrast",
                tooLow = "shadow and wear rule a face out",
                tooHigh = "a faint pip is overlooked: a five is read as a four")
        double emptyShare,

        @Threshold(
                value = 0.5,
                unit = "steps of the face's grid",
                tooLow = "a face is ruled out if one of its pips lies a little beside its place",
                tooHigh = "an empty place near a pip counts as taken",
                measuredOn = "geometry, no data")
        double atPlaceSteps,

        @Threshold(
                value = 0.55,
                unit = "share of the pips' contrast",
                tooLow = "shadow on a face rules it out",
                tooHigh = "a pip behind a highlight is overlooked: a six is read as a four")
        double pipLikeShare,

        @Threshold(
                value = 6,
                unit = "points of a lattice of 25 by 25",
                tooLow = "a scratch rules a face out",
                tooHigh = "a pip that was not found is overlooked")
        double maxSpecks,

        @Threshold(
                value = 0.9,
                unit = "share of the points of a face",
                tooLow = "unevenness is overlooked, since only the evenest points count",
                tooHigh = "a highlight counts as unevenness of the face")
        double pointsCountedShare,

        @Threshold(
                value = 1.5,
                unit = "multiples of the unevenness of the face",
                tooLow = "the grain of a face counts as its edge",
                tooHigh = "the table counts as the face")
        double tolerancePerUnevenness,

        @Threshold(
                value = 4,
                unit = "levels",
                tooLow = "noise counts as the edge of a face",
                tooHigh = "a pale table counts as a pale face")
        double toleranceLevels,

        @Threshold(
                value = 10,
                unit = "levels",
                tooLow = "noise counts as the edge of an even face",
                tooHigh = "a table of nearly its colour counts as the face")
        double minToleranceLevels,

        @Threshold(
                value = 45,
                unit = "levels",
                tooLow = "a swirl counts as the edge of a face",
                tooHigh = "the table counts as a swirled face")
        double maxToleranceLevels) {
    /** Returns the default thresholds. */
    public static SurfaceThresholds standard() {
        return ThresholdTable.standard(SurfaceThresholds.class);
    }
}
