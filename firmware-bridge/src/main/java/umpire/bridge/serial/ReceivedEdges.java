package umpire.bridge.serial;

import java.util.List;
import java.util.function.Consumer;
import umpire.bridge.wire.Edge.Level;

/**
 * The edges of a microcontroller's inputs in their order, each once, and how the contacts stand after them. Any thread may ask.
 */
final class ReceivedEdges {
    private static final int CLOSED = 0x80;
    private static final int EDGE_BYTES = 3;

    /**
     * An edge as it came over the line.
     *
     * @param bcm the pin, by its number in the rig file
     * @param ageMs how long ago it was
     */
    record AgedEdge(int bcm, Level level, int ageMs) {}

    private final List<Integer> inputs;
    private int closed;
    private int expected;
    private Consumer<AgedEdge> listener = edge -> {};

    /** Begins with these contacts, a bit for each input, before the first edge. */
    ReceivedEdges(List<Integer> inputs, int closed) {
        this.inputs = List.copyOf(inputs);
        this.closed = closed;
    }

    /** Tells how every contact stands, as of now, and from then on every edge; whoever was told before no longer is. */
    synchronized void listen(Consumer<AgedEdge> next) {
        listener = next;
        for (int input = 0; input < inputs.size(); input++) {
            next.accept(new AgedEdge(inputs.get(input), levelOf(input), 0));
        }
    }

    /** Returns how a contact stands. */
    synchronized Level level(int bcm) {
        return levelOf(inputs.indexOf(bcm));
    }

    private Level levelOf(int input) {
        return (closed >> input & 1) == 1 ? Level.LOW : Level.HIGH;
    }

    /**
     * Takes edges, of which some may have come before: those are passed over, and so is everything behind a gap.
     *
     * @param edges a frame with the number of the first edge, and of each its input and its age
     * @return the number of the edge that is waited for now
     */
    synchronized int take(SerialFrame edges) {
        byte[] payload = edges.payload();
        int number = payload.length > 0 ? payload[0] & 0xff : expected;
        for (int at = 1; at + EDGE_BYTES <= payload.length; at += EDGE_BYTES) {
            if (number == expected) {
                take(payload[at] & 0xff, edges.word(at + 1));
            }
            number = number + 1 & 0xff;
        }
        return expected;
    }

    private void take(int what, int ageMs) {
        expected = expected + 1 & 0xff;
        int input = what & ~CLOSED;
        if (input < inputs.size()) {
            boolean low = (what & CLOSED) != 0;
            closed = low ? closed | 1 << input : closed & ~(1 << input);
            listener.accept(new AgedEdge(inputs.get(input), low ? Level.LOW : Level.HIGH, ageMs));
        }
    }

    /** Believes how the contacts stand, where no edge is under way that would tell. */
    synchronized void agree(int contacts, int nextNumber) {
        if (nextNumber == expected) {
            closed = contacts;
        }
    }
}
