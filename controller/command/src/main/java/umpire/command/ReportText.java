package umpire.command;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.kernel.Pose;
import umpire.vision.see.PictureReport;

/** Writes a report for people. */
final class ReportText {
    private ReportText() {}

    static String of(PictureReport pictureReport) {
        StringBuilder text = new StringBuilder();
        text.append(pictureReport.image());
        pictureReport
                .frames()
                .ifPresent(frames -> text.append(", frames ")
                        .append(frames.first())
                        .append(" to ")
                        .append(frames.last()));
        text.append(String.format(
                Locale.ROOT,
                " (%d x %d px, %d ms)",
                pictureReport.widthPx(),
                pictureReport.heightPx(),
                pictureReport.millis()));
        pictureReport.rig().ifPresent(rig -> text.append("\n  table: ").append(rig(rig)));
        text.append("\n  dice: ").append(faces(pictureReport));
        pictureReport.dice().forEach(die -> text.append("\n    ").append(die(die)));
        text.append("\n  pieces: ")
                .append(
                        pictureReport.pieces().isEmpty()
                                ? "none"
                                : pictureReport.pieces().size());
        pictureReport.pieces().forEach(piece -> text.append("\n    ").append(piece(piece)));
        pictureReport.troubles().forEach(trouble -> text.append("\n  ").append(trouble));
        return text.toString();
    }

    private static String rig(PictureReport.RigSeen rig) {
        return rig.found()
                ? String.format(
                        Locale.ROOT,
                        "found by its corner tags, to %.2f mm",
                        rig.errorMm().orElse(0.0))
                : "its corner tags are not in view, so there are no millimetres";
    }

    private static String faces(PictureReport pictureReport) {
        return pictureReport.dice().isEmpty()
                ? "none"
                : pictureReport.dice().stream().map(ReportText::face).collect(Collectors.joining(" "));
    }

    private static String face(PictureReport.DieSeen die) {
        return die.face().orElse(die.cocked() ? "cocked" : "?");
    }

    private static String die(PictureReport.DieSeen die) {
        String sure =
                die.face().isPresent() ? String.format(Locale.ROOT, ", %.0f %% sure", 100 * die.confidence()) : "";
        String why = die.why().map(reason -> ": " + reason).orElse("");
        return die.kind() + " " + face(die) + sure + where(die.pose(), die.box()) + why;
    }

    private static String piece(PictureReport.PieceSeen piece) {
        return "tag " + piece.tag() + piece.name().map(name -> " " + name).orElse("")
                + where(piece.pose(), piece.box());
    }

    private static String where(Optional<Pose> pose, PictureReport.PixelBox box) {
        return pose.map(p -> String.format(
                        Locale.ROOT, ", at %.1f, %.1f mm, heading %.0f degrees", p.xMm(), p.yMm(), p.headingDeg()))
                .orElseGet(() -> String.format(
                        Locale.ROOT,
                        ", in the box %.0f, %.0f, %.0f wide, %.0f high",
                        box.x(),
                        box.y(),
                        box.width(),
                        box.height()));
    }
}
