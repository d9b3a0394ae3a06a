package umpire.mqtt;

import java.util.LinkedHashSet;
import java.util.Set;
import umpire.mqtt.payload.StampPayload;

/**
 * Detects another table with the same name at the same broker, by the health message that every table repeats each five seconds. A retained
 * message of this table's earlier run arrives only once, so it is not mistaken for another table. Times are milliseconds of a monotonic
 * clock; the other table's clock does not matter.
 */
final class Namesake {
    /** The timeout without a health message, after which the other table counts as gone. Health comes every five seconds. */
    private static final long SILENT_MS = 15_000;

    /** Retained messages of a killed run arrive within this time. */
    private static final long AFTERMATH_MS = 1_000;

    private static final int MOST_LEFT = 64;

    private final String run;
    private final Set<String> left = new LinkedHashSet<>();
    private long firstMs;
    private long lastMs = Long.MIN_VALUE / 2;

    Namesake(String run) {
        this.run = run;
    }

    /** Takes in a health message that just arrived. */
    synchronized void hear(byte[] health, long nowMs) {
        if (StampPayload.word(health, "run").filter(told -> !told.equals(run)).isPresent()) {
            if (!isHeard(nowMs)) {
                firstMs = nowMs;
            }
            lastMs = nowMs;
        }
    }

    /** Notes a retained topic that only the other table has. */
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

    /** Returns the topics that only the other table had, and forgets them. */
    synchronized Set<String> leftovers() {
        Set<String> all = Set.copyOf(left);
        left.clear();
        return all;
    }
}
