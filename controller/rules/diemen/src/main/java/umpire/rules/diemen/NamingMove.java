package umpire.rules.diemen;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
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
        super(setup, phase, sentence, ActionKind.UNTOLD);
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

    /** Binds both sides to what they named. A set that was named for nothing is lost. */
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
        return tactic == BattleTactic.NOTHING ? SetPass.LABEL : "use the set for " + tactic.purpose();
    }

    @Override
    protected final ActionKind kind(Position position, X name) {
        return switch (tactic(name)) {
            case DEFEND -> SetDefence.KIND;
            case ATTACK -> SpaceAttack.KIND;
            case MOVE -> TroopMove.KIND;
            case NOTHING -> SetPass.KIND;
        };
    }

    @Override
    protected final Optional<String> preview(Position position, X name, Position next) {
        return Optional.of(tactic(name).turn());
    }
}
