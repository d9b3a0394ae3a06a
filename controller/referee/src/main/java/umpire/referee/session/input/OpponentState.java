package umpire.referee.session.input;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Seat;

/**
 * The seats that the table plays itself.
 *
 * @param seats in seat order; none while it rests
 * @param withHands whether it moves pieces by itself, as at a virtual table; else people move for it
 * @param intention the action that its hands are carrying out, in notation
 */
public record OpponentState(List<Seat> seats, boolean withHands, Optional<String> intention) {
    /** People play every seat. */
    public static final OpponentState NONE = new OpponentState(List.of(), false, Optional.empty());

    public OpponentState {
        seats = List.copyOf(seats);
    }

    public boolean plays(Seat seat) {
        return seats.contains(seat);
    }

    /** Returns whether the table's own hands move pieces. */
    public boolean moves() {
        return withHands && !seats.isEmpty();
    }
}
