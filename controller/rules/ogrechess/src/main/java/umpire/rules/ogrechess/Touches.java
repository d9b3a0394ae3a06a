package umpire.rules.ogrechess;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;

/** What a player touches, in this order, to say an action that moves nothing. */
final class Touches {
    private Touches() {}

    /** Returns what touching two squares was most likely meant to say: the one fires at the other, an Ogre with all that it has left. */
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

    static List<Place> of(Position state, Action action) {
        return switch (action) {
            case Action.Fire fire -> List.of(fire.from().place(), fire.at().place());
            case Action.Redistribute share ->
                List.of(share.a().place(), share.b().place());
            case Action.Promote promote ->
                state.board()
                                .at(promote.at())
                                .filter(unit -> unit.defence() == Unit.FULL)
                                .isPresent()
                        ? List.of()
                        : List.of(promote.at().place());
            case Action.MovePiece move -> List.of();
            case Action.Leave leave -> List.of();
            case Action.Overrun overrun -> List.of();
            case Action.Merge merge -> List.of();
            case Action.TakeAim aim -> List.of();
            case Action.Hold hold -> List.of();
            case Action.Roll roll -> List.of();
        };
    }
}
