package umpire.table.explain;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import umpire.referee.announcement.Prompt;

/** Tells when a new doubt comes up: the table asks which of several readings is meant, cannot judge something, or wants it put right. */
final class DoubtWatch {
    private static final Set<Prompt.Need> DOUBTS =
            EnumSet.of(Prompt.Need.QUESTION, Prompt.Need.DIE_UNCLEAR, Prompt.Need.SIGHT, Prompt.Need.CORRECTION);

    /** Hands that go about something change what is doubtful many times a second. */
    private static final long APART_MS = 3_000;

    private final LongSupplier clockMs;
    private String last = "";
    private long lastMs;

    DoubtWatch(LongSupplier clockMs) {
        this.clockMs = clockMs;
        this.lastMs = clockMs.getAsLong() - APART_MS;
    }

    /** Returns what is doubtful now, if that is new. */
    Optional<Prompt> since(Prompt prompt) {
        if (!DOUBTS.contains(prompt.need())) {
            last = "";
            return Optional.empty();
        }
        long nowMs = clockMs.getAsLong();
        if (last.equals(prompt.says()) || nowMs - lastMs < APART_MS) {
            return Optional.empty();
        }
        last = prompt.says();
        lastMs = nowMs;
        return Optional.of(prompt);
    }
}
