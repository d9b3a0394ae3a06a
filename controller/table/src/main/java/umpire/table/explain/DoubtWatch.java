package umpire.table.explain;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import umpire.referee.announcement.Prompt;

/** Detects a new doubt: the table asks which of several readings is meant, cannot judge something, or wants it corrected. */
final class DoubtWatch {
    private static final Set<Prompt.Need> DOUBTS =
            EnumSet.of(Prompt.Need.QUESTION, Prompt.Need.DIE_UNCLEAR, Prompt.Need.SIGHT, Prompt.Need.CORRECTION);

    /** The least time between doubts. A moving hand changes the prompt many times a second. */
    private static final long APART_MS = 3_000;

    private final LongSupplier clockMs;
    private String last = "";
    private long lastMs;

    DoubtWatch(LongSupplier clockMs) {
        this.clockMs = clockMs;
        this.lastMs = clockMs.getAsLong() - APART_MS;
    }

    /** Returns the prompt if it is a new doubt. */
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
