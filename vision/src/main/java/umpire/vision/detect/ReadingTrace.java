package umpire.vision.detect;

import java.util.function.Supplier;

/** Hears what a reader weighs up on its way, for somebody who asks why it read what it read. */
@FunctionalInterface
public interface ReadingTrace {
    /** Nobody asks. */
    ReadingTrace NONE = candidate -> {};

    /** Hears of something that was weighed up; it is made only where somebody asks. */
    void weighed(Supplier<ReadingCandidate> candidate);

    /**
     * Returns who is to hear of candidates in the pixels of another picture.
     *
     * @param factor how many times finer than that one this trace's picture is
     * @param leftPx of that one in this trace's
     * @param topPx the same, downwards
     */
    default ReadingTrace of(double factor, double leftPx, double topPx) {
        return equals(NONE) ? NONE : candidate -> weighed(() -> candidate.get().in(factor, leftPx, topPx));
    }
}
