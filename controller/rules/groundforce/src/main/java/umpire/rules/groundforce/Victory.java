package umpire.rules.groundforce;

import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Outcome;

/** The two ways to win. */
final class Victory {
    private Victory() {}

    /** Ends the game if a unit of the army to move stands in the other base. That army wins. */
    static Position entered(Setup setup, Position position, GroundPlace place, EventSink telling) {
        ArmyColour army = position.turn();
        if (!setup.board().inBase(army.other(), place)) {
            return position;
        }
        telling.tell(
                SheetRule.BASE_ENTERED,
                () -> army + " has reached " + army.other() + "'s base and wins.",
                place.place());
        return over(position, Ending.BASE, army);
    }

    /** Ends the game if an army has no units left. The other army wins. */
    static Position destroyed(Position position, EventSink telling) {
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
        return position.with(position.forces().rested()).with(new Phase.WarOver(end, winner));
    }

    /** Returns the outcome of a finished game. */
    static Outcome outcome(Phase.WarOver over) {
        ArmyColour loser = over.winner().other();
        String says = switch (over.end()) {
            case BASE -> over.winner() + " has entered the base of " + loser + ".";
            case DESTROYED -> over.winner() + " has destroyed all units of " + loser + ".";
        };
        return new Outcome(
                over.end().word(), List.of(over.winner().seat()), over.end().rule(), says);
    }
}
