package umpire.rules.ogrechess;

import java.util.List;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.Seat;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

/**
 * Estimates the chances of both sides from the worth of their units, measured in squads of infantry. The estimate is heuristic and no rule.
 * The Mobile CP has no worth, because a game is over without it.
 */
final class Evaluation {
    /** A side that leads by this many squads wins nearly three games of four. */
    private static final double SCALE = 5;

    private static final double BATTERY = 0.9;
    private static final double MOVE_UNIT = 0.5;

    /** The share of its worth that a disabled unit keeps. */
    private static final double DISABLED = 0.75;

    /** The cost to a side of a Mobile CP that is disabled and cannot run, in squads. */
    private static final double POST_DISABLED = 2;

    private static final List<Seat> SEATS = List.of(Side.WHITE.seat(), Side.BLACK.seat());

    private Evaluation() {}

    /** Returns the chances of White and of Black. */
    static Estimate of(Position position) {
        if (position.phase() instanceof Phase.Over over) {
            return Estimate.decided(SEATS, over.outcome());
        }
        return Estimate.ofLead((chances(position, Side.WHITE) - chances(position, Side.BLACK)) / SCALE);
    }

    private static double chances(Position position, Side side) {
        boolean stuck = position.board()
                .commandPost(side)
                .filter(position.board().disabled()::contains)
                .isPresent();
        return material(position, side) - (stuck ? POST_DISABLED : 0);
    }

    /** Returns the worth of a side's units, with the one that has left its square to overrun another. */
    static double material(Position position, Side side) {
        double worth = 0;
        Chessboard board = position.board();
        for (Square square : board.of(side)) {
            worth += worth(board.unit(square));
        }
        return worth
                + position.phase()
                        .fightUnderWay()
                        .map(Attack.Fight::attacker)
                        .filter(unit -> unit.side() == side)
                        .map(Evaluation::worth)
                        .orElse(0.0);
    }

    private static double worth(Unit unit) {
        return switch (unit) {
            case Unit.Platoon platoon ->
                platoon.squads() / (double) Unit.FULL + (platoon.squads() == Unit.FULL ? 0.5 : 0.25);
            case Unit.Mechanized mech -> 3;
            case Unit.Armour armour -> able(armour.disabled()) * (armour.kind() == UnitKind.HVY ? 4 : 3);
            case Unit.Ogre ogre -> 1 + BATTERY * ogre.batteries().count() + MOVE_UNIT * ogre.moveUnits();
            case Unit.CommandPost post -> 0;
        };
    }

    private static double able(int disabled) {
        return disabled > 0 ? DISABLED : 1;
    }
}
