package umpire.robot;

import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Seat;

/**
 * The side of the table at which a robot presses buttons for a seat.
 *
 * @param seatsBySide the seats at each side
 */
record ButtonSides(Map<String, List<Seat>> seatsBySide) {
    private static final String NOBODYS = "any";

    ButtonSides {
        seatsBySide = Map.copyOf(seatsBySide);
    }

    /** Returns the seat's side; empty without one. */
    String of(Seat seat) {
        return seatsBySide.entrySet().stream()
                .filter(side -> side.getValue().contains(seat))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(NOBODYS);
    }
}
