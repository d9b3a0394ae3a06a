package umpire.proof.club;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The events that a reader of one table heard. Events are not retained, so a reader misses those that are published while it is not
 * connected. It notices this by their numbers, and reads the missing lines in {@code recent}.
 */
final class HeardEvents {
    private final List<String> told = new ArrayList<>();
    private final Set<Long> missing = new TreeSet<>();
    private Set<String> recent = Set.of();
    private Optional<Long> lastSeq = Optional.empty();
    private long missed;

    /** Records the next line that the table publishes as an event. */
    synchronized void published(String says) {
        told.add(says);
    }

    /** Takes in an event. Events before the first one that is heard were published before the reader came. */
    synchronized void heard(long seq) {
        for (long lost = lastSeq.orElse(seq - 1) + 1; lost < seq; lost++) {
            missed++;
            missing.add(lost);
        }
        lastSeq = Optional.of(Math.max(seq, lastSeq.orElse(seq)));
        forgetRecent();
    }

    /** Takes in the lines of a {@code recent}. */
    synchronized void recent(List<String> lines) {
        recent = new HashSet<>(lines);
        forgetRecent();
    }

    private void forgetRecent() {
        missing.removeIf(seq -> seq <= told.size() && recent.contains(told.get((int) (seq - 1))));
    }

    /** Returns the number of events that did not arrive as such. */
    synchronized long missed() {
        return missed;
    }

    /** Returns the number of events that the reader has not learned in any way, with those published after the last one it heard. */
    synchronized long lost() {
        Set<Long> lost = new TreeSet<>(missing);
        for (long seq = lastSeq.orElse((long) told.size()) + 1; seq <= told.size(); seq++) {
            if (!recent.contains(told.get((int) (seq - 1)))) {
                lost.add(seq);
            }
        }
        return lost.size();
    }
}
