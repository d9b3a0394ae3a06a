package umpire.drawing.sheet;

import java.util.List;
import java.util.Optional;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.WrittenLine;
import umpire.hardware.print.Paper;

/** The first page: the advice for each part, and the shopping list. */
final class ContentsPage {
    private static final double TITLE_MM = 6;
    private static final double PART_MM = 3;
    private static final double THING_MM = 2.3;
    private static final double PICTURE_MM = 78;

    private ContentsPage() {}

    /**
     * Returns the page.
     *
     * @param picture of the finished game, if there is one
     */
    static SheetPage of(
            Paper paper, String title, Optional<DrawnThing> picture, List<String> parts, List<String> things) {
        SheetPage page = new SheetPage(title + ", what to do", paper.shortMm(), paper.longMm());
        double wide = paper.shortMm() - 2 * CutOutPages.EDGE_MM;
        double y = 22;
        page.write(CutOutPages.EDGE_MM, y, TITLE_MM, title);
        y += 6;
        if (picture.isPresent()) {
            DrawnThing small = picture.get().scaled(PICTURE_MM / picture.get().heightMm());
            page.place(new SheetPage.Placed(
                    small,
                    CutOutPages.EDGE_MM - small.leftMm(),
                    y - small.topMm(),
                    false,
                    new SheetPage.ShownPart(CutOutPages.EDGE_MM, y, small.widthMm(), small.heightMm())));
            y += small.heightMm();
        }
        y += 8;
        for (String part : parts) {
            for (String line : WrittenLine.wrapped(part, wide, PART_MM)) {
                page.write(CutOutPages.EDGE_MM, y, PART_MM, line);
                y += 6.5;
            }
            y += 3;
        }
        if (!things.isEmpty()) {
            page.write(CutOutPages.EDGE_MM, y, PART_MM, "You need:");
            y += 6.5;
        }
        for (String thing : things) {
            for (String line : WrittenLine.wrapped(thing, wide, THING_MM)) {
                page.write(CutOutPages.EDGE_MM, y, THING_MM, line);
                y += 4.6;
            }
            y += 1.2;
        }
        CutOutPages.ruler(page);
        return page;
    }
}
