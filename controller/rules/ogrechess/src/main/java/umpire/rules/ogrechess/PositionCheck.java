package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.Parsed;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Checks that the units of a written position are in the box and fit one another. Of its history it compares only the counts. */
final class PositionCheck {
    private PositionCheck() {}

    /** Checks a board against the box. */
    static Parsed<Chessboard> box(Chessboard board) {
        for (Side side : Side.values()) {
            for (UnitKind kind : UnitKind.values()) {
                int count = board.of(side, kind).size();
                if (count > kind.inBox()) {
                    return Parsed.bad(side + " has " + count + " " + kind + " on the board; a side has " + kind.inBox()
                            + " (" + boxSection(kind) + ")");
                }
            }
            Optional<String> platoons = platoons(board, side, 0);
            if (platoons.isPresent()) {
                return Parsed.bad(platoons.get());
            }
        }
        boolean noPost = board.of(Side.WHITE, UnitKind.MCP).isEmpty()
                && board.of(Side.BLACK, UnitKind.MCP).isEmpty();
        return noPost ? Parsed.bad("there is no MCP on the board; a game has at least one") : Parsed.good(board);
    }

    private static String boxSection(UnitKind kind) {
        return switch (kind) {
            case INF -> "1.021";
            case GEV -> "1.022";
            case HVY -> "1.023";
            case MSL -> "1.024";
            case OGRE -> "1.025";
            case MCP -> "1.026";
            case MECH -> "1.027";
        };
    }

    private static Optional<String> platoons(Chessboard board, Side side, int fighting) {
        int foot = board.of(side, UnitKind.INF).size();
        int mech = board.of(side, UnitKind.MECH).size();
        return foot + mech + fighting <= UnitKind.INF.inBox()
                ? Optional.empty()
                : Optional.of(side + " has " + foot + " INF and " + mech + " Mech-INF"
                        + (fighting > 0 ? " on the board and one in the overrun" : "") + "; a side has "
                        + UnitKind.INF.inBox() + " platoons, Mech-INF among them (" + boxSection(UnitKind.INF) + ")");
    }

    /** Returns what is impossible in a whole position; empty if nothing is. */
    static Optional<String> wrong(Position position) {
        return attacker(position).or(() -> unpromoted(position)).or(() -> tooFew(position));
    }

    private static Optional<String> attacker(Position position) {
        Optional<Unit> attacker = position.phase().fightUnderWay().map(Attack.Fight::attacker);
        if (attacker.isEmpty()) {
            return Optional.empty();
        }
        Unit unit = attacker.get();
        if (unit.kind().infantry()) {
            return platoons(position.board(), unit.side(), 1);
        }
        return position.board().of(unit.side(), unit.kind()).isEmpty()
                ? Optional.empty()
                : Optional.of(unit.side() + " has an " + unit.kind() + " on the board and one in the overrun");
    }

    /** Infantry on the far rank must have been promoted, unless its promotion is the next action. */
    private static Optional<String> unpromoted(Position position) {
        boolean ended = position.board().of(Side.WHITE, UnitKind.MCP).isEmpty()
                || position.board().of(Side.BLACK, UnitKind.MCP).isEmpty();
        for (Square square : ended ? Squares.NONE : position.board().taken()) {
            boolean owed = Promotion.due(position.board().unit(square), square);
            boolean pending = pending(position.phase(), square);
            if (owed && !pending) {
                return Optional.of(
                        square + ": infantry on its far rank was promoted when it got there; write it with +,"
                                + " such as I(3+) (" + SheetRule.PROMOTION_ON_FAR_RANK.section() + ")");
            }
        }
        return Optional.empty();
    }

    private static boolean pending(Phase phase, Square at) {
        return switch (phase) {
            case Phase.AwaitingExchange exchange -> exchange.at() == at;
            case Phase.AwaitingRoll roll -> roll.attack() instanceof Attack.Parting parting && parting.at() == at;
            default -> false;
        };
    }

    /** Checks that the quiet turns are at least as many as the listed plain moves. */
    private static Optional<String> tooFew(Position position) {
        int moves = position.moveHistory().moves().size();
        int quiet = position.moveHistory().quietTurns();
        return quiet >= moves
                ? Optional.empty()
                : Optional.of("past lists " + moves + " moves, but quiet is only " + quiet);
    }
}
