package umpire.mqtt.connection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.mqtt.payload.Topics;

/**
 * The queue of outgoing messages. Adding never blocks. Of a retained topic it keeps only the last message. Other messages wait in a queue
 * limited by count and bytes, which drops and counts the oldest. {@link #startOver} puts unacknowledged and all retained messages back.
 */
public final class Outbox {
    private final int maxMoments;
    private final long maxBytes;

    private final Map<String, OutgoingMessage> states = new LinkedHashMap<>();
    private final Set<String> changed = new LinkedHashSet<>();
    private final LinkedHashSet<OutgoingMessage> moments = new LinkedHashSet<>();
    private final LinkedHashSet<OutgoingMessage> handedOut = new LinkedHashSet<>();
    /** For each reply, the total number of states that must have gone out before it. */
    private final Map<OutgoingMessage, Long> repliedAfter = new HashMap<>();

    private long statesOut;
    private long bytes;
    private long missed;
    private int turn;

    /**
     * Creates an empty outbox.
     *
     * @param maxMoments the limit on messages that are not retained
     * @param maxBytes the limit on their bytes together
     */
    public Outbox(int maxMoments, long maxBytes) {
        this.maxMoments = maxMoments;
        this.maxBytes = maxBytes;
    }

    public synchronized void put(OutgoingMessage outgoingMessage) {
        if (outgoingMessage.retained()) {
            putLast(outgoingMessage);
        } else {
            addMoment(outgoingMessage);
            if (outgoingMessage.suffix().startsWith(Topics.REPLY)) {
                repliedAfter.put(outgoingMessage, statesOut + changed.size());
            }
            dropOldest();
        }
        notifyAll();
    }

    /** Moves a state to the end, so states go out in the order of their last change: another game's state comes after its announcement. */
    private void putLast(OutgoingMessage state) {
        states.remove(state.suffix());
        states.put(state.suffix(), state);
        changed.remove(state.suffix());
        changed.add(state.suffix());
    }

    /** Sends the last message of a retained topic again, if there is one, because another client has published there since. */
    public synchronized void again(String suffix) {
        if (states.containsKey(suffix) && states.get(suffix).payload().length > 0) {
            changed.add(suffix);
            notifyAll();
        }
    }

    /** Sends the last message of every retained topic again. */
    public synchronized void allAgain() {
        changed.addAll(states.keySet());
        notifyAll();
    }

    private void addMoment(OutgoingMessage moment) {
        if (moments.add(moment)) {
            bytes += moment.payload().length;
        }
    }

    private OutgoingMessage firstMoment() {
        OutgoingMessage first = moments.removeFirst();
        bytes -= first.payload().length;
        repliedAfter.remove(first);
        return first;
    }

    private void dropOldest() {
        while (moments.size() > maxMoments || bytes > maxBytes) {
            firstMoment();
            missed++;
        }
    }

    /**
     * Returns the next message to send. Events come before states, so an event is announced before the state after it. A reply comes after
     * the messages that its command led to, so its reader has already received them.
     *
     * @param asTurn the value that {@link #startOver} returned to this connection
     * @return empty when the time is up, or when another connection's turn has begun
     */
    synchronized Optional<OutgoingMessage> take(int asTurn, long waitMs) throws InterruptedException {
        long endNs = System.nanoTime() + waitMs * 1_000_000;
        while (asTurn == turn && moments.isEmpty() && changed.isEmpty()) {
            long leftMs = (endNs - System.nanoTime()) / 1_000_000;
            if (leftMs <= 0) {
                return Optional.empty();
            }
            wait(leftMs);
        }
        if (asTurn != turn) {
            return Optional.empty();
        }
        Optional<OutgoingMessage> next = momentIsDue() ? Optional.of(firstMoment()) : nextState();
        next.ifPresent(handedOut::add);
        return next;
    }

    private boolean momentIsDue() {
        return !moments.isEmpty()
                && (changed.isEmpty() || repliedAfter.getOrDefault(moments.getFirst(), 0L) <= statesOut);
    }

    private Optional<OutgoingMessage> nextState() {
        if (changed.isEmpty()) {
            return Optional.empty();
        }
        statesOut++;
        String first = changed.iterator().next();
        changed.remove(first);
        return Optional.ofNullable(states.get(first));
    }

    synchronized void acknowledged(OutgoingMessage outgoingMessage) {
        handedOut.remove(outgoingMessage);
        notifyAll();
    }

    /**
     * Begins the turn of a new connection: all retained and all unacknowledged messages are due again. An abandoned connection gets nothing
     * more, since its messages would be lost.
     *
     * @return the new connection's turn
     */
    synchronized int startOver() {
        List<OutgoingMessage> again = new ArrayList<>();
        handedOut.stream()
                .filter(outgoingMessage -> !outgoingMessage.retained())
                .forEach(again::add);
        again.addAll(moments);
        moments.clear();
        bytes = 0;
        again.forEach(this::addMoment);
        handedOut.clear();
        changed.clear();
        changed.addAll(states.keySet());
        notifyAll();
        return ++turn;
    }

    /** Waits until every message is acknowledged or the time is up. Returns whether all were acknowledged. */
    public synchronized boolean awaitEmpty(long waitMs) throws InterruptedException {
        long endNs = System.nanoTime() + waitMs * 1_000_000;
        while (!(moments.isEmpty() && changed.isEmpty() && handedOut.isEmpty())) {
            long leftMs = (endNs - System.nanoTime()) / 1_000_000;
            if (leftMs <= 0) {
                return false;
            }
            wait(leftMs);
        }
        return true;
    }

    /** Returns whether this run has published on a retained topic. */
    public synchronized boolean knows(String suffix) {
        return states.containsKey(suffix);
    }

    /** Returns how many messages were dropped. */
    public synchronized long missed() {
        return missed;
    }
}
