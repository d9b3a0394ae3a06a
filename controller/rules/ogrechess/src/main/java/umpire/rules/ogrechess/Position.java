package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

/**
 * A state of the game.
 *
 * @param board the squares and their units
 * @param turn the side whose turn it is
 * @param phase the step of the turn
 * @param moveHistory the moves that repetition counts
 */
public record Position(Chessboard board, Side turn, Phase phase, MoveHistory moveHistory) {
    private static final UnitKind[] BACK_RANK = {
        UnitKind.MSL, UnitKind.HVY, UnitKind.GEV, UnitKind.OGRE, UnitKind.MCP, UnitKind.GEV, UnitKind.HVY, UnitKind.MSL
    };

    /** The set-up of section 3.10. */
    public static Position opening() {
        Chessboard board = Chessboard.EMPTY;
        for (Side side : Side.values()) {
            int pawnRank = side == Side.WHITE ? 1 : 6;
            for (int file = 0; file < 8; file++) {
                board = board.with(Square.of(file, side.homeRank()), Unit.fresh(side, BACK_RANK[file]))
                        .with(Square.of(file, pawnRank), Unit.fresh(side, UnitKind.INF));
            }
        }
        return new Position(board, Side.WHITE, new Phase.AwaitingMove(), MoveHistory.NONE);
    }

    public Position with(Chessboard newBoard) {
        return new Position(newBoard, turn, phase, moveHistory);
    }

    public Position with(Phase newPhase) {
        return new Position(board, turn, newPhase, moveHistory);
    }

    public Position with(Chessboard newBoard, Phase newPhase) {
        return new Position(newBoard, turn, newPhase, moveHistory);
    }

    /** Returns the position with an empty history, after an action that cannot be undone by moving back. */
    public Position eventful() {
        return new Position(board, turn, phase, MoveHistory.NONE);
    }

    /** Returns the side that chooses or rolls now. */
    public Side acting() {
        return switch (phase) {
            case Phase.AwaitingReturnFire answer -> turn.other();
            case Phase.AwaitingAim aim -> aim.fight().shooter(board).side();
            case Phase.AwaitingRoll roll ->
                switch (roll.attack()) {
                    case Attack.Ranged ranged ->
                        board.unit(ranged.fire().from()).side();
                    case Attack.Clash clash -> clash.fight().shooter(board).side();
                    case Attack.Parting parting -> turn.other();
                };
            default -> turn;
        };
    }
}
