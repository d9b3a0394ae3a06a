package umpire.rules.ogrechess;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.rules.ogrechess.Threats.Blockers;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Squares.Neighbours;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/**
 * Searches to the end of a turn: can some later choice and some result of the dice still leave a Mobile CP safe from an overrun? The search
 * plays on with every offered action and every face of every die. It is skipped where the threats alone give the answer.
 */
final class Evasions {
    private final Threats threats;
    private final Reach reach;
    private final PseudoLegalActions pseudoLegalActions;
    private final PhaseTransitions phaseTransitions;
    private final PlayedOn play;
    private final Combat combat;
    private final FireAndMove fireAndMove;

    /** Whether one result of the dice is enough; otherwise all results must save the Mobile CP. */
    private final boolean luckIsEnough;

    /** Whether one result is enough and every shot ends the turn, except a shot by the piece that moved. */
    private final boolean oneLuckyShot;

    /** Carries out an action without events. */
    @FunctionalInterface
    interface PlayedOn {
        Position after(Position position, Action action);
    }

    Evasions(
            Rulings rulings,
            Reach reach,
            Threats threats,
            PseudoLegalActions pseudoLegalActions,
            PhaseTransitions phaseTransitions,
            PlayedOn play) {
        this.reach = reach;
        this.threats = threats;
        this.pseudoLegalActions = pseudoLegalActions;
        this.phaseTransitions = phaseTransitions;
        this.play = play;
        this.combat = new Combat(rulings);
        this.fireAndMove = new FireAndMove(rulings, reach, threats, pseudoLegalActions, phaseTransitions);
        this.luckIsEnough = !rulings.escapeMustBeCertain;
        this.oneLuckyShot = luckIsEnough && !rulings.separateWeapons;
    }

    /**
     * Returns whether one of these actions can still save the Mobile CP. The actions are tried from the end, because the
     * last ones are the quickest to check.
     */
    boolean savesAny(Position position, List<Action> actions, CheckInfo checkInfo) {
        for (int i = actions.size() - 1; i >= 0; i--) {
            if (saves(position, actions.get(i), checkInfo)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether an action of the side to move can still save its Mobile CP. */
    boolean saves(Position position, Action action, CheckInfo checkInfo) {
        return switch (action) {
            case Action.Hold hold -> checkInfo.safe();
            case Action.MovePiece move -> moveSaves(position, move, checkInfo);
            case Action.Fire fire -> fireSaves(position, fire, checkInfo);
            case Action.Overrun overrun -> !futile(position, overrun, checkInfo) && playedOn(position, overrun);
            case Action.Leave leave -> false;
            default -> playedOn(position, action);
        };
    }

    private boolean fireSaves(Position position, Action.Fire fire, CheckInfo checkInfo) {
        Chessboard board = position.board();
        if (standing(position.phase(), fire)) {
            return checkInfo.safe()
                    || (checkInfo.attackers().equals(Squares.of(fire.at()))
                            && threats.strikes(board, checkInfo.blockers(), fire));
        }
        UnitKind shooter = board.unit(fire.from()).kind();
        if (shooter == UnitKind.MSL && position.phase() instanceof Phase.AwaitingMove) {
            return fireAndMove.saves(board, checkInfo.blockers(), fire, shooter.steps());
        }
        if (shooter != UnitKind.HVY
                && position.phase() instanceof Phase.AwaitingFire open
                && fire.from() == open.to()) {
            return fireAndMove.saves(
                    board,
                    checkInfo.blockers(),
                    fire,
                    reach.stepsLeft(board, board.unit(open.to()), open.from(), open.to()));
        }
        return playedOn(position, fire);
    }

    /**
     * Returns whether an overrun cannot save the Mobile CP, whatever the dice show. It cannot if a unit outside the overrun still threatens
     * when the attacker is taken to block every square that it could reach. An Ogre goes on in its line and falls back there. An attacker
     * that meets the enemy's Mobile CP may win.
     */
    private boolean futile(Position position, Action.Overrun overrun, CheckInfo checkInfo) {
        Chessboard board = position.board();
        boolean ogre = board.unit(overrun.from()).kind() == UnitKind.OGRE;
        Squares met = ogre ? Neighbours.lineThrough(overrun.from(), overrun.to()) : Squares.of(overrun.to());
        if (board.of(position.turn().other(), UnitKind.MCP).intersects(met)) {
            return false;
        }
        Blockers widest = checkInfo.blockers().without(overrun.from()).with(met);
        return !met.containsAll(checkInfo.attackers(widest));
    }

    private boolean playedOn(Position position, Action action) {
        return hopeful(play.after(position, action), position.turn());
    }

    /** Returns whether a shot ends the turn and its shooter does not move in this turn. */
    private boolean standing(Phase phase, Action.Fire fire) {
        return oneLuckyShot
                && (phase instanceof Phase.AwaitingCombinedFire
                        || (phase instanceof Phase.AwaitingFire open && fire.from() != open.to()));
    }

    /** Returns whether a move can save the Mobile CP: it leaves no threat, or a shot that follows may end the last threat. */
    private boolean moveSaves(Position position, Action.MovePiece move, CheckInfo checkInfo) {
        Chessboard board = position.board();
        Squares attackers = checkInfo.attackersAfter(move.from(), move.to());
        if (attackers.isEmpty() || !(position.phase() instanceof Phase.AwaitingMove)) {
            return attackers.isEmpty();
        }
        if (!oneLuckyShot) {
            return playedOn(position, move);
        }
        Blockers blockers = checkInfo.blockers().moved(move.from(), move.to());
        Squares strikers = attackers.equals(checkInfo.attackers()) && !attackers.intersects(board.of(UnitKind.OGRE))
                ? checkInfo.strikers()
                : threats.strikers(board, blockers, attackers);
        return !strikers.without(move.from()).isEmpty() || ownShotSaves(position, move, blockers, attackers);
    }

    /** Returns whether a piece's own shot after its move can save the Mobile CP. */
    private boolean ownShotSaves(Position position, Action.MovePiece move, Blockers blockers, Squares attackers) {
        Chessboard board = position.board();
        Unit unit = board.unit(move.from());
        Phase.AwaitingFire open = new Phase.AwaitingFire(move.from(), move.to());
        Squares targets = phaseTransitions.ownTargets(board, unit, open);
        if (targets.isEmpty() || othersThreaten(board, blockers, attackers, unit, open.to(), targets)) {
            return false;
        }
        Position moved = position.with(board.moved(move.from(), move.to()), open);
        return savesAny(moved, pseudoLegalActions.ownShots(moved, open), new CheckInfo(threats, moved));
    }

    /** Returns whether some threat remains after any shot of a unit that has moved. A Heavy Tank does not move again. */
    private boolean othersThreaten(
            Chessboard board, Blockers blockers, Squares attackers, Unit unit, Square at, Squares targets) {
        if (targets.containsAll(attackers)) {
            return false;
        }
        return unit.kind() == UnitKind.HVY || fireAndMove.futile(board, blockers, unit.kind(), at, targets);
    }

    /** Returns whether a side's Mobile CP can still be safe from an overrun at the end of this turn. */
    private boolean hopeful(Position position, Side side) {
        if (position.phase() instanceof Phase.Over) {
            return true;
        }
        if (position.turn() != side) {
            return !threats.on(position, side);
        }
        if (position.phase().fightUnderWay().isPresent()) {
            return fightHopes(position, side);
        }
        if (position.phase() instanceof Phase.AwaitingRoll || position.acting() != side) {
            return chanceHopes(position, side);
        }
        return savesAny(position, pseudoLegalActions.of(position), new CheckInfo(threats, position));
    }

    /**
     * Tries every result of the dice, or every answer of the enemy. One of them, or all of them, must leave the Mobile CP a way to safety.
     */
    private boolean chanceHopes(Position position, Side side) {
        for (Action action : chances(position)) {
            if (hopeful(play.after(position, action), side) == luckIsEnough) {
                return luckIsEnough;
            }
        }
        return !luckIsEnough;
    }

    private List<Action> chances(Position position) {
        return position.phase() instanceof Phase.AwaitingRoll roll
                ? combat.odds(position.board(), roll.attack()).rolls()
                : pseudoLegalActions.of(position);
    }

    /** Follows a fight to each of its ends. Only the dice and the enemy decide in it, and it may return to an earlier position. */
    private boolean fightHopes(Position start, Side side) {
        Set<Position> seen = new HashSet<>();
        Deque<Position> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            Position position = open.pop();
            if (position.phase().fightUnderWay().isEmpty()) {
                if (hopeful(position, side) == luckIsEnough) {
                    return luckIsEnough;
                }
            } else if (seen.add(position)) {
                chances(position).forEach(action -> open.push(play.after(position, action)));
            }
        }
        return !luckIsEnough;
    }

    /**
     * Fire by a unit that may move afterwards: hit-and-run, and a Missile Tank's shot. It changes only the target and the shooter's square,
     * so its effect on check is read from the board without playing on.
     */
    static final class FireAndMove {
        private final Reach reach;
        private final Threats threats;
        private final PseudoLegalActions pseudoLegalActions;
        private final PhaseTransitions phaseTransitions;

        /** Whether one result of the dice is enough; otherwise all results must save the Mobile CP. */
        private final boolean luckIsEnough;

        FireAndMove(
                Rulings rulings,
                Reach reach,
                Threats threats,
                PseudoLegalActions pseudoLegalActions,
                PhaseTransitions phaseTransitions) {
            this.reach = reach;
            this.threats = threats;
            this.pseudoLegalActions = pseudoLegalActions;
            this.phaseTransitions = phaseTransitions;
            this.luckIsEnough = !rulings.escapeMustBeCertain;
        }

        /**
         * Returns whether a shot and the move after it can save the own Mobile CP from an overrun.
         *
         * @param steps squares that the shooter may go afterwards; ignored for a Missile Tank, which then has its whole move
         */
        boolean saves(Chessboard board, Blockers blockers, Action.Fire fire, int steps) {
            UnitKind shooter = board.unit(fire.from()).kind();
            if (futile(board, blockers, shooter, fire.from(), Squares.of(fire.at()))) {
                return false;
            }
            for (Odds.Result result : Combat.ranged(board, fire).results()) {
                if (endsSafe(struck(board, fire, result), blockers, fire.from(), steps) == luckIsEnough) {
                    return luckIsEnough;
                }
            }
            return !luckIsEnough;
        }

        /**
         * Returns whether a shot cannot save the Mobile CP, whatever the dice show. It cannot if a unit that is no target still threatens
         * when the shooter is taken to block every square that it could reach.
         */
        boolean futile(Chessboard board, Blockers blockers, UnitKind shooter, Square from, Squares targets) {
            Blockers widest = blockers.with(reach.open(shooter, from).or(targets));
            return !targets.containsAll(threats.attackers(board, widest));
        }

        private static Chessboard struck(Chessboard board, Action.Fire fire, Odds.Result result) {
            Unit target = board.unit(fire.at());
            return Damage.ranged(target, fire.aim(), result, false)
                    .map(left -> left.equals(target) ? board : board.with(fire.at(), left))
                    .orElseGet(() -> board.without(fire.at()));
        }

        private boolean endsSafe(Chessboard board, Blockers blockers, Square at, int steps) {
            boolean safe = threats.attackers(board, blockers).isEmpty();
            Unit unit = board.unit(at);
            if (unit.kind() == UnitKind.MSL) {
                return safe || anyProtects(board, blockers, at, phaseTransitions.missileMoves(board, at));
            }
            if (safe && pseudoLegalActions.mayStay(board, at, steps)) {
                return true;
            }
            Squares squares = safe ? reach.homeward(board, at, unit, steps) : phaseTransitions.runs(board, at, steps);
            return anyProtects(board, blockers, at, squares);
        }

        /** Returns whether the unit on a square can go to one of these squares and so end every threat. */
        private boolean anyProtects(Chessboard board, Blockers blockers, Square at, Squares squares) {
            for (Square to : squares) {
                if (threats.attackers(board, blockers.moved(at, to)).isEmpty()) {
                    return true;
                }
            }
            return false;
        }
    }
}
