package umpire.vision.calibrate.board;

/** The white square of each tag of a ChArUco board. Tags are numbered from row to row. */
final class MarkerLayout {
    /**
     * A square of the board.
     *
     * @param column its column, counted from 0
     * @param row its row, counted from 0
     */
    record BoardCell(int column, int row) {}

    private final int firstColumn;
    private final int inEven;
    private final int inOdd;
    private final boolean whiteFirst;

    MarkerLayout(int squaresX, boolean whiteFirst) {
        this.whiteFirst = whiteFirst;
        this.firstColumn = whiteFirst ? 0 : 1;
        this.inEven = (squaresX - firstColumn + 1) / 2;
        this.inOdd = squaresX - inEven;
    }

    BoardCell cell(int id) {
        int pair = id / (inEven + inOdd);
        int rest = id % (inEven + inOdd);
        return rest < inEven
                ? new BoardCell(firstColumn + 2 * rest, 2 * pair)
                : new BoardCell(1 - firstColumn + 2 * (rest - inEven), 2 * pair + 1);
    }

    /** Returns the number of tags in this many rows. */
    int count(int rows) {
        return rows / 2 * (inEven + inOdd) + rows % 2 * inEven;
    }

    boolean white(int column, int row) {
        return (column + row) % 2 == (whiteFirst ? 0 : 1);
    }
}
