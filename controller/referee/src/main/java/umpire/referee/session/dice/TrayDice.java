package umpire.referee.session.dice;

import java.util.Optional;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/** Which dice lie in whose tray, and how many are wanted there. */
final class TrayDice {
    private TrayDice() {}

    /** Returns whether a die lies where a thrower's dice count. */
    static boolean inTray(Board board, Awaited.Roll.Thrower thrower, SettledDie die) {
        Point at = new Point(die.pose().xMm(), die.pose().yMm());
        return thrower.tray().isEmpty() || board.placeAt(at).equals(thrower.tray());
    }

    /** Two hands may throw dice that look alike: then only their sum is known. */
    static int wanted(Awaited.Roll roll, Dice asked, Optional<Place> tray) {
        return roll.throwers().stream()
                .filter(thrower -> tray.isEmpty() || thrower.tray().equals(tray))
                .flatMap(thrower -> thrower.dice().stream())
                .filter(dice -> asked.include(dice.kind(), dice.name()))
                .mapToInt(Dice::count)
                .sum();
    }
}
