package umpire.mqtt.connection;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What must still be said. Putting something in never waits. Of a retained topic only the last message counts; the others
 * form a queue of limited length whose oldest is dropped and counted. What was handed out and not acknowledged comes back
 * with {@link #startOver}, and so does everything retained.
 */
public final class Outbox {
    private final int maxMoments;

    private final Map<String, OutgoingMessage> states = new LinkedHashMap<>();
    private final Set<String> changed = new LinkedHashSet<>();
    private final LinkedHashSet<OutgoingMessage> moments = new LinkedHashSet<>();
    private final LinkedHashSet<OutgoingMessage> handedOut = new LinkedHashSet<>();
    private long missed;
    private int turn;

    public Outbox(int maxMoments) {
        this.maxMoments = maxMoments;
    }

    public synchronized void put(OutgoingMessage outgoingMessage) {
        if (outgoingMessage.retained()) {
            putLast(outgoingMessage);
        } else {
            moments.add(outgoingMessage);
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

    private void dropOldest() {
        if (moments.size() > maxMoments) {
            Iterator<OutgoingMessage> oldest = moments.iterator();
            oldest.next();
            oldest.remove();
            missed++;
        }
    }

    /**
     * Hands out the next message, moments before states, so that what happened is told before how things stand after it.
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
        Optional<OutgoingMessage> next = moments.isEmpty() ? nextState() : nextMoment();
        next.ifPresent(handedOut::add);
        return next;
    }

    private Optional<OutgoingMessage> nextMoment() {
        OutgoingMessage first = moments.getFirst();
        moments.remove(first);
        return Optional.of(first);
    }

    private Optional<OutgoingMessage> nextState() {
        if (changed.isEmpty()) {
            return Optional.empty();
        }
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
        moments.addAll(again);
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
