package umpire.rules.groundforce;

import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Leads from one phase to the next, over those in which nothing can be chosen. */
final class PhaseTransitions {
    private final Setup setup;
    private final Choices choices;

    public PhaseTransitions(Setup setup, Choices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    /** Returns the state in which something is awaited. Such a state stays as it is. */
    public Position settle(Position position, EventSink telling) {
        Position seen = uncovered(position);
        return switch (seen.phase()) {
            case Phase.PlacingUnits placing -> placing(seen, telling);
            case Phase.ActivatingUnits activating -> activating(seen, activating, telling);
            case Phase.BuyingUnits buying -> buying(seen, buying, telling);
            case Phase.DrawingCard drawing -> seen;
            case Phase.ThrowingDice throwing -> seen;
            case Phase.RemovingUnit removing -> seen;
            case Phase.AdvancingUnits advancing -> seen;
            case Phase.WarOver over -> seen;
        };
    }

    /** Where no saboteur is left nobody is in stealth. */
    private static Position uncovered(Position position) {
        Position seen = position;
        for (ArmyColour army : ArmyColour.values()) {
            seen = position.forces().count(army, ForceType.SABOTEUR) == 0 ? seen.withHidden(army, false) : seen;
        }
        return seen;
    }

    private Position placing(Position position, EventSink telling) {
        for (ArmyColour army : ArmyColour.values()) {
            for (ForceType type : ForceType.values()) {
                if (position.forces().count(army, type) < type.atStart()) {
                    return position.withTurn(army);
                }
            }
        }
        return begun(position, telling);
    }

    private Position begun(Position position, EventSink telling) {
        telling.tell(
                SheetRule.ARMIES_CHOSEN,
                () -> "Yellow and Blue have their armies, cards and dice, two of each colour.");
        telling.tell(
                SheetRule.DECK_OF_18,
                () -> "Each deck has " + setup.deck().cards().size() + " cards; shuffle them.");
        telling.tell(SheetRule.BASE_FILLED, () -> "Both armies stand in their bases.");
        telling.tell(SheetRule.STARTER, () -> setup.starter() + " begins.");
        return position.withTurn(setup.starter()).with(new Phase.DrawingCard());
    }

    private Position activating(Position position, Phase.ActivatingUnits phase, EventSink telling) {
        if (choices.anyoneActs(position)) {
            return position;
        }
        if (phase.acted().isEmpty()) {
            telling.tell(
                    SheetRule.NOBODY_TO_ACT,
                    () -> position.turn() + " has nobody who can do what the card says; the turn is over.");
        }
        return nextTurn(position);
    }

    private Position buying(Position position, Phase.BuyingUnits phase, EventSink telling) {
        if (phase.points() > 0 && !choices.legal(position).isEmpty()) {
            return position;
        }
        if (phase.points() > 0) {
            telling.tell(
                    SheetRule.REST_LOST,
                    () -> position.turn() + " can buy nothing more; "
                            + (phase.points() == 1 ? "a point is" : phase.points() + " points are") + " lost.");
        }
        return nextTurn(position);
    }

    /** The other army draws. Whoever hid for this turn can be attacked again. */
    Position nextTurn(Position position) {
        ArmyColour next = position.turn().other();
        return position.with(position.forces().restedFor(next))
                .withHidden(next, false)
                .withTurn(next)
                .with(new Phase.DrawingCard());
    }

    /** Wins the game for the army whose turn it is if one of its units stands in the other base. */
    Position entered(Position position, GroundPlace place, EventSink telling) {
        ArmyColour army = position.turn();
        if (!setup.board().inBase(army.other(), place)) {
            return position;
        }
        telling.tell(
                SheetRule.BASE_ENTERED,
                () -> army + " is in the base of " + army.other() + " and wins.",
                place.place());
        return over(position, Ending.BASE, army);
    }

    /** Wins the game for the other army if one has no units left. */
    Position destroyed(Position position, EventSink telling) {
        for (ArmyColour army : ArmyColour.values()) {
            if (position.forces().destroyed(army)) {
                telling.tell(
                        SheetRule.ARMY_DESTROYED,
                        () -> "The last unit of " + army + " is destroyed; " + army.other() + " wins.");
                return over(position, Ending.DESTROYED, army.other());
            }
        }
        return position;
    }

    private static Position over(Position position, Ending end, ArmyColour winner) {
        Forces rested = position.forces().rested();
        return position.with(rested).with(new Phase.WarOver(end, winner));
    }
}
