package umpire.rules.diemen;

import umpire.rules.kernel.Count;

/** The sentences that ask players for the awaited action. */
final class PromptWords {
    private PromptWords() {}

    /** Returns the awaited action in words; empty while steps follow by themselves. */
    static String awaited(Position position) {
        return switch (position.phase()) {
            case Phase.DeclaringOrders declaring -> "pick a strategy in secret: what your sets may do";
            case Phase.RollingPools rolling -> "roll a die for each unit, fifteen at most";
            case Phase.NamingTactics naming -> "both sides have " + naming.set() + ": say what yours is for";
            case Phase.NamingInSecret naming -> "both sides have " + naming.set() + ": say in secret what yours is for";
            case Phase.SpendingSet spending ->
                "spend the set " + spending.set()
                        + spending.bound()
                                .map(tactic -> ", named for " + tactic.purpose())
                                .orElse("");
            case Phase.GobblingDice gobbling ->
                "cancel dice of the attack " + position.assault().set() + " on "
                        + position.assault().at();
            case Phase.KnockingDie knocking -> "choose the set that loses a die";
            case Phase.LosingUnits losing ->
                "choose " + Count.of(losing.left(), "unit") + " to lose on "
                        + position.assault().at();
            case Phase.MarchingFreely marching -> "move a squad freely, or be done";
            case Phase.Resolving resolving -> "";
            case Phase.ConflictOver over -> over.end().says();
        };
    }

    /** Returns the facts to know before choosing; empty where the board shows them. */
    static String situation(Position position) {
        return switch (position.phase()) {
            case Phase.SpendingSet spending ->
                "your widest set is " + inWords(spending.set())
                        + spending.bound()
                                .map(tactic -> ", named for " + tactic.purpose())
                                .orElse("");
            case Phase.NamingTactics naming ->
                "both sides have " + inWords(naming.set()) + ", so each first says what its own is for";
            case Phase.GobblingDice gobbling ->
                position.assault().at() + " is attacked with "
                        + inWords(position.assault().set());
            case Phase.KnockingDie knocking -> "the attack got through";
            case Phase.LosingUnits losing ->
                Count.of(losing.left(), "unit is", "units are") + " lost on "
                        + position.assault().at();
            default -> "";
        };
    }

    private static String inWords(DiceSet set) {
        return Count.word(set.width()) + " " + set.height() + "s";
    }

    /** Returns the sentence for a side that passes its remaining choices. */
    static String forgone(Position position) {
        return position.acting().title()
                + (position.phase() instanceof Phase.GobblingDice
                        ? " lets the attack through."
                        : " is done with Free Movement.");
    }
}
