package umpire.drawing.svg;

import java.awt.geom.GeneralPath;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Draws sentences with the letters of a typeface as outlines, so that paper and pages need no font. Thread-safe. */
public final class Typeface {
    /** Liberation Sans, which is part of the PDF library. */
    private static final String FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private static final TrueTypeFont FONT = read();
    private static final Map<Integer, LetterOutline> GLYPHS = new ConcurrentHashMap<>();

    private Typeface() {}

    /** A letter at a size of one millimetre, its baseline at 0. */
    private record LetterOutline(String path, double wide) {}

    /** Returns the width of a line in millimetres. */
    public static double widthMm(String text, double sizeMm) {
        return text.codePoints().mapToDouble(letter -> glyph(letter).wide()).sum() * sizeMm;
    }

    /** Returns a text broken between words into lines of at most this width; a longer word stays whole. */
    public static List<String> wrapped(String text, double widthMm, double sizeMm) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && widthMm(longer, sizeMm) > widthMm) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    /**
     * Returns a line as SVG that starts at a point of its baseline.
     *
     * @param sizeMm of the typeface: capitals are 0.72 as high
     * @param bold whether its letters are thickened
     */
    public static String svg(String text, double xMm, double yMm, double sizeMm, String colour, boolean bold) {
        StringBuilder all = new StringBuilder(64 + 150 * text.length());
        all.append("<g transform=\"translate(")
                .append(Outlines.number(xMm))
                .append(' ')
                .append(Outlines.number(yMm))
                .append(") scale(")
                .append(Outlines.number(sizeMm))
                .append(")\" fill=\"")
                .append(colour)
                .append('"');
        all.append(bold ? " stroke=\"" + colour + "\" stroke-width=\"0.032\">" : ">");
        double at = 0;
        for (int letter : text.codePoints().toArray()) {
            LetterOutline glyph = glyph(letter);
            if (!glyph.path().isEmpty()) {
                all.append("<path transform=\"translate(")
                        .append(Outlines.number(at))
                        .append(" 0)\" d=\"")
                        .append(glyph.path())
                        .append("\"/>");
            }
            at += glyph.wide();
        }
        return all.append("</g>").toString();
    }

    private static LetterOutline glyph(int letter) {
        return GLYPHS.computeIfAbsent(letter, Typeface::outlined);
    }

    private static LetterOutline outlined(int letter) {
        try {
            CmapLookup lookup = FONT.getUnicodeCmapLookup();
            int id = lookup.getGlyphId(letter);
            double unit = 1.0 / FONT.getUnitsPerEm();
            GeneralPath outline =
                    id == 0 ? new GeneralPath() : FONT.getGlyph().getGlyph(id).getPath();
            return new LetterOutline(path(outline, unit), FONT.getAdvanceWidth(id) * unit);
        } catch (IOException e) {
            throw new UncheckedIOException("the typeface cannot be read", e);
        }
    }

    private static String path(GeneralPath outline, double unit) {
        StringBuilder path = new StringBuilder(100);
        double[] at = new double[6];
        for (PathIterator parts = outline.getPathIterator(null); !parts.isDone(); parts.next()) {
            switch (parts.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> points(path.append('M'), at, 1, unit);
                case PathIterator.SEG_LINETO -> points(path.append('L'), at, 1, unit);
                case PathIterator.SEG_QUADTO -> points(path.append('Q'), at, 2, unit);
                case PathIterator.SEG_CUBICTO -> points(path.append('C'), at, 3, unit);
                default -> path.append('Z');
            }
        }
        return path.toString();
    }

    private static void points(StringBuilder path, double[] at, int points, double unit) {
        for (int i = 0; i < points; i++) {
            path.append(i == 0 ? "" : " ")
                    .append(Outlines.number(at[2 * i] * unit))
                    .append(' ')
                    .append(Outlines.number(-at[2 * i + 1] * unit));
        }
    }

    private static TrueTypeFont read() {
        try (InputStream in = PDDocument.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the PDF library lacks its typeface " + FILE);
            }
            return new TTFParser().parse(new RandomAccessReadBuffer(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException("the typeface cannot be read", e);
        }
    }
}
