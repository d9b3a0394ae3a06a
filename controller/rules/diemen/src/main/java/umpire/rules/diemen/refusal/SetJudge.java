package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.BattleStrategy;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges what a set is spent on, as far as no spaces are concerned. */
final class SetJudge {
    private final ConflictSetup setup;
    private final SetChoices choices;

    SetJudge(ConflictSetup setup, SetChoices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    Optional<Breach> defend(Conflict conflict, ConflictPhase.SpendingSet spending) {
        BattleStrategy strategy = setup.inForce(conflict.side(spending.side())).strategy();
        return NamedTactic.rules(spending, BattleTactic.DEFEND)
                .needs(BattleRule.SEIZE_DEFENDS_NOT, () -> strategy != BattleStrategy.SEIZE)
                .needs(
                        BattleRule.RETREAT_DEFENDS_SURROUNDED,
                        () -> strategy != BattleStrategy.RETREAT || !choices.anyMove(conflict, unbound(spending)),
                        () -> spending.side().title() + " can still move.")
                .found();
    }

    private static ConflictPhase.SpendingSet unbound(ConflictPhase.SpendingSet spending) {
        return new ConflictPhase.SpendingSet(spending.side(), spending.set(), Optional.empty());
    }

    /** Returns whether a side could spend a set on a tactic. */
    boolean usable(Conflict conflict, ConflictPhase.SpendingSet spending, BattleTactic tactic) {
        return switch (tactic) {
            case DEFEND -> defend(conflict, spending).isEmpty();
            case ATTACK -> !choices.attacks(conflict, spending).isEmpty();
            case MOVE -> choices.anyMove(conflict, spending);
            case NOTHING -> true;
        };
    }

    Optional<Breach> name(Conflict conflict, ConflictPhase.NamingTactics naming, BattleTactic tactic) {
        ConflictPhase.SpendingSet spending =
                new ConflictPhase.SpendingSet(naming.side(), naming.set(), Optional.empty());
        return new FirstBreach()
                .needs(
                        BattleRule.TACTIC_CAN_BE_USED,
                        () -> usable(conflict, spending, tactic),
                        () -> naming.side().title() + " can spend no set on this now: " + tactic.word() + ".")
                .found();
    }
}
