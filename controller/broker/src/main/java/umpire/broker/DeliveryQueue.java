package umpire.broker;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * What waits to be sent to one reader. Nothing waits for a reader who keeps up. For one who does not, no more waits than a bounded
 * number of messages and of bytes: then the oldest is thrown away, but never the newest message of a retained topic, so that whoever
 * is slow misses what happened and still learns how things stand. Where all readers together are given more than there is room for,
 * each keeps less.
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

    /** The connection, as far as delivery goes. */
    interface PacketSink {
        /** Returns whether more can be written without heaping it up. */
        boolean ready();

        /** Writes a publication; the id is 0 for QoS 0. */
        void send(Parcel parcel, int id);

        void flush();

        /** Does something when others have had their turn. */
        void later(Runnable step);
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
     * @param mostBytes that may wait for him
     * @param byteReserve of all readers together
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

    /** Keeps the newest, of all that may wait one part in so many, and of what is older the last word on each retained topic. */
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

    /** Forgets what waits: there is nobody any more to send it to. */
    void clear() {
        waiting.clear();
        byteReserve.release(bytes);
        bytes = 0;
    }

    /** Returns how much waits. */
    int bytes() {
        return bytes;
    }

    /** Returns whether so many bytes wait, or so many messages that more would have some thrown away. */
    boolean full(int enoughBytes) {
        return bytes >= enoughBytes || waiting.size() >= MOST_WAITING;
    }

    /** Sends what can be sent, as far as that does not keep others waiting. */
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

    /** Sends what can be sent when others have had their turn. */
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

    /** Takes note that a message arrived. Returns whether one was on its way under that number. */
    boolean acknowledged(int id) {
        boolean known = unacknowledged.get(id);
        unacknowledged.clear(id);
        send();
        return known;
    }
}
