package umpire.table.rig;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import umpire.hardware.Table;
import umpire.vision.calibrate.CornerTagCheck.MeasuredTag;
import umpire.vision.calibrate.CornerTagCheck.TableMeasure;
import umpire.vision.calibrate.Exposure;
import umpire.vision.calibrate.FlatBoardCheck;
import umpire.vision.calibrate.TagSurvey.SurveyedTag;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.calibrate.review.LensFigures;
import umpire.vision.calibrate.review.Refusal;
import umpire.web.payload.RigParts.CornerTagPart;
import umpire.web.payload.RigParts.DistancePart;
import umpire.web.payload.RigParts.FigurePart;

/** Explains measurements to people who do not know what distortion is. */
final class RigWords {
    private static final double SHARP_PX = 1.1;
    private static final double SOFT_PX = 1.5;
    private static final double NOTHING_PX = 12;
    private static final double SHARPEST_PX = 0.5;
    static final double GOOD_MM = 0.5;
    private static final double EXCELLENT_MM = 0.1;
    private static final double TAG_OFF_MM = 1;
    /**
     * The accuracy of tag positions that are measured with a calibration board. The board is small compared to the
     * table.
     */
    private static final double SURVEY_MM = 2.5;

    private static final double LENGTH_SHARE = 0.001;
    private static final double LENGTH_MM = 0.3;

    private RigWords() {}

    /** Returns the sharpness for an edge width, from 0 to 1. */
    static double sharp(double edgePx) {
        return Math.min(1, SHARPEST_PX / edgePx);
    }

    static boolean focused(double edgePx) {
        return edgePx <= SHARP_PX;
    }

    static String focus(double edgePx) {
        if (edgePx > NOTHING_PX) {
            return "Hold the board before the camera: the picture shows no clear edges.";
        }
        if (edgePx > SOFT_PX) {
            return "Turn the lens until the bar is as long as possible: the picture is out of focus.";
        }
        return focused(edgePx) ? "Sharp." : "Turn the lens a little further: the picture is nearly sharp.";
    }

    static String light(Exposure exposure) {
        if (exposure.tooBright()) {
            return "Use less light or a shorter exposure: parts of the picture are overexposed.";
        }
        return exposure.tooDark() ? "Use more light or a longer exposure: the picture is too dark." : "Well lit.";
    }

    static String verdict(CalibrationReport report) {
        if (!report.accepted()) {
            return "refused";
        }
        double worstMm = report.lens().orElseThrow().table().worstMm();
        return worstMm <= GOOD_MM && report.missing().isEmpty() ? "good" : "doubtful";
    }

    static String says(CalibrationReport report) {
        if (!report.accepted()) {
            return report.refusals().stream().map(Refusal::says).collect(Collectors.joining(" "));
        }
        double worstMm = report.lens().orElseThrow().table().worstMm();
        String place = String.format(
                Locale.ROOT, "On the table the lens is off by at most about %.2f mm.", Math.max(0.01, worstMm));
        if (!verdict(report).equals("good")) {
            return place + " It can be used, but more pictures would make it surer.";
        }
        return place + (worstMm <= EXCELLENT_MM ? " That is excellent." : " That is good.");
    }

    static List<FigurePart> figures(LensFigures lens, long used) {
        List<FigurePart> figures = new ArrayList<>();
        figures.add(new FigurePart(
                "Focal length",
                String.format(
                        Locale.ROOT,
                        "%.1f ± %.1f px",
                        lens.camera().fxPx(),
                        lens.sigma().get(0)),
                "how strongly the lens magnifies"));
        figures.add(new FigurePart(
                "Unseen",
                String.format(Locale.ROOT, "%.3f px, %.3f mm", lens.heldOutPx(), lens.heldOutMm()),
                "error on pictures that were not used to compute the lens; 0.2 px or less is good"));
        figures.add(new FigurePart(
                "Off by",
                String.format(Locale.ROOT, "%.3f px", lens.rmsPx()),
                "the same error on the " + used + " pictures that the lens was computed from"));
        return figures;
    }

    static CornerTagPart tag(MeasuredTag tag, Table table) {
        String says = String.format(
                Locale.ROOT, "%s (%d): %.2f mm off, %.2f mm large", tag.name(), tag.id(), tag.offMm(), tag.sideMm());
        Table.CornerTag corner = table.corners().stream()
                .filter(one -> one.id() == tag.id())
                .findFirst()
                .orElseThrow();
        return new CornerTagPart(
                tag.id(),
                tag.name(),
                corner.xMm(),
                corner.yMm(),
                hundredths(tag.offXMm()),
                hundredths(tag.offYMm()),
                says);
    }

    static double hundredths(double mm) {
        return Math.round(mm * 100) / 100.0;
    }

    static boolean placed(TableMeasure measure) {
        return measure.tags().stream().allMatch(tag -> tag.offMm() <= TAG_OFF_MM);
    }

    static String tags(TableMeasure measure, int pictures) {
        String camera = String.format(
                Locale.ROOT,
                " The camera hangs %.0f mm over the table. (Mean of %d %s.)",
                measure.cameraMm().get(2),
                pictures,
                pictures == 1 ? "picture" : "pictures");
        double worstMm =
                measure.tags().stream().mapToDouble(MeasuredTag::offMm).max().orElse(0);
        String rule = String.format(Locale.ROOT, "within %.2f mm of where the rig file has them.", worstMm);
        if (placed(measure)) {
            return "All corner tags in sight are " + rule + camera;
        }
        return "The corner tags are only " + rule
                + " Measure the distances between their centres again and write them into the rig file, under tags."
                + camera;
    }

    static DistancePart distance(FlatBoardCheck check, List<SurveyedTag> tags) {
        double mostMm = Math.max(LENGTH_MM, LENGTH_SHARE * check.knownMm());
        boolean good = Math.abs(check.offMm()) <= mostMm
                && check.meanMm() <= mostMm
                && tags.stream().allMatch(RigWords::inPlace);
        String says = String.format(
                Locale.ROOT,
                "%d squares in a row are %.2f mm by your ruler, and %.2f mm as the table measures: %.2f mm apart. Single corners are off"
                        + " by %.2f mm in the mean, %.2f mm at worst. ",
                check.columns(),
                check.knownMm(),
                check.measuredMm(),
                Math.abs(check.offMm()),
                check.meanMm(),
                check.worstMm());
        String verdict = good
                ? "That is as it should be."
                : "That is too much. Does the board lie flat, is its thickness right, and are the squares and the places of the corner"
                        + " tags measured well?";
        return new DistancePart(
                good, hundredths(check.knownMm()), hundredths(check.measuredMm()), says + verdict, places(tags));
    }

    /** Returns the result when the corner tags do not fit the rig file: their positions as measured by the board. */
    static DistancePart misplaced(List<SurveyedTag> tags) {
        return new DistancePart(
                false,
                0,
                0,
                "The corner tags are not where the rig file has them, so the table cannot measure in millimetres. Measured with the board, they are here. Measure again, and correct the rig file, under tags.",
                places(tags));
    }

    private static boolean inPlace(SurveyedTag tag) {
        return tag.offMm() <= SURVEY_MM;
    }

    private static List<String> places(List<SurveyedTag> tags) {
        return tags.stream().map(RigWords::place).toList();
    }

    private static String place(SurveyedTag tag) {
        String named = tag.corner().name() + " (" + tag.corner().id() + ")";
        return inPlace(tag)
                ? String.format(
                        Locale.ROOT,
                        "%s is where the rig file has it, within %.1f mm.",
                        named,
                        Math.max(0.1, tag.offMm()))
                : String.format(
                        Locale.ROOT,
                        "%s is %.1f mm from where the rig file has it: at about xMm: %.0f, yMm: %.0f.",
                        named,
                        tag.offMm(),
                        tag.measured().xMm(),
                        tag.measured().yMm());
    }
}
