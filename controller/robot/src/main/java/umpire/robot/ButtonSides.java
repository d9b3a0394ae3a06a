package umpire.robot;

import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Seat;

/**
 * At which side of the table a robot presses for a seat.
 *
 * @param seatsBySide who sits where
 */
record ButtonSides(Map<String, List<Seat>> seatsBySide) {
    private static final String NOBODYS = "any";

    ButtonSides {
        seatsBySide = Map.copyOf(seatsBySide);
    }

    /** Returns the seat's own side, or that it has none. */
    String of(Seat seat) {
        return seatsBySide.entrySet().stream()
                .filter(side -> side.getValue().contains(seat))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(NOBODYS);
    }
}
