package umpire.vision.detect.pips;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for a round spot that is a pip. Lengths are in radii of the pip. */
public record PipThresholds(
        @Threshold(
                value = 6.5,
                unit = "grey levels; a disc responds with a third of its contrast",
                tooLow = "grain and noise are examined closely, which takes time",
                tooHigh = "pips of pale dice, and pips in dim light, are never examined")
        double minResponseLevels,

        @Threshold(
                value = 22,
                unit = "grey levels between pip and face",
                tooLow = "grain of wood and cloth is taken for pips",
                tooHigh = "pips of pale dice, and of dice in shadow, are missed")
        double minContrastLevels,

        @Threshold(
                value = 34,
                unit = "grey levels between pip and face, for pips below smallPx",
                tooLow = "noise a few pixels wide is taken for pips",
                tooHigh = "small dice of little contrast are missed")
        double minContrastOfSmallLevels,

        @Threshold(
                value = 3,
                unit = "pixels of a pip's radius",
                tooLow = "small spots of noise need no more contrast than large pips",
                tooHigh = "pips of middle size need as much contrast as small ones")
        double smallPx,

        @Threshold(
                value = 0.55,
                unit = "share of the estimated radius",
                tooLow = "one pip is found at several sizes",
                tooHigh = "a pip between two sizes that are tried is dropped")
        double minRadiusShare,

        @Threshold(
                value = 1.8,
                unit = "share of the estimated radius",
                tooLow = "a pip between two sizes that are tried is dropped",
                tooHigh = "the surroundings of a small spot are taken for its rim")
        double maxRadiusShare,

        @Threshold(
                value = 0.16,
                unit = "root of the mean squared distance from an ellipse, as a share of its radius",
                tooLow = "scratched and blurred pips are missed",
                tooHigh = "knots, letters and stains are taken for pips")
        double maxRoughnessShare,

        @Threshold(
                value = 0.3,
                unit = "shorter axis divided by longer axis",
                tooLow = "lines are taken for pips",
                tooHigh = "pips on a face seen from the side are missed")
        double minRoundnessShare,

        @Threshold(
                value = 0.55,
                unit = "radii of the pip: the disc in which its level is measured",
                tooLow = "a highlight in the middle sets the level of the pip",
                tooHigh = "the blurred edge sets the level of the pip")
        double withinRadii,

        @Threshold(
                value = 1.45,
                unit = "radii of the pip: the ring in which the face's level is measured",
                tooLow = "the blurred edge sets the level of the face",
                tooHigh = "the next pip or the table sets the level of the face")
        double aroundRadii,

        @Threshold(
                value = 0.85,
                unit = "share of the rays that meet an edge",
                tooLow = "spots with half an edge are taken for pips",
                tooHigh = "a pip under a highlight or a scratch is missed")
        double minHitsShare,

        @Threshold(
                value = 0.7,
                unit = "share of the ring round a pip that has one level",
                tooLow = "texture is taken for pips",
                tooHigh = "pips near an edge of the die, and on swirled dice, are missed")
        double minPlainShare,

        @Threshold(
                value = 1.7,
                unit = "radii of the pip: the beginning of a ray",
                tooLow = "rays begin within the blurred edge",
                tooHigh = "rays begin on the next pip")
        double fromRadii,

        @Threshold(
                value = 0.25,
                unit = "radii of the pip: the end of a ray",
                tooLow = "a highlight in the middle is taken for the edge",
                tooHigh = "pips smaller than estimated are missed")
        double toRadii,

        @Threshold(
                value = 0.14,
                unit = "radii of the pip: the distance behind an edge at which the level is checked",
                tooLow = "a speck of noise is taken for an edge",
                tooHigh = "small pips seem to have no edge")
        double behindRadii,

        @Threshold(
                value = 0.42,
                unit = "radii beyond the edge",
                tooLow = "the blurred edge counts as part of the face",
                tooHigh = "the next pip or the table counts as part of the face")
        double ringRadii,

        @Threshold(
                value = 0.33,
                unit = "share of the pip's contrast",
                tooLow = "pips on swirled and worn faces are missed",
                tooHigh = "texture is taken for pips")
        double plainContrastShare,

        @Threshold(
                value = 0.75,
                unit = "share of the contrast, from the pip's level",
                tooLow = "edges seem sharper than they are",
                tooHigh = "noise of the face widens the edge")
        double edgeBeginsShare,

        @Threshold(
                value = 0.3,
                unit = "share of the contrast, from the pip's level",
                tooLow = "a highlight in the pip widens the edge",
                tooHigh = "edges seem sharper than they are")
        double edgeEndsShare,

        @Threshold(
                value = 0.75,
                unit = "share of the opposite ray",
                tooLow = "pips with a glint at their rim are missed",
                tooHigh = "spots that are not round are taken for pips",
                measuredOn = "173 dice in photographs: seven more are read when notches are ignored")
        double notchShare,

        @Threshold(
                value = 0.85,
                unit = "share of the median ray",
                tooLow = "pips with a glint at their rim are missed",
                tooHigh = "the narrow side of a slanted pip counts as a notch")
        double notchMiddleShare,

        @Threshold(
                value = 0.25,
                unit = "share of the rays",
                tooLow = "pips with a wide glint are missed",
                tooHigh = "halves of rings and letters are taken for pips")
        double maxNotchedShare,

        @Threshold(
                value = 2.5,
                unit = "pixels: the least radius of a pip that may have notches",
                tooLow = "noise of a few pixels counts as a notch, and grain is taken for pips",
                tooHigh = "small pips with a glint at their rim are missed")
        double minNotchedPx) {
    /** Returns the default thresholds. */
    public static PipThresholds standard() {
        return ThresholdTable.standard(PipThresholds.class);
    }
}
