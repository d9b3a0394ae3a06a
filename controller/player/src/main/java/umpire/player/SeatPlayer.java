package umpire.player;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import umpire.rules.kernel.Seat;

/**
 * Plays for one or more seats. It uses only the part of the state that the seat may know.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
public interface SeatPlayer<S, A> {
    /**
     * Returns a legal action of a seat; empty when it is not asked, as while dice are awaited.
     *
     * @param stop polled now and then; once true, the best action so far is returned
     */
    Optional<A> choose(S state, Seat seat, BooleanSupplier stop);
}
