package umpire.bridge.wire;

import java.io.IOException;
import java.util.List;

/**
 * The wire of the strip. It goes one way: a strip never answers, so a break in it shows only to an eye.
 *
 * <p>An implementation proves in its constructor that the wire can be written, by showing darkness. One thread writes.
 */
public interface PixelWire extends AutoCloseable {
    /** Returns how many LEDs hang on the wire. */
    int count();

    /**
     * Shows these colours until others are shown.
     *
     * @param colours one for each LED, the LED nearest to the plug first
     * @throws IllegalArgumentException when there are more or fewer colours than LEDs
     * @throws IOException when the wire is gone; this port is then of no more use, and the message says what to do
     */
    void show(List<Rgb> colours) throws IOException;

    /** Darkens the strip where that is still possible and lets go of the wire. Closing again does nothing. */
    @Override
    void close();
}
