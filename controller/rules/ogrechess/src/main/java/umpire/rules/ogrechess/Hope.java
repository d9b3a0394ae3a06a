package umpire.rules.ogrechess;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks to the end of a turn: whether some later choice and some result of the dice can still leave a Mobile CP where it
 * cannot be overrun. The turn is played on as it would be at the table, with every action that is offered and every face
 * of every die. Only where the threats alone show the answer is it given without.
 */
final class Hope {
    private final Threats threats;
    private final Reach reach;
    private final Candidates candidates;
    private final Turns turns;
    private final FireAndMove fireAndMove;

    /** Whether one result of the dice is enough, or all must do. */
    private final boolean luckIsEnough;

    /** Whether, besides, a shot by another piece than that which moved is the last thing in a turn. */
    private final boolean oneLuckyShot;

    Hope(Rulings rulings, Reach reach, Threats threats, Candidates candidates, Turns turns) {
        this.reach = reach;
        this.threats = threats;
        this.candidates = candidates;
        this.turns = turns;
        this.fireAndMove = new FireAndMove(rulings, reach, threats, candidates, turns.openings());
        this.luckIsEnough = !rulings.escapeMustBeCertain;
        this.oneLuckyShot = luckIsEnough && !rulings.separateWeapons;
    }

    /** Returns whether one of these actions leaves some hope; those that are soonest answered come last. */
    boolean savesAny(Position position, List<Action> actions, Danger danger) {
        for (int i = actions.size() - 1; i >= 0; i--) {
            if (saves(position, actions.get(i), danger)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether an action leaves the Mobile CP of the side to move, which chooses it, some hope. */
    boolean saves(Position position, Action action, Danger danger) {
        return switch (action) {
            case Action.Hold hold -> danger.safe();
            case Action.Move move -> moveSaves(position, move, danger);
            case Action.Fire fire -> fireSaves(position, fire, danger);
            case Action.Overrun overrun -> !futile(position, overrun, danger) && playedOn(position, overrun);
            case Action.Redistribute share -> playedOn(position, share);
            case Action.Merge merge -> playedOn(position, merge);
            case Action.Promote promote -> playedOn(position, promote);
            case Action.TakeAim aim -> playedOn(position, aim);
            case Action.Roll roll -> playedOn(position, roll);
            case Action.Leave leave -> false;
        };
    }

    private boolean fireSaves(Position position, Action.Fire fire, Danger danger) {
        Chessboard board = position.board();
        if (standing(position.phase(), fire)) {
            return danger.safe()
                    || (danger.attackers() == fire.at().bit() && threats.strikes(board, danger.screen(), fire));
        }
        Kind shooter = board.unit(fire.from()).kind();
        if (shooter == Kind.MSL && position.phase() instanceof Phase.AwaitingMove) {
            return fireAndMove.saves(board, danger.screen(), fire, Reach.steps(shooter));
        }
        if (shooter != Kind.HVY && position.phase() instanceof Phase.AwaitingFire open && fire.from() == open.to()) {
            return fireAndMove.saves(board, danger.screen(), fire, stepsLeft(board, shooter, open));
        }
        return playedOn(position, fire);
    }

    private int stepsLeft(Chessboard board, Kind kind, Phase.AwaitingFire open) {
        Side side = board.unit(open.to()).side();
        return Reach.steps(kind) - reach.distance(board, side, kind, open.from(), open.to());
    }

    /**
     * Returns whether an overrun cannot help whatever comes of it: a unit that it never meets goes on threatening, even if the
     * attacker stood in its way on every square it could ever get to. An Ogre goes on in its line and falls back there. Who
     * meets the enemy's Mobile CP may win.
     */
    private boolean futile(Position position, Action.Overrun overrun, Danger danger) {
        Chessboard board = position.board();
        boolean ogre = board.unit(overrun.from()).kind() == Kind.OGRE;
        long met =
                ogre ? overrun.from().lineThrough(overrun.to()) : overrun.to().bit();
        if ((board.of(position.turn().other(), Kind.MCP) & met) != 0) {
            return false;
        }
        Screen widest = danger.screen().without(overrun.from()).with(met);
        return (danger.attackers(widest) & ~met) != 0;
    }

    private boolean playedOn(Position position, Action action) {
        return hopeful(turns.after(position, action, Telling.SILENT), position.turn());
    }

    /** Returns whether a shot is one by a piece that stays where it is, and the last thing in the turn. */
    private boolean standing(Phase phase, Action.Fire fire) {
        return oneLuckyShot
                && (phase instanceof Phase.AwaitingCombinedFire
                        || (phase instanceof Phase.AwaitingFire open && fire.from() != open.to()));
    }

    /** A move saves where it leaves no threat, or where a shot may follow that ends the last one. */
    private boolean moveSaves(Position position, Action.Move move, Danger danger) {
        Chessboard board = position.board();
        Screen screen = danger.screen().moved(move.from(), move.to());
        long attackers = danger.attackers(screen);
        if (attackers == 0 || !(position.phase() instanceof Phase.AwaitingMove)) {
            return attackers == 0;
        }
        if (!oneLuckyShot) {
            return playedOn(position, move);
        }
        long strikers = attackers == danger.attackers() && (attackers & board.of(Kind.OGRE)) == 0
                ? danger.strikers()
                : threats.strikers(board, screen, attackers);
        return (strikers & ~move.from().bit()) != 0 || ownShotSaves(position, move, screen, attackers);
    }

    /** Returns whether a piece may itself fire after its move so that there is hope. */
    private boolean ownShotSaves(Position position, Action.Move move, Screen screen, long attackers) {
        Chessboard board = position.board();
        Unit unit = board.unit(move.from());
        Phase.AwaitingFire open = new Phase.AwaitingFire(move.from(), move.to());
        long targets = turns.openings().ownTargets(board, unit, open);
        if (targets == 0 || othersThreaten(board, screen, attackers, unit, open.to(), targets)) {
            return false;
        }
        Position moved = position.with(board.moved(move.from(), move.to()), open);
        return savesAny(moved, candidates.ownShots(moved, open), new Danger(threats, moved));
    }

    /** Returns whether units threaten that no shot of a unit that has moved can stop. A Heavy Tank does not move again. */
    private boolean othersThreaten(
            Chessboard board, Screen screen, long attackers, Unit unit, Square at, long targets) {
        if ((attackers & ~targets) == 0) {
            return false;
        }
        return unit.kind() == Kind.HVY || fireAndMove.futile(board, screen, unit.kind(), at, targets);
    }

    /** Returns whether the Mobile CP of a side can still come out of this turn without being open to an overrun. */
    private boolean hopeful(Position position, Side side) {
        if (position.phase() instanceof Phase.Over) {
            return true;
        }
        if (position.turn() != side) {
            return !threats.on(position, side);
        }
        if (Looks.fight(position.phase()).isPresent()) {
            return fightHopes(position, side);
        }
        if (position.phase() instanceof Phase.AwaitingRoll || position.acting() != side) {
            return chanceHopes(position, side);
        }
        return savesAny(position, candidates.of(position), new Danger(threats, position));
    }

    /** Tries what the dice or the enemy may do: one of it, or all, must leave hope. */
    private boolean chanceHopes(Position position, Side side) {
        for (Action action : chances(position)) {
            if (hopeful(turns.after(position, action, Telling.SILENT), side) == luckIsEnough) {
                return luckIsEnough;
            }
        }
        return !luckIsEnough;
    }

    private List<Action> chances(Position position) {
        return position.phase() instanceof Phase.AwaitingRoll roll
                ? turns.odds(position, roll.attack()).rolls()
                : candidates.of(position);
    }

    /** Follows a fight, in which only dice and enemy have a say, to each of its ends; it may come back to where it was. */
    private boolean fightHopes(Position start, Side side) {
        Set<Position> seen = new HashSet<>();
        Deque<Position> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            Position position = open.pop();
            if (Looks.fight(position.phase()).isEmpty()) {
                if (hopeful(position, side) == luckIsEnough) {
                    return luckIsEnough;
                }
            } else if (seen.add(position)) {
                chances(position).forEach(action -> open.push(turns.after(position, action, Telling.SILENT)));
            }
        }
        return !luckIsEnough;
    }
}
