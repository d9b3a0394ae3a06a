package umpire.bridge.wire;

import java.io.IOException;
import java.util.SortedSet;

/**
 * Sensors that feel whether something stands on them. Nothing is told unasked: whoever wants to know reads them now and then.
 *
 * <p>An implementation proves in its constructor that the sensors can be read.
 */
public interface PresenceWire extends AutoCloseable {
    /** Returns how many sensors there are; they are called 0 and so on. */
    int count();

    /**
     * Reads which sensors feel something now.
     *
     * @throws IOException when they are gone; this port is then of no more use, and the message says what to do
     */
    SortedSet<Integer> felt() throws IOException;

    /** Lets go of the sensors. Closing again does nothing. */
    @Override
    void close();
}
