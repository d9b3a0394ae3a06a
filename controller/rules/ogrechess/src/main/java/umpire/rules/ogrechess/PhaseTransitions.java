package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Squares.Neighbours;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/** Goes on to the next step of a turn, or ends a turn that has no further step. */
final class PhaseTransitions {
    /** The move units that an Ogre pays to ram a Heavy Tank. */
    static final int UNITS_FOR_HVY = 2;

    private final Rulings rulings;
    private final Reach reach;
    private final Threats threats;

    PhaseTransitions(Rulings rulings, Reach reach, Threats threats) {
        this.rulings = rulings;
        this.reach = reach;
        this.threats = threats;
    }

    /** Goes on after a regular move: to a shot, if any unit has a target. */
    Position fireAfter(Position position, Square from, Square to) {
        Phase.AwaitingFire open = new Phase.AwaitingFire(from, to);
        Chessboard board = position.board();
        boolean shot =
                !ownTargets(board, board.unit(to), open).isEmpty() || anyoneHasTarget(board, position.turn(), to);
        return shot ? position.with(open) : withoutShot(position, open);
    }

    /** Ends the turn without a shot. The move counts as a plain one, unless the piece was promoted. */
    static Position withoutShot(Position position, Phase.AwaitingFire open) {
        return open.from() == open.to()
                ? endOfTurn(position)
                : endOfQuietTurn(position, new Action.MovePiece(open.from(), open.to()));
    }

    Position fireAfterCombining(Position position, Square a, Square b) {
        Squares targets = targets(position.board(), a).or(targets(position.board(), b));
        return targets.isEmpty() ? endOfTurn(position) : position.with(new Phase.AwaitingCombinedFire(a, b));
    }

    Position salvo(Position position, Square ogre, Batteries left) {
        boolean target = position.board().at(ogre).isPresent()
                && !left.none()
                && !enemiesWithin(position.board(), ogre, position.turn(), left.main() > 0 ? 3 : 2)
                        .isEmpty();
        return target ? position.with(new Phase.AwaitingSalvo(ogre, left)) : endOfTurn(position);
    }

    Position missileMove(Position position, Square at) {
        return missileMoves(position.board(), at).isEmpty()
                ? endOfTurn(position)
                : position.with(new Phase.AwaitingMissileMove(at));
    }

    /** Returns where a Missile Tank that has fired may move. */
    Squares missileMoves(Chessboard board, Square at) {
        return reach.touched(board, at, board.unit(at)).without(board.taken());
    }

    Position retreat(Position position, Square at, int steps) {
        Chessboard board = position.board();
        boolean open = !reach.homeward(board, at, board.unit(at), steps).isEmpty()
                || !protecting(board, at, steps).isEmpty();
        return open ? position.with(new Phase.AwaitingRetreat(at, steps)) : endOfTurn(position);
    }

    /** Returns where a unit that has hit may run to: towards its own side, or anywhere that ends a check. */
    Squares retreats(Chessboard board, Square at, int steps) {
        return reach.homeward(board, at, board.unit(at), steps).or(protecting(board, at, steps));
    }

    /** Returns where a unit that has hit would end a check. */
    private Squares protecting(Chessboard board, Square at, int steps) {
        Unit unit = board.unit(at);
        Threats.Blockers blockers = Threats.Blockers.of(board, unit.side());
        if (threats.attackers(board, blockers).isEmpty()) {
            return Squares.NONE;
        }
        Squares.Builder squares = new Squares.Builder();
        for (Square to : runs(board, at, steps)) {
            if (threats.attackers(board, blockers.moved(at, to)).isEmpty()) {
                squares.add(to);
            }
        }
        return squares.build();
    }

    /** Returns every empty square that a unit can reach in a number of steps. */
    Squares runs(Chessboard board, Square at, int steps) {
        Unit unit = board.unit(at);
        Squares barred = board.of(unit.side().other());
        return reach.flood(unit.kind(), at, steps, barred).without(board.taken());
    }

    Position continuation(Position position, Square from, Square ogre, int points) {
        Position next = position.with(new Phase.AwaitingContinuation(from, ogre, points));
        boolean open = points > 0
                && position.board().unit(ogre) instanceof Unit.Ogre unit
                && !continuing(position.board(), from, ogre, unit, points).isEmpty();
        return open ? next : endOfTurn(position);
    }

    /** Returns the squares on which an Ogre can go on: empty ones, and an enemy's that it may enter. */
    Squares continuing(Chessboard board, Square from, Square ogre, Unit.Ogre unit, int points) {
        int files = Integer.signum(ogre.file() - from.file());
        int ranks = Integer.signum(ogre.rank() - from.rank());
        Squares touched = Reach.line(board, ogre, unit, files, ranks, points);
        Side enemy = unit.side().other();
        Squares closed = rulings.goesOnOverEmptySquares
                ? board.of(enemy).without(board.of(enemy, UnitKind.MCP))
                : unrammed(board, unit);
        return touched.without(board.of(unit.side())).without(closed);
    }

    /** Returns the enemies that an Ogre neither rams nor overruns: Ogres, and Heavy Tanks where it may lack the move units. */
    Squares unrammed(Chessboard board, Unit.Ogre ogre) {
        Side enemy = ogre.side().other();
        Squares ogres = board.of(enemy, UnitKind.OGRE);
        return tooDear(rulings, ogre, UnitKind.HVY) ? ogres.or(board.of(enemy, UnitKind.HVY)) : ogres;
    }

    /** Returns whether ramming costs an Ogre more move units than it has, and the house ruling refuses such a ram. */
    static boolean tooDear(Rulings rulings, Unit.Ogre ogre, UnitKind target) {
        return !rulings.ramsWithOneUnit && target == UnitKind.HVY && ogre.moveUnits() < UNITS_FOR_HVY;
    }

    /**
     * Returns the targets of the piece that has just moved: of a hit-and-run, or of a Blitzkrieg.
     *
     * @param board before or after the move; the enemies stand the same on both
     */
    Squares ownTargets(Chessboard board, Unit unit, Phase.AwaitingFire open) {
        return switch (unit.kind()) {
            case HVY -> blitzTargets(board, unit.side(), open.from(), open.to());
            case GEV, MECH -> hitAndRunTargets(board, unit, open);
            case INF, MSL, OGRE, MCP -> Squares.NONE;
        };
    }

    private Squares hitAndRunTargets(Chessboard board, Unit unit, Phase.AwaitingFire open) {
        Squares near = targets(board, unit, open.to());
        if (near.isEmpty() || reach.stepsLeft(board, unit, open.from(), open.to()) <= 0) {
            return Squares.NONE;
        }
        Squares.Builder targets = new Squares.Builder();
        for (Square target : near) {
            if (closesIn(board, unit.side(), open, target)) {
                targets.add(target);
            }
        }
        return targets.build();
    }

    /** Returns whether a unit that is to hit and run has moved towards its target or towards any enemy. The house ruling says which. */
    boolean closesIn(Chessboard board, Side side, Phase.AwaitingFire open, Square target) {
        if (rulings.towardsTarget) {
            return target.rangeTo(open.to()) < target.rangeTo(open.from());
        }
        for (Square enemy : board.of(side.other())) {
            if (enemy.squaredTo(open.to()) < enemy.squaredTo(open.from())) {
                return true;
            }
        }
        return false;
    }

    /** Returns the ways between the ends of a Heavy Tank's leap, two squares for each way; empty if the move is no leap. */
    List<Square[]> ways(Square from, Square to) {
        if (!Reach.leaps(from).contains(to)) {
            return List.of();
        }
        int files = to.file() - from.file();
        int ranks = to.rank() - from.rank();
        List<Square[]> ways = new ArrayList<>(3);
        boolean tall = Math.abs(ranks) == 2;
        int df = Integer.signum(files);
        int dr = Integer.signum(ranks);
        Square longFirst = Square.of(from.file() + (tall ? 0 : df), from.rank() + (tall ? dr : 0));
        Square longEnd = Square.of(from.file() + (tall ? 0 : 2 * df), from.rank() + (tall ? 2 * dr : 0));
        Square shortFirst = Square.of(from.file() + (tall ? df : 0), from.rank() + (tall ? 0 : dr));
        Square corner = Square.of(from.file() + df, from.rank() + dr);
        ways.add(new Square[] {longFirst, longEnd});
        if (!rulings.longLegOnly) {
            ways.add(new Square[] {longFirst, corner});
            ways.add(new Square[] {shortFirst, corner});
        }
        return ways;
    }

    private Squares blitzTargets(Chessboard board, Side side, Square from, Square to) {
        Squares enemies = board.of(side.other());
        if (!enemies.intersects(Neighbours.orthogonal(from))) {
            return Squares.NONE;
        }
        Squares.Builder targets = new Squares.Builder();
        for (Square[] way : ways(from, to)) {
            Squares both = Squares.of(way[0]).with(way[1]);
            if (enemies.containsAll(both)) {
                targets.addAll(both);
            }
        }
        return targets.build();
    }

    /** Returns the other targets of a Blitzkrieg whose first target is destroyed. */
    Squares secondTargets(Chessboard board, Side side, Phase.AwaitingSecondShot second) {
        Squares.Builder targets = new Squares.Builder();
        for (Square[] way : ways(second.from(), second.tank())) {
            if (way[0] == second.fallen()) {
                targets.add(way[1]);
            } else if (way[1] == second.fallen()) {
                targets.add(way[0]);
            }
        }
        return targets.build().and(board.of(side.other()));
    }

    private static boolean anyoneHasTarget(Chessboard board, Side side, Square moved) {
        return !shooters(board, side).without(moved).isEmpty();
    }

    /** Returns the units of a side that have an enemy in range and are able to fire. */
    static Squares shooters(Chessboard board, Side side) {
        return Threats.Ranges.reaching(board, board.of(side.other()))
                .and(board.of(side))
                .without(board.disabled());
    }

    /** Returns the enemies a unit can fire at from where it stands. */
    static Squares targets(Chessboard board, Square from) {
        return targets(board, board.unit(from), from);
    }

    private static Squares targets(Chessboard board, Unit unit, Square from) {
        return unit.disabled() > 0 ? Squares.NONE : enemiesWithin(board, from, unit.side(), Combat.range(unit));
    }

    static Squares enemiesWithin(Chessboard board, Square from, Side side, int range) {
        return Threats.Ranges.within(from, range).and(board.of(side.other()));
    }

    static Position endOfTurn(Position position) {
        return nextTurn(position, MoveHistory.NONE);
    }

    static Position endOfQuietTurn(Position position, Action.MovePiece move) {
        return nextTurn(position, position.moveHistory().after(move));
    }

    static Position endOfPass(Position position) {
        return nextTurn(position, position.moveHistory().afterPass());
    }

    /** The other side's turn begins: its disabled units come a turn nearer to recovery. */
    private static Position nextTurn(Position position, MoveHistory moveHistory) {
        Side next = position.turn().other();
        Chessboard board = position.board();
        for (Square square : board.of(next).and(board.disabled())) {
            Unit unit = board.unit(square);
            board = board.with(square, unit.disabledFor(unit.disabled() - 1));
        }
        return new Position(board, next, new Phase.AwaitingMove(), moveHistory);
    }
}
