package umpire.vision.sheet;

import java.util.List;
import umpire.hardware.print.PrintPage;
import umpire.vision.detect.tags.TagDrawing;

/** Draws a tag with as few black rectangles as its rows have runs of cells. */
final class TagPrint {
    private TagPrint() {}

    static void draw(PrintPage page, TagDrawing tag, double leftMm, double topMm, double sideMm) {
        double cellMm = sideMm / tag.white().size();
        for (int row = 0; row < tag.white().size(); row++) {
            List<Boolean> cells = tag.white().get(row);
            int from = 0;
            for (int column = 0; column <= cells.size(); column++) {
                if (column == cells.size() || cells.get(column)) {
                    if (column > from) {
                        page.black(leftMm + from * cellMm, topMm + row * cellMm, (column - from) * cellMm, cellMm);
                    }
                    from = column + 1;
                }
            }
        }
    }
}
