package umpire.table.pump;

import java.util.Optional;
import umpire.vision.frame.Frame;

/** The time of the newest frame, and its picture for people. A picture is made only after the last one was requested. */
final class LatestPicture {
    private static final int QUALITY_PERCENT = 80;

    private volatile Optional<byte[]> jpeg = Optional.empty();
    private volatile boolean wanted = true;
    private volatile Optional<Long> takenMs = Optional.empty();

    /** Returns when the newest frame was taken; empty before the first. */
    Optional<Long> takenMs() {
        return takenMs;
    }

    /** Returns the newest picture, and requests a newer one. */
    Optional<byte[]> asked() {
        wanted = true;
        return jpeg;
    }

    void hear(Frame frame) {
        takenMs = Optional.of(frame.takenMs());
        if (wanted) {
            wanted = false;
            jpeg = Optional.of(frame.jpeg(QUALITY_PERCENT));
        }
    }
}
