package umpire.bridge.press;

/**
 * The timing of a press.
 *
 * @param steadyMs the debounce time. Ordinary buttons bounce for up to five milliseconds; a larger value misses quick taps.
 * @param lockoutMs the time after a press in which a button is ignored, against worn contacts that open and close once more
 * @param longMs the least duration of a long press
 * @param stuckMs the duration after which a held button counts as stuck
 */
public record PressThresholds(long steadyMs, long lockoutMs, long longMs, long stuckMs) {
    public PressThresholds {
        if (steadyMs < 1 || lockoutMs < 0 || longMs <= steadyMs || stuckMs <= longMs) {
            throw new IllegalArgumentException("the times of a press must increase from steady to long to stuck, not "
                    + steadyMs + ", " + longMs + ", " + stuckMs + " ms");
        }
    }

    /** Returns the defaults: 12 ms debounce, 80 ms lockout, long after 0.8 s, stuck after 10 s. */
    public static PressThresholds standard() {
        return new PressThresholds(12, 80, 800, 10_000);
    }
}
