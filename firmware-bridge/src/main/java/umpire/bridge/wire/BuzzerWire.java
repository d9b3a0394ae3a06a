package umpire.bridge.wire;

import java.io.IOException;

/**
 * A buzzer, which sounds one tone at a time.
 *
 * <p>An implementation proves in its constructor that the buzzer can be reached, by silencing it.
 */
public interface BuzzerWire extends AutoCloseable {
    /**
     * Starts a tone without waiting for its end, replacing a current one.
     *
     * @throws IOException if the buzzer is gone; this port cannot be used any more, and the message says what to do
     */
    void sound(Tone tone) throws IOException;

    /** Silences the buzzer if possible and releases it. Idempotent. */
    @Override
    void close();
}
