package umpire.drawing.sheet;

import java.util.List;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.WrittenLine;
import umpire.rules.kernel.Point;

/**
 * A thing to cut out.
 *
 * @param front the drawing of its front
 * @param back the drawing of its other side, if any: printed beside the front, upside down, and folded behind it
 * @param outline of the front, y up; that of the back is mirrored at the fold
 * @param caption text beside it, outside of the cut
 */
record CutOut(DrawnThing front, List<DrawnThing> back, List<Point> outline, String caption) {
    private static final double CAPTION_MM = 4;
    private static final double CAPITAL_MM = 1.7;

    /** A thing without an outline is a net; this is the number of cuts along its edges and tabs. */
    private static final int NET_CUTS = 24;

    CutOut {
        back = List.copyOf(back);
        outline = List.copyOf(outline);
    }

    /** Returns this cut-out without its back, for two-sided printing. */
    CutOut frontAlone() {
        return new CutOut(front, List.of(), outline, caption);
    }

    /** Draws only its back, with its upper left corner at a point, as seen when the paper is turned over. */
    void drawBack(SheetPage page, double xMm, double yMm) {
        for (DrawnThing behind : back) {
            page.place(new SheetPage.Placed(
                    behind,
                    xMm - behind.leftMm(),
                    yMm - behind.topMm(),
                    false,
                    new SheetPage.ShownPart(xMm, yMm, behind.widthMm(), behind.heightMm())));
        }
    }

    double widthMm() {
        return front.widthMm();
    }

    /** Returns its height in millimetres with its back and its caption. */
    double heightMm() {
        return front.heightMm()
                + back.stream().mapToDouble(DrawnThing::heightMm).sum()
                + CAPTION_MM;
    }

    /** Draws it with its upper left corner at a point. */
    void draw(SheetPage page, double xMm, double yMm) {
        double originX = xMm - front.leftMm();
        double originY = yMm - front.topMm();
        page.place(new SheetPage.Placed(
                front, originX, originY, false, new SheetPage.ShownPart(xMm, yMm, front.widthMm(), front.heightMm())));
        outline(page, originX, originY, -1);
        if (outline.isEmpty()) {
            page.addCuts(NET_CUTS);
        }
        double below = yMm + front.heightMm();
        for (DrawnThing behind : back) {
            // A part folded along the lower edge ends upside down behind it.
            double backX = xMm + behind.widthMm() + behind.leftMm();
            double backY = below + behind.heightMm() + behind.topMm();
            page.place(new SheetPage.Placed(
                    behind,
                    backX,
                    backY,
                    true,
                    new SheetPage.ShownPart(xMm, below, behind.widthMm(), behind.heightMm())));
            outline(page, originX, 2 * below - originY, 1);
            page.fold(xMm, below, xMm + front.widthMm(), below);
            below += behind.heightMm();
        }
        double high = Math.min(CAPITAL_MM, CAPITAL_MM * front.widthMm() / WrittenLine.widthMm(caption, CAPITAL_MM));
        page.write(xMm, below + 2.8, high, caption);
    }

    /** Draws the cut; y runs down the page with a sign of 1 and up with -1. */
    private void outline(SheetPage page, double originX, double originY, int sign) {
        for (int i = 0; i < outline.size(); i++) {
            Point from = outline.get(i);
            Point to = outline.get((i + 1) % outline.size());
            page.cut(originX + from.xMm(), originY + sign * from.yMm(), originX + to.xMm(), originY + sign * to.yMm());
        }
    }
}
