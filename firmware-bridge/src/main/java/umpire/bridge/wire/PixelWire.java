package umpire.bridge.wire;

import java.io.IOException;
import java.util.List;

/**
 * The wire of the strip. It is one-way: a strip never answers, so only a person can notice a break in it.
 *
 * <p>An implementation proves in its constructor that the wire can be written, by darkening the strip. One thread writes.
 */
public interface PixelWire extends AutoCloseable {
    /** Returns the number of LEDs. */
    int count();

    /**
     * Shows these colours until others are shown.
     *
     * @param colours one for each LED, the LED nearest to the plug first
     * @throws IllegalArgumentException if there are more or fewer colours than LEDs
     * @throws IOException if the wire is gone; this port cannot be used any more, and the message says what to do
     */
    void show(List<Rgb> colours) throws IOException;

    /** Darkens the strip if possible and releases the wire. Idempotent. */
    @Override
    void close();
}
