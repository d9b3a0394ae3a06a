package umpire.proof.bench;

import java.util.function.LongSupplier;

/**
 * How fast something was.
 *
 * @param times how often the work was done
 * @param counted what it counted, in all of them together
 * @param seconds of processor time, that of the compiler and the collector of garbage included
 */
record Throughput(long times, long counted, double seconds) {
    /**
     * Does a piece of work again and again until it has used up some time.
     *
     * @param sliceNanos how much
     * @param clockNanos the processor's time so far
     * @param work which counts something
     */
    static Throughput of(long sliceNanos, LongSupplier clockNanos, LongSupplier work) {
        long began = clockNanos.getAsLong();
        long times = 0;
        long counted = 0;
        long spent;
        do {
            counted += work.getAsLong();
            times++;
            spent = clockNanos.getAsLong() - began;
        } while (spent < sliceNanos);
        return new Throughput(times, counted, spent / 1e9);
    }

    double countedPerSecond() {
        return counted / seconds;
    }

    double timesPerSecond() {
        return times / seconds;
    }
}
