package umpire.robot;

import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Seat;

/** Who thinks for the hands. */
@FunctionalInterface
interface ActionPick<S, A> {
    /**
     * Returns a legal action in a state that is not the end of its game. Asked for the same state again, something else is wanted.
     *
     * @param chance returns a number from 0 to below another, each as likely as any other
     */
    A pick(S state, IntUnaryOperator chance);

    /** Returns whether it thinks for a seat; the hands leave the dice of others to them. */
    default boolean plays(Seat seat) {
        return true;
    }
}
