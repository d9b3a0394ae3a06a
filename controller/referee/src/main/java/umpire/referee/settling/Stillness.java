package umpire.referee.settling;

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
        NO_BOARD
    }
}
