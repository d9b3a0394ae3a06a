package umpire.command;

import static java.lang.String.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import umpire.hardware.Camera;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.calibrate.review.LensFigures;
import umpire.vision.calibrate.review.PictureVerdict;
import umpire.vision.calibrate.review.TableError;

/** Explains a calibration to a beginner. */
final class CalibrationText {
    /** Up to this error of a point on the table, other errors matter more. */
    private static final double EXCELLENT_MM = 0.1;

    private static final double GOOD_MM = 0.5;

    private final List<String> lines = new ArrayList<>();

    private CalibrationText() {}

    static List<String> of(CalibrationReport report, boolean writing) {
        CalibrationText text = new CalibrationText();
        text.all(report, writing);
        return text.lines;
    }

    private void all(CalibrationReport report, boolean writing) {
        report.board().ifPresent(board -> say(format(Locale.ROOT, "Board: %s (%s).", board.named(), board.written())));
        report.notices().forEach(notice -> say("Note: " + notice));
        pictures(report);
        report.lens().ifPresent(lens -> lens(report, lens));
        if (!report.missing().isEmpty()) {
            say("");
            say(report.accepted() ? "It would be better still:" : "What is missing:");
            report.missing().forEach(missing -> say("  - " + missing));
        }
        say("");
        if (!report.accepted()) {
            say(format(Locale.ROOT, "Refused: this lens must not be used.%s", writing ? " Nothing was written." : ""));
            report.refusals().forEach(refusal -> say("  " + refusal.says()));
        } else if (!writing) {
            say("Nothing was written; name the rig file to write it into: --rig rig.yaml");
        }
    }

    private void say(String line) {
        lines.add(line);
    }

    private void pictures(CalibrationReport report) {
        if (report.pictures().isEmpty()) {
            return;
        }
        say(format(
                Locale.ROOT,
                "Pictures: %d of %d used.",
                report.used(),
                report.pictures().size()));
        say("");
        say(format(Locale.ROOT, "  %-34s %8s %8s %8s %6s", "picture", "corners", "off by", "unseen", "tilt"));
        for (PictureVerdict picture : report.pictures()) {
            say(format(
                    Locale.ROOT,
                    "  %-34s %8s %8s %8s %6s%s",
                    shortened(picture.name()),
                    picture.corners() == 0 ? "-" : String.valueOf(picture.corners()),
                    picture.rmsPx().map(CalibrationText::pixels).orElse("-"),
                    picture.heldOutPx().map(CalibrationText::pixels).orElse("-"),
                    picture.tiltDeg()
                            .map(deg -> format(Locale.ROOT, "%.0f", deg))
                            .orElse("-"),
                    picture.says().isEmpty() ? "" : "  left out: " + picture.says()));
        }
        say("");
        say(
                format(
                        Locale.ROOT,
                        "  Off by: mean distance in pixels between the corners and where the lens puts them. Unseen: the same for a lens"));
        say("  made without this picture. Tilt: degrees.");
    }

    private static String shortened(String name) {
        return name.length() <= 34 ? name : "..." + name.substring(name.length() - 31);
    }

    private static String pixels(double px) {
        return format(Locale.ROOT, "%.3f", px);
    }

    private void lens(CalibrationReport report, LensFigures lens) {
        Camera camera = lens.camera();
        TableError table = lens.table();
        say("");
        say(format(
                Locale.ROOT,
                "Lens: sees %.0f degrees across and %.0f down; focal length %.2f px (give or take %.2f), middle at %.1f, %.1f.",
                angleDeg(camera.widthPx(), camera.fxPx()),
                angleDeg(camera.heightPx(), camera.fyPx()),
                camera.fxPx(),
                lens.sigma().get(0),
                camera.cxPx(),
                camera.cyPx()));
        say("Its numbers: " + numbers(lens) + ".");
        say(format(
                Locale.ROOT,
                "Corners: %d used, %d left out; off by %.3f px on average, of which %.3f px are noise.",
                lens.corners(),
                lens.droppedCorners(),
                lens.rmsPx(),
                Math.min(lens.noisePx(), lens.rmsPx())));
        say(format(
                Locale.ROOT,
                "Tried on pictures it was not made from: off by %.3f px, which is %.2f mm on the table for a single corner.",
                lens.heldOutPx(),
                lens.heldOutMm()));
        say(format(
                Locale.ROOT,
                "On the table: the lens puts a point wrong by %.3f mm on average and by %.3f mm at worst, %s.",
                table.rmsMm(),
                table.worstMm(),
                table.worstPlace()));
        say(
                format(
                        Locale.ROOT,
                        "  %s",
                        table.measured()
                                ? "The camera's place was taken from a picture that shows the corner tags."
                                : "No picture shows the table's corner tags, so the camera is assumed to hang over the table's middle."));
        if (report.accepted()) {
            say(format(Locale.ROOT, "Verdict: %s", verdict(table.worstMm())));
        }
    }

    /** Returns each coefficient with its standard deviation; a coefficient that this lens does not need is 0. */
    private static String numbers(LensFigures lens) {
        LensNumbers numbers = LensNumbers.of(lens.camera());
        return IntStream.range(0, LensNumbers.COUNT)
                .mapToObj(i -> LensNumbers.NAMES.get(i) + " "
                        + (lens.sigma().get(i) == 0
                                ? "0"
                                : format(
                                        Locale.ROOT,
                                        i < 4 ? "%.2f (%.2f)" : "%.5f (%.5f)",
                                        numbers.get(i),
                                        lens.sigma().get(i))))
                .collect(Collectors.joining(", "));
    }

    private static String verdict(double worstMm) {
        if (worstMm <= EXCELLENT_MM) {
            return "excellent. Nothing on the table is measured more exactly than this.";
        }
        return worstMm <= GOOD_MM
                ? "good. Tags and dice are placed well."
                : "usable. Pieces are placed, but small tags at the worst place may be read less surely.";
    }

    private static double angleDeg(int sidePx, double focalPx) {
        return 2 * Math.toDegrees(Math.atan(sidePx / 2.0 / focalPx));
    }
}
