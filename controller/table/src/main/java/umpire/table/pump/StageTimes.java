package umpire.table.pump;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.vision.observe.EyeLook;

/** The times that the stages of the last looks took. Safe from any thread. */
public final class StageTimes {
    private static final int LOOKS = 200;

    /**
     * One stage over the last looks.
     *
     * @param name of the stage
     * @param medianMs half of the looks took less
     * @param p99Ms one look in a hundred took longer
     * @param worstMs the longest
     */
    public record StageTime(String name, double medianMs, double p99Ms, double worstMs) {}

    private final int looks;
    private final Map<String, Ring> byStage = new LinkedHashMap<>();

    /** Remembers the last two hundred looks. */
    public StageTimes() {
        this(LOOKS);
    }

    /** Remembers so many looks. */
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

    /** Adds how long one stage of a look took. Stages are kept in the order they first came in. */
    public synchronized void add(String stage, double ms) {
        byStage.computeIfAbsent(stage, name -> new Ring(looks)).add(ms);
    }

    /** Adds the stages of a look. */
    public void add(EyeLook look) {
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
