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
    /** Returns the pins listened to, by BCM number, in the order they were named. */
    List<Integer> pins();

    /**
     * Says who is told of edges; whoever was told before no longer is. The listener is told the level of every pin at once,
     * before this returns, and then whatever changes.
     *
     * @param listener called on a thread of the wire's own choosing: it may put the edge into a queue and nothing else
     */
    void listen(Consumer<Edge> listener);

    /**
     * Reads a pin now. Asked for now and then it finds what a lost edge would hide.
     *
     * @throws IOException when the pin is gone; this port is then of no more use, and the message says what to do
     */
    Edge read(int bcm) throws IOException;

    /** Lets go of the pins; no edge is told afterwards. Closing again does nothing. */
    @Override
    void close();
}
