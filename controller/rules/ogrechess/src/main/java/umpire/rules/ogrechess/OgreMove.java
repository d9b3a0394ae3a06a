package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.move.Move;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/**
 * The order of the checks is the same for all moves: the phase, then the rules of the move, then the own Mobile CP.
 *
 * @param <P> the phase that allows the action
 * @param <X> the action
 */
abstract class OgreMove<P extends Phase, X extends Action> extends Move<Position, P, X> {
    protected final OgreRules rules;

    OgreMove(OgreRules rules, Class<P> phase, Class<X> type) {
        this(rules, phase, type, ActionKind.UNTOLD);
    }

    OgreMove(OgreRules rules, Class<P> phase, Class<X> type, ActionKind kind) {
        super(phase, type, kind);
        this.rules = rules;
    }

    /** Returns the first rule broken by an action that the phase allows. Check is not tested. */
    abstract Optional<Breach> broken(Position position, P phase, X action);

    /** Names an action without its position. */
    abstract String label(X action);

    /** Returns the rule that has to be followed first in a phase that does not allow the action. */
    SheetRule first(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingMove move -> SheetRule.NOT_NOW;
            case Phase.AwaitingExchange exchange -> SheetRule.PROMOTION_ON_FAR_RANK;
            case Phase.AwaitingFire fire -> SheetRule.ONE_PIECE_MOVES;
            case Phase.AwaitingCombinedFire fire -> SheetRule.COMBINED_PLATOON_FIRES;
            case Phase.AwaitingSalvo salvo -> SheetRule.NOT_NOW;
            case Phase.AwaitingReturnFire answer -> SheetRule.BLITZKRIEG_PASSES_TWO;
            case Phase.AwaitingSecondShot second -> SheetRule.BLITZKRIEG_PASSES_TWO;
            case Phase.AwaitingMissileMove move -> SheetRule.MSL_FIRES_FIRST;
            case Phase.AwaitingRetreat retreat ->
                Wording.runRule(position.board().unit(retreat.at()).kind());
            case Phase.AwaitingContinuation on -> SheetRule.OVERRUN_COSTS_TWO;
            case Phase.AwaitingAim aim -> SheetRule.OVERRUN_FIRST;
            case Phase.AwaitingRoll roll ->
                roll.attack() instanceof Attack.Clash ? SheetRule.OVERRUN_FIRST : SheetRule.ROLL_FIRST;
            case Phase.Over over -> SheetRule.GAME_IS_OVER;
        };
    }

    @Override
    protected final Breach untimely(Position position, X action) {
        return new Breach(first(position), waits(position));
    }

    private String waits(Position position) {
        if (position.phase() instanceof Phase.Over over) {
            return "The game is over. " + over.outcome().says();
        }
        String who = position.acting() + " ";
        String what = TurnWords.awaited(position, rules.prospects());
        return position.phase() instanceof Phase.AwaitingRoll
                ? who + "rolls first: " + what + "."
                : "That cannot be done now: " + who + "must " + what + ".";
    }

    @Override
    protected final Optional<Breach> breach(Position position, P phase, X action) {
        return broken(position, phase, action)
                .or(() -> rules.legality().allows(position, action)
                        ? Optional.empty()
                        : Optional.of(exposed(position, action)));
    }

    /** Says how the action leaves the own Mobile CP open to an overrun. */
    Breach exposed(Position position, X action) {
        Chessboard board = position.board();
        Square post = board.commandPost(position.turn()).orElseThrow();
        Squares now = rules.threats().attackers(position, position.turn());
        String danger = now.isEmpty()
                ? "that would open the MCP on " + post + " to an overrun."
                : Wording.units(board, now) + " could still overrun the MCP on " + post
                        + ", and another move would prevent it.";
        return new Breach(SheetRule.CHECK_IS_ANSWERED, label(action) + " is not allowed: " + danger);
    }

    /** Lists the actions of this type. The game lists all types at once, by square, see {@link PseudoLegalActions}. */
    @Override
    protected final List<X> legal(Position position, P phase) {
        return rules.legality().legal(position).stream()
                .filter(type()::isInstance)
                .map(type()::cast)
                .toList();
    }

    /** Returns whether a phase lets the piece on a square go somewhere. */
    static boolean mayGo(Phase phase, Square from) {
        return switch (phase) {
            case Phase.AwaitingMove any -> true;
            case Phase.AwaitingMissileMove tank -> tank.at() == from;
            case Phase.AwaitingRetreat retreat -> retreat.at() == from;
            case Phase.AwaitingContinuation on -> on.ogre() == from;
            default -> false;
        };
    }

    /** Returns why no unit of the acting side can act from a square. */
    static Optional<Breach> unable(Position position, Square at) {
        Chessboard board = position.board();
        if (board.of(position.acting()).without(board.disabled()).contains(at)) {
            return Optional.empty();
        }
        Optional<Unit> there = board.at(at);
        if (there.isEmpty()) {
            return refusal(SheetRule.UNIT_STANDS_THERE, "Nothing stands on " + at + ".");
        }
        Unit unit = there.get();
        return unit.side() != position.acting()
                ? refusal(
                        SheetRule.OWN_UNIT,
                        Wording.the(unit, at) + " is " + unit.side() + "'s, and " + position.acting() + " is to act.")
                : refusal(
                        SheetRule.DISABLED_UNIT_RESTS,
                        Wording.the(unit, at) + " is disabled " + Wording.until(unit) + ".");
    }
}
