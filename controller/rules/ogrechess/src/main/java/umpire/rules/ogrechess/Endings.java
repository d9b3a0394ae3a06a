package umpire.rules.ogrechess;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Outcome;

/** Says whether a game has ended when a side's turn begins. */
final class Endings {
    private final Rulings rulings;
    private final Threats threats;
    private final Legality legality;

    Endings(Rulings rulings, Threats threats, Legality legality) {
        this.rulings = rulings;
        this.threats = threats;
        this.legality = legality;
    }

    static Outcome won(String kind, Side winner, SheetRule rule) {
        return new Outcome(kind, List.of(winner.seat()), rule, winner + " wins. " + rule.says());
    }

    static Outcome drawn(String kind, SheetRule rule) {
        return new Outcome(kind, List.of(), rule, "A draw. " + rule.says());
    }

    /** Returns the position, over if a turn begins in it that cannot be played. */
    Position settle(Position position) {
        return position.phase() instanceof Phase.AwaitingMove
                ? ending(position)
                        .map(outcome -> position.with(new Phase.Over(outcome)))
                        .orElse(position)
                : position;
    }

    private Optional<Outcome> ending(Position position) {
        Side side = position.turn();
        for (Side loser : List.of(side, side.other())) {
            if (position.board().of(loser, Kind.MCP) == 0) {
                return Optional.of(won("mcp-overrun", loser.other(), SheetRule.MCP_OVERRUN));
            }
        }
        if (!legality.anyLegal(position)) {
            return Optional.of(
                    threats.on(position, side)
                            ? won("checkmate", side.other(), SheetRule.CHECKMATE)
                            : drawn("stalemate", SheetRule.STALEMATE));
        }
        if (position.past().repeats(rulings.repeatCycles)) {
            return Optional.of(drawn("repetition", SheetRule.REPETITION));
        }
        if (rulings.deadPositionDraws && dead(position.board())) {
            return Optional.of(drawn("dead-position", SheetRule.DEAD_POSITION));
        }
        if (rulings.quietTurnsDraw > 0 && position.past().quietTurns() >= rulings.quietTurnsDraw) {
            return Optional.of(drawn("quiet", SheetRule.QUIET_TURNS));
        }
        return Optional.empty();
    }

    /** Returns whether only Mobile CPs and Ogres that can neither move nor fire are left. */
    private static boolean dead(Chessboard board) {
        for (Square square : Openings.squares(board.taken())) {
            boolean harmless = switch (board.unit(square)) {
                case Unit.CommandPost post -> true;
                case Unit.Ogre ogre -> ogre.immobile() && ogre.guns().none();
                case Unit.Platoon platoon -> false;
                case Unit.Mechanized mech -> false;
                case Unit.Armour armour -> false;
            };
            if (!harmless) {
                return false;
            }
        }
        return true;
    }
}
