package umpire.bridge.wire;

/**
 * The level of a pin at a time. Usually it has just changed, but an edge may repeat the previous level, and pins bounce: nothing is
 * filtered here.
 *
 * @param bcm the pin, by its BCM number
 * @param level of the pin
 * @param atMs the time on the table's monotonic clock
 */
public record Edge(int bcm, Level level, long atMs) {
    /** The level of a pin. Buttons are wired to ground under a pull-up. */
    public enum Level {
        /** The button's contact is closed. */
        LOW,
        /** The button's contact is open. */
        HIGH
    }
}
