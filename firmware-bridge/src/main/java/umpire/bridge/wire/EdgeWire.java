package umpire.bridge.wire;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/**
 * The pins of the buttons.
 *
 * <p>An implementation claims every pin in its constructor and stamps edges with the table's monotonic clock.
 */
public interface EdgeWire extends AutoCloseable {
    /** Returns the BCM numbers of the pins, in the given order. */
    List<Integer> pins();

    /**
     * Sets the listener for edges, replacing an earlier one. It receives the level of every pin before this returns, and then every change.
     *
     * @param listener called on a thread of the wire's own; it may only put the edge into a queue
     */
    void listen(Consumer<Edge> listener);

    /**
     * Reads a pin now. Polling finds levels whose edge was lost.
     *
     * @throws IOException if the pin is gone; this port cannot be used any more, and the message says what to do
     */
    Edge read(int bcm) throws IOException;

    /** Releases the pins; no edge is reported afterwards. Idempotent. */
    @Override
    void close();
}
