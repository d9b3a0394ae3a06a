package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.List;
import umpire.drawing.svg.DrawnThing;

/** One page during its layout: the drawings and their places, in millimetres from its upper left corner. */
final class SheetPage {
    private final String heading;
    private final double widthMm;
    private final double heightMm;
    private final List<Placed> placed = new ArrayList<>();
    private final List<CutLine> lines = new ArrayList<>();
    private final List<Writing> writings = new ArrayList<>();
    private int cuts;

    /** Makes an empty page; the heading is shown in the contents. */
    SheetPage(String heading, double widthMm, double heightMm) {
        this.heading = heading;
        this.widthMm = widthMm;
        this.heightMm = heightMm;
    }

    /**
     * A drawing on the page.
     *
     * @param originXMm the place of the drawing's own origin
     * @param upsideDown whether it is turned by half about that origin
     * @param part the visible part of the page, in millimetres; the rest of the drawing is clipped
     */
    record Placed(DrawnThing thing, double originXMm, double originYMm, boolean upsideDown, ShownPart part) {}

    /** A rectangle of the page. */
    record ShownPart(double leftMm, double topMm, double widthMm, double heightMm) {}

    /** A line to cut along, or to fold if it is dashed. */
    record CutLine(double fromXMm, double fromYMm, double toXMm, double toYMm, boolean fold) {}

    /** A line of text: the height of its capitals, and the start of its baseline. */
    record Writing(double xMm, double yMm, double capitalMm, String text) {}

    String heading() {
        return heading;
    }

    double widthMm() {
        return widthMm;
    }

    double heightMm() {
        return heightMm;
    }

    List<Placed> placed() {
        return placed;
    }

    List<CutLine> lines() {
        return lines;
    }

    List<Writing> writings() {
        return writings;
    }

    void place(Placed thing) {
        placed.add(thing);
    }

    /** Returns the number of straight cuts. */
    int cuts() {
        return cuts;
    }

    /** Adds cuts along lines that a drawing itself contains. */
    void addCuts(int more) {
        cuts += more;
    }

    /** Draws a line that is not cut. */
    void line(double fromXMm, double fromYMm, double toXMm, double toYMm) {
        lines.add(new CutLine(fromXMm, fromYMm, toXMm, toYMm, false));
    }

    void cut(double fromXMm, double fromYMm, double toXMm, double toYMm) {
        line(fromXMm, fromYMm, toXMm, toYMm);
        cuts++;
    }

    void fold(double fromXMm, double fromYMm, double toXMm, double toYMm) {
        lines.add(new CutLine(fromXMm, fromYMm, toXMm, toYMm, true));
    }

    void write(double xMm, double yMm, double capitalMm, String text) {
        writings.add(new Writing(xMm, yMm, capitalMm, text));
    }
}
