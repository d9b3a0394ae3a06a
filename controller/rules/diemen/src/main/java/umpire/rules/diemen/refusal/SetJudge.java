package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.BattleStrategy;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.field.BattleSide;
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
                        () -> strategy != BattleStrategy.RETREAT || surrounded(conflict, unbound(spending)),
                        () -> setup.rulings().squadsAreSurrounded()
                                ? "No squad of " + spending.side().title()
                                        + " is surrounded: each has a space left to go to."
                                : spending.side().title() + " can still move.")
                .found();
    }

    private boolean surrounded(Conflict conflict, ConflictPhase.SpendingSet spending) {
        return setup.rulings().squadsAreSurrounded()
                ? choices.anySurrounded(conflict, spending)
                : !choices.anyMove(conflict, spending);
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

    Optional<Breach> name(Conflict conflict, BattleSide side, DiceSet set, BattleTactic tactic) {
        ConflictPhase.SpendingSet spending = new ConflictPhase.SpendingSet(side, set, Optional.empty());
        return new FirstBreach()
                .needs(
                        BattleRule.TACTIC_CAN_BE_USED,
                        () -> usable(conflict, spending, tactic),
                        () -> side.title() + " cannot spend " + set + " on " + tactic.purpose() + " now.")
                .found();
    }

    Optional<Breach> nameInSecret(
            Conflict conflict, ConflictPhase.NamingInSecret naming, ConflictAction.NameInSecret name) {
        return new FirstBreach()
                .then(() -> name(conflict, name.side(), naming.set(), name.tactic()))
                .needs(
                        BattleRule.DECLARED_ALREADY,
                        () -> naming.named(name.side())
                                .filter(before -> before == name.tactic()
                                        || !setup.rulings().declaredAnew())
                                .isEmpty(),
                        () -> name.side().title() + " has named its tactic already.")
                .found();
    }
}
