package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;

/**
 * What check forbids. An action is legal while, with some later choice of the same turn and some result of the dice, the
 * own Mobile CP cannot be overrun afterwards; or when nothing better is left.
 */
final class Legality {
    private final Rulings rulings;
    private final Threats threats;
    private final Candidates candidates;
    private final Hope hope;

    Legality(Rulings rulings, Threats threats, Candidates candidates, Turns turns) {
        this.rulings = rulings;
        this.threats = threats;
        this.candidates = candidates;
        this.hope = new Hope(rulings, threats, candidates, turns);
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
                all.stream().filter(action -> hope.saves(position, action)).toList();
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
        return hope.saves(position, action)
                || candidates.of(position).stream().noneMatch(other -> hope.saves(position, other));
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
                yield !strict || shield.spares(move.from()) || hope.saves(position, action);
            }
            case Action.Leave leave -> false;
            case Action.Overrun overrun ->
                !strict
                        || board.unit(overrun.to()).kind() == Kind.MCP
                        || shield.spares(overrun.from())
                        || hope.saves(position, action);
            case Action.Merge merge -> !strict || shield.spares(merge.from()) || hope.saves(position, action);
            case Action.Fire fire -> !strict || shield.safe() || hope.saves(position, action);
            case Action.Redistribute share -> !strict || shield.safe() || hope.saves(position, action);
            case Action.Promote promote -> !strict || shield.safe() || hope.saves(position, action);
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
}
