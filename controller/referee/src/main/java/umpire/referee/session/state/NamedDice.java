package umpire.referee.session.state;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Seat;

/**
 * What seats have named so far of dice that no eye reads. It makes no roll before every seat said that its dice are all named.
 *
 * @param bySeat of those that named anything
 */
public record NamedDice(Map<Seat, SeatDice> bySeat) {
    static final NamedDice NONE = new NamedDice(Map.of());

    /**
     * The dice of one seat.
     *
     * @param faces in the order in which they were named
     * @param confirmed whether the seat said that they are right
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

    /** Returns what a seat has named; nothing, where it has not begun. */
    public SeatDice of(Seat seat) {
        return bySeat.getOrDefault(seat, SeatDice.NONE);
    }

    /** Returns the same with other dice of one seat. */
    public NamedDice with(Seat seat, SeatDice dice) {
        Map<Seat, SeatDice> all = new HashMap<>(bySeat);
        all.put(seat, dice);
        return new NamedDice(all);
    }
}
