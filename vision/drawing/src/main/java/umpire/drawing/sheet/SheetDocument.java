package umpire.drawing.sheet;

import java.io.IOException;
import java.util.List;

/** Pages that belong together, for a PDF or for a preview page by page. */
public final class SheetDocument {
    private final String title;
    private final List<SheetPage> pages;

    SheetDocument(String title, List<SheetPage> pages) {
        this.title = title;
        this.pages = List.copyOf(pages);
    }

    /** Returns the number of pages. */
    public int size() {
        return pages.size();
    }

    /** Returns the heading of a page; the first page is 1. */
    public String heading(int page) {
        return pages.get(page - 1).heading();
    }

    /** Returns a page as an SVG file; the first page is 1. */
    public String svg(int page) {
        return SheetSvg.of(pages.get(page - 1));
    }

    /**
     * Returns pages as PDF.
     *
     * @throws IllegalArgumentException if the document has none of these pages
     */
    public byte[] pdf(PageRange range) throws IOException {
        return SheetPdf.of(range.of(pages), title);
    }
}
