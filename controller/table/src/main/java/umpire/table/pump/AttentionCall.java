package umpire.table.pump;

import java.util.EnumSet;
import java.util.Set;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Prompt.Need;

/**
 * When people's eyes are called to the table: once it has waited for them for a moment, and then not again before it has waited for nobody.
 * Somebody who is in the middle of a move makes it ask and stop asking all the time.
 */
final class AttentionCall {
    /** Longer than a move takes. Chosen. */
    static final long LASTS_MS = 3_000;

    private static final Set<Need> WAITS = EnumSet.of(Need.QUESTION, Need.SIGHT, Need.CORRECTION, Need.DIE_UNCLEAR);

    private long sinceMs;
    private boolean waits;
    private boolean called;

    /** Takes note of what the table asks for, and returns whether it is time to call. */
    boolean due(Prompt prompt, long nowMs) {
        if (!WAITS.contains(prompt.need())) {
            waits = false;
            called = false;
            return false;
        }
        if (!waits) {
            waits = true;
            sinceMs = nowMs;
        }
        boolean now = !called && nowMs - sinceMs >= LASTS_MS;
        called |= now;
        return now;
    }
}
