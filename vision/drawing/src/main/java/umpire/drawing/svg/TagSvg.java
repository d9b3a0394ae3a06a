package umpire.drawing.svg;

import java.util.Locale;
import java.util.stream.Collectors;
import umpire.vision.detect.tags.TagDrawing;

/** Draws a tag on its white paper. */
final class TagSvg {
    private TagSvg() {}

    /** Returns a tag centred on a point. */
    static String of(String dictionary, int id, double xMm, double yMm, double sideMm) {
        double outerMm = sideMm * (1 + 2 * TagDrawing.MARGIN_SHARE);
        return String.format(
                Locale.ROOT,
                "<rect x=\"%.4f\" y=\"%.4f\" width=\"%.4f\" height=\"%.4f\" fill=\"#ffffff\"/><path d=\"%s\" fill=\"#000000\"/>",
                xMm - outerMm / 2,
                yMm - outerMm / 2,
                outerMm,
                outerMm,
                black(dictionary, id, xMm, yMm, sideMm));
    }

    /** Returns the outline of a tag's black cells around a point. Each run of cells is one rectangle of one path. */
    static String black(String dictionary, int id, double xMm, double yMm, double sideMm) {
        TagDrawing tag = TagDrawing.of(dictionary, id);
        double cellMm = sideMm / tag.white().size();
        return tag.blackRuns().stream()
                .map(run -> String.format(
                        Locale.ROOT,
                        "M%.4f %.4fh%.4fv%.4fh%.4fz",
                        xMm - sideMm / 2 + run.column() * cellMm,
                        yMm - sideMm / 2 + run.row() * cellMm,
                        run.cells() * cellMm,
                        cellMm,
                        -run.cells() * cellMm))
                .collect(Collectors.joining());
    }
}
