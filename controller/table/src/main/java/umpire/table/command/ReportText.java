package umpire.table.command;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.kernel.Pose;
import umpire.vision.see.Seen;

/** Writes a report for people. */
final class ReportText {
    private ReportText() {}

    static String of(Seen seen) {
        StringBuilder text = new StringBuilder();
        text.append(seen.image());
        seen.frames()
                .ifPresent(frames -> text.append(", frames ")
                        .append(frames.first())
                        .append(" to ")
                        .append(frames.last()));
        text.append(String.format(Locale.ROOT, " (%d x %d px, %d ms)", seen.widthPx(), seen.heightPx(), seen.millis()));
        seen.rig().ifPresent(rig -> text.append("\n  table: ").append(rig(rig)));
        text.append("\n  dice: ").append(faces(seen));
        seen.dice().forEach(die -> text.append("\n    ").append(die(die)));
        text.append("\n  pieces: ")
                .append(seen.pieces().isEmpty() ? "none" : seen.pieces().size());
        seen.pieces().forEach(piece -> text.append("\n    ").append(piece(piece)));
        seen.troubles().forEach(trouble -> text.append("\n  ").append(trouble));
        return text.toString();
    }

    private static String rig(Seen.RigSeen rig) {
        return rig.found()
                ? String.format(
                        Locale.ROOT,
                        "found by its corner tags, to %.2f mm",
                        rig.errorMm().orElse(0.0))
                : "its corner tags are not in view, so there are no millimetres";
    }

    private static String faces(Seen seen) {
        return seen.dice().isEmpty()
                ? "none"
                : seen.dice().stream().map(ReportText::face).collect(Collectors.joining(" "));
    }

    private static String face(Seen.DieSeen die) {
        return die.face().orElse(die.cocked() ? "cocked" : "?");
    }

    private static String die(Seen.DieSeen die) {
        String sure =
                die.face().isPresent() ? String.format(Locale.ROOT, ", %.0f %% sure", 100 * die.confidence()) : "";
        return die.kind() + " " + face(die) + sure + where(die.pose(), die.box());
    }

    private static String piece(Seen.PieceSeen piece) {
        return "tag " + piece.tag() + piece.name().map(name -> " " + name).orElse("")
                + where(piece.pose(), piece.box());
    }

    private static String where(Optional<Pose> pose, Seen.Box box) {
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
