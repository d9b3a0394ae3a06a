package umpire.architecture.planted;

import java.util.Collections;
import java.util.List;

/** Makes many impure calls, to test the check. */
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
