package umpire.hardware.print;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Writes a PDF file of pages that asks the printer not to scale them. It contains only rectangles and lines of Helvetica, which every
 * printer has, so no library is needed. The same pages give the same bytes.
 */
public final class PdfFile {
    /** The number of objects before the first page: catalogue, list of pages, font. */
    private static final int BEFORE_PAGES = 3;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final List<Integer> offsets = new ArrayList<>();

    private PdfFile() {}

    /** Returns the file of these pages. */
    public static byte[] of(List<PrintPage> pages) {
        return new PdfFile().write(pages);
    }

    private byte[] write(List<PrintPage> pages) {
        say("%PDF-1.7\n");
        StringBuilder kids = new StringBuilder();
        for (int i = 0; i < pages.size(); i++) {
            kids.append(BEFORE_PAGES + 1 + 2 * i).append(" 0 R ");
        }
        object("<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>");
        object("<< /Type /Pages /Count " + pages.size() + " /Kids ["
                + kids.toString().strip() + "] >>");
        object("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
        for (PrintPage page : pages) {
            int content = offsets.size() + 2;
            object("<< /Type /Page /Parent 2 0 R /MediaBox " + page.mediaBox()
                    + " /Resources << /Font << /F1 3 0 R >> >> /Contents " + content + " 0 R >>");
            stream(page.stream());
        }
        trailer();
        return out.toByteArray();
    }

    private void object(String body) {
        offsets.add(out.size());
        say(offsets.size() + " 0 obj\n" + body + "\nendobj\n");
    }

    private void stream(byte[] content) {
        offsets.add(out.size());
        say(offsets.size() + " 0 obj\n<< /Length " + content.length + " >>\nstream\n");
        out.writeBytes(content);
        say("endstream\nendobj\n");
    }

    private void trailer() {
        int start = out.size();
        int count = offsets.size() + 1;
        say("xref\n0 " + count + "\n0000000000 65535 f \n");
        offsets.forEach(offset -> say(String.format(Locale.ROOT, "%010d 00000 n \n", offset)));
        say("trailer\n<< /Size " + count + " /Root 1 0 R >>\nstartxref\n" + start + "\n%%EOF\n");
    }

    private void say(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
