package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.BattleAssault.AttackKind;
import umpire.rules.diemen.DiceSet.TiedSet;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.FirstMisfit;

/** Says why a position's phase does not fit the rest of it. */
final class PhaseCheck {
    private final Setup setup;
    private final SetUse use;
    private final SquadMarch marches;
    private final AssaultSum.DefenceSum sum;
    private final SideCheck sides;
    private final TiedSetCheck tied;

    PhaseCheck(Setup setup, SideCheck sides, SetUse use, SquadMarch marches) {
        this.setup = setup;
        this.use = use;
        this.marches = marches;
        this.sum = new AssaultSum.DefenceSum(setup);
        this.sides = sides;
        this.tied = new TiedSetCheck(use);
    }

    Optional<String> first(Position position) {
        return switch (position.phase()) {
            case Phase.DeclaringOrders declaring -> declaring(position, declaring);
            case Phase.RollingPools rolling -> goesOn(blank(position), position).found();
            case Phase.NamingTactics naming -> naming(position, naming);
            case Phase.NamingInSecret naming -> namingInSecret(position, naming);
            case Phase.SpendingSet spending -> spending(position, spending);
            case Phase.GobblingDice gobbling ->
                attacked(position)
                        .needs(() -> sum.any(position), "there is nothing to cancel the attack with")
                        .found();
            case Phase.KnockingDie knocking -> knocking(position);
            case Phase.LosingUnits losing -> losing(position, losing);
            case Phase.MarchingFreely marching ->
                goesOn(quiet(position), position)
                        .then(() -> new MarchCheck(marches).first(position, marching))
                        .found();
            case Phase.Resolving resolving -> Optional.empty();
            case Phase.ConflictOver over ->
                blank(position)
                        .needs(
                                () -> setup.end(position)
                                        .filter(over.end()::equals)
                                        .isPresent(),
                                "the battle did not end that way")
                        .found();
        };
    }

    private Optional<String> declaring(Position position, Phase.DeclaringOrders declaring) {
        FirstMisfit doubts = goesOn(blank(position), position)
                .needs(
                        () -> declaring.red().isEmpty() || declaring.blue().isEmpty(),
                        "strategies are revealed as soon as both are picked");
        for (BattleSide side : BattleSide.values()) {
            declaring.declared(side).ifPresent(orders -> doubts.then(() -> sides.declared(side, orders)));
        }
        return doubts.found();
    }

    /** Checks that no side has dice between the rounds, and that no die counts as used. */
    private static FirstMisfit blank(Position position) {
        FirstMisfit doubts = quiet(position);
        for (BattleSide side : BattleSide.values()) {
            doubts.needs(
                    () -> position.side(side).over().equals(position.side(side)),
                    () -> side.title() + " has dice, or has used some, and no round's dice are on the table");
        }
        return doubts.needs(
                () -> position.usedTerrain().isEmpty()
                        && position.field().squads().stream().allMatch(squad -> squad.tired() == 0),
                "the dice of terrain and Defenders come back when a round is over");
    }

    private static FirstMisfit quiet(Position position) {
        return new FirstMisfit()
                .needs(
                        () -> position.assaults().isEmpty() && position.tied().isEmpty(),
                        "attacks and equal sets exist only while sets are spent");
    }

    /** Checks that no army is broken, because the battle would be over. */
    private FirstMisfit goesOn(FirstMisfit doubts, Position position) {
        return doubts.needs(
                () -> !setup.broken(position),
                () -> "the battle is over: too few units of a side are left, "
                        + position.field().size(BattleSide.RED) + " of Red and "
                        + position.field().size(BattleSide.BLUE) + " of Blue");
    }

    private Optional<String> naming(Position position, Phase.NamingTactics naming) {
        BattleSide first = Setup.firstInRound(position.round());
        return equal(position, naming.set())
                .needs(() -> !setup.rulings().equalSetsInSecret(), "equal sets are named in secret here")
                .needs(
                        () -> naming.side() == (naming.named().isEmpty() ? first : first.other()),
                        () -> first.title() + " names its tactic first in round " + position.round())
                .then(() -> named(position, first, naming.set(), naming.named()))
                .found();
    }

    private Optional<String> namingInSecret(Position position, Phase.NamingInSecret naming) {
        FirstMisfit doubts = equal(position, naming.set())
                .needs(() -> setup.rulings().equalSetsInSecret(), "equal sets are named by turns here")
                .needs(
                        () -> naming.red().isEmpty() || naming.blue().isEmpty(),
                        "tactics are revealed as soon as both are named");
        for (BattleSide side : BattleSide.values()) {
            doubts.then(() -> named(position, side, naming.set(), naming.named(side)));
        }
        return doubts.found();
    }

    private FirstMisfit equal(Position position, DiceSet set) {
        FirstMisfit doubts = goesOn(quiet(position), position);
        for (BattleSide side : BattleSide.values()) {
            doubts.needs(
                            () -> position.side(side).dice().first().equals(Optional.of(set)),
                            () -> set + " is not the first set of both sides: " + side.title() + " has "
                                    + position.side(side)
                                            .dice()
                                            .first()
                                            .map(DiceSet::toString)
                                            .orElse("none"))
                    .needs(
                            () -> use.spendable(position, Phase.SpendingSet.unbound(side, set)),
                            () -> side.title() + " can do nothing with " + set + ", and has lost it");
        }
        return doubts;
    }

    private Optional<String> named(Position position, BattleSide side, DiceSet set, Optional<BattleTactic> tactic) {
        return tactic.filter(each -> !use.usable(position, Phase.SpendingSet.unbound(side, set), each))
                .map(each -> side.title() + " cannot have named its set for " + each.purpose());
    }

    private Optional<String> spending(Position position, Phase.SpendingSet spending) {
        BattleSide side = spending.side();
        DiceSet set = spending.set();
        Optional<DiceSet> own = position.side(side).dice().first();
        return goesOn(new FirstMisfit(), position)
                .needs(
                        () -> set.width() > 1 && position.side(side).dice().has(set),
                        () -> side.title() + " has no set " + set)
                .needs(
                        () -> own.equals(Optional.of(set)),
                        () -> "it is not the turn of " + set + ": " + side.title() + " has "
                                + own.map(DiceSet::toString).orElse("none"))
                .then(() -> spending.bound()
                        .map(tactic -> tied.spending(position, spending, tactic))
                        .orElseGet(() -> unnamed(position, side, set)))
                .needs(
                        () -> use.spendable(position, spending),
                        () -> side.title() + " can do nothing with " + set + ", and has lost it")
                .found();
    }

    private static Optional<String> unnamed(Position position, BattleSide side, DiceSet set) {
        Optional<DiceSet> others = position.side(side.other()).dice().first();
        return new FirstMisfit()
                .needs(
                        () -> others.filter(other -> other.compareTo(set) <= 0).isEmpty(),
                        () -> "it is not the turn of " + set + ": "
                                + side.other().title() + " has " + others.orElseThrow())
                .needs(
                        () -> position.tied().isEmpty(),
                        () -> set + " must be spent on the tactic that it was named for")
                .needs(() -> position.assaults().isEmpty(), "an attack is under way, and is settled first")
                .found();
    }

    /** Checks an attack under way. An army may be broken, because that ends the battle only when attacks are settled. */
    private FirstMisfit attacked(Position position) {
        return new FirstMisfit().then(() -> tied.attacked(position));
    }

    private Optional<String> knocking(Position position) {
        return attacked(position)
                .needs(
                        () -> position.assault().kind() != AttackKind.SHOT
                                || setup.rulings().shotKnocks(),
                        "a shot of Archers knocks out no die")
                .needs(
                        () -> position.side(position.assault().side().other())
                                        .dice()
                                        .sets()
                                        .size()
                                > 1,
                        "there are not two sets to choose a die from")
                .found();
    }

    private Optional<String> losing(Position position, Phase.LosingUnits losing) {
        return attacked(position)
                .then(() -> losses(position, position.assault(), losing.left()))
                .found();
    }

    private Optional<String> losses(Position position, BattleAssault assault, int left) {
        BattleSide side = assault.side().other();
        Troops troops = position.field().troops(assault.at(), side);
        List<String> says = List.of(
                "the attack on " + assault.at() + " does " + assault.damage() + " damage, so " + left
                        + " cannot be left to lose",
                "there is no choice of " + left + (left == 1 ? " unit" : " units") + " to lose on " + assault.at()
                        + ", where " + troops.says() + (troops.size() == 1 ? " stands" : " stand"));
        return new FirstMisfit()
                .needs(() -> left > 0 && left <= assault.damage(), says.get(0))
                .needs(() -> left < troops.size() && troops.types().size() > 1, says.get(1))
                .found();
    }

    /** Finds faults of the phase of Free Movement. */
    static final class MarchCheck {
        private final SquadMarch marches;

        MarchCheck(SquadMarch marches) {
            this.marches = marches;
        }

        Optional<String> first(Position position, Phase.MarchingFreely marching) {
            FirstMisfit doubts = new FirstMisfit();
            for (BattleSide side : BattleSide.values()) {
                doubts.needs(
                        () -> position.side(side).dice().sets().isEmpty(),
                        () -> "sets are spent before squads move freely, and " + side.title() + " has "
                                + position.side(side).dice().first().orElseThrow());
            }
            for (BattleSquad squad : marching.waiting()) {
                doubts.needs(
                                () -> marching.waiting().stream()
                                                .filter(each -> each.at().equals(squad.at()))
                                                .count()
                                        == 1,
                                () -> "a squad waits twice on " + squad.at())
                        .needs(
                                () -> stands(position, squad),
                                () -> "the squad that waits on " + squad.at() + " does not stand there");
            }
            BattleSide turn = marching.turn();
            return doubts.needs(
                            () -> marching.done().stream().distinct().count()
                                    == marching.done().size(),
                            "a side is done twice")
                    .needs(() -> !marching.done().contains(turn), () -> turn.title() + " is done, and has the turn")
                    .needs(
                            () -> marches.any(position, marching, turn),
                            () -> turn.title() + " has no squad that can move freely")
                    .found();
        }

        /** A waiting squad is listed as it was before the march. Other units may have joined it since. */
        private static boolean stands(Position position, BattleSquad squad) {
            return position.field()
                    .at(squad.at(), squad.side())
                    .filter(there -> there.troops().includes(squad.troops()))
                    .isPresent();
        }
    }

    /** Says why equal sets that were named do not fit the rest of a position. */
    static final class TiedSetCheck {
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
                            () -> spending.set() + " is being spent, so it must come first among the equal sets")
                    .needs(() -> tied.size() <= 2, "not more than two equal sets are named at a time")
                    .then(() ->
                            tied.size() == 2 ? both(position, tied.get(0), tied.get(1)) : last(position, tied.get(0)))
                    .found();
        }

        /** Checks two equal sets of which neither is spent: nothing has happened since both were named. */
        private Optional<String> both(Position position, TiedSet first, TiedSet second) {
            BattleSide named = Setup.firstInRound(position.round());
            boolean alike = first.tactic() == second.tactic();
            return new FirstMisfit()
                    .needs(
                            () -> first.side() == second.side().other()
                                    && first.set().equals(second.set())
                                    && isFirst(position, second),
                            () -> "the named sets must be equal, and each the first unspent set of its side")
                    .needs(
                            () -> first.tactic().compareTo(second.tactic()) <= 0 && (!alike || first.side() == named),
                            () ->
                                    "of equal sets Defend goes before Attack, and Attack before Move; with the same tactic "
                                            + named.title() + "'s set goes first in round " + position.round())
                    .needs(
                            () -> second.tactic() != BattleTactic.NOTHING
                                    && use.usable(
                                            position,
                                            Phase.SpendingSet.unbound(second.side(), second.set()),
                                            second.tactic()),
                            () -> second.side().title() + " cannot have named its set for "
                                    + second.tactic().purpose())
                    .needs(
                            () -> position.assaults().isEmpty(),
                            "the first of two equal sets is spent before any attack")
                    .found();
        }

        /** Checks the one equal set that is left: the other one was spent, or was named for no tactic. */
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

        /** Returns whether the waiting set is left. The attack itself may have knocked a die out of it. */
        private static boolean left(Position position, TiedSet waiting) {
            DicePool dice = position.side(waiting.side()).dice();
            DiceSet set = waiting.set();
            boolean knocked =
                    position.phase() instanceof Phase.LosingUnits && dice.count(set.height()) == set.width() - 1;
            return set.width() > 1 && (knocked || isFirst(position, waiting));
        }
    }
}
