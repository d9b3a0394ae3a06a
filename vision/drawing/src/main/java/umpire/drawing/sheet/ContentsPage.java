package umpire.drawing.sheet;

import java.util.List;
import umpire.drawing.svg.WrittenLine;
import umpire.hardware.print.Paper;

/** The page before all others: what to do with each, and what has to be bought or cut. */
final class ContentsPage {
    private static final double TITLE_MM = 6;
    private static final double PART_MM = 3;
    private static final double THING_MM = 2.3;

    private ContentsPage() {}

    static SheetPage of(Paper paper, String title, List<String> parts, List<String> things) {
        SheetPage page = new SheetPage(title + ", what to do", paper.shortMm(), paper.longMm());
        double wide = paper.shortMm() - 2 * CutOutPages.EDGE_MM;
        double y = 22;
        page.write(CutOutPages.EDGE_MM, y, TITLE_MM, title);
        y += 12;
        for (String part : parts) {
            for (String line : WrittenLine.wrapped(part, wide, PART_MM)) {
                page.write(CutOutPages.EDGE_MM, y, PART_MM, line);
                y += 6.5;
            }
            y += 3;
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
