package umpire.rules.diemen.validity;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleAssault;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.conflict.TiedSet;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.refusal.ConflictJudge;

/** Says why equal sets cannot have been named so. */
final class TiedDoubts {
    private final ConflictJudge judge;

    TiedDoubts(ConflictJudge judge) {
        this.judge = judge;
    }

    /** Returns what is wrong where one of them is being spent. */
    Optional<String> spending(Conflict conflict, ConflictPhase.SpendingSet spending, BattleTactic bound) {
        List<TiedSet> tied = conflict.tied();
        return new PositionDoubts()
                .needs(
                        () -> !tied.isEmpty()
                                && tied.get(0).equals(new TiedSet(spending.side(), spending.set(), bound)),
                        () -> spending.set() + " is not the first of the equal sets that were named")
                .needs(() -> tied.size() <= 2, "not more than two equal sets are named at a time")
                .then(() -> tied.size() == 2 ? both(conflict, tied.get(0), tied.get(1)) : last(conflict, tied.get(0)))
                .first();
    }

    /** Nothing has happened since both were named. */
    private Optional<String> both(Conflict conflict, TiedSet first, TiedSet second) {
        BattleSide named = ConflictSetup.firstInRound(conflict.round());
        boolean alike = first.tactic() == second.tactic();
        return new PositionDoubts()
                .needs(
                        () -> first.side() == second.side().other()
                                && first.set().equals(second.set())
                                && isFirst(conflict, second),
                        () -> "the sets that were named are not the first of both sides, and equal")
                .needs(
                        () -> first.tactic().compareTo(second.tactic()) <= 0 && (!alike || first.side() == named),
                        () -> "of equal sets Defend goes before Attack and Attack before Move, of two alike "
                                + named.title() + "'s first in round " + conflict.round())
                .needs(
                        () -> second.tactic() != BattleTactic.NOTHING
                                && judge.usable(conflict, second.side(), second.set(), second.tactic()),
                        () -> second.side().title() + " cannot have named its set for "
                                + second.tactic().purpose())
                .needs(() -> conflict.assaults().isEmpty(), "the first of two equal sets is spent before any attack")
                .first();
    }

    /** The other one was spent, or named for nothing. */
    private static Optional<String> last(Conflict conflict, TiedSet tied) {
        BattleSide other = tied.side().other();
        Optional<BattleAssault> assault = conflict.assaults().stream().findFirst();
        return new PositionDoubts()
                .needs(
                        () -> conflict.side(other).dice().count(tied.set().height()) == 0,
                        () -> other.title() + " has a die of " + tied.set().height()
                                + " left, though its set was spent that was equal to "
                                + tied.side().title() + "'s")
                .needs(
                        () -> assault.isEmpty() || tied.tactic() == BattleTactic.ATTACK,
                        "an attack is settled before the other side moves")
                .needs(
                        () -> assault.filter(each -> !isEqual(each, other, tied))
                                .isEmpty(),
                        "two attacks at the same time come out of equal sets, one of each side")
                .needs(
                        () -> assault.isEmpty() || other == ConflictSetup.firstInRound(conflict.round()),
                        () -> "of two attacks that of " + tied.side().title() + " goes first in round "
                                + conflict.round())
                .first();
    }

    private static boolean isEqual(BattleAssault assault, BattleSide side, TiedSet tied) {
        int wider = assault.width() - tied.set().width();
        return assault.side() == side && assault.height() == tied.set().height() && (wider == 0 || wider == 1);
    }

    private static boolean isFirst(Conflict conflict, TiedSet tied) {
        return conflict.side(tied.side()).dice().first().equals(Optional.of(tied.set()));
    }

    /** Returns what is wrong while attacks are settled: only the defender's Move can be waiting for it. */
    Optional<String> attacked(Conflict conflict) {
        List<TiedSet> tied = conflict.tied();
        if (tied.isEmpty()) {
            return Optional.empty();
        }
        TiedSet waiting = tied.get(0);
        BattleAssault assault = conflict.assault();
        return new PositionDoubts()
                .needs(
                        () -> tied.size() == 1 && conflict.assaults().size() == 1,
                        "while two attacks are settled no equal set is waiting, and otherwise one")
                .needs(
                        () -> waiting.tactic() == BattleTactic.MOVE
                                && waiting.side() == assault.side().other(),
                        "only a Move of the side under attack waits until an attack is settled")
                .needs(
                        () -> waiting.set().height() == assault.height()
                                && assault.width() <= waiting.set().width() + 1,
                        () -> "the attack does not come out of a set that is equal to " + waiting.set())
                .needs(() -> left(conflict, waiting), () -> waiting.side().title() + " has no set " + waiting.set())
                .first();
    }

    /** The attack itself may have knocked a die out of it. */
    private static boolean left(Conflict conflict, TiedSet waiting) {
        DicePool dice = conflict.side(waiting.side()).dice();
        DiceSet set = waiting.set();
        boolean knocked =
                conflict.phase() instanceof ConflictPhase.LosingUnits && dice.count(set.height()) == set.width() - 1;
        return set.width() > 1 && (knocked || isFirst(conflict, waiting));
    }
}
