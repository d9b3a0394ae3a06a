package umpire.rules.ogrechess;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Squares.Neighbours;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

/** Guesses which action a player meant by emptying and filling squares, so that its refusal can be explained. */
final class Attempt {
    private Attempt() {}

    static Optional<Action> of(Position position, List<Place> emptied, List<Place> filled) {
        Chessboard board = position.board();
        Optional<Square> from = from(position, emptied, filled);
        if (from.isEmpty()) {
            return Optional.empty();
        }
        Optional<Square> to = filled.stream().map(Square::of).findFirst();
        if (to.isEmpty()) {
            return joined(board, from.get());
        }
        Side side = board.unit(from.get()).side();
        return Optional.of(
                board.holds(to.get(), side.other())
                        ? new Action.Overrun(from.get(), to.get())
                        : new Action.MovePiece(from.get(), to.get()));
    }

    /** Returns the square that a piece of the acting side left; else the square that any piece left. */
    private static Optional<Square> from(Position position, List<Place> emptied, List<Place> filled) {
        List<Square> left = emptied.stream()
                .map(Square::of)
                .filter(position.board()::taken)
                .filter(square -> !filled.contains(square.place()))
                .toList();
        return left.stream()
                .filter(square -> position.board().holds(square, position.acting()))
                .findFirst()
                .or(() -> left.stream().findFirst());
    }

    /** Returns the merge meant when a platoon next to another one is taken off the board. */
    private static Optional<Action> joined(Chessboard board, Square from) {
        Unit unit = board.unit(from);
        if (unit.kind() != UnitKind.INF) {
            return Optional.empty();
        }
        Squares beside = Neighbours.orthogonal(from).and(board.of(unit.side(), UnitKind.INF));
        return beside.list().stream().findFirst().map(into -> new Action.Merge(from, into));
    }

    /**
     * Returns the likely meaning of touching two squares: the unit on one fires at the unit on the other. An Ogre fires all the weapons it
     * has left.
     */
    static Optional<Action> meant(Position state, List<TouchedTokens> touched) {
        if (touched.size() < 2) {
            return Optional.empty();
        }
        Square from = Square.of(touched.get(touched.size() - 2).place());
        Square at = Square.of(touched.getLast().place());
        Chessboard board = state.board();
        if (!board.taken(from)
                || !board.taken(at)
                || board.unit(from).side() == board.unit(at).side()) {
            return Optional.empty();
        }
        Batteries batteries = board.unit(from) instanceof Unit.Ogre ogre ? ogre.batteries() : Batteries.NONE;
        Aim aim = Aim.on(board.unit(at)).getFirst();
        return Optional.of(new Action.Fire(from, batteries, at, aim));
    }
}
