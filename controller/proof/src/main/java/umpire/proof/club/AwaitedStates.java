package umpire.proof.club;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * The accepted actions of a table that a reader does not show yet. A state is known by its number of actions. A later state replaces those
 * before it, because a retained message holds the whole state.
 */
final class AwaitedStates {
    private record AwaitedState(int actionsPlayed, long acceptedNanos) {}

    private final Deque<AwaitedState> open = new ArrayDeque<>();

    synchronized void accepted(int actionsPlayed, long nowNanos) {
        open.addLast(new AwaitedState(actionsPlayed, nowNanos));
    }

    /** Takes in that the reader shows a state now, and adds the delays of this state and of those that it replaces. */
    synchronized void shown(int actionsPlayed, long nowNanos, Delays delays) {
        if (open.stream().noneMatch(state -> state.actionsPlayed() == actionsPlayed)) {
            return;
        }
        AwaitedState first;
        do {
            first = open.removeFirst();
            delays.add(nowNanos - first.acceptedNanos());
        } while (first.actionsPlayed() != actionsPlayed);
    }

    /** Returns whether everything that was accepted up to a moment is shown. */
    synchronized boolean shownUntil(long nanos) {
        Iterator<AwaitedState> states = open.iterator();
        return !states.hasNext() || states.next().acceptedNanos() > nanos;
    }
}
