package umpire.testing;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for other threads, with a timeout that only a failure reaches, even on a busy machine. */
public final class Wait {
    public static final long LIMIT_MS = 120_000;

    private Wait() {}

    /** Waits until a condition holds. Returns the time it took, in milliseconds. */
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

    public static void until(String what, CountDownLatch latch) throws InterruptedException {
        if (!latch.await(LIMIT_MS, TimeUnit.MILLISECONDS)) {
            throw new AssertionError("waited in vain until " + what);
        }
    }

    /** Takes the next element that another thread puts into a queue. */
    public static <T> T next(String what, BlockingQueue<T> queue) throws InterruptedException {
        T next = queue.poll(LIMIT_MS, TimeUnit.MILLISECONDS);
        if (next == null) {
            throw new AssertionError("waited in vain for " + what);
        }
        return next;
    }
}
