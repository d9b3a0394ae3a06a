package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.SheetRule;

/** A piece goes to an empty square: a regular move, or a move that is part of a special move. */
final class PieceStep extends OgreMove<Phase, Action.MovePiece> {
    PieceStep(OgreRules rules) {
        super(rules, Phase.class, Action.MovePiece.class);
    }

    @Override
    protected boolean timely(Position position, Action.MovePiece move) {
        return mayGo(position.phase(), move.from());
    }

    @Override
    Optional<Breach> broken(Position position, Phase phase, Action.MovePiece move) {
        UnitPath path = new UnitPath(rules, position, move.from(), move.to());
        return unable(position, move.from())
                .or(path::nowhere)
                .or(() -> position.board().at(move.to()).map(enemy -> onto(phase, path, enemy)))
                .or(() -> phase instanceof Phase.AwaitingRetreat retreat
                        ? retreat(position, retreat, path)
                        : path.barred());
    }

    private Breach onto(Phase phase, UnitPath path, Unit enemy) {
        Unit unit = path.unit();
        String who = "The " + enemy.kind() + " on " + path.to() + " is an enemy";
        boolean first = phase instanceof Phase.AwaitingMove || phase instanceof Phase.AwaitingContinuation;
        String way = enemy.kind().armour() && unit.kind() == UnitKind.OGRE ? "rammed" : "overrun";
        String how = !first
                ? ". A unit that moves on after an attack may not overrun."
                : EnemyOverrun.may(rules.rulings(), unit, enemy)
                        ? ": it can only be " + way + ", " + path.from() + "x" + path.to() + "."
                        : ", which the " + unit.kind() + " on " + path.from() + " may not overrun.";
        return new Breach(SheetRule.ENEMY_IS_OVERRUN, who + how);
    }

    private Optional<Breach> retreat(Position position, Phase.AwaitingRetreat retreat, UnitPath path) {
        UnitKind kind = path.unit().kind();
        Chessboard board = position.board();
        if (!rules.transitions().runs(board, retreat.at(), retreat.steps()).contains(path.to())) {
            return refusal(
                    Wording.runRule(kind),
                    path.who() + " has " + Wording.squares(retreat.steps()) + " left and cannot reach " + path.to()
                            + ".");
        }
        return rules.transitions()
                        .retreats(board, retreat.at(), retreat.steps())
                        .contains(path.to())
                ? Optional.empty()
                : refusal(
                        Wording.runRule(kind),
                        path.who() + " must run towards its own side with every step; " + path.to()
                                + " is not that way.");
    }

    @Override
    Breach exposed(Position position, Action.MovePiece move) {
        if (!position.board()
                .commandPost(position.turn())
                .filter(move.from()::equals)
                .isPresent()) {
            return super.exposed(position, move);
        }
        Chessboard moved = position.board().moved(move.from(), move.to());
        return new Breach(
                SheetRule.MCP_NOT_INTO_CHECK,
                "The MCP on " + move.from() + " cannot go to " + move.to() + ": "
                        + Wording.units(moved, rules.threats().attackers(position.with(moved), position.turn()))
                        + " could overrun it there.");
    }

    @Override
    protected Position after(Position position, Phase phase, Action.MovePiece move, EventSink events) {
        Unit unit = position.board().unit(move.from());
        events.tell(
                rule(phase, unit.kind()),
                () -> Wording.the(unit, move.from()) + " goes to " + move.to() + ".",
                move.to().place(),
                move.from().place());
        Position moved = position.with(position.board().moved(move.from(), move.to()));
        return phase instanceof Phase.AwaitingMove
                ? arrived(moved, move, events)
                : PhaseTransitions.endOfTurn(moved.eventful());
    }

    /** Promotes a platoon on the far rank, then leads on to the shot of another piece. */
    private Position arrived(Position position, Action.MovePiece move, EventSink events) {
        Optional<Position> promoted = Promotion.onArrival(position, move.from(), move.to(), events);
        Position next = promoted.orElse(position);
        if (next.phase() instanceof Phase.AwaitingExchange) {
            return next;
        }
        Position then = rules.transitions().fireAfter(next, promoted.isPresent() ? move.to() : move.from(), move.to());
        if (then.phase() instanceof Phase.AwaitingMove && cornered(position, move.to())) {
            events.tell(
                    SheetRule.OUT_OF_RANGE,
                    () -> position.turn() + " has no enemy in range: a diagonal step counts as two.");
        }
        return then;
    }

    /** Returns whether infantry that may fire has an enemy on a square diagonally next to it, which newcomers expect it to reach. */
    private static boolean cornered(Position position, Square moved) {
        Chessboard board = position.board();
        Squares infantry = board.of(position.turn(), UnitKind.INF).or(board.of(position.turn(), UnitKind.MECH));
        return infantry.without(moved)
                .diagonal()
                .intersects(board.of(position.turn().other()));
    }

    /** Returns the rule of a move. A move that is part of a special move has the rule of that special move. */
    private static SheetRule rule(Phase phase, UnitKind kind) {
        return switch (phase) {
            case Phase.AwaitingRetreat retreat -> Wording.runRule(kind);
            case Phase.AwaitingMissileMove after -> SheetRule.MSL_FIRES_FIRST;
            case Phase.AwaitingContinuation on -> SheetRule.OVERRUN_COSTS_TWO;
            default -> Wording.moveRule(kind);
        };
    }

    @Override
    protected String describe(Position position, Action.MovePiece move) {
        return Wording.title(position.board(), move.from()) + " " + label(move);
    }

    @Override
    protected ActionKind kind(Position position, Action.MovePiece move) {
        return ActionKind.usual(
                switch (position.phase()) {
                    case Phase.AwaitingMissileMove tank -> "move the Missile Tank on " + tank.at();
                    case Phase.AwaitingRetreat retreat ->
                        "move the "
                                + position.board().unit(retreat.at()).kind().title() + " on " + retreat.at()
                                + " back toward your side";
                    case Phase.AwaitingContinuation on -> "go on with the Ogre on " + on.ogre();
                    default -> "move a piece";
                });
    }

    @Override
    String label(Action.MovePiece move) {
        return Wording.way(move.from(), move.to());
    }

    /** A piece leaves the board, which is never legal. */
    static final class BoardExit extends OgreMove<Phase, Action.Leave> {
        BoardExit(OgreRules rules) {
            super(rules, Phase.class, Action.Leave.class, ActionKind.usual("move a piece"));
        }

        @Override
        protected boolean timely(Position position, Action.Leave leave) {
            return mayGo(position.phase(), leave.from());
        }

        @Override
        Optional<Breach> broken(Position position, Phase phase, Action.Leave leave) {
            return unable(position, leave.from())
                    .or(() -> Breach.refusal(
                            SheetRule.STAYS_ON_BOARD,
                            Wording.the(position.board().unit(leave.from()), leave.from()) + " cannot go to "
                                    + leave.to() + ", which is off the board."));
        }

        @Override
        protected Position after(Position position, Phase phase, Action.Leave leave, EventSink events) {
            throw new IllegalArgumentException("no unit leaves the board: " + leave);
        }

        @Override
        protected String describe(Position position, Action.Leave leave) {
            return Wording.title(position.board(), leave.from()) + " " + label(leave);
        }

        @Override
        String label(Action.Leave leave) {
            return leave.from() + " to " + leave.to();
        }
    }
}
