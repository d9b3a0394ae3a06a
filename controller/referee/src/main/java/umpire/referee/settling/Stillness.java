package umpire.referee.settling;

import umpire.referee.observation.Observation;

/**
 * Whether the table is quiet, and since when.
 *
 * @param kind what is going on
 * @param sinceMs since when, on the table's monotonic clock
 */
public record Stillness(Disturbance kind, long sinceMs) {
    /** What is going on over the table. */
    public enum Disturbance {
        /** No look was ever taken. */
        UNSEEN,
        /** Nothing moves. */
        QUIET,
        /** A hand, or something else that does not belong, is over the table. */
        HAND,
        /** Something moves. */
        MOVING,
        /** The corner tags do not place the picture. */
        UNREGISTERED,
        /** The corner tags are there, but no board is. */
        NO_BOARD;

        /** Returns what a look shows of it: without corner tags nothing else is known. */
        static Disturbance of(Observation look) {
            if (!look.registered()) {
                return UNREGISTERED;
            }
            if (look.hand()) {
                return HAND;
            }
            if (!look.boardSeen()) {
                return NO_BOARD;
            }
            return look.moving() ? MOVING : QUIET;
        }
    }
}
