package umpire.referee.session.dice;

import java.util.Optional;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/** Assigns dice to trays, and counts how many a tray needs. */
final class TrayDice {
    private TrayDice() {}

    /** Returns whether a die lies where a thrower's dice count. */
    static boolean inTray(Board board, Awaited.Roll.Thrower thrower, SettledDie die) {
        Point at = new Point(die.pose().xMm(), die.pose().yMm());
        return thrower.tray().isEmpty() || board.placeAt(at).equals(thrower.tray());
    }

    /**
     * Returns how many dice of a type a tray needs. Two throwers may throw dice that look alike into one tray, so their
     * numbers are added.
     */
    static int wanted(Awaited.Roll roll, Dice asked, Optional<Place> tray) {
        return roll.throwers().stream()
                .filter(thrower -> tray.isEmpty() || thrower.tray().equals(tray))
                .flatMap(thrower -> thrower.dice().stream())
                .filter(dice -> asked.include(dice.kind(), dice.name()))
                .mapToInt(Dice::count)
                .sum();
    }
}
