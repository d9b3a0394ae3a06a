package umpire.vision.observe.places;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for hidden places and unread objects. A pixel of the plan is a millimetre wide. */
public record PlaceThresholds(
        @Threshold(
                value = 0.07,
                unit = "logarithms of light between the three colours of bare paper",
                tooLow = "in coloured light, paper is taken for an unread piece",
                tooHigh = "pale things are taken for paper")
        double colourStep,

        @Threshold(
                value = 0.2,
                unit = "the same, in the shadow of a known piece",
                tooLow = "shadows in the light of two lamps are taken for an unread piece",
                tooHigh = "coloured things in a shadow are overlooked")
        double tintedShadeStep,

        @Threshold(
                value = 0.08,
                unit = "logarithms of light above the bare sheet",
                tooLow = "paper itself counts as bright",
                tooHigh = "reflections are taken for unread pieces")
        double brighterThanPaper,

        @Threshold(
                value = 0.16,
                unit = "logarithms of light above the bare sheet",
                tooLow = "in uneven light, paper is taken for an unread piece",
                tooHigh = "white things are taken for paper")
        double brighterStep,

        @Threshold(
                value = 0.16,
                unit = "logarithms of light below the bare sheet",
                tooLow = "in uneven light, paper counts as a shadow",
                tooHigh = "faint shadows count as paper, and grey things with them")
        double darkerStep,

        @Threshold(
                value = 1.15,
                unit = "logarithms of light below the bare sheet",
                tooLow = "deep shadows are taken for an unread piece",
                tooHigh = "dark things are taken for shadows")
        double darkestShade,

        @Threshold(
                value = 2.5,
                unit = "grey levels",
                tooLow = "because of noise, dark paper is taken for an unread piece",
                tooHigh = "things in the dark are overlooked")
        double noiseLevels,

        @Threshold(
                value = 250,
                unit = "grey levels of the weakest colour",
                tooLow = "bright paper counts as glare",
                tooHigh = "glare counts as paper")
        double saturatedLevels,

        @Threshold(
                value = 900,
                unit = "square millimetres that reach in from the edge",
                tooLow = "something that lies at the edge is taken for a hand",
                tooHigh = "a finger over the edge is missed")
        double handPx,

        @Threshold(
                value = 8000,
                unit = "square millimetres anywhere",
                tooLow = "a large unread piece is taken for an arm",
                tooHigh = "an arm is missed if its hand is not in view")
        double armPx,

        @Threshold(
                value = 2000,
                unit = "square millimetres",
                tooLow = "bright pieces are taken for reflections",
                tooHigh = "a small reflection is taken for an unread piece")
        double reflectionPx,

        @Threshold(
                value = 0.8,
                unit = "share of a reflection's pixels that are brighter than paper",
                tooLow = "pale things are taken for reflections",
                tooHigh = "reflections with a dark rim are taken for an unread piece")
        double reflectionBrightShare,

        @Threshold(
                value = 8,
                unit = "millimetres beyond a hand",
                tooLow = "the blurred rim of a hand is taken for an unread piece",
                tooHigh = "places beside a hand cannot be judged")
        double handRimPx,

        @Threshold(
                value = 12,
                unit = "square millimetres that reach out of a pile",
                tooLow = "a card turned in its pile is taken for an unread piece",
                tooHigh = "a piece beside a pile is taken for a card")
        double cardCornerPx,

        @Threshold(
                value = 6,
                unit = "millimetres within the edge of the sheet",
                tooLow = "a hand is missed where a print error ends it",
                tooHigh = "objects near the edge count as reaching in")
        double edgeBandPx,

        @Threshold(
                value = 40,
                unit = "square millimetres of a place",
                tooLow = "print and noise make places unclear",
                tooHigh = "the place of a small unread piece counts as empty")
        double unreadPx,

        @Threshold(
                value = 20,
                unit = "square millimetres of a place",
                tooLow = "a hand beside a place hides it",
                tooHigh = "a place under a fingertip counts as empty")
        double handInPlacePx,

        @Threshold(
                value = 40,
                unit = "square millimetres of a place",
                tooLow = "places that gleam a little cannot be judged",
                tooHigh = "the place of a piece under glare counts as empty")
        double glarePx,

        @Threshold(
                value = 60,
                unit = "square millimetres of a place",
                tooLow = "faint shadows hide places",
                tooHigh = "the place of a grey unread piece counts as empty")
        double shadePx,

        @Threshold(
                value = 12,
                unit = "square millimetres at the edge of a shade",
                tooLow = "soft shadows hide places",
                tooHigh = "a grey piece is taken for a shadow")
        double sharpPx,

        @Threshold(
                value = 0.18,
                unit = "logarithms of light over four millimetres",
                tooLow = "soft shadows seem to have a sharp edge",
                tooHigh = "a grey piece is taken for a shadow")
        double sharpStep,

        @Threshold(
                value = 2.0 / 3,
                unit = "share of the unread pixels of a place that are brighter than paper",
                tooLow = "an unread piece is called a reflection",
                tooHigh = "a reflection is called an unread piece")
        double brightUnreadShare) {
    /** Returns the default thresholds. */
    public static PlaceThresholds standard() {
        return ThresholdTable.standard(PlaceThresholds.class);
    }
}
