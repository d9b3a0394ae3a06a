package umpire.vision.calibrate.board;

import java.util.Locale;
import java.util.Optional;

/** The print on a calibration board, as far as a picture shows it. */
public sealed interface BoardPattern {
    /** Returns the number of inner corners in a row, where four squares meet. */
    int columns();

    /** Returns the number of rows of inner corners; 0 if neither the request nor a picture tells it. */
    int rows();

    /** Returns the side of a square as measured with a ruler; empty if it was not given. */
    Optional<Double> squareMm();

    /** Returns the same board without a measured square size. */
    BoardPattern unmeasured();

    /** Returns the board in the notation that {@link BoardRequest#parse} reads. Unknown parts are left out. */
    String written();

    /** Returns a description of the board for people: its kind and its size. */
    String named();

    /**
     * A plain chessboard.
     *
     * @param columns inner corners in a row
     * @param rows rows of inner corners
     */
    record PlainChessboard(int columns, int rows, Optional<Double> squareMm) implements BoardPattern {
        @Override
        public BoardPattern unmeasured() {
            return new PlainChessboard(columns, rows, Optional.empty());
        }

        @Override
        public String written() {
            return "chessboard:" + columns + "x" + rows
                    + squareMm.map(mm -> ":" + number(mm)).orElse("");
        }

        @Override
        public String named() {
            return "a chessboard with " + columns + " by " + rows + " inner corners";
        }
    }

    /**
     * A chessboard with tags in its white squares.
     *
     * @param squaresX squares in a row
     * @param squaresY rows of squares
     * @param markerShare side of a tag's black square, in squares
     * @param dictionary OpenCV's name of the tag dictionary
     * @param whiteFirst whether the first square of the first row is white, as OpenCV drew boards with an even number of rows before 4.6
     */
    record Charuco(
            int squaresX,
            int squaresY,
            Optional<Double> squareMm,
            double markerShare,
            String dictionary,
            boolean whiteFirst)
            implements BoardPattern {
        @Override
        public BoardPattern unmeasured() {
            return new Charuco(squaresX, squaresY, Optional.empty(), markerShare, dictionary, whiteFirst);
        }

        @Override
        public int columns() {
            return squaresX - 1;
        }

        @Override
        public int rows() {
            return squaresY - 1;
        }

        @Override
        public String written() {
            return "charuco:" + squaresX + "x" + squaresY + ":"
                    + squareMm.map(mm -> number(mm) + ":" + number(mm * markerShare))
                            .orElse(":")
                    + ":" + dictionary;
        }

        @Override
        public String named() {
            return "a ChArUco board with " + squaresX + " by " + squaresY + " squares and tags of " + dictionary;
        }
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }
}
