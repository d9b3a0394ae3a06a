package umpire.drawing.svg;

import java.util.List;
import java.util.Locale;
import umpire.vision.detect.tags.TagDrawing;

/** A tag on its white paper. */
final class TagSvg {
    /** White paper on each side of a tag, in sides of it. */
    static final double MARGIN_SHARE = 0.2;

    private TagSvg() {}

    /** Returns a tag about a point. */
    static String of(String dictionary, int id, double xMm, double yMm, double sideMm) {
        double outerMm = sideMm * (1 + 2 * MARGIN_SHARE);
        return String.format(
                Locale.ROOT,
                "<rect x=\"%.4f\" y=\"%.4f\" width=\"%.4f\" height=\"%.4f\" fill=\"#ffffff\"/><path d=\"%s\" fill=\"#000000\"/>",
                xMm - outerMm / 2,
                yMm - outerMm / 2,
                outerMm,
                outerMm,
                black(dictionary, id, xMm, yMm, sideMm));
    }

    /** Returns the outline of a tag's black cells about a point; each row's runs of them are one rectangle of one path. */
    static String black(String dictionary, int id, double xMm, double yMm, double sideMm) {
        List<List<Boolean>> white = TagDrawing.of(dictionary, id).white();
        double cellMm = sideMm / white.size();
        StringBuilder path = new StringBuilder(256);
        for (int row = 0; row < white.size(); row++) {
            int from = 0;
            List<Boolean> cells = white.get(row);
            for (int column = 0; column <= cells.size(); column++) {
                if (column == cells.size() || cells.get(column)) {
                    if (column > from) {
                        path.append(String.format(
                                Locale.ROOT,
                                "M%.4f %.4fh%.4fv%.4fh%.4fz",
                                xMm - sideMm / 2 + from * cellMm,
                                yMm - sideMm / 2 + row * cellMm,
                                (column - from) * cellMm,
                                cellMm,
                                (from - column) * cellMm));
                    }
                    from = column + 1;
                }
            }
        }
        return path.toString();
    }
}
