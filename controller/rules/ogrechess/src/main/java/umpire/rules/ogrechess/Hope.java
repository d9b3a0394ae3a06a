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
    private final Openings openings;

    /** Whether one shot is one attack, and luck is enough: then the end of a shot need not be played through. */
    private final boolean plainly;

    Hope(Rulings rulings, Threats threats, Candidates candidates, Turns turns) {
        this.rulings = rulings;
        this.threats = threats;
        this.candidates = candidates;
        this.turns = turns;
        this.openings = turns.openings();
        this.plainly = !rulings.separateWeapons && !rulings.escapeMustBeCertain;
    }

    /** Returns whether an action leaves the Mobile CP of the side to move some hope. */
    boolean saves(Position position, Action action, Danger danger) {
        if (plainly && position.phase() instanceof Phase.AwaitingMove && action instanceof Action.Move move) {
            return moveSaves(position, move, danger);
        }
        if (position.phase() instanceof Phase.AwaitingFire open && stays(action, open)) {
            if (danger.safe()) {
                return true;
            }
            if (plainly) {
                return action instanceof Action.Fire fire && shotSaves(position.board(), fire, danger);
            }
        }
        return hopeful(turns.after(position, action, Telling.SILENT), position.turn());
    }

    /** Returns whether one of these actions leaves some hope. */
    boolean savesAny(Position position, List<Action> actions, Danger danger) {
        for (Action action : actions) {
            if (saves(position, action, danger)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether an action after a move costs its side no piece and moves none, so that a safe Mobile CP stays so:
     * holding, or fire by a piece that stays where it is. Only own pieces stand in an enemy's way.
     */
    private static boolean stays(Action action, Phase.AwaitingFire open) {
        return action instanceof Action.Hold || (action instanceof Action.Fire fire && fire.from() != open.to());
    }

    /** A move saves where it leaves no threat, or where a shot may follow that ends the last one. */
    private boolean moveSaves(Position position, Action.Move move, Danger danger) {
        Chessboard board = position.board();
        Screen screen = danger.screen().moved(move.from(), move.to());
        long attackers = threats.attackers(board, screen);
        return attackers == 0 || canStrike(board, screen, attackers, move.from()) || ownShotHopes(position, move);
    }

    /** Returns whether a piece may itself fire after its move so that there is hope. */
    private boolean ownShotHopes(Position position, Action.Move move) {
        Chessboard board = position.board();
        Phase.AwaitingFire open = new Phase.AwaitingFire(move.from(), move.to());
        return openings.ownTargets(board, board.unit(move.from()), open) != 0
                && ownShotHopes(position.with(board.moved(move.from(), move.to()), open), open);
    }

    /** A shot saves where it strikes the one unit that gives check, and can end that. */
    private boolean shotSaves(Chessboard board, Action.Fire fire, Danger danger) {
        return danger.attackers() == fire.at().bit()
                && Combat.ranged(board, fire) != Odds.HOPELESS
                && ends(board, danger.screen(), fire.at(), fire.aim());
    }

    /**
     * Returns whether the best result of a shot at the one unit that gives check ends that. An Ogre outlives such a shot
     * less the component that was hit; a Mobile CP does too, but rests for a turn.
     */
    private boolean ends(Chessboard board, Screen screen, Square at, Aim aim) {
        return !(board.unit(at) instanceof Unit.Ogre ogre)
                || Damage.component(ogre, aim)
                        .filter(left -> left instanceof Unit.Ogre rest && threats.rolls(rest, at, screen))
                        .isEmpty();
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
            case Phase.AwaitingMissileMove move ->
                hopefulEnd(position.board(), side, move.at(), openings.missileMoves(position.board(), move.at()), true);
            case Phase.AwaitingRetreat retreat -> {
                long free = openings.retreats(position, retreat.at(), retreat.steps());
                boolean mayStay = candidates.mayStay(position, retreat);
                yield hopefulEnd(position.board(), side, retreat.at(), free, mayStay);
            }
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
            Chessboard board = position.board();
            return canStrike(board, Screen.of(board, side), attackers, mover) || ownShotHopes(position, open);
        }
        return anyShotHopes(position, mover, attackers);
    }

    /** Returns whether some other piece's fire can, with luck, make of the one unit that gives check one that does not. */
    private boolean canStrike(Chessboard board, Screen screen, long attackers, Square mover) {
        if (Long.bitCount(attackers) > 1) {
            return false;
        }
        Square at = Square.at(Long.numberOfTrailingZeros(attackers));
        long shooters = Ranges.reaching(board, at.bit()) & board.of(screen.side()) & ~board.disabled() & ~mover.bit();
        if (shooters == 0) {
            return false;
        }
        for (Aim aim : Aim.on(board.unit(at))) {
            if (ends(board, screen, at, aim) && anyStrikes(board, shooters, at, aim)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyStrikes(Chessboard board, long shooters, Square at, Aim aim) {
        for (long rest = shooters; rest != 0; rest &= rest - 1) {
            if (Combat.strongest(board, Square.at(Long.numberOfTrailingZeros(rest)), at, aim) != Odds.HOPELESS) {
                return true;
            }
        }
        return false;
    }

    private boolean ownShotHopes(Position position, Phase.AwaitingFire open) {
        return savesAny(position, candidates.ownShots(position, open), new Danger(threats, position));
    }

    private boolean anyShotHopes(Position position, Square mover, long attackers) {
        Optional<Action.Fire> last = Optional.empty();
        Danger danger = new Danger(threats, position);
        for (Action action : candidates.of(position)) {
            if (action instanceof Action.Fire fire) {
                boolean weaker = last.isPresent() && sameButGuns(last.get(), fire);
                last = Optional.of(fire);
                boolean strikes = rulings.separateWeapons
                        ? (attackers & fire.at().bit()) != 0
                        : attackers == fire.at().bit();
                boolean useful = strikes || fire.from() == mover;
                if (useful && (!weaker || rulings.separateWeapons) && saves(position, fire, danger)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean sameButGuns(Action.Fire a, Action.Fire b) {
        return a.from() == b.from() && a.at() == b.at() && a.aim() == b.aim();
    }

    /** Returns whether the last move of a turn, of one piece to one of some squares, can leave no threat. */
    private boolean hopefulEnd(Chessboard board, Side side, Square at, long squares, boolean mayStay) {
        Screen screen = Screen.of(board, side);
        if (mayStay && threats.attackers(board, screen) == 0) {
            return true;
        }
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            Square to = Square.at(Long.numberOfTrailingZeros(rest));
            if (threats.attackers(board, screen.moved(at, to)) == 0) {
                return true;
            }
        }
        return false;
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
