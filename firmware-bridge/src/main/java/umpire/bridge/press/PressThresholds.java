package umpire.bridge.press;

/**
 * When a closed contact is a press.
 *
 * @param steadyMs how long a contact must stay as it is before that is believed. Ordinary buttons bounce for up to five
 *     milliseconds; a larger number makes quick taps unnoticed.
 * @param lockoutMs how long after a press a button is deaf. Guards against worn contacts that open and close once more.
 * @param longMs how long a press is held to be a long one
 * @param stuckMs after how long a held button is held to be stuck
 */
public record PressThresholds(long steadyMs, long lockoutMs, long longMs, long stuckMs) {
    public PressThresholds {
        if (steadyMs < 1 || lockoutMs < 0 || longMs <= steadyMs || stuckMs <= longMs) {
            throw new IllegalArgumentException(
                    "a press is steady, then long, then stuck: " + steadyMs + ", " + longMs + ", " + stuckMs + " ms");
        }
    }

    /** Believed after 12 ms, deaf for 80 ms, long after 0.8 s, stuck after 10 s. */
    public static PressThresholds standard() {
        return new PressThresholds(12, 80, 800, 10_000);
    }
}
