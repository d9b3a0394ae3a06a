package umpire.table.pump;

import java.util.EnumSet;
import java.util.Set;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Prompt.Need;

/**
 * Decides when to call for attention: once the table has waited for people for some seconds, and not again until it stops waiting. During a
 * move the prompt comes and goes all the time.
 */
final class AttentionCall {
    /** Longer than a move takes. Chosen. */
    static final long LASTS_MS = 3_000;

    private static final Set<Need> WAITS = EnumSet.of(Need.QUESTION, Need.SIGHT, Need.CORRECTION, Need.DIE_UNCLEAR);

    private long sinceMs;
    private boolean waits;
    private boolean called;

    /** Takes in the current prompt. Returns whether to call now. */
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
