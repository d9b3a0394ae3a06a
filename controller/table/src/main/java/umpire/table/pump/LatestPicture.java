package umpire.table.pump;

import java.util.Optional;
import umpire.vision.frame.Frame;

/** When the newest frame was taken, and the picture of it for people: made only when somebody has looked at the one before. */
final class LatestPicture {
    private static final int QUALITY_PERCENT = 80;

    private volatile Optional<byte[]> jpeg = Optional.empty();
    private volatile boolean wanted = true;
    private volatile Optional<Long> takenMs = Optional.empty();

    /** Returns when it was taken; empty while there was none. */
    Optional<Long> takenMs() {
        return takenMs;
    }

    /** Returns the newest picture there is, and asks for a newer one. */
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
