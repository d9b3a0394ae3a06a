package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.hardware.print.Paper;

/** Arranges cut-outs in rows on as few pages as needed. */
final class CutOutPages {
    static final double EDGE_MM = 10;
    private static final double GAP_MM = 4;
    private static final double HEAD_MM = 9;
    private static final double FOOT_MM = 14;
    private static final double RULER_MM = 100;

    private final Paper paper;
    private final String title;
    private final List<SheetPage> pages = new ArrayList<>();
    private final List<SheetPage> backs = new ArrayList<>();
    private double xMm;
    private double yMm;
    private double rowMm;

    private CutOutPages(Paper paper, String title) {
        this.paper = paper;
        this.title = title;
    }

    /**
     * Returns the pages.
     *
     * @throws TooLargeException if a thing is larger than the paper
     */
    static List<SheetPage> of(Paper paper, String title, List<CutOut> things) throws TooLargeException {
        CutOutPages laid = new CutOutPages(paper, title);
        List<CutOut> highestFirst = things.stream()
                .sorted(Comparator.comparingDouble(CutOut::heightMm).reversed())
                .toList();
        for (CutOut thing : highestFirst) {
            laid.lay(thing);
        }
        return laid.pages;
    }

    /**
     * Returns pages for two-sided printing: each page is followed by the one printed behind it, mirrored from left to right. The paper is
     * turned over along its long edge.
     *
     * @throws TooLargeException if a thing is larger than the paper
     */
    static List<SheetPage> duplex(Paper paper, String title, List<CutOut> things) throws TooLargeException {
        CutOutPages laid = new CutOutPages(paper, title);
        for (CutOut thing : things) {
            CutOut front = thing.frontAlone();
            laid.lay(front);
            if (laid.backs.size() < laid.pages.size()) {
                laid.backs.add(new SheetPage(title + ", backs", paper.shortMm(), paper.longMm()));
            }
            double leftMm = laid.xMm - GAP_MM - front.widthMm();
            thing.drawBack(laid.backs.getLast(), paper.shortMm() - leftMm - front.widthMm(), laid.yMm);
        }
        List<SheetPage> both = new ArrayList<>();
        for (int i = 0; i < laid.pages.size(); i++) {
            both.add(laid.pages.get(i));
            both.add(laid.backs.get(i));
        }
        return both;
    }

    /** Returns whether a thing fits on a paper. */
    static boolean fits(Paper paper, CutOut thing) {
        return thing.widthMm() <= paper.shortMm() - 2 * EDGE_MM
                && thing.heightMm() <= paper.longMm() - EDGE_MM - HEAD_MM - FOOT_MM;
    }

    private void lay(CutOut thing) throws TooLargeException {
        if (!fits(paper, thing)) {
            throw new TooLargeException(thing.caption() + " is larger than " + paper + "; name a larger paper");
        }
        if (!pages.isEmpty() && xMm + thing.widthMm() > paper.shortMm() - EDGE_MM) {
            xMm = EDGE_MM;
            yMm += rowMm + GAP_MM;
            rowMm = 0;
        }
        if (pages.isEmpty() || yMm + thing.heightMm() > paper.longMm() - FOOT_MM) {
            pages.add(page());
            xMm = EDGE_MM;
            yMm = EDGE_MM + HEAD_MM;
            rowMm = 0;
        }
        thing.draw(pages.getLast(), xMm, yMm);
        xMm += thing.widthMm() + GAP_MM;
        rowMm = Math.max(rowMm, thing.heightMm());
    }

    private SheetPage page() {
        SheetPage page = new SheetPage(title, paper.shortMm(), paper.longMm());
        page.write(EDGE_MM, EDGE_MM + 3, 3, title);
        ruler(page);
        return page;
    }

    /** Draws a line of a hundred millimetres, to check the scale of the printer. */
    static void ruler(SheetPage page) {
        double y = page.heightMm() - EDGE_MM;
        page.line(EDGE_MM, y, EDGE_MM + RULER_MM, y);
        for (int mm = 0; mm <= RULER_MM; mm += 10) {
            page.line(EDGE_MM + mm, y, EDGE_MM + mm, y - (mm % 50 == 0 ? 3 : 1.8));
        }
        page.write(EDGE_MM + RULER_MM + 3, y, 2, "100 mm. Print at 100 %, never fitted to the page.");
    }
}
