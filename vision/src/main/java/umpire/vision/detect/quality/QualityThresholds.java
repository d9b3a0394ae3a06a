package umpire.vision.detect.quality;

import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;

/** The thresholds for a picture too poor to be read. */
public record QualityThresholds(
        @Threshold(
                value = 70,
                unit = "level that the brightest hundredth of the picture reaches",
                tooLow = "a picture too dark to read is reported as one without dice",
                tooHigh = "dark cloth with few light things on it is reported as too dark",
                measuredOn =
                        "rendered tables: at 0.3 of the usual light the picture is reported, at 0.35 it is not; everything"
                                + " is read down to 0.25")
        double minLightLevels,

        @Threshold(
                value = 1.5,
                unit = "pixels that an edge is wide, as a standard deviation",
                tooLow = "sharp pictures are reported as out of focus",
                tooHigh = "blurred pictures are reported as ones without dice",
                measuredOn =
                        "photographs and renders: 0.82 to 1.2 as taken, 1.55 and more after they were blurred by two pixels")
        double maxBlurPx,

        @Threshold(
                value = 50,
                unit = "levels across an edge by which sharpness is measured",
                tooLow = "noise is taken for edges when sharpness is measured",
                tooHigh = "in pictures of little contrast, sharpness is not measured")
        double minEdgeLevels,

        @Threshold(
                value = 254,
                unit = "levels",
                tooLow = "white paper is reported as too bright",
                tooHigh = "a picture that is too bright is not reported")
        double burntLevels,

        @Threshold(
                value = 0.35,
                unit = "share of the board",
                tooLow = "a white board in good light is reported as too bright",
                tooHigh = "pieces are not read before the light is reported",
                measuredOn = "a rendered board: all is read up to a share of 0.27, and half of it at 0.45")
        double maxBurntShare,

        @Threshold(
                value = 250,
                unit = "levels",
                tooLow = "white paper counts as glare",
                tooHigh = "glare counts as paper")
        double glareLevels,

        @Threshold(
                value = 0.0008,
                unit = "share of the picture",
                tooLow = "a gleam on a die counts as glare",
                tooHigh = "glare over a die is not reported")
        double minGlareShare,

        @Threshold(
                value = 0.12,
                unit = "share of the picture",
                tooLow = "glare over much of a table is not reported",
                tooHigh = "a white ground counts as glare")
        double maxGlareShare,

        @Threshold(
                value = 205,
                unit =
                        "level just beyond the rim of a bright spot: high beside glare, which fades there, low beside white things",
                tooLow = "white dice in bright light count as glare",
                tooHigh = "only the softest glare is reported")
        double minRimLevels,

        @Threshold(
                value = 12,
                unit = "levels by which the spot fades from its rim to a fiftieth of the picture farther out",
                tooLow = "a white ground with a soft edge counts as glare",
                tooHigh = "glare on a light table is not reported")
        double minFadeLevels) {
    /** Returns the default thresholds. */
    public static QualityThresholds standard() {
        return ThresholdTable.standard(QualityThresholds.class);
    }
}
