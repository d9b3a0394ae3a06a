package umpire.vision.detect.numerals;

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

    /** Whether a die may have its middle in that of a square. */
    @FunctionalInterface
    interface SquareGround {
        boolean holds(int row, int column);
    }

    /**
     * Finds them.
     *
     * @param squareRows how many rows of squares there are
     * @param squareColumns how many columns
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
