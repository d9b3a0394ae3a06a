package umpire.player;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** Returns true once the time is up, by the given clock. */
public final class Deadline implements BooleanSupplier {
    private static final long NANOS_PER_MS = 1_000_000;

    private final LongSupplier clockNanos;
    private final long beganNanos;
    private final long mostNanos;

    /** Creates a deadline that starts now. */
    public Deadline(long mostMs, LongSupplier clockNanos) {
        this.clockNanos = clockNanos;
        this.beganNanos = clockNanos.getAsLong();
        this.mostNanos = mostMs * NANOS_PER_MS;
    }

    @Override
    public boolean getAsBoolean() {
        return clockNanos.getAsLong() - beganNanos >= mostNanos;
    }
}
