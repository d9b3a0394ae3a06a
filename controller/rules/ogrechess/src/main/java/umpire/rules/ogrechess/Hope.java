package umpire.rules.ogrechess;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks to the end of a turn: whether some later choice and some result of the dice can still leave a Mobile CP where it
 * cannot be overrun.
 */
final class Hope {
    private static final Action HOLD = new Action.Hold();

    /** A six destroys in every column, and a destroyed enemy is never worse than one that is not. */
    private static final Action BEST_ROLL = new Action.Roll(6);

    private final Rulings rulings;
    private final Threats threats;
    private final Candidates candidates;
    private final Turns turns;

    /** Whether one shot is one attack, and luck is enough: then the end of a shot need not be played through. */
    private final boolean plainly;

    Hope(Rulings rulings, Threats threats, Candidates candidates, Turns turns) {
        this.rulings = rulings;
        this.threats = threats;
        this.candidates = candidates;
        this.turns = turns;
        this.plainly = !rulings.separateWeapons && !rulings.escapeMustBeCertain;
    }

    /** Returns whether an action leaves the Mobile CP of the side to move some hope. */
    boolean saves(Position position, Action action) {
        if (position.phase() instanceof Phase.AwaitingMove && action instanceof Action.Move move && plainly) {
            return moveSaves(position, move);
        }
        if (position.phase() instanceof Phase.AwaitingFire open && plainly) {
            long attackers = threats.attackers(position, position.turn());
            if (action instanceof Action.Hold) {
                return attackers == 0;
            }
            if (action instanceof Action.Fire fire && fire.from() != open.to()) {
                Chessboard board = position.board();
                return attackers == 0
                        || (attackers == fire.at().bit()
                                && Combat.ranged(board, fire) != Odds.HOPELESS
                                && ends(board, position.turn(), fire.at(), fire.aim()));
            }
        }
        return harmless(position, action) || hopeful(turns.after(position, action, Telling.SILENT), position.turn());
    }

    /** A move saves where it leaves no threat, or where a shot may follow that ends the last one. */
    private boolean moveSaves(Position position, Action.Move move) {
        Phase open = new Phase.AwaitingFire(move.from(), move.to());
        Position moved = position.with(position.board().moved(move.from(), move.to()), open);
        return hopefulShot(moved, position.turn(), move.to());
    }

    /** Returns whether the best result of a shot ends every threat. */
    private boolean ends(Chessboard board, Side side, Square at, Aim aim) {
        Optional<Unit> left = Damage.ranged(board.unit(at), aim, Odds.Result.DESTROYED, false);
        return !threats.on(left.isPresent() ? board.with(at, left.get()) : board.without(at), side);
    }

    /**
     * Returns whether an action is seen at once to keep a safe Mobile CP safe: holding after a move, or fire by a piece
     * that stays where it is. Only own pieces stand in an enemy's way, and such fire costs none of them.
     */
    private boolean harmless(Position position, Action action) {
        boolean still = position.phase() instanceof Phase.AwaitingFire open
                && (action instanceof Action.Hold || (action instanceof Action.Fire fire && fire.from() != open.to()));
        return still && !threats.on(position, position.turn());
    }

    /** Returns whether the Mobile CP of a side can still come out of this turn without being open to an overrun. */
    private boolean hopeful(Position position, Side side) {
        if (position.phase() instanceof Phase.Over) {
            return true;
        }
        if (position.turn() != side) {
            return !threats.on(position, side);
        }
        return switch (position.phase()) {
            case Phase.AwaitingRoll roll -> hopefulRoll(position, roll.attack(), side);
            case Phase.AwaitingAim aim -> hopefulFight(position, aim.fight(), side);
            case Phase.AwaitingReturnFire answer -> hopefulAnswer(position, answer, side);
            case Phase.AwaitingExchange exchange ->
                hopeful(turns.after(position, new Action.Promote(exchange.at()), Telling.SILENT), side);
            case Phase.AwaitingFire fire -> hopefulShot(position, side, fire.to());
            case Phase.AwaitingCombinedFire fire -> hopefulShot(position, side, fire.a());
            case Phase.AwaitingSalvo salvo -> hopefulShot(position, side, salvo.ogre());
            case Phase.AwaitingSecondShot second -> hopefulShot(position, side, second.tank());
            case Phase.AwaitingMissileMove move -> hopefulStep(position, side);
            case Phase.AwaitingRetreat retreat -> hopefulStep(position, side);
            case Phase.AwaitingContinuation on -> hopefulStep(position, side);
            case Phase.AwaitingMove move -> !threats.on(position, side);
            case Phase.Over over -> true;
        };
    }

    /** A shot helps only when it strikes the one unit that gives check, or when its shooter may go on afterwards. */
    private boolean hopefulShot(Position position, Side side, Square mover) {
        long attackers = threats.attackers(position, side);
        if (attackers == 0) {
            return true;
        }
        if (plainly && position.phase() instanceof Phase.AwaitingFire open) {
            Square first = Square.at(Long.numberOfTrailingZeros(attackers));
            boolean one = attackers == first.bit();
            return (one && canStrike(position.board(), side, first, mover)) || ownShotHopes(position, open);
        }
        return anyShotHopes(position, mover, attackers);
    }

    /** Returns whether some other piece's fire can, with luck, make of the one unit that gives check one that does not. */
    private boolean canStrike(Chessboard board, Side side, Square at, Square mover) {
        for (Aim aim : Aim.on(board.unit(at))) {
            if (inReach(board, side, at, aim, mover) && ends(board, side, at, aim)) {
                return true;
            }
        }
        return false;
    }

    private static boolean inReach(Chessboard board, Side side, Square at, Aim aim, Square mover) {
        for (long rest = board.of(side) & ~mover.bit(); rest != 0; rest &= rest - 1) {
            Square from = Square.at(Long.numberOfTrailingZeros(rest));
            if ((Openings.targets(board, from) & at.bit()) != 0
                    && Combat.strongest(board, from, at, aim) != Odds.HOPELESS) {
                return true;
            }
        }
        return false;
    }

    private boolean ownShotHopes(Position position, Phase.AwaitingFire open) {
        for (Action shot : candidates.ownShots(position, open)) {
            if (saves(position, shot)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyShotHopes(Position position, Square mover, long attackers) {
        Optional<Action.Fire> last = Optional.empty();
        for (Action action : candidates.of(position)) {
            if (action instanceof Action.Fire fire) {
                boolean weaker = last.isPresent() && sameButGuns(last.get(), fire);
                last = Optional.of(fire);
                boolean strikes = rulings.separateWeapons
                        ? (attackers & fire.at().bit()) != 0
                        : attackers == fire.at().bit();
                boolean useful = strikes || fire.from() == mover;
                if (useful && (!weaker || rulings.separateWeapons) && saves(position, fire)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean sameButGuns(Action.Fire a, Action.Fire b) {
        return a.from() == b.from() && a.at() == b.at() && a.aim() == b.aim();
    }

    private boolean hopefulStep(Position position, Side side) {
        for (Action action : candidates.of(position)) {
            if (hopeful(turns.after(position, action, Telling.SILENT), side)) {
                return true;
            }
        }
        return false;
    }

    private boolean hopefulRoll(Position position, Attack attack, Side side) {
        if (attack instanceof Attack.Clash clash) {
            return hopefulFight(position, clash.fight(), side);
        }
        if (attack instanceof Attack.Ranged && plainly) {
            return hopeful(turns.after(position, BEST_ROLL, Telling.SILENT), side);
        }
        boolean all = rulings.escapeMustBeCertain;
        Odds odds = attack instanceof Attack.Ranged ranged
                ? Combat.ranged(position.board(), ranged.fire())
                : Odds.ONE_TO_ONE;
        for (int face = 6; face >= 1; face--) {
            if (face < 6 && odds.result(face) == odds.result(face + 1)) {
                continue;
            }
            boolean hopeful = hopeful(turns.after(position, new Action.Roll(face), Telling.SILENT), side);
            if (hopeful != all) {
                return hopeful;
            }
        }
        return all;
    }

    private boolean hopefulFight(Position position, Fight fight, Side side) {
        boolean won = hopeful(turns.asIfWon(position, fight), side);
        if (rulings.escapeMustBeCertain) {
            return won && !threats.on(position, side);
        }
        return won || (fight.attacker().kind() == Kind.OGRE && hopefulFallingBack(position, fight, side));
    }

    /** An Ogre that loses its last weapon falls back into its line, and may shield its Mobile CP there again. */
    private boolean hopefulFallingBack(Position position, Fight fight, Side side) {
        return !threats.on(Overruns.fallenBack(position, fight), side) && canFallBack(position, side);
    }

    /** Looks for a way of the dice to the end of a fight that leaves the Mobile CP safe. */
    private boolean canFallBack(Position fight, Side side) {
        Set<Position> seen = new HashSet<>(List.of(fight));
        Deque<Position> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            Position position = open.pop();
            if (position.turn() != side) {
                if (!threats.on(position, side)) {
                    return true;
                }
            } else if (!(position.phase() instanceof Phase.AwaitingContinuation)) {
                for (Action action : candidates.of(position)) {
                    Position next = turns.after(position, action, Telling.SILENT);
                    if (seen.add(next)) {
                        open.push(next);
                    }
                }
            }
        }
        return false;
    }

    private boolean hopefulAnswer(Position position, Phase.AwaitingReturnFire answer, Side side) {
        boolean held = hopeful(turns.after(position, HOLD, Telling.SILENT), side);
        return held
                && (!rulings.escapeMustBeCertain || !threats.on(position.board().without(answer.tank()), side));
    }
}
