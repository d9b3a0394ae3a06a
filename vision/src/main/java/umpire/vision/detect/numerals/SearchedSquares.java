package umpire.vision.detect.numerals;

import java.util.function.Predicate;
import umpire.vision.detect.Pixel;

/** Which squares of cells are worth a look: those on the ground where dice may lie, and round it those that a die on its edge reaches. */
final class SearchedSquares {
    /** So many squares each way are asked about together: half an edge. */
    private static final int BLOCK = 4;

    private final int columns;
    private final boolean[] blocks;

    private SearchedSquares(int columns, boolean... blocks) {
        this.columns = columns;
        this.blocks = blocks;
    }

    /**
     * Finds them.
     *
     * @param ground whether a die may have its middle at a pixel of the picture that this one was made of
     */
    static SearchedSquares of(DiePicture picture, Predicate<Pixel> ground) {
        int rows = Math.ceilDiv(Math.max(0, picture.rows()), BLOCK);
        int columns = Math.ceilDiv(Math.max(0, picture.columns()), BLOCK);
        boolean[] blocks = new boolean[rows * columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Pixel middle = NumeralBodyFinder.middle(row * BLOCK + BLOCK / 2, column * BLOCK + BLOCK / 2);
                if (ground.test(picture.there(middle))) {
                    reach(row, column, rows, columns, blocks);
                }
            }
        }
        return new SearchedSquares(columns, blocks);
    }

    private static void reach(int row, int column, int rows, int columns, boolean... blocks) {
        for (int r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
                blocks[r * columns + c] = true;
            }
        }
    }

    boolean holds(int row, int column) {
        return blocks[row / BLOCK * columns + column / BLOCK];
    }
}
