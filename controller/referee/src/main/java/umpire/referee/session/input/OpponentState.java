package umpire.referee.session.input;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * The seats that the table plays itself.
 *
 * @param seats in seat order; empty while it plays none
 */
public record OpponentState(List<Seat> seats) {
    /** People play every seat. */
    public static final OpponentState NONE = new OpponentState(List.of());

    public OpponentState {
        seats = List.copyOf(seats);
    }

    public boolean plays(Seat seat) {
        return seats.contains(seat);
    }
}
