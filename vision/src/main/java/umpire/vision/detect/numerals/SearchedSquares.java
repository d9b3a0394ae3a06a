package umpire.vision.detect.numerals;

/**
 * The squares of cells to search: those on the ground where dice may lie, and those around it into which a die at the ground's edge
 * reaches.
 */
final class SearchedSquares {
    /** Blocks of this many squares each way are tested together: half an edge. */
    private static final int BLOCK = 4;

    private final int columns;
    private final boolean[] blocks;

    private SearchedSquares(int columns, boolean... blocks) {
        this.columns = columns;
        this.blocks = blocks;
    }

    /** Tells whether a die may have its centre in the middle of a square. */
    @FunctionalInterface
    interface SquareGround {
        boolean holds(int row, int column);
    }

    /**
     * Returns the squares to search.
     *
     * @param squareRows the number of rows of squares
     * @param squareColumns the number of columns
     */
    static SearchedSquares of(int squareRows, int squareColumns, SquareGround ground) {
        int rows = Math.ceilDiv(squareRows, BLOCK);
        int columns = Math.ceilDiv(squareColumns, BLOCK);
        boolean[] blocks = new boolean[rows * columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (ground.holds(row * BLOCK + BLOCK / 2, column * BLOCK + BLOCK / 2)) {
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
