package umpire.bridge.serial;

import java.util.List;
import java.util.function.Consumer;
import umpire.bridge.wire.Edge.Level;

/** The edges of a microcontroller's inputs in order, each once, and the current state of the contacts. Thread-safe. */
final class ReceivedEdges {
    private static final int CLOSED = 0x80;
    private static final int EDGE_BYTES = 3;

    /**
     * A received edge.
     *
     * @param bcm the pin, by its number in the rig file
     * @param ageMs its age
     */
    record AgedEdge(int bcm, Level level, int ageMs) {}

    private final List<Integer> inputs;
    private int closed;
    private int expected;
    private Consumer<AgedEdge> listener = edge -> {};

    /** Starts with these contacts, a bit for each input, before the first edge. */
    ReceivedEdges(List<Integer> inputs, int closed) {
        this.inputs = List.copyOf(inputs);
        this.closed = closed;
    }

    /** Sets the listener, replacing an earlier one. It receives the state of every contact at once, and then every edge. */
    synchronized void listen(Consumer<AgedEdge> next) {
        listener = next;
        for (int input = 0; input < inputs.size(); input++) {
            next.accept(new AgedEdge(inputs.get(input), levelOf(input), 0));
        }
    }

    /** Returns the state of a contact. */
    synchronized Level level(int bcm) {
        return levelOf(inputs.indexOf(bcm));
    }

    private Level levelOf(int input) {
        return (closed >> input & 1) == 1 ? Level.LOW : Level.HIGH;
    }

    /**
     * Takes edges. Skips those received before, and everything after a gap.
     *
     * @param edges a frame with the number of the first edge, and for each edge its input and its age
     * @return the number of the next expected edge
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

    /** Takes over the state of the contacts if no edge is pending that would report it. */
    synchronized void agree(int contacts, int nextNumber) {
        if (nextNumber == expected) {
            closed = contacts;
        }
    }
}
