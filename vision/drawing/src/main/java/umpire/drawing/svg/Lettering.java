package umpire.drawing.svg;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * Text as lines of one width. It looks the same on paper, in a rendered picture and on a page, and needs no font. Small letters become
 * small capitals.
 */
final class Lettering {
    /** A capital is six units high and usually four wide. */
    private static final double HIGH = 6;

    private static final double GAP = 1.5;
    private static final double SMALL = 0.78;
    private static final double BLANK = 2.4;

    private static final Glyph UNKNOWN =
            new Glyph(3.2, "M0 1.2C0.3 -0.4 3.1 -0.4 3.1 1.5C3.1 2.9 1.5 2.9 1.5 4.4M1.5 5.9V6");

    private static final Map<Character, Glyph> GLYPHS = glyphs();

    private Lettering() {}

    /** One letter: its width in units, and its lines from the upper left corner. */
    private record Glyph(double wide, String path) {}

    /** Accents are dropped, and signs that look alike are merged. */
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .replace('\u2019', '\'')
                .replace('\u2014', '\u2013');
    }

    /** Returns the width of a line of text in millimetres, for a height of its capitals. */
    static double widthMm(String written, double capitalMm) {
        String text = plain(written);
        double wide = 0;
        for (int i = 0; i < text.length(); i++) {
            wide += advance(text.charAt(i));
        }
        return text.isEmpty() ? 0 : (wide - GAP) * capitalMm / HIGH;
    }

    private static double advance(char letter) {
        return (glyph(letter).wide() + GAP) * (isSmall(letter) ? SMALL : 1);
    }

    private static boolean isSmall(char letter) {
        return Character.isLowerCase(letter);
    }

    private static Glyph glyph(char letter) {
        return GLYPHS.getOrDefault(Character.toUpperCase(letter), UNKNOWN);
    }

    /**
     * Returns the text as SVG with its baseline at a point.
     *
     * @param anchor the position of the point in the line: {@code start}, {@code middle} or {@code end}
     * @param strokeShare the width of its lines in heights of a capital
     */
    static String svg(
            String written,
            double xMm,
            double yMm,
            double capitalMm,
            String anchor,
            String colour,
            double strokeShare) {
        String text = plain(written);
        double wide = widthMm(text, capitalMm);
        double at = xMm
                - switch (anchor) {
                    case "middle" -> wide / 2;
                    case "end" -> wide;
                    default -> 0;
                };
        StringBuilder all = new StringBuilder(64);
        all.append("<g fill=\"none\" stroke=\"")
                .append(colour)
                .append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            double unit = capitalMm / HIGH * (isSmall(letter) ? SMALL : 1);
            if (!glyph(letter).path().isEmpty()) {
                all.append("<path transform=\"translate(")
                        .append(Outlines.number(at))
                        .append(' ')
                        .append(Outlines.number(yMm - HIGH * unit))
                        .append(") scale(")
                        .append(Math.round(unit * 1e4) / 1e4)
                        .append(")\" stroke-width=\"")
                        .append(Outlines.number(strokeShare * capitalMm / unit))
                        .append("\" d=\"")
                        .append(glyph(letter).path())
                        .append("\"/>");
            }
            at += advance(letter) * capitalMm / HIGH;
        }
        return all.append("</g>").toString();
    }

    private static Map<Character, Glyph> glyphs() {
        Map<Character, Glyph> glyphs = new HashMap<>();
        capitals(glyphs);
        digits(glyphs);
        signs(glyphs);
        return glyphs;
    }

    private static void capitals(Map<Character, Glyph> to) {
        put(to, 'A', 4.4, "M0 6L2.2 0L4.4 6M0.9 3.9H3.5");
        put(to, 'B', 3.8, "M0 0V6H2.2A1.6 1.6 0 0 0 2.2 2.8H0M2.2 2.8A1.4 1.4 0 0 0 2.2 0H0");
        put(to, 'C', 4, "M4 1.2A2.2 3 0 1 0 4 4.8");
        put(to, 'D', 4, "M0 0V6H1.6A2.4 3 0 0 0 1.6 0Z");
        put(to, 'E', 3.4, "M3.4 0H0V6H3.4M0 2.9H2.8");
        put(to, 'F', 3.4, "M3.4 0H0V6M0 2.9H2.8");
        put(to, 'G', 4.2, "M4 1.2A2.2 3 0 1 0 4.2 4.6V3.2H2.6");
        put(to, 'H', 4, "M0 0V6M4 0V6M0 2.9H4");
        put(to, 'I', 0.2, "M0.1 0V6");
        put(to, 'J', 2.8, "M2.8 0V4.4A1.4 1.6 0 0 1 0 4.6");
        put(to, 'K', 3.8, "M0 0V6M3.7 0L0 3.6M1.3 2.5L3.8 6");
        put(to, 'L', 3.2, "M0 0V6H3.2");
        put(to, 'M', 5, "M0 6V0L2.5 4L5 0V6");
        put(to, 'N', 4, "M0 6V0L4 6V0");
        put(to, 'O', 4.4, "M2.2 0A2.2 3 0 1 0 2.2 6A2.2 3 0 1 0 2.2 0");
        put(to, 'P', 3.6, "M0 6V0H2.1A1.6 1.6 0 0 1 2.1 3.2H0");
        put(to, 'Q', 4.4, "M2.2 0A2.2 3 0 1 0 2.2 6A2.2 3 0 1 0 2.2 0M2.8 4.2L4.5 6.4");
        put(to, 'R', 3.8, "M0 6V0H2.1A1.6 1.6 0 0 1 2.1 3.2H0M2 3.2L3.8 6");
        put(to, 'S', 3.8, "M3.5 0.9C2.9 -0.2 0.2 -0.3 0.2 1.5C0.2 3.4 3.7 2.5 3.7 4.5C3.7 6.4 0.6 6.3 0 5");
        put(to, 'T', 4, "M0 0H4M2 0V6");
        put(to, 'U', 4, "M0 0V4A2 2 0 0 0 4 4V0");
        put(to, 'V', 4.2, "M0 0L2.1 6L4.2 0");
        put(to, 'W', 5.8, "M0 0L1.5 6L2.9 1.4L4.3 6L5.8 0");
        put(to, 'X', 4, "M0 0L4 6M4 0L0 6");
        put(to, 'Y', 4, "M0 0L2 3L4 0M2 3V6");
        put(to, 'Z', 3.8, "M0 0H3.8L0 6H3.8");
    }

    private static void digits(Map<Character, Glyph> to) {
        put(to, '0', 3.8, "M1.9 0A1.9 3 0 1 0 1.9 6A1.9 3 0 1 0 1.9 0");
        put(to, '1', 1.8, "M0 1.3L1.6 0V6");
        put(to, '2', 3.7, "M0.1 1.4C0.5 -0.5 3.5 -0.4 3.5 1.7C3.5 3.2 1 4.6 0 6H3.7");
        put(to, '3', 3.6, "M0.2 0H3.4L1.6 2.3A1.9 1.85 0 1 1 0 5");
        put(to, '4', 4, "M3 6V0L0 4.2H4");
        put(to, '5', 3.6, "M3.3 0H0.6L0.3 2.6C1.4 2 3.6 2.2 3.6 4.1C3.6 6.3 0.8 6.5 0 5");
        put(to, '6', 3.8, "M3.2 0.4C1.4 0.3 0 2 0 4.1A1.9 1.9 0 1 0 1.9 2.2C0.9 2.2 0 3.1 0 4.1");
        put(to, '7', 3.7, "M0 0H3.7L1.4 6");
        put(
                to,
                '8',
                3.8,
                "M1.9 0A1.5 1.4 0 1 0 1.9 2.8A1.5 1.4 0 1 0 1.9 0M1.9 2.8A1.8 1.6 0 1 0 1.9 6A1.8 1.6 0 1 0 1.9 2.8");
        put(to, '9', 3.8, "M0.6 5.6C2.4 5.7 3.8 4 3.8 1.9A1.9 1.9 0 1 0 1.9 3.8C2.9 3.8 3.8 2.9 3.8 1.9");
    }

    private static void signs(Map<Character, Glyph> to) {
        put(to, ' ', BLANK - GAP, "");
        put(to, '-', 2.4, "M0 3.2H2.4");
        put(to, '–', 3.4, "M0 3.2H3.4");
        put(to, '+', 3, "M0 3.2H3M1.5 1.7V4.7");
        put(to, '.', 0.3, "M0.1 5.9V6");
        put(to, ',', 0.6, "M0.5 5.7L0 7");
        put(to, ':', 0.3, "M0.1 2.2V2.3M0.1 5.6V5.7");
        put(to, '!', 0.3, "M0.1 0V4.2M0.1 5.9V6");
        put(to, '\'', 0.3, "M0.1 0V1.3");
        put(to, '/', 2.6, "M2.6 0L0 6");
        put(to, '(', 1.2, "M1.2 -0.4C-0.4 1.6 -0.4 4.4 1.2 6.4");
        put(to, ')', 1.2, "M0 -0.4C1.6 1.6 1.6 4.4 0 6.4");
        put(
                to,
                '&',
                4.2,
                "M4.1 6L0.9 1.9C0 0.7 0.7 0 1.6 0C2.6 0 3.2 1.2 2.2 2.1L0.9 3.1C-0.6 4.2 0 6 1.6 6C3 6 4 4.8 4.1 3.4");
        put(to, '×', 2.8, "M0 2L2.8 4.8M2.8 2L0 4.8");
        put(to, '"', 1.3, "M0.1 0V1.3M1.2 0V1.3");
        put(to, ';', 0.6, "M0.4 2.2V2.3M0.5 5.7L0 7");
        put(to, '<', 2.6, "M2.6 1.4L0 3.2L2.6 5");
        put(to, '>', 2.6, "M0 1.4L2.6 3.2L0 5");
        put(to, '#', 3.6, "M0.4 2.2H3.6M0 4.2H3.2M1.3 0.4L0.7 5.9M2.9 0.4L2.3 5.9");
        put(to, '*', 2.6, "M1.3 0V2.6M0.1 0.7L2.5 1.9M2.5 0.7L0.1 1.9");
        put(to, '_', 3.4, "M0 6.6H3.4");
        put(to, '=', 3, "M0 2.4H3M0 4.1H3");
        put(
                to,
                '%',
                4.4,
                "M4 0L0.4 6M1 0A0.9 1.1 0 1 0 1 2.2A0.9 1.1 0 1 0 1 0M3.4 3.8A0.9 1.1 0 1 0 3.4 6A0.9 1.1 0 1 0 3.4 3.8");
        put(to, '°', 1.4, "M0.7 0A0.7 0.7 0 1 0 0.7 1.4A0.7 0.7 0 1 0 0.7 0");
        put(to, '\u2192', 4, "M0 3.2H4M2.6 1.9L4 3.2L2.6 4.5");
    }

    private static void put(Map<Character, Glyph> to, char letter, double wide, String path) {
        to.put(letter, new Glyph(wide, path));
    }
}
