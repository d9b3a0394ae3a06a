package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** A set becomes Gobble Dice. */
final class SetDefence extends SpendingMove<Action.SpendOnDefence> {
    private static final ActionKind KIND = ActionKind.usual("defend");

    private static final Action.SpendOnDefence DEFEND = new Action.SpendOnDefence();

    private final TroopMove moves;

    SetDefence(Setup setup, TroopMove moves) {
        super(setup, Sentence.of("defend", Action.SpendOnDefence.class, new Action.SpendOnDefence()), KIND);
        this.moves = moves;
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.SpendingSet spending, Action.SpendOnDefence defend) {
        BattleStrategy strategy = strategy(position, spending);
        return asNamed(spending, BattleTactic.DEFEND)
                .needs(SheetRule.SEIZE_DEFENDS_NOT, () -> strategy != BattleStrategy.SEIZE)
                .needs(
                        SheetRule.RETREAT_DEFENDS_SURROUNDED,
                        () -> strategy != BattleStrategy.RETREAT || surrounded(position, spending),
                        () -> setup.rulings().squadsAreSurrounded()
                                ? "No squad of " + spending.side().title()
                                        + " is surrounded: each has a space left to go to."
                                : spending.side().title() + " can still move.")
                .found();
    }

    /** Returns whether troops are surrounded, by the house ruling. The tactic that the set was named for does not matter here. */
    private boolean surrounded(Position position, Phase.SpendingSet spending) {
        Phase.SpendingSet unbound = Phase.SpendingSet.unbound(spending.side(), spending.set());
        return setup.rulings().squadsAreSurrounded()
                ? moves.anySurrounded(position, unbound)
                : !moves.any(position, unbound);
    }

    @Override
    protected List<Action.SpendOnDefence> legal(Position position, Phase.SpendingSet spending) {
        return unbroken(position, spending, List.of(DEFEND));
    }

    @Override
    protected Position after(
            Position position, Phase.SpendingSet spending, Action.SpendOnDefence defend, EventSink telling) {
        BattleSide side = spending.side();
        telling.tell(
                SheetRule.DICE_BECOME_GOBBLE,
                () -> side.title() + " defends with " + spending.set() + ": " + gobble(spending) + ".");
        return spent(position, spending).with(side, position.side(side).defending(spending.set()));
    }

    private static String gobble(Phase.SpendingSet spending) {
        return spending.set().width() + " Gobble Dice of " + spending.set().height();
    }

    @Override
    protected Optional<String> preview(Position position, Action.SpendOnDefence defend, Position next) {
        return position.phase() instanceof Phase.SpendingSet spending
                ? Optional.of(gobble(spending))
                : Optional.empty();
    }
}
