package umpire.bridge.wire;

/**
 * A pin was found at a level. Mostly it has just changed to it, but an edge may also repeat the level before it, and pins
 * bounce: nothing is filtered here.
 *
 * @param bcm the pin, by its BCM number
 * @param level what it was found at
 * @param atMs when, on the table's monotonic clock
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
