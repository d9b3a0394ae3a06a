package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;

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
     * @param mech whether Mech-INF took the Ogre (2.7411), even if losses have made it a platoon since; else a platoon did (2.1411)
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

    /**
     * An overrun while it is fought. The board holds the defender. This record holds the attacker until it has won.
     *
     * @param from the square that the attacker came from
     * @param at the contested square
     * @param attacker the attacker with its losses so far
     * @param attackerFires whether this is the attacker's fire round
     * @param shot the index of the next shot of the round, from 0
     * @param unarmedRounds the rounds that an Ogre without weapons has already fought
     * @param spent movement points an Ogre has spent to get here
     */
    record Fight(Square from, Square at, Unit attacker, boolean attackerFires, int shot, int unarmedRounds, int spent) {
        public Unit shooter(Chessboard board) {
            return attackerFires ? attacker : board.unit(at);
        }

        public Unit target(Chessboard board) {
            return attackerFires ? board.unit(at) : attacker;
        }

        public Fight nextShot() {
            return new Fight(from, at, attacker, attackerFires, shot + 1, unarmedRounds, spent);
        }

        public Fight nextRound() {
            return new Fight(from, at, attacker, !attackerFires, 0, unarmedRounds, spent);
        }

        public Fight unarmedRound() {
            return new Fight(from, at, attacker, attackerFires, shot, unarmedRounds + 1, spent);
        }

        public Fight with(Unit newAttacker) {
            return new Fight(from, at, newAttacker, attackerFires, shot, unarmedRounds, spent);
        }
    }
}
