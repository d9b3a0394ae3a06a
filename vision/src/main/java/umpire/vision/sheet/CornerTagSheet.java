package umpire.vision.sheet;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.hardware.Table;
import umpire.hardware.print.Paper;
import umpire.hardware.print.PdfFile;
import umpire.hardware.print.PrintPage;
import umpire.hardware.print.PrintRuler;
import umpire.vision.detect.tags.TagDrawing;

/** The table's corner tags for cutting out, each with its white margin and a strip with its name and orientation. */
public final class CornerTagSheet {
    private static final double EDGE_MM = 12;
    private static final double FOOT_MM = 34;
    private static final double GAP_MM = 8;
    private static final double STRIP_MM = 7;
    private static final double LETTERS_MM = 2.4;
    private static final double CUT_MM = 0.2;
    private static final int RULER_MM = 150;

    private CornerTagSheet() {}

    /** Returns whether a table's corner tags fit on a paper. */
    public static boolean fits(Table table, Paper paper) {
        double outerMm = outerMm(table);
        return outerMm + 2 * EDGE_MM <= paper.shortMm() && outerMm + STRIP_MM + EDGE_MM + FOOT_MM <= paper.longMm();
    }

    private static double outerMm(Table table) {
        return table.cornerTagMm() * (1 + 2 * TagDrawing.MARGIN_SHARE);
    }

    /** Draws the tags on as many pages as they need. */
    public static byte[] pdf(Table table, Paper paper) {
        double outerMm = outerMm(table);
        int columns = Math.max(1, (int) ((paper.shortMm() - 2 * EDGE_MM + GAP_MM) / (outerMm + GAP_MM)));
        int rows = Math.max(1, (int) ((paper.longMm() - EDGE_MM - FOOT_MM + GAP_MM) / (outerMm + STRIP_MM + GAP_MM)));
        List<PrintPage> pages = new ArrayList<>();
        for (int i = 0; i < table.corners().size(); i++) {
            int place = i % (columns * rows);
            if (place == 0) {
                pages.add(page(table, paper));
            }
            double x = EDGE_MM + place % columns * (outerMm + GAP_MM);
            double y = EDGE_MM + place / columns * (outerMm + STRIP_MM + GAP_MM);
            draw(pages.getLast(), table, table.corners().get(i), x, y);
        }
        return PdfFile.of(pages);
    }

    private static PrintPage page(Table table, Paper paper) {
        PrintPage page = new PrintPage(paper.shortMm(), paper.longMm());
        double baseMm = page.heightMm() - FOOT_MM + 15;
        PrintRuler.level(page, EDGE_MM, baseMm, RULER_MM);
        page.text(
                EDGE_MM,
                baseMm + 5,
                LETTERS_MM,
                String.format(
                        Locale.ROOT,
                        "Umpire corner tags, %s, black squares of %s mm. Print at 100 %%, never \"fit to page\".",
                        table.dictionary(),
                        BigDecimal.valueOf(table.cornerTagMm())
                                .stripTrailingZeros()
                                .toPlainString()));
        page.text(
                EDGE_MM,
                baseMm + 9.5,
                LETTERS_MM,
                "Measure the ruler and the squares. Cut along the grey lines and glue the tags to the table, the written strip");
        page.text(
                EDGE_MM,
                baseMm + 14,
                LETTERS_MM,
                "towards seat South. Then measure from centre to centre and write that into the rig file.");
        return page;
    }

    private static void draw(PrintPage page, Table table, Table.CornerTag corner, double x, double y) {
        double outerMm = outerMm(table);
        double marginMm = table.cornerTagMm() * TagDrawing.MARGIN_SHARE;
        double heightMm = outerMm + STRIP_MM;
        page.faint(x, y, outerMm, CUT_MM);
        page.faint(x, y + heightMm - CUT_MM, outerMm, CUT_MM);
        page.faint(x, y, CUT_MM, heightMm);
        page.faint(x + outerMm - CUT_MM, y, CUT_MM, heightMm);
        TagDrawing tag = TagDrawing.of(table.dictionary(), corner.id());
        TagPrint.draw(page, tag, x + marginMm, y + marginMm, table.cornerTagMm());
        page.text(x + 2, y + outerMm + STRIP_MM - 2.5, LETTERS_MM, corner.id() + "  " + corner.name());
    }
}
