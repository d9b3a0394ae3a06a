package umpire.rules.ogrechess.legality;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Outcome;
import umpire.rules.ogrechess.check.Threats;
import umpire.rules.ogrechess.position.Chessboard;
import umpire.rules.ogrechess.position.Phase;
import umpire.rules.ogrechess.position.Position;
import umpire.rules.ogrechess.position.Side;
import umpire.rules.ogrechess.position.Square;
import umpire.rules.ogrechess.position.Squares;
import umpire.rules.ogrechess.position.Unit;
import umpire.rules.ogrechess.position.UnitKind;
import umpire.rules.ogrechess.rulings.GameResult;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;
import umpire.rules.ogrechess.words.Wording;

/** Says whether a game has ended when a side's turn begins. */
public final class EndConditions {
    private static final List<Side> SIDES = List.of(Side.values());

    private final Rulings rulings;
    private final Threats threats;
    private final Legality legality;

    public EndConditions(Rulings rulings, Threats threats, Legality legality) {
        this.rulings = rulings;
        this.threats = threats;
        this.legality = legality;
    }

    /** Returns the position, over if a Mobile CP is gone, or if a turn begins in it that cannot be played. */
    public Position settle(Position position) {
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
                .map(loser -> GameResult.won("mcp-overrun", loser.other(), SheetRule.MCP_OVERRUN));
    }

    private Optional<Outcome> ending(Position position) {
        Side side = position.turn();
        if (!legality.anyLegal(position)) {
            return Optional.of(
                    threats.on(position, side)
                            ? GameResult.mated(side.other(), threatening(position, side))
                            : GameResult.drawn("stalemate", SheetRule.STALEMATE));
        }
        if (position.moveHistory().repeats(rulings.repeatCycles)) {
            return Optional.of(GameResult.drawn("repetition", SheetRule.REPETITION));
        }
        if (rulings.deadPositionDraws && dead(position.board()) && !threats.on(position, side.other())) {
            return Optional.of(GameResult.drawn("dead-position", SheetRule.DEAD_POSITION));
        }
        if (rulings.quietTurnsDraw > 0 && position.moveHistory().quietTurns() >= rulings.quietTurnsDraw) {
            return Optional.of(GameResult.drawn("quiet", SheetRule.QUIET_TURNS));
        }
        return Optional.empty();
    }

    /** Says what could overrun a side's Mobile CP. */
    private String threatening(Position position, Side side) {
        Squares attackers = threats.attackers(position, side);
        String by = Wording.units(position.board(), attackers);
        Square post = position.board().commandPost(side).orElseThrow();
        return Character.toUpperCase(by.charAt(0)) + by.substring(1) + " could overrun " + side + "'s MCP on " + post
                + ".";
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
