package umpire.vision.calibrate.board;

/** Makes the finder that suits a kind of board. */
public final class BoardFinders {
    private BoardFinders() {}

    public static BoardFinder of(BoardPattern pattern) {
        return switch (pattern) {
            case BoardPattern.Charuco charuco -> new CharucoFinder(charuco);
            case BoardPattern.PlainChessboard chessboard -> new ChessboardFinder(chessboard);
        };
    }
}
