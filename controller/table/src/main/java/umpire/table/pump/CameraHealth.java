package umpire.table.pump;

import java.util.Optional;
import umpire.referee.observation.CameraState;

/**
 * The health of the camera and the speed of processing. The camera's thread writes it, others read it. A missing picture means that the
 * camera is gone; slow decoding or processing means that the machine is slow.
 */
final class CameraHealth {
    /** The timeout for a picture. */
    static final long SILENT_MS = 3_000;

    /** The timeout for the first picture, since a camera takes longer after power-on. */
    static final long FIRST_PICTURE_MS = 10_000;

    /** Processing that takes longer is too slow for play. */
    static final long BUSY_MS = 2_000;

    private record LookPhase(boolean waiting, long sinceMs) {}

    private volatile LookPhase step;
    private volatile boolean everLooked;
    private volatile boolean another;
    private volatile long lookMs;
    private volatile Optional<String> trouble = Optional.empty();

    /** Starts with a camera that is about to be opened. */
    CameraHealth(long nowMs) {
        this.step = new LookPhase(true, nowMs);
    }

    /** Restarts the timeouts, because a vision pipeline for another game is being opened. */
    void beginsAnew(long nowMs) {
        everLooked = false;
        another = true;
        waits(nowMs);
    }

    /** Starts waiting for a picture. */
    void waits(long nowMs) {
        step = new LookPhase(true, nowMs);
    }

    /** Starts processing a picture. */
    void looks(long nowMs) {
        step = new LookPhase(false, nowMs);
    }

    /** Finishes a picture that was taken at this time. */
    void looked(long takenMs, long nowMs) {
        everLooked = true;
        another = false;
        lookMs = nowMs - takenMs;
        trouble = Optional.empty();
        waits(nowMs);
    }

    /** Records a failure, which holds until the next processed picture. */
    void failed(String why) {
        trouble = Optional.of(why);
    }

    /** Returns when the current step began. */
    long beganMs() {
        return step.sinceMs();
    }

    /** Returns for how many milliseconds nothing has happened. */
    long silentMs(long nowMs) {
        return nowMs - step.sinceMs();
    }

    /** Returns whether it waits for the camera, not for the machine. */
    boolean waiting(boolean making) {
        return step.waiting() && !making;
    }

    /**
     * Returns the camera's state.
     *
     * @param making whether the camera is producing a picture, not waiting for one
     */
    CameraState state(long nowMs, boolean making) {
        Optional<String> failure = trouble;
        if (failure.isPresent()) {
            return CameraState.silent("The camera sends no pictures: " + failure.get() + ".");
        }
        long forMs = silentMs(nowMs);
        if (waiting(making)) {
            return everLooked ? waited(forMs) : waitedForFirst(forMs);
        }
        if (everLooked) {
            return looking(Math.max(lookMs, forMs));
        }
        return beginning(making ? CameraState.STARTING : CameraState.FIRST_LOOK);
    }

    /** Returns whether a picture was processed since the current game began. */
    boolean everLooked() {
        return everLooked;
    }

    private CameraState beginning(CameraState atTheStart) {
        return another ? CameraState.CHANGING_GAME : atTheStart;
    }

    private CameraState waitedForFirst(long forMs) {
        return forMs > FIRST_PICTURE_MS
                ? CameraState.silent("The camera has sent no picture yet. Check that it is plugged in.")
                : beginning(CameraState.STARTING);
    }

    private CameraState waited(long forMs) {
        return forMs > SILENT_MS
                ? CameraState.silent("The camera sends no pictures any more. Check that it is plugged in.")
                : looking(lookMs);
    }

    private static CameraState looking(long longestMs) {
        return longestMs < BUSY_MS ? CameraState.SEEING : CameraState.busy(longestMs);
    }
}
