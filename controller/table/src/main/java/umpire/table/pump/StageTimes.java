package umpire.table.pump;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.vision.observe.FrameResult;

/** The durations of the processing stages in the last frames. Thread-safe. */
public final class StageTimes {
    private static final int LOOKS = 200;

    /**
     * One stage over the last frames.
     *
     * @param name of the stage
     * @param medianMs the median in milliseconds
     * @param p99Ms the 99th percentile in milliseconds
     * @param worstMs the maximum in milliseconds
     */
    public record StageTime(String name, double medianMs, double p99Ms, double worstMs) {}

    private final int looks;
    private final Map<String, Ring> byStage = new LinkedHashMap<>();

    /** Keeps the last two hundred frames. */
    public StageTimes() {
        this(LOOKS);
    }

    /** Keeps this number of frames. */
    public StageTimes(int looks) {
        this.looks = looks;
    }

    private static final class Ring {
        private final double[] ms;
        private int count;

        Ring(int size) {
            this.ms = new double[size];
        }

        void add(double value) {
            ms[count++ % ms.length] = value;
        }

        double[] sorted() {
            double[] values = Arrays.copyOf(ms, Math.min(count, ms.length));
            Arrays.sort(values);
            return values;
        }
    }

    /** Adds the duration of one stage. Stages keep the order in which they first appeared. */
    public synchronized void add(String stage, double ms) {
        byStage.computeIfAbsent(stage, name -> new Ring(looks)).add(ms);
    }

    /** Adds the stages of a frame. */
    public void add(FrameResult look) {
        look.stages().forEach(stage -> add(stage.name(), stage.micros() / 1_000.0));
    }

    /** Returns each stage's figures, in the order of the stages. */
    public synchronized List<StageTime> summary() {
        List<StageTime> stages = new ArrayList<>();
        byStage.forEach((name, ring) -> {
            double[] ms = ring.sorted();
            stages.add(new StageTime(name, at(ms, 0.5), at(ms, 0.99), ms[ms.length - 1]));
        });
        return stages;
    }

    private static double at(double[] sorted, double share) {
        return sorted[Math.min(sorted.length - 1, (int) Math.floor(share * sorted.length))];
    }
}
