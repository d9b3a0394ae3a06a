package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Square;

/** An attack that waits for its die. */
public sealed interface Attack {
    /**
     * Ranged fire, or fire in passing.
     *
     * @param fire the shot
     * @param sequel the step after its result
     */
    record Ranged(Action.Fire fire, Sequel sequel) implements Attack {}

    /** A shot in an overrun. */
    record Clash(Fight fight, Aim aim) implements Attack {}

    /**
     * The last attack an overrun Ogre's wreck makes on the infantry that took it.
     *
     * @param mech whether Mech-INF took it (2.7411), which may be a platoon by now, or a platoon (2.1411)
     */
    record Parting(Square at, boolean mech) implements Attack {}

    /** The step after ranged fire. */
    sealed interface Sequel {
        /** The turn is over. */
        record Ends() implements Sequel {}

        /** The unit that fired retreats by up to a number of squares (2.23, 2.742). */
        record Retreats(int steps) implements Sequel {}

        /** The Missile Tank that fired may move (2.43). */
        record Moves() implements Sequel {}

        /** The Heavy Tank that fired in passing may be answered, or may fire again (2.33). */
        record Passes(Square leaptFrom, boolean second) implements Sequel {}

        /** The Ogre may fire these weapons as well. */
        record Salvo(Batteries left) implements Sequel {}
    }
}
