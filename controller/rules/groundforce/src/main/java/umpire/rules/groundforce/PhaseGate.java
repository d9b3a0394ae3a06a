package umpire.rules.groundforce;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.PhaseTable;

/** Which actions a phase allows at all. */
final class PhaseGate {
    /** What belongs to another moment of a game names that moment. */
    private static final Map<Class<? extends Action>, SheetRule> ELSEWHERE = Map.of(
            Action.PlaceUnit.class,
            SheetRule.PLACED_ONCE,
            Action.DrawCard.class,
            SheetRule.ONE_CARD,
            Action.ShuffleCards.class,
            SheetRule.SHUFFLE_WHEN_EMPTY,
            Action.ThrowDice.class,
            SheetRule.NO_BATTLE,
            Action.RemoveUnit.class,
            SheetRule.NOTHING_LOST,
            Action.AdvanceInto.class,
            SheetRule.NOTHING_EMPTIED,
            Action.BuyUnit.class,
            SheetRule.NO_REINFORCEMENTS);

    private final Setup setup;
    private final PhaseTable<Position, Phase, Action, SheetRule> table;

    PhaseGate(Setup setup) {
        this.setup = setup;
        this.table = PhaseTable.<Position, Phase, Action, SheetRule>of(Phase.class, Action.class)
                .when(
                        Phase.PlacingUnits.class,
                        row -> row.allows(Action.PlaceUnit.class).otherwise(SheetRule.PLACE_FIRST))
                .when(
                        Phase.DrawingCard.class,
                        row -> row.refuses(ELSEWHERE)
                                .asks(this::draw, List.of(Action.DrawCard.class))
                                .asks(this::shuffle, List.of(Action.ShuffleCards.class))
                                .otherwise(SheetRule.CARD_FIRST))
                .when(
                        Phase.ActivatingUnits.class,
                        row -> row.refuses(ELSEWHERE)
                                .allows(Action.WalkUnit.class, Action.AttackPlace.class, Action.EndTurn.class))
                .when(
                        Phase.ThrowingDice.class,
                        row -> row.refuses(SheetRule.PLACED_ONCE, Action.PlaceUnit.class)
                                .allows(Action.ThrowDice.class)
                                .otherwise(SheetRule.DICE_FIRST))
                .when(
                        Phase.RemovingUnit.class,
                        row -> row.refuses(SheetRule.PLACED_ONCE, Action.PlaceUnit.class)
                                .allows(Action.RemoveUnit.class)
                                .otherwise(SheetRule.LOSS_FIRST))
                .when(
                        Phase.AdvancingUnits.class,
                        row -> row.refuses(SheetRule.PLACED_ONCE, Action.PlaceUnit.class)
                                .allows(Action.AdvanceInto.class)
                                .otherwise(SheetRule.ADVANCE_FIRST))
                .when(
                        Phase.BuyingUnits.class,
                        row -> row.refuses(ELSEWHERE)
                                .allows(Action.BuyUnit.class)
                                .refuses(SheetRule.REINFORCE_ONLY, Action.WalkUnit.class, Action.AttackPlace.class)
                                .refuses(SheetRule.SPEND_ALL, Action.EndTurn.class))
                .when(Phase.WarOver.class, row -> row.otherwise(SheetRule.GAME_IS_OVER))
                .table();
    }

    private boolean usedUp(Position position) {
        return setup.left(position).isEmpty();
    }

    private Optional<SheetRule> draw(Position position) {
        return usedUp(position) ? Optional.of(SheetRule.SHUFFLE_FIRST) : Optional.empty();
    }

    private Optional<SheetRule> shuffle(Position position) {
        return usedUp(position) ? Optional.empty() : Optional.of(SheetRule.SHUFFLE_WHEN_EMPTY);
    }

    /** Returns why an action must wait, or can be done no more. */
    Optional<Breach> closed(Position position, Action action) {
        return table.closed(position, position.phase(), action)
                .map(rule -> new Breach(rule, why(position, action, rule)));
    }

    private String why(Position position, Action action, SheetRule rule) {
        if (rule == SheetRule.LOSS_FIRST) {
            return position.acting() + " lost a unit and takes it away before play goes on.";
        }
        if (rule == SheetRule.PLACE_FIRST && action instanceof Action.BuyUnit) {
            return "Armies are put into their bases first, and it is " + position.turn() + "'s turn to do so.";
        }
        if (rule == SheetRule.PLACED_ONCE && position.phase() instanceof Phase.BuyingUnits) {
            return "Armies are put into their bases once; now it is " + position.turn() + "'s turn to buy units.";
        }
        if (!(action instanceof Action.ShuffleCards) || rule != SheetRule.SHUFFLE_WHEN_EMPTY) {
            return rule.says();
        }
        return usedUp(position)
                ? "The deck is shuffled when " + position.turn() + " is to draw again."
                : position.turn() + "'s deck is not used up.";
    }
}
