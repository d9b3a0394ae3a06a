package umpire.vision.sheet;

import umpire.hardware.print.PrintPage;
import umpire.vision.detect.tags.TagDrawing;

/** Draws a tag with one black rectangle for each run of black cells in a row. */
final class TagPrint {
    private TagPrint() {}

    static void draw(PrintPage page, TagDrawing tag, double leftMm, double topMm, double sideMm) {
        double cellMm = sideMm / tag.white().size();
        for (TagDrawing.BlackRun run : tag.blackRuns()) {
            page.black(leftMm + run.column() * cellMm, topMm + run.row() * cellMm, run.cells() * cellMm, cellMm);
        }
    }
}
