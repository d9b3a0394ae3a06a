package umpire.vision.observe.dice;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;
import umpire.vision.detect.faces.HullThresholds;

/** The thresholds that prove that a die with tags lies flat, or that it leans. */
public record TaggedDiceThresholds(
        @Threshold(
                value = 12,
                unit = "degrees by which the measured tilt of a tag may be wrong",
                tooLow = "a die that lies on a face is said to lean",
                tooHigh = "a die that leans is asked about and not said to lean")
        double maxTiltOffDeg,

        @Threshold(
                value = 200,
                unit =
                        "degrees times pixels: over the side of a small tag, the degrees by which its measured tilt may be wrong",
                tooLow = "a small die that lies flat is said to lean",
                tooHigh = "a small die that leans is asked about and not said to lean",
                measuredOn = "rendered octahedra that lay flat: 1,700 tags of 10 to 31 pixels were off by 187 at most")
        double tiltOffDegPx,

        @Threshold(
                value = 0.5,
                unit = "shorter side by longer side, as seen",
                tooLow = "tilt is measured on tags that are too narrow",
                tooHigh = "a die that leans far is not said to lean")
        double minTellingShare,

        @Threshold(
                value = 0.8,
                unit = "share of the cells of a tag that are beyond doubt",
                tooLow = "a doubtful tag counts as a face beyond doubt",
                tooHigh = "the table asks about dice with clear tags")
        double sureCellsShare,

        @Threshold(
                value = 0.97,
                unit = "confidence; from 0.9 on the players are not asked",
                tooLow = "the table asks about dice that were read well",
                tooHigh = "no effect: from 0.9 on the players are not asked anyway")
        double sureShare,

        @Threshold(
                value = 0.6,
                unit = "confidence",
                tooLow = "the reading loses against worse ones",
                tooHigh = "the table does not ask about a die that may lean")
        double unsureShare,

        @Threshold(
                value = 0.04,
                unit = "edges of the die by which the tag on a side may be off its place",
                tooLow = "tags that are glued a little off do not prove that a die lies flat",
                tooHigh = "a lean of four degrees and more is read",
                measuredOn = "geometry: a lean of four degrees moves the tag this far")
        double maxOffEdges,

        @Threshold(
                value = 0.9,
                unit = "pixels of a cell where it is narrowest",
                tooLow = "noise is taken for the tag of a side",
                tooHigh = "flat dice whose sides are seen steeply are asked about")
        double minCellPx,

        @Threshold(
                value = 2.5,
                unit = "pixels of a tag where it is narrowest",
                tooLow = "a few dark pixels are taken for the tag of a side",
                tooHigh = "flat dice whose sides are seen steeply are asked about")
        double minSidePx,

        @Threshold(
                value = 0.05,
                unit = "share by which a tag on top may look smaller or larger",
                tooLow = "dice cut by hand never count as flat",
                tooHigh = "a die that leans is read",
                measuredOn = "geometry: a lean of twenty degrees makes the tag look a twentieth smaller")
        double maxOffFlatShare,

        @Threshold(
                value = 0.6,
                unit = "pixels by which the measured side of a small tag may be wrong",
                tooLow = "dice with small tags never count as flat",
                tooHigh = "a small die that leans is read")
        double readPx,

        HullThresholds hull) {
    /** Returns the default thresholds. */
    public static TaggedDiceThresholds standard() {
        return ThresholdTable.standard(TaggedDiceThresholds.class);
    }
}
