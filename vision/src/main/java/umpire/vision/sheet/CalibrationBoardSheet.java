package umpire.vision.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.hardware.print.Paper;
import umpire.hardware.print.PdfFile;
import umpire.hardware.print.PrintPage;
import umpire.hardware.print.PrintRuler;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardSquares;
import umpire.vision.detect.tags.TagDrawing;

/** A calibration board on one page, with rulers along two of its sides. */
public final class CalibrationBoardSheet {
    private static final double EDGE_MM = 7;
    private static final double FOOT_MM = 27;
    private static final double SIDE_MM = 14;
    /**
     * The largest left margin of the ruler and the text below the board. At the left edge of a narrow board they would run off the page.
     */
    private static final double MOST_FOOT_LEFT_MM = 20;

    private static final double LETTERS_MM = 2.4;
    private static final int COLUMNS = 11;
    private static final int ROWS = 7;
    /** The dictionary differs from those of the table and the pieces, so that the board is never taken for them. */
    private static final String DICTIONARY = "DICT_4X4_50";

    private static final double MARKER_SHARE = 0.7;
    private static final int LEVEL_RULER_MM = 150;
    private static final int UPRIGHT_RULER_MM = 100;

    private CalibrationBoardSheet() {}

    /** Returns the board that fits a paper best: whole millimetres, and a white margin. */
    public static BoardPattern fitting(Paper paper) {
        double squareMm = Math.floor(
                Math.min((paper.longMm() - 2 * SIDE_MM) / COLUMNS, (paper.shortMm() - EDGE_MM - FOOT_MM) / ROWS));
        double markerMm = Math.round(MARKER_SHARE * squareMm);
        return new BoardPattern.Charuco(COLUMNS, ROWS, Optional.of(squareMm), markerMm / squareMm, DICTIONARY, false);
    }

    /** Returns a sentence if a board needs more tags than its dictionary has; else empty. */
    public static Optional<String> tooFewTags(BoardPattern pattern) {
        if (!(pattern instanceof BoardPattern.Charuco charuco)) {
            return Optional.empty();
        }
        int needed = charuco.squaresX() * charuco.squaresY() / 2;
        int there = TagDrawing.count(charuco.dictionary());
        return needed <= there
                ? Optional.empty()
                : Optional.of("a board of " + charuco.squaresX() + " by " + charuco.squaresY() + " squares needs "
                        + needed + " tags, and " + charuco.dictionary() + " has " + there
                        + "; name a larger dictionary");
    }

    /** Returns the reason why a board does not fit on a paper; empty if it fits. */
    public static Optional<String> fault(BoardPattern pattern, Paper paper) {
        if (pattern.squareMm().isEmpty()) {
            return Optional.of("a board is printed to scale, so say how large its squares are");
        }
        BoardSquares squares = BoardSquares.of(pattern);
        double squareMm = pattern.squareMm().orElseThrow();
        double widthMm = squares.columns() * squareMm;
        double heightMm = squares.rows() * squareMm;
        boolean fits = widthMm <= paper.longMm() - 2 * EDGE_MM && heightMm <= paper.shortMm() - EDGE_MM - FOOT_MM;
        return fits
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "the board is %.0f by %.0f mm; on %s there is room for %.0f by %.0f. Name a larger paper, smaller squares"
                                + " or fewer of them",
                        widthMm,
                        heightMm,
                        paper,
                        paper.longMm() - 2 * EDGE_MM,
                        paper.shortMm() - EDGE_MM - FOOT_MM));
    }

    /** Draws a board that fits on the paper. */
    public static byte[] pdf(BoardPattern pattern, Paper paper) {
        double squareMm = pattern.squareMm().orElseThrow();
        BoardSquares squares = BoardSquares.of(pattern);
        PrintPage page = new PrintPage(paper.longMm(), paper.shortMm());
        double leftMm = (page.widthMm() - squares.columns() * squareMm) / 2;
        draw(page, squares, squareMm, leftMm);
        double baseMm = page.heightMm() - FOOT_MM + 13;
        double footMm = Math.min(leftMm, MOST_FOOT_LEFT_MM);
        PrintRuler.level(page, footMm, baseMm, LEVEL_RULER_MM);
        if (leftMm >= SIDE_MM) {
            PrintRuler.upright(page, EDGE_MM, EDGE_MM + UPRIGHT_RULER_MM, UPRIGHT_RULER_MM);
        }
        page.text(footMm, baseMm + 5, LETTERS_MM, "Umpire calibration board " + pattern.written() + ", " + paper);
        page.text(
                footMm,
                baseMm + 9.5,
                LETTERS_MM,
                "Print at 100 %, never \"fit to page\". Measure the rulers: if they are not exact, neither are the squares. Glue it"
                        + " flat onto glass, metal or thick board.");
        return PdfFile.of(List.of(page));
    }

    private static void draw(PrintPage page, BoardSquares squares, double squareMm, double leftMm) {
        for (int row = 0; row < squares.rows(); row++) {
            for (int column = 0; column < squares.columns(); column++) {
                double x = leftMm + column * squareMm;
                double y = EDGE_MM + row * squareMm;
                if (squares.black(column, row)) {
                    page.black(x, y, squareMm, squareMm);
                }
                double insetMm = squareMm * (1 - squares.markerShare()) / 2;
                squares.tag(column, row)
                        .forEach(tag ->
                                TagPrint.draw(page, tag, x + insetMm, y + insetMm, squareMm * squares.markerShare()));
            }
        }
    }
}
