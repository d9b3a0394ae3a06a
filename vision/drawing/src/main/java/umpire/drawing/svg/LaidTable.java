package umpire.drawing.svg;

import java.util.List;
import java.util.Locale;
import umpire.rules.kernel.Pose;

/** Draws a board with things on it as one drawing. */
public final class LaidTable {
    private LaidTable() {}

    /** A thing and its pose, in the board's frame. */
    public record LaidThing(DrawnThing thing, Pose pose) {}

    /** Returns a board and the things on it, each above those before it. */
    public static DrawnThing of(DrawnThing board, List<LaidThing> things) {
        StringBuilder content = new StringBuilder(board.content());
        for (LaidThing laid : things) {
            content.append(String.format(
                    Locale.ROOT,
                    "<g transform=\"translate(%.2f %.2f) rotate(%.2f)\">",
                    laid.pose().xMm(),
                    -laid.pose().yMm(),
                    -laid.pose().headingDeg()));
            content.append(laid.thing().content()).append("</g>");
        }
        return new DrawnThing(content.toString(), board.leftMm(), board.topMm(), board.widthMm(), board.heightMm());
    }
}
