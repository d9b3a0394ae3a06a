package umpire.rules.groundforce.refusal;

import java.util.Optional;
import umpire.rules.groundforce.position.Action;
import umpire.rules.groundforce.position.Phase;
import umpire.rules.groundforce.position.Position;
import umpire.rules.groundforce.position.Setup;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;

/** Which actions a phase allows at all. */
final class PhaseGate {
    private PhaseGate() {}

    /** What an action belongs to. */
    private enum DoneAs {
        PLACE,
        DRAW,
        SHUFFLE,
        ACT,
        THROW,
        REMOVE,
        ADVANCE,
        BUY,
        END
    }

    private static DoneAs part(Action action) {
        return switch (action) {
            case Action.PlaceUnit place -> DoneAs.PLACE;
            case Action.DrawCard draw -> DoneAs.DRAW;
            case Action.ShuffleCards shuffle -> DoneAs.SHUFFLE;
            case Action.WalkUnit walk -> DoneAs.ACT;
            case Action.AttackPlace attack -> DoneAs.ACT;
            case Action.ThrowDice thrown -> DoneAs.THROW;
            case Action.RemoveUnit remove -> DoneAs.REMOVE;
            case Action.AdvanceInto advance -> DoneAs.ADVANCE;
            case Action.BuyUnit buy -> DoneAs.BUY;
            case Action.EndTurn end -> DoneAs.END;
        };
    }

    /** Returns why an action must wait, or can be done no more. */
    static Optional<Breach> closed(Setup setup, Position position, Action action) {
        DoneAs part = part(action);
        return rule(setup, position, part).map(rule -> new Breach(rule, why(setup, position, part, rule)));
    }

    private static String why(Setup setup, Position position, DoneAs part, SheetRule rule) {
        return part == DoneAs.SHUFFLE && rule == SheetRule.SHUFFLE_WHEN_EMPTY
                ? setup.left(position).isEmpty()
                        ? "The deck is shuffled when " + position.turn() + " is to draw again."
                        : position.turn() + "'s deck is not used up."
                : rule.says();
    }

    private static Optional<SheetRule> rule(Setup setup, Position position, DoneAs part) {
        if (position.phase() instanceof Phase.WarOver) {
            return Optional.of(SheetRule.GAME_IS_OVER);
        }
        if (position.phase() instanceof Phase.PlacingUnits) {
            return only(part, DoneAs.PLACE, SheetRule.PLACE_FIRST);
        }
        return part == DoneAs.PLACE ? Optional.of(SheetRule.PLACED_ONCE) : begun(setup, position, part);
    }

    private static Optional<SheetRule> only(DoneAs part, DoneAs open, SheetRule otherwise) {
        return part == open ? Optional.empty() : Optional.of(otherwise);
    }

    private static Optional<SheetRule> begun(Setup setup, Position position, DoneAs part) {
        return switch (position.phase()) {
            case Phase.DrawingCard drawing -> drawing(setup.left(position).isEmpty(), part);
            case Phase.ActivatingUnits activating ->
                part == DoneAs.ACT || part == DoneAs.END ? Optional.empty() : Optional.of(elsewhere(part));
            case Phase.ThrowingDice throwing -> only(part, DoneAs.THROW, SheetRule.DICE_FIRST);
            case Phase.RemovingUnit removing -> only(part, DoneAs.REMOVE, SheetRule.LOSS_FIRST);
            case Phase.AdvancingUnits advancing -> only(part, DoneAs.ADVANCE, SheetRule.ADVANCE_FIRST);
            case Phase.BuyingUnits buying -> buying(part);
            case Phase.PlacingUnits placing -> Optional.empty();
            case Phase.WarOver over -> Optional.empty();
        };
    }

    private static Optional<SheetRule> drawing(boolean empty, DoneAs part) {
        return switch (part) {
            case DRAW -> empty ? Optional.of(SheetRule.SHUFFLE_FIRST) : Optional.empty();
            case SHUFFLE -> empty ? Optional.empty() : Optional.of(SheetRule.SHUFFLE_WHEN_EMPTY);
            case ACT, END -> Optional.of(SheetRule.CARD_FIRST);
            case PLACE, THROW, REMOVE, ADVANCE, BUY -> Optional.of(elsewhere(part));
        };
    }

    private static Optional<SheetRule> buying(DoneAs part) {
        return switch (part) {
            case BUY -> Optional.empty();
            case ACT -> Optional.of(SheetRule.REINFORCE_ONLY);
            case END -> Optional.of(SheetRule.SPEND_ALL);
            case PLACE, DRAW, SHUFFLE, THROW, REMOVE, ADVANCE -> Optional.of(elsewhere(part));
        };
    }

    private static SheetRule elsewhere(DoneAs part) {
        return switch (part) {
            case PLACE -> SheetRule.PLACED_ONCE;
            case DRAW -> SheetRule.ONE_CARD;
            case SHUFFLE -> SheetRule.SHUFFLE_WHEN_EMPTY;
            case THROW -> SheetRule.NO_BATTLE;
            case REMOVE -> SheetRule.NOTHING_LOST;
            case ADVANCE -> SheetRule.NOTHING_EMPTIED;
            case BUY -> SheetRule.NO_REINFORCEMENTS;
            case ACT, END -> SheetRule.CARD_FIRST;
        };
    }
}
