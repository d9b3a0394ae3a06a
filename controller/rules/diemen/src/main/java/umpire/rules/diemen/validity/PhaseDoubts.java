package umpire.rules.diemen.validity;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleAssault;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.conflict.SideRound;
import umpire.rules.diemen.conflict.TiedSet;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.reach.DefenceSum;
import umpire.rules.diemen.refusal.ConflictJudge;

/** Says why a position's phase does not fit the rest of it. */
final class PhaseDoubts {
    private final ConflictSetup setup;
    private final ConflictJudge judge;
    private final DefenceSum sum;

    PhaseDoubts(ConflictSetup setup, ConflictJudge judge) {
        this.setup = setup;
        this.judge = judge;
        this.sum = new DefenceSum(setup);
    }

    Optional<String> first(Conflict conflict) {
        PositionDoubts doubts = new PositionDoubts();
        conflict.assaults().forEach(assault -> assault(doubts, assault));
        switch (conflict.phase()) {
            case ConflictPhase.DeclaringOrders declaring -> declaring(doubts, conflict, declaring);
            case ConflictPhase.RollingPools rolling -> blank(doubts, conflict);
            case ConflictPhase.NamingTactics naming -> naming(doubts, conflict, naming);
            case ConflictPhase.NamingInSecret naming -> quiet(doubts, conflict);
            case ConflictPhase.SpendingSet spending -> spending(doubts, conflict, spending);
            case ConflictPhase.GobblingDice gobbling ->
                attacked(doubts, conflict).needs(() -> sum.any(conflict), "there is nothing to cancel the attack with");
            case ConflictPhase.KnockingDie knocking ->
                attacked(doubts, conflict)
                        .needs(
                                () -> defender(conflict).dice().sets().size() > 1,
                                "there are not two sets to choose a die from");
            case ConflictPhase.LosingUnits losing -> losing(attacked(doubts, conflict), conflict, losing);
            case ConflictPhase.MarchingFreely marching -> marching(doubts, conflict, marching);
            case ConflictPhase.ConflictOver over -> over(doubts, conflict, over);
        }
        return doubts.first();
    }

    private void assault(PositionDoubts doubts, BattleAssault assault) {
        int distance = assault.from().distance(assault.at());
        doubts.needs(
                () -> setup.map().has(assault.from())
                        && setup.map().has(assault.at())
                        && assault.height() >= 1
                        && assault.height() <= DicePool.HIGHEST
                        && switch (assault.kind()) {
                            case CLOSE -> distance == 1 && assault.limit() > 0;
                            case SIEGE -> distance == 2 && assault.limit() == 0;
                            case SHOT -> (distance == 1 || distance == 2) && assault.limit() == 0;
                        },
                () -> "there is no such attack on " + assault.at());
    }

    private static SideRound defender(Conflict conflict) {
        return conflict.side(conflict.assault().side().other());
    }

    private PositionDoubts attacked(PositionDoubts doubts, Conflict conflict) {
        return doubts.needs(() -> !conflict.assaults().isEmpty(), "nobody attacks")
                .needs(() -> conflict.assaults().size() <= 2, "more than two attacks are not settled")
                .needs(() -> conflict.assault().alive(), "the attack has no dice left")
                .needs(
                        () -> conflict.field()
                                .at(
                                        conflict.assault().at(),
                                        conflict.assault().side().other())
                                .isPresent(),
                        "nobody stands where the attack goes");
    }

    private void declaring(PositionDoubts doubts, Conflict conflict, ConflictPhase.DeclaringOrders declaring) {
        blank(doubts, conflict);
        doubts.needs(
                () -> declaring.red().isEmpty() || declaring.blue().isEmpty(),
                "strategies are revealed when both are picked");
    }

    private void blank(PositionDoubts doubts, Conflict conflict) {
        quiet(doubts, conflict);
        for (BattleSide side : BattleSide.values()) {
            doubts.needs(
                            () -> conflict.side(side).over().equals(conflict.side(side)),
                            () -> side.title() + " has dice before it has rolled")
                    .needs(() -> !setup.broken(conflict), "too few units of a side are left");
        }
        doubts.needs(
                () -> conflict.usedTerrain().isEmpty()
                        && conflict.field().squads().stream().allMatch(squad -> squad.tired() == 0),
                "free dice come back when a round begins");
    }

    private static void quiet(PositionDoubts doubts, Conflict conflict) {
        doubts.needs(
                () -> conflict.assaults().isEmpty() && conflict.tied().isEmpty(),
                "attacks and equal sets come while sets are spent");
    }

    private void naming(PositionDoubts doubts, Conflict conflict, ConflictPhase.NamingTactics naming) {
        quiet(doubts, conflict);
        BattleSide first = conflict.round() % 2 == 1 ? BattleSide.RED : BattleSide.BLUE;
        doubts.needs(
                        () -> conflict.red().dice().first().equals(Optional.of(naming.set()))
                                && conflict.blue().dice().first().equals(Optional.of(naming.set())),
                        () -> naming.set() + " is not the first set of both sides")
                .needs(
                        () -> naming.side() == (naming.named().isEmpty() ? first : first.other()),
                        () -> first.title() + " names its tactic first in round " + conflict.round());
    }

    private void spending(PositionDoubts doubts, Conflict conflict, ConflictPhase.SpendingSet spending) {
        boolean bound = spending.bound().isPresent();
        doubts.needs(
                        () -> conflict.side(spending.side()).dice().has(spending.set()),
                        () -> spending.side().title() + " has no set " + spending.set())
                .needs(
                        () -> bound ? boundFits(conflict, spending) : isNext(conflict, spending),
                        () -> "it is not the turn of " + spending.set())
                .needs(
                        () -> judge.spendable(conflict, spending),
                        () -> spending.side().title() + " can do nothing with " + spending.set());
    }

    private static boolean boundFits(Conflict conflict, ConflictPhase.SpendingSet spending) {
        List<TiedSet> tied = conflict.tied();
        return !tied.isEmpty()
                && tied.size() <= 2
                && tied.get(0)
                        .equals(new TiedSet(
                                spending.side(),
                                spending.set(),
                                spending.bound().orElseThrow()))
                && conflict.assaults().size() <= 1;
    }

    private static boolean isNext(Conflict conflict, ConflictPhase.SpendingSet spending) {
        Optional<DiceSet> other = conflict.side(spending.side().other()).dice().first();
        return conflict.tied().isEmpty()
                && conflict.assaults().isEmpty()
                && conflict.side(spending.side()).dice().first().equals(Optional.of(spending.set()))
                && other.filter(set -> set.compareTo(spending.set()) <= 0).isEmpty();
    }

    private static void losing(PositionDoubts doubts, Conflict conflict, ConflictPhase.LosingUnits losing) {
        doubts.needs(
                () -> {
                    BattleAssault assault = conflict.assault();
                    Troops troops =
                            conflict.field().troops(assault.at(), assault.side().other());
                    return losing.left() > 0
                            && losing.left() < troops.size()
                            && losing.left() <= assault.damage()
                            && troops.types().size() > 1;
                },
                () -> "there is no choice of " + losing.left() + " units to lose");
    }

    private void marching(PositionDoubts doubts, Conflict conflict, ConflictPhase.MarchingFreely marching) {
        quiet(doubts, conflict);
        doubts.needs(
                        () -> conflict.red().dice().sets().isEmpty()
                                && conflict.blue().dice().sets().isEmpty(),
                        "sets are spent before squads move freely")
                .needs(
                        () -> marching.waiting().stream().allMatch(squad -> stands(conflict, squad)),
                        "squads wait that do not stand where they are")
                .needs(
                        () -> !marching.done().contains(marching.turn())
                                && judge.marchable(conflict, marching, marching.turn()),
                        () -> marching.turn().title() + " has no squad that can move freely");
    }

    private static boolean stands(Conflict conflict, BattleSquad squad) {
        return conflict.field().troops(squad.at(), squad.side()).includes(squad.troops());
    }

    private void over(PositionDoubts doubts, Conflict conflict, ConflictPhase.ConflictOver over) {
        quiet(doubts, conflict);
        doubts.needs(() -> setup.end(conflict).filter(over.end()::equals).isPresent(), "the battle did not end so");
    }
}
