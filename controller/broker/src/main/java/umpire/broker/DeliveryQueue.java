package umpire.broker;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The messages that wait for one client. The queue stays empty while the client keeps up. Its messages and bytes are limited. On overflow
 * it drops the oldest messages, but keeps the newest of each retained topic. So a slow client misses events but still learns the current
 * state. When all queues together exceed their limit, each one shrinks further.
 */
final class DeliveryQueue {
    static final int MOST_WAITING = 2_000;

    private static final int MOST_UNACKNOWLEDGED = 1_000;
    private static final int MOST_A_TURN = 64;
    private static final int IDS = 65_535;

    private final PacketSink wire;
    private final int window;
    private final int mostBytes;
    private final ByteReserve byteReserve;
    private final Deque<Parcel> waiting = new ArrayDeque<>();
    private final BitSet unacknowledged = new BitSet();
    private int lastId;
    private int bytes;
    private boolean planned;

    /** The connection to which the queue writes. */
    interface PacketSink {
        /** Returns whether the connection is writable without buffering. */
        boolean ready();

        /** Writes a publication; the id is 0 for QoS 0. */
        void send(Parcel parcel, int id);

        void flush();

        /** Runs a step after the other connections' turns. */
        void later(Runnable step);
    }

    /**
     * A publication for one client.
     *
     * @param retain the retain flag in the delivered packet
     */
    record Parcel(Publication publication, int qos, boolean retain) {}

    /**
     * Creates an empty queue.
     *
     * @param receiveMaximum how many unacknowledged messages the client accepts
     * @param mostBytes the limit of this queue
     * @param byteReserve the bytes in all queues
     */
    DeliveryQueue(PacketSink wire, int receiveMaximum, int mostBytes, ByteReserve byteReserve) {
        this.wire = wire;
        this.window = Math.min(receiveMaximum, MOST_UNACKNOWLEDGED);
        this.mostBytes = mostBytes;
        this.byteReserve = byteReserve;
    }

    void add(Parcel parcel) {
        hold(parcel);
        if (waiting.size() > MOST_WAITING || bytes > mostBytes) {
            thin(2);
        } else if (byteReserve.over()) {
            thin(8);
        }
    }

    private void hold(Parcel parcel) {
        waiting.addLast(parcel);
        bytes += parcel.publication().heldBytes();
        byteReserve.hold(parcel.publication().heldBytes());
    }

    private Parcel next() {
        Parcel next = waiting.removeFirst();
        bytes -= next.publication().heldBytes();
        byteReserve.release(next.publication().heldBytes());
        return next;
    }

    /**
     * Drops the oldest messages first, until the queue uses at most a {@code parts}-th of its limit, but keeps the last retained message of
     * each topic.
     */
    private void thin(int parts) {
        Deque<Parcel> before = new ArrayDeque<>(waiting);
        clear();
        Deque<Parcel> kept = new ArrayDeque<>();
        Set<String> topics = new HashSet<>();
        int keptBytes = 0;
        while (!before.isEmpty()) {
            Parcel newest = before.removeLast();
            boolean last = topics.add(newest.publication().topic());
            keptBytes += newest.publication().heldBytes();
            boolean fits = kept.size() < MOST_WAITING / parts && keptBytes <= mostBytes / parts;
            if (fits || (last && newest.publication().retain())) {
                kept.addFirst(newest);
            }
        }
        kept.forEach(this::hold);
    }

    void clear() {
        waiting.clear();
        byteReserve.release(bytes);
        bytes = 0;
    }

    /** Returns the bytes in the queue. */
    int bytes() {
        return bytes;
    }

    /** Returns whether the queue holds at least this many bytes, or its maximum number of messages. */
    boolean full(int enoughBytes) {
        return bytes >= enoughBytes || waiting.size() >= MOST_WAITING;
    }

    /** Sends what the client accepts, up to a limit per turn. */
    void send() {
        int left = MOST_A_TURN;
        while (left > 0 && mayGo()) {
            Parcel next = next();
            wire.send(next, next.qos() == 0 ? 0 : freshId());
            left--;
        }
        wire.flush();
        if (left == 0 && mayGo()) {
            goOnLater();
        }
    }

    /** Plans the next {@link #send} after the other connections' turns. */
    void goOnLater() {
        if (!planned) {
            planned = true;
            wire.later(() -> {
                planned = false;
                send();
            });
        }
    }

    private boolean mayGo() {
        return !waiting.isEmpty()
                && wire.ready()
                && (waiting.getFirst().qos() == 0 || unacknowledged.cardinality() < window);
    }

    private int freshId() {
        do {
            lastId = lastId % IDS + 1;
        } while (unacknowledged.get(lastId));
        unacknowledged.set(lastId);
        return lastId;
    }

    /** Handles PUBACK. Returns whether a message with this id was in flight. */
    boolean acknowledged(int id) {
        boolean known = unacknowledged.get(id);
        unacknowledged.clear(id);
        send();
        return known;
    }
}
