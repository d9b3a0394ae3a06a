package umpire.table.pump;

/**
 * How a part of the table is.
 *
 * @param name {@code camera}, {@code leds}, {@code buttons}
 * @param state whether it works
 * @param says one sentence: what it does, or what is wrong and what to do
 */
public record Part(String name, State state, String says) {
    /** Whether a part works. */
    public enum State {
        OK,
        TROUBLE,
        OFF
    }

    /** A part that works. */
    public static Part ok(String name, String says) {
        return new Part(name, State.OK, says);
    }

    /** A part that does not. */
    public static Part trouble(String name, String says) {
        return new Part(name, State.TROUBLE, says);
    }
}
