package umpire.drawing.sheet;

import java.io.IOException;
import java.util.List;

/** Pages that belong together, to be written as PDF or shown one by one. */
public final class SheetDocument {
    private final String title;
    private final List<SheetPage> pages;

    SheetDocument(String title, List<SheetPage> pages) {
        this.title = title;
        this.pages = List.copyOf(pages);
    }

    /** Returns how many pages there are. */
    public int size() {
        return pages.size();
    }

    /** Returns what a page is called, the first of which is 1. */
    public String heading(int page) {
        return pages.get(page - 1).heading();
    }

    /** Returns a page as an SVG file of its own, the first of which is 1. */
    public String svg(int page) {
        return SheetSvg.of(pages.get(page - 1));
    }

    /**
     * Returns pages as PDF.
     *
     * @throws IllegalArgumentException when it has none of them
     */
    public byte[] pdf(PageRange range) throws IOException {
        return SheetPdf.of(range.of(pages), title);
    }
}
