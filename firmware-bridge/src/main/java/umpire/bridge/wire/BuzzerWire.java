package umpire.bridge.wire;

import java.io.IOException;

/**
 * A buzzer. It sounds one tone at a time.
 *
 * <p>An implementation proves in its constructor that the buzzer can be reached, by hushing it.
 */
public interface BuzzerWire extends AutoCloseable {
    /**
     * Begins a tone and does not wait for its end; it takes the place of the one that sounds.
     *
     * @throws IOException when the buzzer is gone; this port is then of no more use, and the message says what to do
     */
    void sound(Tone tone) throws IOException;

    /** Hushes the buzzer where that is still possible and lets go of it. Closing again does nothing. */
    @Override
    void close();
}
