package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Measures the time of each stage of a frame. The times are for people; no decision depends on them. */
final class StopWatch {
    private final List<FrameResult.LookStage> stages = new ArrayList<>();
    private final LongSupplier clockNs;

    /** Starts with a clock that counts nanoseconds. */
    StopWatch(LongSupplier clockNs) {
        this.clockNs = clockNs;
    }

    <T> T time(String name, Supplier<T> step) {
        long startNs = clockNs.getAsLong();
        T result = step.get();
        stages.add(new FrameResult.LookStage(name, (clockNs.getAsLong() - startNs) / 1000));
        return result;
    }

    void run(String name, Runnable step) {
        time(name, () -> {
            step.run();
            return name;
        });
    }

    List<FrameResult.LookStage> stages() {
        return List.copyOf(stages);
    }
}
