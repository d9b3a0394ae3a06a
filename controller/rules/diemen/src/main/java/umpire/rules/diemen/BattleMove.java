package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.move.Move;
import umpire.rules.kernel.text.Sentence;

/**
 * A move of this game. It belongs to one phase. Each phase names the rule that all other actions break.
 *
 * @param <P> the phase that allows it
 * @param <X> the action
 */
abstract class BattleMove<P extends Phase, X extends Action> extends Move<Position, P, X> {
    protected final Setup setup;

    BattleMove(Setup setup, Class<P> phase, Sentence<X> sentence, ActionKind kind) {
        super(phase, sentence, sentence.verb(), kind);
        this.setup = setup;
    }

    @Override
    protected final Breach untimely(Position position, X action) {
        return Breach.of(first(position.phase()));
    }

    /** Returns the breach of moving the other side's troops. */
    @Override
    protected final Optional<Breach> barred(Position position, X action) {
        return action instanceof Action.OfTroops troops && alternates(position.phase())
                ? position.field()
                        .at(troops.from())
                        .map(BattleSquad::side)
                        .filter(side -> side != position.acting())
                        .map(side -> new Breach(
                                SheetRule.TROOPS_ARE_THERE,
                                "It is " + position.acting().title() + "'s turn. The troops on " + troops.from()
                                        + " are " + side.title() + "'s."))
                : Optional.empty();
    }

    /** Returns whether a phase belongs to one side. In the other phases both sides act, or none. */
    private static boolean alternates(Phase phase) {
        return !(phase instanceof Phase.DeclaringOrders
                || phase instanceof Phase.RollingPools
                || phase instanceof Phase.NamingTactics
                || phase instanceof Phase.NamingInSecret
                || phase instanceof Phase.ConflictOver);
    }

    /** Returns the rule that an action of another phase breaks, because it comes too early or too late. */
    private static SheetRule first(Phase phase) {
        return switch (phase) {
            case Phase.DeclaringOrders declaring -> SheetRule.DECLARE_FIRST;
            case Phase.RollingPools rolling -> SheetRule.ROLL_SECOND;
            case Phase.NamingTactics naming -> SheetRule.EQUAL_SETS_ARE_NAMED;
            case Phase.NamingInSecret naming -> SheetRule.EQUAL_SETS_ARE_NAMED;
            case Phase.SpendingSet spending -> SheetRule.SETS_ARE_RESOLVED;
            case Phase.GobblingDice gobbling -> SheetRule.DEFENCE_ANSWERS;
            case Phase.KnockingDie knocking -> SheetRule.DIE_IS_PICKED;
            case Phase.LosingUnits losing -> SheetRule.LOSSES_ARE_PICKED;
            case Phase.MarchingFreely marching -> SheetRule.FREE_MOVEMENT_COMES_LAST;
            case Phase.Resolving resolving -> SheetRule.SETS_ARE_RESOLVED;
            case Phase.ConflictOver over -> SheetRule.BATTLE_IS_OVER;
        };
    }
}
