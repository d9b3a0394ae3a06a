package umpire.rules.ogrechess;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What check forbids. An action is legal while, with some later choice of the same turn and some result of the dice, the
 * own Mobile CP cannot be overrun afterwards; or when nothing better is left.
 */
final class Legality {
    private static final Action HOLD = new Action.Hold();

    private final Rulings rulings;
    private final Threats threats;
    private final Candidates candidates;
    private final Turns turns;

    Legality(Rulings rulings, Threats threats, Candidates candidates, Turns turns) {
        this.rulings = rulings;
        this.threats = threats;
        this.candidates = candidates;
        this.turns = turns;
    }

    /** Returns the legal actions, in the order of the candidates. */
    List<Action> legal(Position position) {
        List<Action> all = candidates.of(position);
        if (!guarded(position)) {
            return all;
        }
        if (position.phase() instanceof Phase.AwaitingMove) {
            boolean threatened = threats.on(position, position.turn());
            List<Action> legal = new ArrayList<>(all.size());
            Shield shield = new Shield(position, threatened);
            for (Action action : all) {
                if (allowedFirst(position, action, shield, rulings.mustAnswerCheck)) {
                    legal.add(action);
                }
            }
            return legal;
        }
        List<Action> better =
                all.stream().filter(action -> saves(position, action)).toList();
        return better.isEmpty() ? all : better;
    }

    /** Returns whether check allows an action that is a candidate. */
    boolean allows(Position position, Action action) {
        if (!guarded(position)) {
            return true;
        }
        if (position.phase() instanceof Phase.AwaitingMove) {
            boolean threatened = threats.on(position, position.turn());
            return allowedFirst(position, action, new Shield(position, threatened), rulings.mustAnswerCheck);
        }
        return saves(position, action) || candidates.of(position).stream().noneMatch(other -> saves(position, other));
    }

    /** Returns whether the side whose turn begins has anything to do; in check, anything that helps. */
    boolean anyLegal(Position position) {
        boolean threatened = threats.on(position, position.turn());
        boolean strict = threatened || rulings.mustAnswerCheck;
        Shield shield = new Shield(position, threatened);
        List<Action> some = new ArrayList<>();
        for (Square from : Openings.squares(position.board().of(position.turn()))) {
            some.clear();
            candidates.firstSteps(position, from, some);
            for (Action action : some) {
                if (allowedFirst(position, action, shield, strict)) {
                    return true;
                }
            }
        }
        return rulings.passAllowed && !threatened;
    }

    /** Returns whether check can forbid anything now: not to the dice, nor to the side whose turn it is not. */
    private boolean guarded(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingMove move -> true;
            case Phase.AwaitingFire fire -> rulings.mustAnswerCheck;
            case Phase.AwaitingCombinedFire fire -> rulings.mustAnswerCheck;
            case Phase.AwaitingSalvo salvo -> rulings.mustAnswerCheck;
            case Phase.AwaitingSecondShot second -> rulings.mustAnswerCheck;
            case Phase.AwaitingMissileMove move -> rulings.mustAnswerCheck;
            case Phase.AwaitingRetreat retreat -> rulings.mustAnswerCheck;
            case Phase.AwaitingContinuation on -> rulings.mustAnswerCheck;
            case Phase.AwaitingExchange exchange -> false;
            case Phase.AwaitingReturnFire answer -> false;
            case Phase.AwaitingAim aim -> false;
            case Phase.AwaitingRoll roll -> false;
            case Phase.Over over -> false;
        };
    }

    private boolean allowedFirst(Position position, Action action, Shield shield, boolean strict) {
        Chessboard board = position.board();
        Side side = position.turn();
        return switch (action) {
            case Action.Move move -> {
                if (board.unit(move.from()).kind() == Kind.MCP) {
                    yield !threats.onPostAt(board, side, move.to());
                }
                yield !strict || shield.spares(move.from()) || saves(position, action);
            }
            case Action.Leave leave -> false;
            case Action.Overrun overrun ->
                !strict
                        || board.unit(overrun.to()).kind() == Kind.MCP
                        || shield.spares(overrun.from())
                        || saves(position, action);
            case Action.Merge merge -> !strict || shield.spares(merge.from()) || saves(position, action);
            case Action.Fire fire -> !strict || shield.safe() || saves(position, action);
            case Action.Redistribute share -> !strict || shield.safe() || saves(position, action);
            case Action.Promote promote -> !strict || shield.safe() || saves(position, action);
            case Action.Hold hold -> !strict || shield.safe();
            case Action.TakeAim aim -> true;
            case Action.Roll roll -> true;
        };
    }

    /** Remembers, for one position, which pieces may leave their squares without opening their Mobile CP. */
    private final class Shield {
        private final Position position;
        private final boolean threatened;
        private long asked;
        private long free;

        Shield(Position position, boolean threatened) {
            this.position = position;
            this.threatened = threatened;
        }

        boolean safe() {
            return !threatened;
        }

        boolean spares(Square from) {
            if (threatened) {
                return false;
            }
            if ((asked & from.bit()) == 0) {
                asked |= from.bit();
                free |= threats.onWithout(position.board(), position.turn(), from) ? 0 : from.bit();
            }
            return (free & from.bit()) != 0;
        }
    }

    private boolean saves(Position position, Action action) {
        return harmless(position, action) || hopeful(turns.after(position, action, Telling.SILENT), position.turn());
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
        return won || (fight.attacker().kind() == Kind.OGRE && hopefulFallingBack(position, side));
    }

    /** An Ogre that loses its last weapon falls back into its line, and may shield its Mobile CP there again. */
    private boolean hopefulFallingBack(Position fight, Side side) {
        Set<Position> seen = new HashSet<>(List.of(fight));
        Deque<Position> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            Position position = open.pop();
            boolean fought = position.turn() == side && !(position.phase() instanceof Phase.AwaitingContinuation);
            if (!fought && position.turn() != side && !threats.on(position, side)) {
                return true;
            }
            for (Action action : fought ? candidates.of(position) : List.<Action>of()) {
                Position next = turns.after(position, action, Telling.SILENT);
                if (seen.add(next)) {
                    open.push(next);
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
