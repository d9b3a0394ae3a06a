package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges what a set is spent on, as far as no spaces are concerned. */
final class SetJudge {
    private final Setup setup;
    private final SetChoices choices;

    SetJudge(Setup setup, SetChoices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    Optional<Breach> defend(Position position, Phase.SpendingSet spending) {
        BattleStrategy strategy = setup.inForce(position.side(spending.side())).strategy();
        return NamedTactic.rules(spending, BattleTactic.DEFEND)
                .needs(SheetRule.SEIZE_DEFENDS_NOT, () -> strategy != BattleStrategy.SEIZE)
                .needs(
                        SheetRule.RETREAT_DEFENDS_SURROUNDED,
                        () -> strategy != BattleStrategy.RETREAT || surrounded(position, unbound(spending)),
                        () -> setup.rulings().squadsAreSurrounded()
                                ? "No squad of " + spending.side().title()
                                        + " is surrounded: each has a space left to go to."
                                : spending.side().title() + " can still move.")
                .found();
    }

    private boolean surrounded(Position position, Phase.SpendingSet spending) {
        return setup.rulings().squadsAreSurrounded()
                ? choices.anySurrounded(position, spending)
                : !choices.anyMove(position, spending);
    }

    private static Phase.SpendingSet unbound(Phase.SpendingSet spending) {
        return new Phase.SpendingSet(spending.side(), spending.set(), Optional.empty());
    }

    /** Returns whether a side could spend a set on a tactic. */
    boolean usable(Position position, Phase.SpendingSet spending, BattleTactic tactic) {
        return switch (tactic) {
            case DEFEND -> defend(position, spending).isEmpty();
            case ATTACK -> !choices.attacks(position, spending).isEmpty();
            case MOVE -> choices.anyMove(position, spending);
            case NOTHING -> true;
        };
    }

    Optional<Breach> name(Position position, BattleSide side, DiceSet set, BattleTactic tactic) {
        Phase.SpendingSet spending = new Phase.SpendingSet(side, set, Optional.empty());
        return new FirstBreach()
                .needs(
                        SheetRule.TACTIC_CAN_BE_USED,
                        () -> usable(position, spending, tactic),
                        () -> side.title() + " cannot spend " + set + " on " + tactic.purpose() + " now.")
                .found();
    }

    Optional<Breach> nameInSecret(Position position, Phase.NamingInSecret naming, Action.NameInSecret name) {
        return new FirstBreach()
                .then(() -> name(position, name.side(), naming.set(), name.tactic()))
                .needs(
                        SheetRule.DECLARED_ALREADY,
                        () -> naming.named(name.side())
                                .filter(before -> before == name.tactic()
                                        || !setup.rulings().declaredAnew())
                                .isEmpty(),
                        () -> name.side().title() + " has named its tactic already.")
                .found();
    }
}
