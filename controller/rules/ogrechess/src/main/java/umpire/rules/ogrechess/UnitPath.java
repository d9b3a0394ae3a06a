package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/** The way of a unit that may act to another square. */
record UnitPath(OgreRules rules, Position position, Square from, Square to) {
    Unit unit() {
        return position.board().unit(from);
    }

    String who() {
        return Wording.the(unit(), from);
    }

    /** Returns a breach if the unit does not leave its square, or would stop on a square of its own side. */
    Optional<Breach> nowhere() {
        return from == to
                ? refusal(SheetRule.MUST_LEAVE_SQUARE, who() + " does not move.")
                : position.board()
                        .at(to)
                        .filter(own -> own.side() == unit().side())
                        .map(own -> new Breach(
                                SheetRule.NO_STACKING,
                                who() + " cannot stop on " + to + ": its own " + own.kind() + " stands there."));
    }

    /** Returns why the unit cannot get to its last square. It may meet an enemy there, but passes none on the way. */
    Optional<Breach> barred() {
        Chessboard board = position.board();
        Unit unit = unit();
        if (position.phase() instanceof Phase.AwaitingContinuation on) {
            return onward(board, on, (Unit.Ogre) unit);
        }
        if (rules.reach().touched(board, from, unit).contains(to)) {
            return Optional.empty();
        }
        SheetRule rule = Wording.moveRule(unit.kind());
        String with = unit instanceof Unit.Ogre ogre ? ", which moves " + Wording.squares(ogre.movement()) + "," : "";
        if (!rules.reach()
                .touched(Chessboard.EMPTY.with(from, unit), from, unit)
                .contains(to)) {
            return refusal(rule, who() + with + " cannot reach " + to + ". " + rule.says());
        }
        return unit instanceof Unit.Ogre ogre && onlyPointsLack(board, ogre)
                ? refusal(
                        SheetRule.OVERRUN_COSTS_TWO,
                        who() + with + " has too few points left to overrun the "
                                + board.unit(to).kind() + " on " + to + ".")
                : refusal(SheetRule.ENEMIES_BAR_THE_WAY, who() + " cannot reach " + to + ": enemies stand in its way.");
    }

    private boolean onlyPointsLack(Chessboard board, Unit.Ogre ogre) {
        int files = Integer.signum(to.file() - from.file());
        int ranks = Integer.signum(to.rank() - from.rank());
        return board.taken(to) && Reach.line(board, from, ogre, files, ranks, 8).contains(to);
    }

    private Optional<Breach> onward(Chessboard board, Phase.AwaitingContinuation on, Unit.Ogre ogre) {
        return rules.transitions()
                        .continuing(board, on.from(), on.ogre(), ogre, on.points())
                        .contains(to)
                ? Optional.empty()
                : refusal(
                        SheetRule.OVERRUN_COSTS_TWO,
                        Wording.the(ogre, on.ogre()) + " goes on only in its line (squares left: " + on.points()
                                + "), not to " + to + ".");
    }
}
