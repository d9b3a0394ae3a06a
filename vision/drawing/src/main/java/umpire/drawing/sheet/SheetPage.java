package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.List;
import umpire.drawing.svg.DrawnThing;

/** One page while it is laid out: what is drawn where, in millimetres from its upper left corner. */
final class SheetPage {
    private final String heading;
    private final double widthMm;
    private final double heightMm;
    private final List<Placed> placed = new ArrayList<>();
    private final List<CutLine> lines = new ArrayList<>();
    private final List<Writing> writings = new ArrayList<>();
    private int cuts;

    /** An empty page, called by a heading where pages are listed. */
    SheetPage(String heading, double widthMm, double heightMm) {
        this.heading = heading;
        this.widthMm = widthMm;
        this.heightMm = heightMm;
    }

    /**
     * A drawing on the page.
     *
     * @param originXMm where the drawing's own origin lies
     * @param upsideDown turned by half about that origin
     * @param part what is shown of the page, all else of the drawing is not; in millimetres of the page
     */
    record Placed(DrawnThing thing, double originXMm, double originYMm, boolean upsideDown, ShownPart part) {}

    /** A rectangle of the page. */
    record ShownPart(double leftMm, double topMm, double widthMm, double heightMm) {}

    /** A line to be cut along, or to be folded where it is dashed. */
    record CutLine(double fromXMm, double fromYMm, double toXMm, double toYMm, boolean fold) {}

    /** A line of writing, its capitals so high, its baseline beginning at a point. */
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

    /** Returns how many straight cuts it takes. */
    int cuts() {
        return cuts;
    }

    /** Adds cuts that a drawing of its own shows. */
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
