package umpire.rules.diemen;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.DiceSet.TiedSet;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/**
 * A side names the tactic of a set that the other side has too.
 *
 * @param <P> the phase that allows it
 * @param <X> the action
 */
abstract class NamingMove<P extends Phase, X extends Action> extends BattleMove<P, X> {
    private final SetUse use;

    NamingMove(Setup setup, SetUse use, Class<P> phase, Sentence<X> sentence) {
        super(setup, phase, sentence, ActionKind.usual("say what the set is for"));
        this.use = use;
    }

    abstract BattleTactic tactic(X name);

    final FirstBreach usable(Position position, BattleSide side, DiceSet set, BattleTactic tactic) {
        return new FirstBreach()
                .needs(
                        SheetRule.TACTIC_CAN_BE_USED,
                        () -> use.usable(position, Phase.SpendingSet.unbound(side, set), tactic),
                        () -> side.title() + " cannot spend " + set + " on " + tactic.purpose() + " now.");
    }

    static void tell(TiedSet tied, EventSink telling) {
        telling.tell(
                SheetRule.EQUAL_SETS_NAMED,
                () -> tied.side().title() + " will spend its set " + tied.set() + " on "
                        + tied.tactic().purpose() + ".");
    }

    /** Binds both sides to the tactics that they named. A set that was named for nothing is lost. */
    static Position tie(Position position, TiedSet first, TiedSet second) {
        List<TiedSet> both =
                first.tactic().compareTo(second.tactic()) <= 0 ? List.of(first, second) : List.of(second, first);
        Position after = position;
        for (TiedSet tied : both) {
            if (tied.tactic() == BattleTactic.NOTHING) {
                after = after.spent(tied.side(), tied.set());
            }
        }
        return after.withTied(both.stream()
                        .filter(tied -> tied.tactic() != BattleTactic.NOTHING)
                        .toList())
                .resolving();
    }

    static Stream<BattleTactic> tactics() {
        return Arrays.stream(BattleTactic.values());
    }

    @Override
    protected final String describe(Position position, X name) {
        BattleTactic tactic = tactic(name);
        return tactic == BattleTactic.NOTHING ? SpendingMove.SetPass.LABEL : "use the set for " + tactic.purpose();
    }

    @Override
    protected final ActionKind kind(Position position, X name) {
        return tactic(name) == BattleTactic.NOTHING ? SpendingMove.SetPass.KIND : super.kind(position, name);
    }

    @Override
    protected final Optional<String> preview(Position position, X name, Position next) {
        return Optional.of(tactic(name).turn());
    }

    /** Both sides name the tactics of their equal sets one after the other. */
    static final class TacticNaming extends NamingMove<Phase.NamingTactics, Action.NameTactic> {
        TacticNaming(Setup setup, SetUse use) {
            super(
                    setup,
                    use,
                    Phase.NamingTactics.class,
                    Sentence.of(
                            "name",
                            Action.NameTactic.class,
                            BattleWords.TACTIC,
                            Action.NameTactic::tactic,
                            Action.NameTactic::new));
        }

        @Override
        BattleTactic tactic(Action.NameTactic name) {
            return name.tactic();
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.NamingTactics naming, Action.NameTactic name) {
            return usable(position, naming.side(), naming.set(), name.tactic()).found();
        }

        @Override
        protected List<Action.NameTactic> legal(Position position, Phase.NamingTactics naming) {
            return unbroken(
                    position, naming, tactics().map(Action.NameTactic::new).toList());
        }

        @Override
        protected Position after(
                Position position, Phase.NamingTactics naming, Action.NameTactic name, EventSink telling) {
            DiceSet.TiedSet own = new DiceSet.TiedSet(naming.side(), naming.set(), name.tactic());
            tell(own, telling);
            return naming.named()
                    .map(first ->
                            tie(position, new DiceSet.TiedSet(naming.side().other(), naming.set(), first), own))
                    .orElseGet(() -> position.with(
                            new Phase.NamingTactics(naming.set(), naming.side().other(), Optional.of(name.tactic()))));
        }
    }

    /** Both sides name the tactics of their equal sets in secret. */
    static final class SecretNaming extends NamingMove<Phase.NamingInSecret, Action.NameInSecret> {
        SecretNaming(Setup setup, SetUse use) {
            super(
                    setup,
                    use,
                    Phase.NamingInSecret.class,
                    Sentence.of(
                            ActionLine.SECRETLY,
                            Action.NameInSecret.class,
                            BattleWords.SIDE,
                            Action.NameInSecret::side,
                            BattleWords.TACTIC.after("name"),
                            Action.NameInSecret::tactic,
                            Action.NameInSecret::new));
        }

        @Override
        BattleTactic tactic(Action.NameInSecret name) {
            return name.tactic();
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.NamingInSecret naming, Action.NameInSecret name) {
            return usable(position, name.side(), naming.set(), name.tactic())
                    .needs(
                            SheetRule.DECLARED_ALREADY,
                            () -> naming.named(name.side())
                                    .filter(before -> before == name.tactic()
                                            || !setup.rulings().declaredAnew())
                                    .isEmpty(),
                            () -> name.side().title() + " has named its tactic already.")
                    .found();
        }

        @Override
        protected List<Action.NameInSecret> legal(Position position, Phase.NamingInSecret naming) {
            return unbroken(
                    position,
                    naming,
                    Arrays.stream(BattleSide.values())
                            .flatMap(side -> tactics().map(tactic -> new Action.NameInSecret(side, tactic)))
                            .toList());
        }

        /** Tells nothing until both sides have named. */
        @Override
        protected Position after(
                Position position, Phase.NamingInSecret naming, Action.NameInSecret name, EventSink telling) {
            Phase.NamingInSecret next = naming.with(name.side(), name.tactic());
            if (next.has(name.side().other())) {
                BattleSide first = Setup.firstInRound(position.round());
                return tie(position, revealed(next, first, telling), revealed(next, first.other(), telling));
            }
            return position.with(next);
        }

        private static DiceSet.TiedSet revealed(Phase.NamingInSecret naming, BattleSide side, EventSink telling) {
            DiceSet.TiedSet tied =
                    new DiceSet.TiedSet(side, naming.set(), naming.named(side).orElseThrow());
            tell(tied, telling);
            return tied;
        }
    }
}
