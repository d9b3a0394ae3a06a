package umpire.vision.detect.tags;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for a dark square that is a tag, and for its corners. */
public record TagThresholds(
        @Threshold(
                value = 1.6,
                unit = "pixels to each side of an edge",
                tooLow = "the edges of small and blurred tags are cut off, and their corners are inexact",
                tooHigh = "the cells of small tags pull corners away")
        double minReachPx,

        @Threshold(
                value = 0.06,
                unit = "share of the steepest rise across an edge",
                tooLow = "noise pulls corners away",
                tooHigh = "blurred edges are cut off on one side")
        double noiseShare,

        @Threshold(
                value = 12,
                unit = "grey levels across an edge",
                tooLow = "noise counts as an edge",
                tooHigh = "tags in dim light keep rough corners")
        double minRiseLevels,

        @Threshold(
                value = 2.5,
                unit = "pixels by which a corner may move",
                tooLow = "blurred corners stay rough",
                tooHigh = "a corner jumps to the edge of something else")
        double maxMovePx,

        @Threshold(
                value = 0.2,
                unit = "share of a side by which a corner may move",
                tooLow = "rounded corners of large tags stay rough",
                tooHigh = "a corner jumps to the edge of something else")
        double maxMoveShare,

        @Threshold(
                value = 0.07,
                unit = "share of a side that is left out at each end",
                tooLow = "rounded, blurred corners bend the line",
                tooHigh = "short sides have too few points")
        double cornerShare,

        @Threshold(
                value = 0.4,
                unit = "pixels off the line at which a point has half its weight",
                tooLow = "a bent or blurred side is fitted to few points",
                tooHigh = "a scratch or a finger pulls a side away")
        double trustedPx,

        @Threshold(
                value = 0.25,
                unit = "share of the way from the middle level to black or white",
                tooLow = "doubtful cells count as clear: a shape that is no tag is read as a tag",
                tooHigh = "tags in blur and uneven light are not read")
        double beyondDoubtShare,

        @Threshold(
                value = 0.2,
                unit = "share of a cell, to each side of its middle",
                tooLow = "single noisy pixels decide the colour of a cell",
                tooHigh = "blur of the neighbours decides the colour of a cell")
        double cellReachShare,

        @Threshold(
                value = 4,
                unit = "grey levels: half the difference between black and white",
                tooLow = "noise is read as a tag",
                tooHigh = "tags in the dark are not read")
        double minHalfContrastLevels,

        @Threshold(
                value = 0.6,
                unit = "share of the cells that must be beyond doubt",
                tooLow = "a shape that is no tag is read as a tag",
                tooHigh = "blurred, shiny and small tags are not read")
        double minSureShare,

        @Threshold(
                value = 1,
                unit = "cells that clearly do not match",
                tooLow = "a soiled tag is not read",
                tooHigh = "a tag is read as another one")
        double maxWrongCells,

        @Threshold(
                value = 0.9,
                unit = "correlation of the picture with a tag that must be there",
                tooLow = "other print on the side of a die that leans is taken for its tag",
                tooHigh = "the narrow tag of a side is recognised only in sharp pictures",
                measuredOn =
                        "rendered paper dice in pictures 960 wide: 0.93 and more where they lay flat, 0.88 and less where they leaned")
        double minCorrelation) {
    /** Returns the default thresholds. */
    public static TagThresholds standard() {
        return ThresholdTable.standard(TagThresholds.class);
    }
}
