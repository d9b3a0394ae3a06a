package umpire.table;

import java.util.function.BooleanSupplier;

/** Waits for what other threads do, with a limit that only a failure reaches. */
public final class Wait {
    private static final long LIMIT_MS = 20_000;

    private Wait() {}

    /** Returns how long it took, in milliseconds. */
    public static long until(String what, BooleanSupplier condition) throws InterruptedException {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - start > LIMIT_MS * 1_000_000) {
                throw new AssertionError("waited in vain until " + what);
            }
            Thread.sleep(5);
        }
        return (System.nanoTime() - start) / 1_000_000;
    }
}
