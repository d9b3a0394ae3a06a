package umpire.rules.diemen.validity;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleAssault;
import umpire.rules.diemen.conflict.BattleAssault.AttackKind;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.reach.DefenceSum;
import umpire.rules.diemen.refusal.ConflictJudge;

/** Says why a position's phase does not fit the rest of it. */
final class PhaseDoubts {
    private final ConflictSetup setup;
    private final ConflictJudge judge;
    private final DefenceSum sum;
    private final SideDoubts sides;
    private final TiedDoubts tied;

    PhaseDoubts(ConflictSetup setup, ConflictJudge judge, SideDoubts sides) {
        this.setup = setup;
        this.judge = judge;
        this.sum = new DefenceSum(setup);
        this.sides = sides;
        this.tied = new TiedDoubts(judge);
    }

    Optional<String> first(Conflict conflict) {
        return switch (conflict.phase()) {
            case ConflictPhase.DeclaringOrders declaring -> declaring(conflict, declaring);
            case ConflictPhase.RollingPools rolling ->
                goesOn(blank(conflict), conflict).first();
            case ConflictPhase.NamingTactics naming -> naming(conflict, naming);
            case ConflictPhase.NamingInSecret naming -> namingInSecret(conflict, naming);
            case ConflictPhase.SpendingSet spending -> spending(conflict, spending);
            case ConflictPhase.GobblingDice gobbling ->
                attacked(conflict)
                        .needs(() -> sum.any(conflict), "there is nothing to cancel the attack with")
                        .first();
            case ConflictPhase.KnockingDie knocking -> knocking(conflict);
            case ConflictPhase.LosingUnits losing -> losing(conflict, losing);
            case ConflictPhase.MarchingFreely marching ->
                goesOn(quiet(conflict), conflict)
                        .then(() -> new MarchDoubts(judge).first(conflict, marching))
                        .first();
            case ConflictPhase.ConflictOver over ->
                blank(conflict)
                        .needs(
                                () -> setup.end(conflict)
                                        .filter(over.end()::equals)
                                        .isPresent(),
                                "the battle did not end so")
                        .first();
        };
    }

    private Optional<String> declaring(Conflict conflict, ConflictPhase.DeclaringOrders declaring) {
        PositionDoubts doubts = goesOn(blank(conflict), conflict)
                .needs(
                        () -> declaring.red().isEmpty() || declaring.blue().isEmpty(),
                        "strategies are revealed as soon as both are picked");
        for (BattleSide side : BattleSide.values()) {
            declaring.declared(side).ifPresent(orders -> doubts.then(() -> sides.declared(side, orders)));
        }
        return doubts.first();
    }

    /** Between the rounds nobody has dice, and nothing of them is used. */
    private static PositionDoubts blank(Conflict conflict) {
        PositionDoubts doubts = quiet(conflict);
        for (BattleSide side : BattleSide.values()) {
            doubts.needs(
                    () -> conflict.side(side).over().equals(conflict.side(side)),
                    () -> side.title() + " has dice, or has used some, and no round's dice are on the table");
        }
        return doubts.needs(
                () -> conflict.usedTerrain().isEmpty()
                        && conflict.field().squads().stream().allMatch(squad -> squad.tired() == 0),
                "the dice of terrain and Defenders come back when a round is over");
    }

    private static PositionDoubts quiet(Conflict conflict) {
        return new PositionDoubts()
                .needs(
                        () -> conflict.assaults().isEmpty() && conflict.tied().isEmpty(),
                        "attacks and equal sets come while sets are spent");
    }

    /** As soon as an army breaks the battle is over. */
    private PositionDoubts goesOn(PositionDoubts doubts, Conflict conflict) {
        return doubts.needs(
                () -> !setup.broken(conflict),
                () -> "the battle is over: too few units of a side are left, "
                        + conflict.field().size(BattleSide.RED) + " of Red and "
                        + conflict.field().size(BattleSide.BLUE) + " of Blue");
    }

    private Optional<String> naming(Conflict conflict, ConflictPhase.NamingTactics naming) {
        BattleSide first = ConflictSetup.firstInRound(conflict.round());
        return equal(conflict, naming.set())
                .needs(() -> !setup.rulings().equalSetsInSecret(), "equal sets are named in secret here")
                .needs(
                        () -> naming.side() == (naming.named().isEmpty() ? first : first.other()),
                        () -> first.title() + " names its tactic first in round " + conflict.round())
                .then(() -> named(conflict, first, naming.set(), naming.named()))
                .first();
    }

    private Optional<String> namingInSecret(Conflict conflict, ConflictPhase.NamingInSecret naming) {
        PositionDoubts doubts = equal(conflict, naming.set())
                .needs(() -> setup.rulings().equalSetsInSecret(), "equal sets are named by turns here")
                .needs(
                        () -> naming.red().isEmpty() || naming.blue().isEmpty(),
                        "tactics are revealed as soon as both are named");
        for (BattleSide side : BattleSide.values()) {
            doubts.then(() -> named(conflict, side, naming.set(), naming.named(side)));
        }
        return doubts.first();
    }

    private PositionDoubts equal(Conflict conflict, DiceSet set) {
        PositionDoubts doubts = goesOn(quiet(conflict), conflict);
        for (BattleSide side : BattleSide.values()) {
            doubts.needs(
                            () -> conflict.side(side).dice().first().equals(Optional.of(set)),
                            () -> set + " is not the first set of both sides: " + side.title() + " has "
                                    + conflict.side(side)
                                            .dice()
                                            .first()
                                            .map(DiceSet::toString)
                                            .orElse("none"))
                    .needs(
                            () -> judge.spendable(conflict, new ConflictPhase.SpendingSet(side, set, Optional.empty())),
                            () -> side.title() + " can do nothing with " + set + ", and has lost it");
        }
        return doubts;
    }

    private Optional<String> named(Conflict conflict, BattleSide side, DiceSet set, Optional<BattleTactic> tactic) {
        return tactic.filter(each -> !judge.usable(conflict, side, set, each))
                .map(each -> side.title() + " cannot have named its set for " + each.purpose());
    }

    private Optional<String> spending(Conflict conflict, ConflictPhase.SpendingSet spending) {
        BattleSide side = spending.side();
        DiceSet set = spending.set();
        Optional<DiceSet> own = conflict.side(side).dice().first();
        Optional<DiceSet> others = conflict.side(side.other()).dice().first();
        boolean bound = spending.bound().isPresent();
        return goesOn(new PositionDoubts(), conflict)
                .needs(
                        () -> set.width() > 1 && conflict.side(side).dice().has(set),
                        () -> side.title() + " has no set " + set)
                .needs(
                        () -> own.equals(Optional.of(set)),
                        () -> "it is not the turn of " + set + ": " + side.title() + " has "
                                + own.map(DiceSet::toString).orElse("none"))
                .needs(
                        () -> others.filter(other -> bound ? other.compareTo(set) < 0 : other.compareTo(set) <= 0)
                                .isEmpty(),
                        () -> "it is not the turn of " + set + ": "
                                + side.other().title() + " has " + others.orElseThrow())
                .then(() -> spending.bound()
                        .map(tactic -> tied.spending(conflict, spending, tactic))
                        .orElseGet(() -> unnamed(conflict, set)))
                .needs(
                        () -> judge.spendable(conflict, spending),
                        () -> side.title() + " can do nothing with " + set + ", and has lost it")
                .first();
    }

    private static Optional<String> unnamed(Conflict conflict, DiceSet set) {
        return new PositionDoubts()
                .needs(
                        () -> conflict.tied().isEmpty(),
                        () -> "equal sets were named, and " + set + " is spent on what it was not named for")
                .needs(() -> conflict.assaults().isEmpty(), "an attack is under way, and is settled first")
                .first();
    }

    private PositionDoubts attacked(Conflict conflict) {
        return new PositionDoubts().then(() -> tied.attacked(conflict)).then(() -> fought(conflict));
    }

    /** Armies break when an attack is settled; of two at the same time the first may have broken who makes the second. */
    private Optional<String> fought(Conflict conflict) {
        int least = setup.scenario().breaksBelow();
        BattleAssault assault = conflict.assault();
        RoundLimits limits = new RoundLimits(setup, conflict);
        BattleSide attacked = assault.side().other();
        boolean second = assault.side() != ConflictSetup.firstInRound(conflict.round())
                && conflict.assaults().size() == 1;
        int lost = second ? setup.scenario().stackLimit() : 0;
        return new PositionDoubts()
                .needs(
                        () -> conflict.field().size(attacked) + limits.lostNow(attacked) >= least,
                        () -> "the battle is over: too few units of " + attacked.title() + " are left")
                .needs(
                        () -> conflict.field().size(assault.side()) + lost >= least,
                        () -> "the battle is over: too few units of "
                                + assault.side().title() + " are left")
                .first();
    }

    private Optional<String> knocking(Conflict conflict) {
        return attacked(conflict)
                .needs(
                        () -> conflict.assault().kind() != AttackKind.SHOT
                                || setup.rulings().shotKnocks(),
                        "Archers who shoot knock no die out")
                .needs(
                        () -> conflict.side(conflict.assault().side().other())
                                        .dice()
                                        .sets()
                                        .size()
                                > 1,
                        "there are not two sets to choose a die from")
                .first();
    }

    private Optional<String> losing(Conflict conflict, ConflictPhase.LosingUnits losing) {
        return attacked(conflict)
                .then(() -> losses(conflict, conflict.assault(), losing.left()))
                .first();
    }

    private Optional<String> losses(Conflict conflict, BattleAssault assault, int left) {
        BattleSide side = assault.side().other();
        Troops troops = conflict.field().troops(assault.at(), side);
        int stood = troops.size() + assault.damage() - left;
        int most = setup.scenario().stackLimit();
        List<String> says = List.of(
                "of " + assault.damage() + " damage on " + assault.at() + " " + left + " cannot be left",
                "there is no choice of " + left + (left == 1 ? " unit" : " units") + " to lose on " + assault.at()
                        + ", where " + troops.says() + (troops.size() == 1 ? " stands" : " stand"),
                "more units would have stood on " + assault.at() + " than there is room for: " + stood + " of " + most);
        return new PositionDoubts()
                .needs(() -> left > 0 && left <= assault.damage(), says.get(0))
                .needs(() -> left < troops.size() && troops.types().size() > 1, says.get(1))
                .needs(() -> stood <= most, says.get(2))
                .first();
    }
}
