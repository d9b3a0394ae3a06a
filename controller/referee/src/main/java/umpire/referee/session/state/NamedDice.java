package umpire.referee.session.state;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Seat;

/**
 * The faces that seats have named so far of dice that the camera does not read. They make a roll only when every seat
 * has confirmed its dice.
 *
 * @param bySeat the named dice of each seat that named any
 */
public record NamedDice(Map<Seat, SeatDice> bySeat) {
    static final NamedDice NONE = new NamedDice(Map.of());

    /**
     * The dice of one seat.
     *
     * @param faces in the order in which they were named
     * @param confirmed whether the seat confirmed them
     */
    public record SeatDice(List<String> faces, boolean confirmed) {
        private static final SeatDice NONE = new SeatDice(List.of(), false);

        public SeatDice {
            faces = List.copyOf(faces);
        }
    }

    public NamedDice {
        bySeat = Collections.unmodifiableMap(new HashMap<>(bySeat));
    }

    /** Returns the dice that a seat has named; empty where it has not begun. */
    public SeatDice of(Seat seat) {
        return bySeat.getOrDefault(seat, SeatDice.NONE);
    }

    /** Returns the value with other dice of one seat. */
    public NamedDice with(Seat seat, SeatDice dice) {
        Map<Seat, SeatDice> all = new HashMap<>(bySeat);
        all.put(seat, dice);
        return new NamedDice(all);
    }
}
