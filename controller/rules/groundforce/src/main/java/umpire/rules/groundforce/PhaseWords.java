package umpire.rules.groundforce;

import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.Listed;

/** Writes the sentences about the phase for the players. */
record PhaseWords(Setup setup, Position position) {
    /** Returns the next thing to do. */
    String awaited() {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> "put units into " + position.turn() + "'s base: " + missing();
            case Phase.DrawingCard drawing ->
                setup.left(position).isEmpty()
                        ? "shuffle the drawn cards"
                        : "draw the top card of the deck and lay it on " + position.turn() + "'s cards";
            case Phase.ActivatingUnits activating -> acting(activating) + ", or end the turn";
            case Phase.ThrowingDice throwing -> dice(throwing.assault());
            case Phase.RemovingUnit removing -> "take away a unit that was lost";
            case Phase.AdvancingUnits advancing ->
                (setup.rulings().bothMayAdvance() ? "move one or both attackers to " : "move one of the attackers to ")
                        + advancing.assault().target();
            case Phase.BuyingUnits buying -> "buy new units; " + left(buying);
            case Phase.WarOver over -> over.winner() + " has won";
        };
    }

    private String acting(Phase.ActivatingUnits activating) {
        return switch (setup.order(position)) {
            case RUSH -> "walk and attack twice with troopers";
            case STEALTH -> "sneak with saboteurs";
            default ->
                "walk and attack with "
                        + Actors.open(setup, position, activating).stream()
                                .map(ForceType::plural)
                                .collect(Collectors.joining(" or "));
        };
    }

    private String dice(Assault assault) {
        return "throw " + counted(assault.fighters().size(), position.turn()) + " and "
                + counted(
                        setup.defendersDice(position, assault), position.turn().other())
                + " for " + position.turn() + "'s attack on " + assault.target();
    }

    private static String counted(int count, ArmyColour army) {
        return Count.of(count, army.word() + " die", army.word() + " dice");
    }

    /** Returns the facts that a player needs for a choice; empty if the board shows them. */
    String situation() {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> missing() + " are left to place";
            case Phase.ActivatingUnits activating ->
                "the card is " + setup.order(position).title();
            case Phase.RemovingUnit removing ->
                "one unit on " + removing.assault().target() + " is lost";
            case Phase.AdvancingUnits advancing -> advancing.assault().target() + " is empty now";
            case Phase.BuyingUnits buying -> left(buying);
            default -> "";
        };
    }

    private static String left(Phase.BuyingUnits buying) {
        return Count.of(buying.points(), "point is", "points are") + " left";
    }

    private String missing() {
        ArmyColour army = position.turn();
        return Listed.and(List.of(ForceType.values()).stream()
                .filter(type -> position.forces().count(army, type) < type.atStart())
                .map(type -> type.counted(type.atStart() - position.forces().count(army, type)))
                .toList());
    }
}
