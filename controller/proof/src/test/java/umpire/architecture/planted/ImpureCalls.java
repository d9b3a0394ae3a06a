package umpire.architecture.planted;

import java.util.Collections;
import java.util.List;

/** Calls much that acts by itself, so that the check can be seen to find it. */
public final class ImpureCalls {
    private ImpureCalls() {}

    public static long all(List<Long> numbers) {
        Collections.shuffle(numbers);
        System.out.println(System.getenv("HOME") + Math.random());
        return System.currentTimeMillis()
                + System.nanoTime()
                + numbers.parallelStream().mapToLong(number -> number).sum();
    }
}
