package umpire.bridge.wire;

import java.io.IOException;
import java.util.SortedSet;

/**
 * Sensors that detect whether something stands on them. They must be polled.
 *
 * <p>An implementation proves in its constructor that the sensors can be read.
 */
public interface PresenceWire extends AutoCloseable {
    /** Returns the number of sensors; they are numbered from 0. */
    int count();

    /**
     * Returns the sensors that detect something now.
     *
     * @throws IOException if they are gone; this port cannot be used any more, and the message says what to do
     */
    SortedSet<Integer> felt() throws IOException;

    /** Releases the sensors. Idempotent. */
    @Override
    void close();
}
