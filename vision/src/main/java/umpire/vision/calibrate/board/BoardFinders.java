package umpire.vision.calibrate.board;

/** Chooses how a board is looked for. */
public final class BoardFinders {
    private BoardFinders() {}

    /** Makes the finder for a board. */
    public static BoardFinder of(BoardPattern pattern) {
        return switch (pattern) {
            case BoardPattern.Charuco charuco -> new CharucoFinder(charuco);
            case BoardPattern.PlainChessboard chessboard -> new ChessboardFinder(chessboard);
        };
    }
}
