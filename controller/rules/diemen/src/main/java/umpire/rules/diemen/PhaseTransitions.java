package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Goes on to what is awaited next: the next attack, the next set, Free Movement, the next round. */
public final class PhaseTransitions {
    private final Setup setup;
    private final Judge judge;
    private final AssaultExecution assaults;
    private final RoundEnd ends;

    public PhaseTransitions(Setup setup, Judge judge) {
        this.setup = setup;
        this.judge = judge;
        this.assaults = new AssaultExecution(setup);
        this.ends = new RoundEnd(setup);
    }

    AssaultExecution assaults() {
        return assaults;
    }

    /** Goes on after a step of an attack. */
    Position after(AssaultExecution.AssaultStep step, EventSink telling) {
        return step.settled() ? next(step.position(), telling) : step.position();
    }

    /** Goes on when nothing is awaited for what was done last. */
    Position next(Position position, EventSink telling) {
        if (!position.assaults().isEmpty() && !equalAttackComes(position)) {
            return after(assaults.defended(position, telling), telling);
        }
        Optional<Position> over = position.assaults().isEmpty() ? ends.beaten(position, telling) : Optional.empty();
        return over.orElseGet(() -> nextSet(position, telling));
    }

    /** Equal attacks of both sides are begun before either is settled. */
    private static boolean equalAttackComes(Position position) {
        return !position.tied().isEmpty() && position.tied().get(0).tactic() == BattleTactic.ATTACK;
    }

    private Position nextSet(Position position, EventSink telling) {
        if (!position.tied().isEmpty()) {
            return tied(position, position.tied().get(0), telling);
        }
        Optional<DiceSet> red = position.red().dice().first();
        Optional<DiceSet> blue = position.blue().dice().first();
        if (red.isPresent() && red.equals(blue)) {
            return equal(position, red.get(), telling);
        }
        if (red.isEmpty() && blue.isEmpty()) {
            return marching(position, telling);
        }
        BattleSide side = blue.isEmpty() || (red.isPresent() && red.get().compareTo(blue.get()) < 0)
                ? BattleSide.RED
                : BattleSide.BLUE;
        DiceSet set = position.side(side).dice().first().orElseThrow();
        return spending(position, new Phase.SpendingSet(side, set, Optional.empty()), telling);
    }

    /** A set that a die was knocked out of is not equal any more and waits for its turn. */
    private Position tied(Position position, TiedSet tied, EventSink telling) {
        if (!position.side(tied.side()).dice().has(tied.set())) {
            return next(untied(position), telling);
        }
        return spending(position, new Phase.SpendingSet(tied.side(), tied.set(), Optional.of(tied.tactic())), telling);
    }

    private static Position untied(Position position) {
        return position.withTied(position.tied().subList(1, position.tied().size()));
    }

    private Position spending(Position position, Phase.SpendingSet spending, EventSink telling) {
        return judge.spendable(position, spending)
                ? position.with(spending)
                : next(useless(position, spending.side(), spending.set(), telling), telling);
    }

    private Position useless(Position position, BattleSide side, DiceSet set, EventSink telling) {
        telling.tell(
                SheetRule.NOTHING_TO_SPEND_ON,
                () -> side.title() + " can do nothing with its set " + set + ", and it is lost.");
        return spent(position, side, set);
    }

    /** Returns it without a set that was spent or lost. */
    Position spent(Position position, BattleSide side, DiceSet set) {
        SideRound round = position.side(side);
        Position without = position.with(side, round.withDice(round.dice().without(set.height())));
        boolean first = !position.tied().isEmpty() && position.tied().get(0).side() == side;
        return first ? untied(without) : without;
    }

    private Position equal(Position position, DiceSet set, EventSink telling) {
        BattleSide first = Setup.firstInRound(position.round());
        for (BattleSide side : List.of(first, first.other())) {
            if (!judge.spendable(position, new Phase.SpendingSet(side, set, Optional.empty()))) {
                return next(useless(position, side, set, telling), telling);
            }
        }
        return position.with(
                setup.rulings().equalSetsInSecret()
                        ? new Phase.NamingInSecret(set, Optional.empty(), Optional.empty())
                        : new Phase.NamingTactics(set, first, Optional.empty()));
    }

    /** Goes on after a side named a tactic for its equal set. */
    Position named(Position position, Phase.NamingTactics naming, BattleTactic tactic, EventSink telling) {
        tell(naming.side(), naming.set(), tactic, telling);
        return naming.named()
                .map(first -> tie(
                        position,
                        new TiedSet(naming.side().other(), naming.set(), first),
                        new TiedSet(naming.side(), naming.set(), tactic),
                        telling))
                .orElseGet(() -> position.with(
                        new Phase.NamingTactics(naming.set(), naming.side().other(), Optional.of(tactic))));
    }

    private static void tell(BattleSide side, DiceSet set, BattleTactic tactic, EventSink telling) {
        telling.tell(
                SheetRule.EQUAL_SETS_NAMED,
                () -> side.title() + " will spend its set " + set + " on " + tactic.purpose() + ".");
    }

    /** Goes on after a side named a tactic in secret: nothing is told until both have. */
    Position namedInSecret(
            Position position, Phase.NamingInSecret naming, Action.NameInSecret name, EventSink telling) {
        Phase.NamingInSecret next = naming.with(name.side(), name.tactic());
        if (next.red().isEmpty() || next.blue().isEmpty()) {
            if (naming.named(name.side()).isEmpty()) {
                telling.tell(
                        SheetRule.EQUAL_SETS_ARE_NAMED, () -> name.side().title() + " has named what its set is for.");
            }
            return position.with(next);
        }
        BattleSide first = Setup.firstInRound(position.round());
        List<TiedSet> both = new ArrayList<>();
        for (BattleSide side : List.of(first, first.other())) {
            BattleTactic tactic = next.named(side).orElseThrow();
            tell(side, naming.set(), tactic, telling);
            both.add(new TiedSet(side, naming.set(), tactic));
        }
        return tie(position, both.get(0), both.get(1), telling);
    }

    /** Binds both sides to what they named. A set that was named for nothing is lost. */
    private Position tie(Position position, TiedSet first, TiedSet second, EventSink telling) {
        List<TiedSet> both = new ArrayList<>(List.of(first, second));
        both.sort((one, other) -> one.tactic().compareTo(other.tactic()));
        Position after = position;
        for (TiedSet tied : both) {
            if (tied.tactic() == BattleTactic.NOTHING) {
                after = spent(after, tied.side(), tied.set());
            }
        }
        both.removeIf(tied -> tied.tactic() == BattleTactic.NOTHING);
        return next(after.withTied(both), telling);
    }

    private Position marching(Position position, EventSink telling) {
        int red = position.field().size(BattleSide.RED);
        int blue = position.field().size(BattleSide.BLUE);
        BattleSide fewer = red < blue ? BattleSide.RED : BattleSide.BLUE;
        BattleSide first = red == blue ? Setup.firstInRound(position.round()) : fewer;
        return march(position, new Phase.MarchingFreely(first, position.field().squads(), List.of()), telling);
    }

    /** Lets the side move whose turn it is, or the other one, or ends the round. */
    Position march(Position position, Phase.MarchingFreely marching, EventSink telling) {
        for (BattleSide side : List.of(marching.turn(), marching.turn().other())) {
            if (!marching.done().contains(side) && judge.marchable(position, marching, side)) {
                return position.with(new Phase.MarchingFreely(side, marching.waiting(), marching.done()));
            }
        }
        return ends.over(position, telling);
    }

    /** Returns the round that begins, or the first one. */
    public Position opening() {
        return Position.beginning(1, setup.scenario().start(), SideRound.BLANK, SideRound.BLANK);
    }
}
