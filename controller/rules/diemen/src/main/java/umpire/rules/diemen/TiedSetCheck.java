package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.FirstMisfit;

/** Says why equal sets that were named do not fit the rest of a position. */
final class TiedSetCheck {
    private final SetUse use;

    TiedSetCheck(SetUse use) {
        this.use = use;
    }

    /** Returns the fault of equal sets while one of them is being spent. */
    Optional<String> spending(Position position, Phase.SpendingSet spending, BattleTactic bound) {
        List<TiedSet> tied = position.tied();
        return new FirstMisfit()
                .needs(
                        () -> !tied.isEmpty()
                                && tied.get(0).equals(new TiedSet(spending.side(), spending.set(), bound)),
                        () -> spending.set() + " is not the first of the equal sets that were named")
                .needs(() -> tied.size() <= 2, "not more than two equal sets are named at a time")
                .then(() -> tied.size() == 2 ? both(position, tied.get(0), tied.get(1)) : last(position, tied.get(0)))
                .found();
    }

    /** Nothing has happened since both were named. */
    private Optional<String> both(Position position, TiedSet first, TiedSet second) {
        BattleSide named = Setup.firstInRound(position.round());
        boolean alike = first.tactic() == second.tactic();
        return new FirstMisfit()
                .needs(
                        () -> first.side() == second.side().other()
                                && first.set().equals(second.set())
                                && isFirst(position, second),
                        () -> "the sets that were named are not the first of both sides, and equal")
                .needs(
                        () -> first.tactic().compareTo(second.tactic()) <= 0 && (!alike || first.side() == named),
                        () -> "of equal sets Defend goes before Attack and Attack before Move, of two alike "
                                + named.title() + "'s first in round " + position.round())
                .needs(
                        () -> second.tactic() != BattleTactic.NOTHING
                                && use.usable(
                                        position,
                                        Phase.SpendingSet.unbound(second.side(), second.set()),
                                        second.tactic()),
                        () -> second.side().title() + " cannot have named its set for "
                                + second.tactic().purpose())
                .needs(() -> position.assaults().isEmpty(), "the first of two equal sets is spent before any attack")
                .found();
    }

    /** The other one was spent, or named for nothing. */
    private static Optional<String> last(Position position, TiedSet tied) {
        return position.assaults().isEmpty() || tied.tactic() == BattleTactic.ATTACK
                ? Optional.empty()
                : Optional.of("an attack is settled before the other side moves");
    }

    private static boolean isFirst(Position position, TiedSet tied) {
        return position.side(tied.side()).dice().first().equals(Optional.of(tied.set()));
    }

    /** Returns the fault of equal sets while attacks are settled. Only a Move of the side under attack can be waiting then. */
    Optional<String> attacked(Position position) {
        List<TiedSet> tied = position.tied();
        if (tied.isEmpty()) {
            return Optional.empty();
        }
        TiedSet waiting = tied.get(0);
        BattleAssault assault = position.assault();
        return new FirstMisfit()
                .needs(
                        () -> tied.size() == 1 && position.assaults().size() == 1,
                        "while two attacks are settled no equal set is waiting, and otherwise one")
                .needs(
                        () -> waiting.tactic() == BattleTactic.MOVE
                                && waiting.side() == assault.side().other(),
                        "only a Move of the side under attack waits until an attack is settled")
                .needs(() -> left(position, waiting), () -> waiting.side().title() + " has no set " + waiting.set())
                .found();
    }

    /** The attack itself may have knocked a die out of it. */
    private static boolean left(Position position, TiedSet waiting) {
        DicePool dice = position.side(waiting.side()).dice();
        DiceSet set = waiting.set();
        boolean knocked = position.phase() instanceof Phase.LosingUnits && dice.count(set.height()) == set.width() - 1;
        return set.width() > 1 && (knocked || isFirst(position, waiting));
    }
}
