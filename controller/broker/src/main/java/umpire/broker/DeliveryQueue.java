package umpire.broker;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * What waits to be sent to one reader. Nothing waits for a reader who keeps up. For one who does not, no more than a bounded
 * number waits: then the oldest is thrown away, but never the newest message of a retained topic, so that whoever is slow misses
 * what happened and still learns how things stand.
 */
final class DeliveryQueue {
    static final int MOST_WAITING = 2_000;

    private static final int MOST_UNACKNOWLEDGED = 1_000;
    private static final int IDS = 65_535;

    private final PacketSink wire;
    private final int window;
    private final Deque<Parcel> waiting = new ArrayDeque<>();
    private final BitSet unacknowledged = new BitSet();
    private int lastId;

    /** The connection, as far as delivery goes. */
    interface PacketSink {
        /** Returns whether more can be written without heaping it up. */
        boolean ready();

        /** Writes a publication; the id is 0 for QoS 0. */
        void send(Parcel parcel, int id);

        void flush();
    }

    /**
     * A publication for one reader.
     *
     * @param retain the flag he gets to see
     */
    record Parcel(Publication publication, int qos, boolean retain) {}

    /**
     * Prepares a delivery.
     *
     * @param receiveMaximum how many unacknowledged messages the reader takes
     */
    DeliveryQueue(PacketSink wire, int receiveMaximum) {
        this.wire = wire;
        this.window = Math.min(receiveMaximum, MOST_UNACKNOWLEDGED);
    }

    void add(Parcel parcel) {
        if (waiting.size() >= MOST_WAITING) {
            thin();
        }
        waiting.addLast(parcel);
    }

    /** Keeps the newer half, and of the older one what is the last word on a retained topic. */
    private void thin() {
        Deque<Parcel> kept = new ArrayDeque<>();
        Set<String> topics = new HashSet<>();
        while (!waiting.isEmpty()) {
            Parcel newest = waiting.removeLast();
            boolean last = topics.add(newest.publication().topic());
            if (kept.size() < MOST_WAITING / 2 || (last && newest.publication().retain())) {
                kept.addFirst(newest);
            }
        }
        waiting.addAll(kept);
    }

    /** Sends what can be sent. */
    void send() {
        while (!waiting.isEmpty() && wire.ready() && mayGo(waiting.getFirst())) {
            Parcel next = waiting.removeFirst();
            wire.send(next, next.qos() == 0 ? 0 : freshId());
        }
        wire.flush();
    }

    private boolean mayGo(Parcel parcel) {
        return parcel.qos() == 0 || unacknowledged.cardinality() < window;
    }

    private int freshId() {
        do {
            lastId = lastId % IDS + 1;
        } while (unacknowledged.get(lastId));
        unacknowledged.set(lastId);
        return lastId;
    }

    void acknowledged(int id) {
        unacknowledged.clear(id);
        send();
    }
}
