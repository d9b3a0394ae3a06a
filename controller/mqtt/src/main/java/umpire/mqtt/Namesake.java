package umpire.mqtt;

import java.util.LinkedHashSet;
import java.util.Set;
import umpire.mqtt.payload.StampPayload;

/**
 * Notices another table that has the name of this one, at the same broker, by the health that it tells every five seconds. What an
 * earlier run of this table left at the broker is no sign of one: it lies there, or comes once. Times are milliseconds of a clock that never goes
 * back; the clock of the other table does not matter.
 */
final class Namesake {
    /** Health is told more often than that. */
    private static final long SILENT_MS = 15_000;

    /** Retained messages of a run that was killed arrive within this time. */
    private static final long AFTERMATH_MS = 1_000;

    private static final int MOST_LEFT = 64;

    private final String run;
    private final Set<String> left = new LinkedHashSet<>();
    private long firstMs;
    private long lastMs = Long.MIN_VALUE / 2;

    Namesake(String run) {
        this.run = run;
    }

    /** Takes note of a health that was told just now. */
    synchronized void hear(byte[] health, long nowMs) {
        if (StampPayload.word(health, "run").filter(told -> !told.equals(run)).isPresent()) {
            if (!isHeard(nowMs)) {
                firstMs = nowMs;
            }
            lastMs = nowMs;
        }
    }

    /** Takes note of a retained topic that it alone has. */
    synchronized void says(String suffix) {
        if (left.size() < MOST_LEFT) {
            left.add(suffix);
        }
    }

    private boolean isHeard(long nowMs) {
        return nowMs - lastMs <= SILENT_MS;
    }

    /** Returns whether there is another table. */
    synchronized boolean isThere(long nowMs) {
        return isHeard(nowMs) && lastMs - firstMs >= AFTERMATH_MS;
    }

    /** Returns the topics that it alone had, and forgets them. */
    synchronized Set<String> leftovers() {
        Set<String> all = Set.copyOf(left);
        left.clear();
        return all;
    }
}
