package umpire.rules.ogrechess;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Outcome;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/** Says whether a game has ended when a side's turn begins. */
final class EndConditions {
    private static final List<Side> SIDES = List.of(Side.values());

    private final Rulings rulings;
    private final Threats threats;
    private final Legality legality;

    EndConditions(Rulings rulings, Threats threats, Legality legality) {
        this.rulings = rulings;
        this.threats = threats;
        this.legality = legality;
    }

    /** Returns the position. It is over if a Mobile CP is gone, or if the side to move cannot play the turn that begins. */
    Position settle(Position position) {
        if (position.phase() instanceof Phase.Over) {
            return position;
        }
        return withoutPost(position)
                .or(() -> position.phase() instanceof Phase.AwaitingMove ? ending(position) : Optional.empty())
                .map(outcome -> position.with(new Phase.Over(outcome)))
                .orElse(position);
    }

    private static Optional<Outcome> withoutPost(Position position) {
        return SIDES.stream()
                .filter(loser -> position.board().of(loser, UnitKind.MCP).isEmpty())
                .findFirst()
                .map(loser -> GameResult.overrun(loser, position));
    }

    private Optional<Outcome> ending(Position position) {
        Side side = position.turn();
        if (!legality.anyLegal(position)) {
            Squares attackers = threats.attackers(position, side);
            return Optional.of(
                    attackers.isEmpty()
                            ? GameResult.stalemate(position, legality.anyMove(position))
                            : GameResult.mated(position, attackers));
        }
        if (position.moveHistory().repeats(rulings.repeatCycles)) {
            return Optional.of(GameResult.repetition(position.moveHistory(), rulings.repeatCycles));
        }
        if (rulings.deadPositionDraws && dead(position.board()) && !threats.on(position, side.other())) {
            return Optional.of(GameResult.deadPosition());
        }
        if (rulings.quietTurnsDraw > 0 && position.moveHistory().quietTurns() >= rulings.quietTurnsDraw) {
            return Optional.of(GameResult.quiet(position.moveHistory().quietTurns()));
        }
        return Optional.empty();
    }

    /** Returns whether only Mobile CPs and Ogres that can neither move nor fire are left. */
    private static boolean dead(Chessboard board) {
        for (Side side : SIDES) {
            Squares wrecks = board.of(side, UnitKind.OGRE);
            if (!wrecks.equals(board.of(side).without(board.of(side, UnitKind.MCP)))) {
                return false;
            }
            for (Square square : wrecks) {
                if (!(board.unit(square) instanceof Unit.Ogre ogre
                        && ogre.immobile()
                        && ogre.batteries().none())) {
                    return false;
                }
            }
        }
        return true;
    }
}
