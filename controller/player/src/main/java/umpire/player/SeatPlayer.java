package umpire.player;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import umpire.rules.kernel.Seat;

/**
 * Who plays for a seat, or for several. Of a state it uses nothing that the seat may not know.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
public interface SeatPlayer<S, A> {
    /**
     * Returns a legal action of a seat; nothing where it is not asked, as while dice are awaited.
     *
     * @param stop asked now and then while it thinks; once it says so, the best action so far is returned
     */
    Optional<A> choose(S state, Seat seat, BooleanSupplier stop);
}
