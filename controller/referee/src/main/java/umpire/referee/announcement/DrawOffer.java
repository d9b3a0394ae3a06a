package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * An offered draw that not every seat has answered yet.
 *
 * @param by the seat that offers it
 * @param asked the seats that have not answered, in seat order
 */
public record DrawOffer(Seat by, List<Seat> asked) {
    public DrawOffer {
        asked = List.copyOf(asked);
    }

    /** Offers a draw to all the other seats of a game. */
    public static DrawOffer of(List<Seat> seats, Seat by) {
        return new DrawOffer(by, seats).acceptedBy(by);
    }

    /** Returns the offer after a seat accepted it. */
    public DrawOffer acceptedBy(Seat seat) {
        return new DrawOffer(
                by, asked.stream().filter(other -> !other.equals(seat)).toList());
    }
}
