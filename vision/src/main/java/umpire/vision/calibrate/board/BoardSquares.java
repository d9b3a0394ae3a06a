package umpire.vision.calibrate.board;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.detect.tags.TagDrawing;

/** The black and white areas of a board, for printing and rendering. Lengths are counted in squares from its top left corner. */
public final class BoardSquares {
    private final int columns;
    private final int rows;
    private final MarkerLayout layout;
    private final double markerShare;
    private final List<TagDrawing> tags;
    private final int[] tagOf;

    private BoardSquares(int columns, int rows, MarkerLayout layout, double markerShare, List<TagDrawing> tags) {
        this.columns = columns;
        this.rows = rows;
        this.layout = layout;
        this.markerShare = markerShare;
        this.tags = tags;
        this.tagOf = new int[columns * rows];
        for (int id = 0; id < tags.size(); id++) {
            MarkerLayout.BoardCell cell = layout.cell(id);
            tagOf[cell.row() * columns + cell.column()] = id;
        }
    }

    public static BoardSquares of(BoardPattern pattern) {
        return switch (pattern) {
            case BoardPattern.PlainChessboard chessboard ->
                new BoardSquares(
                        chessboard.columns() + 1,
                        chessboard.rows() + 1,
                        new MarkerLayout(chessboard.columns() + 1, false),
                        0,
                        List.of());
            case BoardPattern.Charuco charuco -> {
                MarkerLayout layout = new MarkerLayout(charuco.squaresX(), charuco.whiteFirst());
                List<TagDrawing> tags = new ArrayList<>();
                for (int id = 0; id < layout.count(charuco.squaresY()); id++) {
                    tags.add(TagDrawing.of(charuco.dictionary(), id));
                }
                yield new BoardSquares(
                        charuco.squaresX(), charuco.squaresY(), layout, charuco.markerShare(), List.copyOf(tags));
            }
        };
    }

    /** Returns the number of squares in a row. */
    public int columns() {
        return columns;
    }

    /** Returns the number of rows of squares. */
    public int rows() {
        return rows;
    }

    /** Returns whether a whole square is black. */
    public boolean black(int column, int row) {
        return !layout.white(column, row);
    }

    /** Returns the tag of a white square; empty on a chessboard. */
    public List<TagDrawing> tag(int column, int row) {
        return tags.isEmpty() || black(column, row) ? List.of() : List.of(tags.get(tagOf[row * columns + column]));
    }

    /** Returns the side of a tag in squares; 0 if there are no tags. */
    public double markerShare() {
        return markerShare;
    }

    /** Returns whether a point is black; points outside the squares are not. */
    public boolean dark(double x, double y) {
        if (x < 0 || y < 0 || x >= columns || y >= rows) {
            return false;
        }
        int column = (int) x;
        int row = (int) y;
        if (black(column, row)) {
            return true;
        }
        if (tags.isEmpty()) {
            return false;
        }
        double left = (x - column - 0.5) / markerShare + 0.5;
        double top = (y - row - 0.5) / markerShare + 0.5;
        if (left < 0 || top < 0 || left >= 1 || top >= 1) {
            return false;
        }
        List<List<Boolean>> cells = tags.get(tagOf[row * columns + column]).white();
        return !cells.get((int) (top * cells.size())).get((int) (left * cells.size()));
    }
}
