package umpire.robot;

import java.util.Map;
import umpire.rules.kernel.Seat;

/**
 * At which side of the table a robot presses for a seat.
 *
 * @param seatBySide who sits where
 */
record ButtonSides(Map<String, Seat> seatBySide) {
    private static final String NOBODYS = "any";

    ButtonSides {
        seatBySide = Map.copyOf(seatBySide);
    }

    /** Returns the seat's own side; for a seat without buttons any side answers, and the first by name does. */
    String of(Seat seat) {
        return seatBySide.entrySet().stream()
                .filter(side -> side.getValue().equals(seat))
                .map(Map.Entry::getKey)
                .findFirst()
                .or(() -> seatBySide.keySet().stream().sorted().findFirst())
                .orElse(NOBODYS);
    }
}
