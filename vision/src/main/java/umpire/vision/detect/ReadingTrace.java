package umpire.vision.detect;

import java.util.function.Supplier;

/** Receives the candidates of a reader, to explain its result. */
@FunctionalInterface
public interface ReadingTrace {
    /** Ignores all candidates. */
    ReadingTrace NONE = candidate -> {};

    /** Receives a candidate; the supplier is called only if the trace is in use. */
    void weighed(Supplier<ReadingCandidate> candidate);

    /**
     * Returns a trace for candidates in the pixels of another picture.
     *
     * @param factor the resolution of this trace's picture relative to the other
     * @param leftPx left edge of the other picture in this one
     * @param topPx top edge of the other picture in this one
     */
    default ReadingTrace of(double factor, double leftPx, double topPx) {
        return equals(NONE) ? NONE : candidate -> weighed(() -> candidate.get().in(factor, leftPx, topPx));
    }
}
