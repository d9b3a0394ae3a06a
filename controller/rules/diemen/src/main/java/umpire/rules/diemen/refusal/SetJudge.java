package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.BattleStrategy;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.rulings.BattleBreach;
import umpire.rules.diemen.rulings.BattleRule;

/** Judges what a set is spent on, as far as no spaces are concerned. */
final class SetJudge {
    private final ConflictSetup setup;
    private final SetChoices choices;

    SetJudge(ConflictSetup setup, SetChoices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    Optional<BattleBreach> defend(Conflict conflict, ConflictPhase.SpendingSet spending) {
        BattleStrategy strategy = setup.inForce(conflict.side(spending.side())).strategy();
        return BattleNeeds.named(spending, BattleTactic.DEFEND)
                .that(() -> strategy != BattleStrategy.SEIZE, BattleRule.SEIZE_DEFENDS_NOT)
                .that(
                        () -> strategy != BattleStrategy.RETREAT || !choices.anyMove(conflict, unbound(spending)),
                        BattleRule.RETREAT_DEFENDS_SURROUNDED,
                        () -> spending.side().title() + " can still move.")
                .broken();
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

    Optional<BattleBreach> name(Conflict conflict, ConflictPhase.NamingTactics naming, BattleTactic tactic) {
        ConflictPhase.SpendingSet spending =
                new ConflictPhase.SpendingSet(naming.side(), naming.set(), Optional.empty());
        return new BattleNeeds()
                .that(
                        () -> usable(conflict, spending, tactic),
                        BattleRule.TACTIC_CAN_BE_USED,
                        () -> naming.side().title() + " can spend no set on this now: " + tactic.word() + ".")
                .broken();
    }
}
