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
 * What must still be said. Putting something in never waits. Of a retained topic only the last message counts; the others
 * form a queue of limited length, in messages and in bytes, whose oldest is dropped and counted. What was handed out and not acknowledged comes back
 * with {@link #startOver}, and so does everything retained.
 */
public final class Outbox {
    private final int maxMoments;
    private final long maxBytes;

    private final Map<String, OutgoingMessage> states = new LinkedHashMap<>();
    private final Set<String> changed = new LinkedHashSet<>();
    private final LinkedHashSet<OutgoingMessage> moments = new LinkedHashSet<>();
    private final LinkedHashSet<OutgoingMessage> handedOut = new LinkedHashSet<>();
    /** How many states go out before a reply does. */
    private final Map<OutgoingMessage, Long> repliedAfter = new HashMap<>();

    private long statesOut;
    private long bytes;
    private long missed;
    private int turn;

    /**
     * An empty one.
     *
     * @param maxMoments how many messages that are not retained may wait
     * @param maxBytes how long they may be together
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

    /** States go out in the order in which they were said last: how another game stands comes after which one it is. */
    private void putLast(OutgoingMessage state) {
        states.remove(state.suffix());
        states.put(state.suffix(), state);
        changed.remove(state.suffix());
        changed.add(state.suffix());
    }

    /** Says what was said last on a retained topic once more, unless that is nothing: somebody else has spoken there since. */
    public synchronized void again(String suffix) {
        if (states.containsKey(suffix) && states.get(suffix).payload().length > 0) {
            changed.add(suffix);
            notifyAll();
        }
    }

    /** Says what was said last on each retained topic once more. */
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
     * Hands out the next message, moments before states, so that what happened is told before how things stand after it. A reply comes after
     * what it led to: whoever is answered has seen it.
     *
     * @param asTurn what {@link #startOver} returned to the connection that asks
     * @return nothing when there was none within the time, or when another connection's turn has begun
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
     * A new connection begins: everything retained is due again, and what was on its way. A connection that was left behind
     * gets nothing from here on, since what it took would be lost with it.
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

    /** Waits until everything was acknowledged, or until the time is up, and returns which. */
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

    /** Returns whether this run has said anything on a retained topic. */
    public synchronized boolean knows(String suffix) {
        return states.containsKey(suffix);
    }

    /** Returns how many messages were dropped. */
    public synchronized long missed() {
        return missed;
    }
}
