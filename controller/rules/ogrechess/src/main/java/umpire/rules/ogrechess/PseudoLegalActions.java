package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Squares.Neighbours;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/**
 * Lists the actions of a side without regard to check, in the order in which legal actions are offered. They are sorted by square: moves,
 * overruns, fire, combining, promotion. Holding comes last.
 */
final class PseudoLegalActions {
    /** The initial capacity of the list. It holds the actions of most positions, so the list rarely grows. */
    private static final int ROOM = 80;

    private static final List<Integer> FACES = List.of(1, 2, 3, 4, 5, 6);
    private static final List<List<Batteries>> SUBSETS = subsets();

    private final Rulings rulings;
    private final Reach reach;
    private final PhaseTransitions phaseTransitions;

    PseudoLegalActions(Rulings rulings, Reach reach, PhaseTransitions phaseTransitions) {
        this.rulings = rulings;
        this.reach = reach;
        this.phaseTransitions = phaseTransitions;
    }

    List<Action> of(Position position) {
        List<Action> into = new ArrayList<>(ROOM);
        switch (position.phase()) {
            case Phase.AwaitingMove move -> firstSteps(position, into);
            case Phase.AwaitingExchange exchange -> into.add(new Action.Promote(exchange.at()));
            case Phase.AwaitingFire fire -> shotsAfterMove(position, fire, into);
            case Phase.AwaitingCombinedFire fire -> combinedFire(position.board(), fire, into);
            case Phase.AwaitingSalvo salvo -> salvo(position.board(), salvo.ogre(), salvo.left(), into);
            case Phase.AwaitingReturnFire answer ->
                pointBlank(position.board(), answer.survivor(), Squares.of(answer.tank()), into);
            case Phase.AwaitingSecondShot second -> secondShot(position, second, into);
            case Phase.AwaitingMissileMove move ->
                moves(move.at(), phaseTransitions.missileMoves(position.board(), move.at()), into);
            case Phase.AwaitingRetreat retreat -> retreat(position, retreat, into);
            case Phase.AwaitingContinuation on -> goOn(position.board(), on, into);
            case Phase.AwaitingAim aim ->
                Aim.on(aim.fight().target(position.board())).forEach(each -> into.add(new Action.TakeAim(each)));
            case Phase.AwaitingRoll roll -> FACES.forEach(face -> into.add(new Action.Roll(face)));
            case Phase.Over over -> {}
        }
        if (mayHold(position)) {
            into.add(new Action.Hold());
        }
        return into;
    }

    private boolean mayHold(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingMove move -> rulings.passAllowed;
            case Phase.AwaitingRetreat retreat -> mayStay(position.board(), retreat.at(), retreat.steps());
            case Phase.AwaitingExchange exchange -> false;
            case Phase.AwaitingAim aim -> false;
            case Phase.AwaitingRoll roll -> false;
            case Phase.Over over -> false;
            default -> true;
        };
    }

    private void combinedFire(Chessboard board, Phase.AwaitingCombinedFire fire, List<Action> into) {
        ranged(board, fire.a(), into);
        if (fire.a() != fire.b()) {
            ranged(board, fire.b(), into);
        }
    }

    private void secondShot(Position position, Phase.AwaitingSecondShot second, List<Action> into) {
        Squares targets = phaseTransitions.secondTargets(position.board(), position.turn(), second);
        pointBlank(position.board(), second.tank(), targets, into);
    }

    private void goOn(Chessboard board, Phase.AwaitingContinuation on, List<Action> into) {
        Unit.Ogre ogre = (Unit.Ogre) board.unit(on.ogre());
        Squares open = phaseTransitions.continuing(board, on.from(), on.ogre(), ogre, on.points());
        moves(on.ogre(), open.without(board.taken()), into);
        overruns(on.ogre(), open.and(board.taken()), into);
    }

    private void firstSteps(Position position, List<Action> into) {
        Chessboard board = position.board();
        for (Square from : board.of(position.turn()).without(board.disabled())) {
            firstSteps(board, from, into);
        }
    }

    /** Adds the actions with which the unit on a square can begin a turn. The unit must be able to act. */
    void firstSteps(Chessboard board, Square from, List<Action> into) {
        Unit unit = board.unit(from);
        Squares touched = reach.touched(board, from, unit);
        moves(from, touched.without(board.taken()), into);
        overruns(from, prey(board, from, unit, touched), into);
        if (rulings.fireWithoutMove || board.of(UnitKind.MSL).contains(from)) {
            ranged(board, from, into);
        }
        if (unit instanceof Unit.Platoon platoon) {
            combinations(board, from, platoon, into);
            if (from.rank() == platoon.side().farRank()) {
                into.add(new Action.Promote(from));
            }
        }
    }

    /** Returns the enemies a unit may overrun. */
    Squares prey(Chessboard board, Square from, Unit unit, Squares touched) {
        Side enemy = unit.side().other();
        if (!touched.intersects(board.of(enemy)) && !Neighbours.around(from).intersects(board.of(enemy))) {
            return Squares.NONE;
        }
        Squares post = board.of(enemy, UnitKind.MCP);
        return switch (unit) {
            case Unit.Ogre ogre -> touched.and(board.of(enemy)).without(phaseTransitions.unrammed(board, ogre));
            case Unit.Platoon platoon -> {
                Squares diagonal = Neighbours.diagonal(from);
                Squares around = rulings.infThreatensAround ? Neighbours.around(from) : diagonal;
                boolean lost = platoon.squads() == 1 && !rulings.suicideAllowed;
                Squares prey = wrecks(board, enemy, unit).or(lost ? Squares.NONE : armour(board, enemy));
                yield around.and(post).or(diagonal.and(prey));
            }
            case Unit.Mechanized mech ->
                touched.and(post.or(armour(board, enemy)).or(wrecks(board, enemy, unit)));
            case Unit.Armour armour -> touched.and(post);
            case Unit.CommandPost own -> touched.and(post);
        };
    }

    private Squares armour(Chessboard board, Side side) {
        Squares armour =
                board.of(side, UnitKind.GEV).or(board.of(side, UnitKind.HVY)).or(board.of(side, UnitKind.MSL));
        return rulings.mechIsArmour ? armour.or(board.of(side, UnitKind.MECH)) : armour;
    }

    /** Returns the immobile Ogres of a side that infantry may overrun. */
    private Squares wrecks(Chessboard board, Side side, Unit infantry) {
        Squares.Builder wrecks = new Squares.Builder();
        for (Square at : board.of(side, UnitKind.OGRE)) {
            Unit.Ogre ogre = (Unit.Ogre) board.unit(at);
            if (ogre.immobile() && survives(infantry, ogre)) {
                wrecks.add(at);
            }
        }
        return wrecks.build();
    }

    /** Returns whether infantry would have a squad left after it overruns an immobile Ogre, or a house ruling allows its loss. */
    boolean survives(Unit infantry, Unit.Ogre wreck) {
        int losses = stormLosses(rulings, infantry, wreck);
        return rulings.suicideAllowed || Damage.loseSquads(infantry, losses).isPresent();
    }

    /** Returns the squads that infantry loses when it takes an immobile Ogre. */
    static int stormLosses(Rulings rulings, Unit attacker, Unit.Ogre wreck) {
        boolean entry = rulings.entryLossAtOgre && attacker.kind() == UnitKind.INF;
        return wreck.batteries().count() + (entry ? 1 : 0);
    }

    private void combinations(Chessboard board, Square from, Unit.Platoon platoon, List<Action> into) {
        Squares beside = Neighbours.orthogonal(from).and(board.of(platoon.side(), UnitKind.INF));
        for (Square other : beside) {
            int theirs = ((Unit.Platoon) board.unit(other)).squads();
            int total = platoon.squads() + theirs;
            if (total <= Unit.FULL) {
                into.add(new Action.Merge(from, other));
            }
            for (int mine = Math.min(Unit.FULL, total - 1); mine >= 1 && from.compareTo(other) < 0; mine--) {
                if (mine != platoon.squads() && total - mine <= Unit.FULL) {
                    into.add(new Action.Redistribute(from, other, mine, total - mine));
                }
            }
        }
    }

    /** Returns the shots of the piece that has just moved. */
    List<Action> ownShots(Position position, Phase.AwaitingFire open) {
        List<Action> into = new ArrayList<>();
        Chessboard board = position.board();
        pointBlank(board, open.to(), phaseTransitions.ownTargets(board, board.unit(open.to()), open), into);
        return into;
    }

    private void shotsAfterMove(Position position, Phase.AwaitingFire open, List<Action> into) {
        Chessboard board = position.board();
        into.addAll(ownShots(position, open));
        for (Square other : PhaseTransitions.shooters(board, position.turn()).without(open.to())) {
            ranged(board, other, into);
        }
    }

    private void retreat(Position position, Phase.AwaitingRetreat retreat, List<Action> into) {
        moves(retreat.at(), phaseTransitions.retreats(position.board(), retreat.at(), retreat.steps()), into);
    }

    /** Returns whether a unit that has hit may stay where it is. */
    boolean mayStay(Chessboard board, Square at, int steps) {
        return !rulings.strictRetreat
                || reach.homeward(board, at, board.unit(at), steps).isEmpty();
    }

    private static void moves(Square from, Squares squares, List<Action> into) {
        for (Square to : squares) {
            into.add(new Action.MovePiece(from, to));
        }
    }

    private static void overruns(Square from, Squares squares, List<Action> into) {
        for (Square to : squares) {
            into.add(new Action.Overrun(from, to));
        }
    }

    /** Adds the ranged attacks of the unit on a square. */
    private void ranged(Chessboard board, Square from, List<Action> into) {
        if (board.unit(from) instanceof Unit.Ogre ogre) {
            salvo(board, from, ogre.batteries(), into);
        } else {
            pointBlank(board, from, PhaseTransitions.targets(board, from), into);
        }
    }

    private void salvo(Chessboard board, Square from, Batteries left, List<Action> into) {
        Unit ogre = board.unit(from);
        int range = left.none() ? 0 : left.main() > 0 ? Batteries.MAIN_RANGE : Batteries.SECONDARY_RANGE;
        for (Square at : PhaseTransitions.enemiesWithin(board, from, ogre.side(), range)) {
            aimed(board, from, at, left.reaching(from.rangeTo(at)), into);
        }
    }

    private void pointBlank(Chessboard board, Square from, Squares targets, List<Action> into) {
        for (Square at : targets) {
            Batteries batteries = board.unit(from) instanceof Unit.Ogre ogre ? ogre.batteries() : Batteries.NONE;
            aimed(board, from, at, batteries, into);
        }
    }

    private void aimed(Chessboard board, Square from, Square at, Batteries available, List<Action> into) {
        boolean ogre = board.unit(from).kind() == UnitKind.OGRE;
        for (Aim aim : Aim.on(board.unit(at))) {
            if (!ogre) {
                into.add(new Action.Fire(from, Batteries.NONE, at, aim));
                continue;
            }
            for (Batteries batteries : SUBSETS.get(available.main() * 5 + available.secondary())) {
                if (batteries.count() == 1 || !(rulings.oneWeapon || rulings.separateWeapons)) {
                    into.add(new Action.Fire(from, batteries, at, aim));
                }
            }
        }
    }

    /** Returns, at the index 5 × main + secondary, every choice among so many weapons, strongest first. */
    private static List<List<Batteries>> subsets() {
        List<List<Batteries>> all = new ArrayList<>();
        for (int available = 0; available < 10; available++) {
            List<Batteries> choices = new ArrayList<>();
            for (int main = 0; main <= available / 5; main++) {
                for (int secondary = 0; secondary <= available % 5; secondary++) {
                    if (main + secondary > 0) {
                        choices.add(new Batteries(main, secondary));
                    }
                }
            }
            choices.sort(Comparator.comparingInt(Batteries::attack).reversed());
            all.add(List.copyOf(choices));
        }
        return List.copyOf(all);
    }
}
