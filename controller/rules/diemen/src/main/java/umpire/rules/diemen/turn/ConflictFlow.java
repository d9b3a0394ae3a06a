package umpire.rules.diemen.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.conflict.SideRound;
import umpire.rules.diemen.conflict.TiedSet;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.refusal.ConflictJudge;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.EventSink;

/** Goes on to what is awaited next: the next attack, the next set, Free Movement, the next round. */
public final class ConflictFlow {
    private final ConflictSetup setup;
    private final ConflictJudge judge;
    private final AssaultFlow assaults;
    private final RoundEnd ends;

    public ConflictFlow(ConflictSetup setup, ConflictJudge judge) {
        this.setup = setup;
        this.judge = judge;
        this.assaults = new AssaultFlow(setup);
        this.ends = new RoundEnd(setup);
    }

    AssaultFlow assaults() {
        return assaults;
    }

    /** Goes on after a step of an attack. */
    Conflict after(AssaultFlow.AssaultStep step, EventSink telling) {
        return step.settled() ? next(step.conflict(), telling) : step.conflict();
    }

    /** Goes on when nothing is awaited for what was done last. */
    Conflict next(Conflict conflict, EventSink telling) {
        if (!conflict.assaults().isEmpty() && !equalAttackComes(conflict)) {
            return after(assaults.defended(conflict, telling), telling);
        }
        Optional<Conflict> over = conflict.assaults().isEmpty() ? ends.beaten(conflict, telling) : Optional.empty();
        return over.orElseGet(() -> nextSet(conflict, telling));
    }

    /** Equal attacks of both sides are begun before either is settled. */
    private static boolean equalAttackComes(Conflict conflict) {
        return !conflict.tied().isEmpty() && conflict.tied().get(0).tactic() == BattleTactic.ATTACK;
    }

    private Conflict nextSet(Conflict conflict, EventSink telling) {
        if (!conflict.tied().isEmpty()) {
            return tied(conflict, conflict.tied().get(0), telling);
        }
        Optional<DiceSet> red = conflict.red().dice().first();
        Optional<DiceSet> blue = conflict.blue().dice().first();
        if (red.isPresent() && red.equals(blue)) {
            return equal(conflict, red.get(), telling);
        }
        if (red.isEmpty() && blue.isEmpty()) {
            return marching(conflict, telling);
        }
        BattleSide side = blue.isEmpty() || (red.isPresent() && red.get().compareTo(blue.get()) < 0)
                ? BattleSide.RED
                : BattleSide.BLUE;
        DiceSet set = conflict.side(side).dice().first().orElseThrow();
        return spending(conflict, new ConflictPhase.SpendingSet(side, set, Optional.empty()), telling);
    }

    /** A set that a die was knocked out of is not equal any more and waits for its turn. */
    private Conflict tied(Conflict conflict, TiedSet tied, EventSink telling) {
        if (!conflict.side(tied.side()).dice().has(tied.set())) {
            return next(untied(conflict), telling);
        }
        return spending(
                conflict, new ConflictPhase.SpendingSet(tied.side(), tied.set(), Optional.of(tied.tactic())), telling);
    }

    private static Conflict untied(Conflict conflict) {
        return conflict.withTied(conflict.tied().subList(1, conflict.tied().size()));
    }

    private Conflict spending(Conflict conflict, ConflictPhase.SpendingSet spending, EventSink telling) {
        return judge.spendable(conflict, spending)
                ? conflict.with(spending)
                : next(useless(conflict, spending.side(), spending.set(), telling), telling);
    }

    private Conflict useless(Conflict conflict, BattleSide side, DiceSet set, EventSink telling) {
        telling.tell(
                BattleRule.NOTHING_TO_SPEND_ON,
                () -> side.title() + " can do nothing with its set " + set + ", and it is lost.");
        return spent(conflict, side, set);
    }

    /** Returns it without a set that was spent or lost. */
    Conflict spent(Conflict conflict, BattleSide side, DiceSet set) {
        SideRound round = conflict.side(side);
        Conflict without = conflict.with(side, round.withDice(round.dice().without(set.height())));
        boolean first = !conflict.tied().isEmpty() && conflict.tied().get(0).side() == side;
        return first ? untied(without) : without;
    }

    private Conflict equal(Conflict conflict, DiceSet set, EventSink telling) {
        BattleSide first = ConflictSetup.firstInRound(conflict.round());
        for (BattleSide side : List.of(first, first.other())) {
            if (!judge.spendable(conflict, new ConflictPhase.SpendingSet(side, set, Optional.empty()))) {
                return next(useless(conflict, side, set, telling), telling);
            }
        }
        return conflict.with(
                setup.rulings().equalSetsInSecret()
                        ? new ConflictPhase.NamingInSecret(set, Optional.empty(), Optional.empty())
                        : new ConflictPhase.NamingTactics(set, first, Optional.empty()));
    }

    /** Goes on after a side named a tactic for its equal set. */
    Conflict named(Conflict conflict, ConflictPhase.NamingTactics naming, BattleTactic tactic, EventSink telling) {
        tell(naming.side(), naming.set(), tactic, telling);
        return naming.named()
                .map(first -> tie(
                        conflict,
                        new TiedSet(naming.side().other(), naming.set(), first),
                        new TiedSet(naming.side(), naming.set(), tactic),
                        telling))
                .orElseGet(() -> conflict.with(new ConflictPhase.NamingTactics(
                        naming.set(), naming.side().other(), Optional.of(tactic))));
    }

    private static void tell(BattleSide side, DiceSet set, BattleTactic tactic, EventSink telling) {
        telling.tell(
                BattleRule.EQUAL_SETS_NAMED,
                () -> side.title() + " names its set " + set + " for " + tactic.purpose() + ".");
    }

    /** Goes on after a side named a tactic in secret: nothing is told until both have. */
    Conflict namedInSecret(
            Conflict conflict,
            ConflictPhase.NamingInSecret naming,
            ConflictAction.NameInSecret name,
            EventSink telling) {
        ConflictPhase.NamingInSecret next = naming.with(name.side(), name.tactic());
        if (next.red().isEmpty() || next.blue().isEmpty()) {
            if (naming.named(name.side()).isEmpty()) {
                telling.tell(
                        BattleRule.EQUAL_SETS_ARE_NAMED, () -> name.side().title() + " has named what its set is for.");
            }
            return conflict.with(next);
        }
        BattleSide first = ConflictSetup.firstInRound(conflict.round());
        List<TiedSet> both = new ArrayList<>();
        for (BattleSide side : List.of(first, first.other())) {
            BattleTactic tactic = next.named(side).orElseThrow();
            tell(side, naming.set(), tactic, telling);
            both.add(new TiedSet(side, naming.set(), tactic));
        }
        return tie(conflict, both.get(0), both.get(1), telling);
    }

    /** Binds both sides to what they named. A set that was named for nothing is lost. */
    private Conflict tie(Conflict conflict, TiedSet first, TiedSet second, EventSink telling) {
        List<TiedSet> both = new ArrayList<>(List.of(first, second));
        both.sort((one, other) -> one.tactic().compareTo(other.tactic()));
        Conflict after = conflict;
        for (TiedSet tied : both) {
            if (tied.tactic() == BattleTactic.NOTHING) {
                after = spent(after, tied.side(), tied.set());
            }
        }
        both.removeIf(tied -> tied.tactic() == BattleTactic.NOTHING);
        return next(after.withTied(both), telling);
    }

    private Conflict marching(Conflict conflict, EventSink telling) {
        int red = conflict.field().size(BattleSide.RED);
        int blue = conflict.field().size(BattleSide.BLUE);
        BattleSide fewer = red < blue ? BattleSide.RED : BattleSide.BLUE;
        BattleSide first = red == blue ? ConflictSetup.firstInRound(conflict.round()) : fewer;
        return march(
                conflict,
                new ConflictPhase.MarchingFreely(first, conflict.field().squads(), List.of()),
                telling);
    }

    /** Lets the side move whose turn it is, or the other one, or ends the round. */
    Conflict march(Conflict conflict, ConflictPhase.MarchingFreely marching, EventSink telling) {
        for (BattleSide side : List.of(marching.turn(), marching.turn().other())) {
            if (!marching.done().contains(side) && judge.marchable(conflict, marching, side)) {
                return conflict.with(new ConflictPhase.MarchingFreely(side, marching.waiting(), marching.done()));
            }
        }
        return ends.over(conflict, telling);
    }

    /** Returns the round that begins, or the first one. */
    public Conflict opening() {
        return Conflict.beginning(1, setup.scenario().start(), SideRound.BLANK, SideRound.BLANK);
    }
}
