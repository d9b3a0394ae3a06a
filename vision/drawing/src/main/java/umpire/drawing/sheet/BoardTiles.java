package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.List;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.Extent;
import umpire.hardware.print.Paper;

/** Lays a board on paper: whole where it fits, else in tiles that overlap, with marks at which they are joined. */
final class BoardTiles {
    private static final String GLUE = ". Glue each tile over the one before; they overlap by 10 mm.";
    private static final double EDGE_MM = CutOutPages.EDGE_MM;
    private static final double FOOT_MM = 14;
    private static final double OVERLAP_MM = 10;
    private static final double MARK_MM = 4;

    private BoardTiles() {}

    /**
     * Returns the pages; tiles on which there is nothing are left out.
     *
     * @param inked where there is something
     */
    static List<SheetPage> of(Paper paper, DrawnThing board, List<Extent> inked, String title) {
        boolean lying = tiles(board, paper.longMm(), paper.shortMm()) < tiles(board, paper.shortMm(), paper.longMm());
        double pageWide = lying ? paper.longMm() : paper.shortMm();
        double pageHigh = lying ? paper.shortMm() : paper.longMm();
        double wide = roomWide(pageWide);
        double high = roomHigh(pageHigh);
        int columns = count(board.widthMm(), wide);
        int rows = count(board.heightMm(), high);
        double stepX = step(board.widthMm(), wide, columns);
        double stepY = step(board.heightMm(), high, rows);
        List<SheetPage> pages = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                String which = rows * columns == 1
                        ? title
                        : title + ", row " + (row + 1) + " of " + rows + ", column " + (column + 1) + " of " + columns;
                SheetPage page = new SheetPage(which, pageWide, pageHigh);
                double left = column * stepX;
                double top = row * stepY;
                double shownWide = columns == 1 ? board.widthMm() : stepX + OVERLAP_MM;
                double shownHigh = rows == 1 ? board.heightMm() : stepY + OVERLAP_MM;
                Extent tile = new Extent(
                        board.leftMm() + left,
                        board.topMm() + top,
                        board.leftMm() + left + shownWide,
                        board.topMm() + top + shownHigh);
                if (inked.stream().noneMatch(tile::meets)) {
                    continue;
                }
                page.place(new SheetPage.Placed(
                        board,
                        EDGE_MM - left - board.leftMm(),
                        EDGE_MM - top - board.topMm(),
                        false,
                        new SheetPage.ShownPart(EDGE_MM, EDGE_MM, shownWide, shownHigh)));
                mark(page, shownWide, shownHigh);
                CutOutPages.ruler(page);
                page.write(EDGE_MM + 3, EDGE_MM + shownHigh + 4, 2, rows * columns == 1 ? which : which + GLUE);
                pages.add(page);
            }
        }
        return pages;
    }

    private static double roomWide(double pageMm) {
        return pageMm - 2 * EDGE_MM;
    }

    private static double roomHigh(double pageMm) {
        return pageMm - EDGE_MM - FOOT_MM - 6;
    }

    /** Tiles are all of one size, so that none is a mere strip. */
    private static double step(double boardMm, double roomMm, int count) {
        return count == 1 ? roomMm : (boardMm - OVERLAP_MM) / count;
    }

    private static int tiles(DrawnThing board, double wide, double high) {
        return count(board.widthMm(), roomWide(wide)) * count(board.heightMm(), roomHigh(high));
    }

    private static int count(double boardMm, double roomMm) {
        return boardMm <= roomMm ? 1 : (int) Math.ceil((boardMm - OVERLAP_MM) / (roomMm - OVERLAP_MM));
    }

    /** Short lines beyond the corners: where to cut, and what must meet. */
    private static void mark(SheetPage page, double wide, double high) {
        double right = EDGE_MM + wide;
        double bottom = EDGE_MM + high;
        for (double y : List.of(EDGE_MM, bottom)) {
            page.cut(EDGE_MM - MARK_MM, y, EDGE_MM - 1, y);
            page.cut(right + 1, y, right + MARK_MM, y);
        }
        for (double x : List.of(EDGE_MM, right)) {
            page.cut(x, EDGE_MM - MARK_MM, x, EDGE_MM - 1);
            page.cut(x, bottom + 1, x, bottom + MARK_MM - 1);
        }
    }
}
