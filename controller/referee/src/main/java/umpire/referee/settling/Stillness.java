package umpire.referee.settling;

import umpire.referee.observation.Observation;

/**
 * The kind of disturbance over the table.
 *
 * @param sinceMs since when, on the table's monotonic clock
 */
public record Stillness(Disturbance kind, long sinceMs) {
    public enum Disturbance {
        /** No look was taken yet. */
        UNSEEN,
        /** Nothing moves. */
        QUIET,
        /** A hand or another foreign object is over the table. */
        HAND,
        /** Something moves. */
        MOVING,
        /** The corner tags are out of sight, so the picture has no registration. */
        UNREGISTERED,
        /** The corner tags are visible, but no board is visible. */
        NO_BOARD;

        /** Returns the disturbance that a look shows. Without corner tags nothing else is known. */
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
