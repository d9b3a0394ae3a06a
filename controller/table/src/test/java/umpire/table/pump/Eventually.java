package umpire.table.pump;

import java.util.function.BooleanSupplier;

/** Waits for what other threads do, with a limit that only a failure reaches. */
final class Eventually {
    private static final long LIMIT_MS = 20_000;

    private Eventually() {}

    static void until(String what, BooleanSupplier condition) throws InterruptedException {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - start > LIMIT_MS * 1_000_000) {
                throw new AssertionError("waited in vain until " + what);
            }
            Thread.sleep(5);
        }
    }
}
