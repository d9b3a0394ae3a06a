package umpire.table.pump;

import java.util.Optional;
import umpire.referee.observation.CameraState;

/**
 * Whether the camera sends pictures, and whether they are looked at in time: noted by the camera's thread, read by others. While a
 * picture is waited for the camera may be gone; while one is made or looked at the machine is only slow.
 */
final class CameraHealth {
    /** Without a picture for so long, the camera is missed. */
    static final long SILENT_MS = 3_000;

    /** A camera that was just switched on takes its time for the first picture. */
    static final long FIRST_PICTURE_MS = 10_000;

    /** A look that takes so long is too slow to play with. */
    static final long BUSY_MS = 2_000;

    private record LookPhase(boolean waiting, long sinceMs) {}

    private volatile LookPhase step;
    private volatile boolean everLooked;
    private volatile boolean another;
    private volatile long lookMs;
    private volatile Optional<String> trouble = Optional.empty();

    /** Begins with a camera that is to be opened. */
    CameraHealth(long nowMs) {
        this.step = new LookPhase(true, nowMs);
    }

    /** Another game is looked at from now on, by an eye that is only being opened: it begins as a start does. */
    void beginsAnew(long nowMs) {
        everLooked = false;
        another = true;
        waits(nowMs);
    }

    /** A picture is waited for, from now on. */
    void waits(long nowMs) {
        step = new LookPhase(true, nowMs);
    }

    /** A picture is there, and is looked at from now on. */
    void looks(long nowMs) {
        step = new LookPhase(false, nowMs);
    }

    /** A picture that was taken then has been looked at now. */
    void looked(long takenMs, long nowMs) {
        everLooked = true;
        another = false;
        lookMs = nowMs - takenMs;
        trouble = Optional.empty();
        waits(nowMs);
    }

    /** The camera failed; that holds until the next look. */
    void failed(String why) {
        trouble = Optional.of(why);
    }

    /** Returns when the camera's thread began what it does now. */
    long beganMs() {
        return step.sinceMs();
    }

    /** Returns how long nothing has happened. */
    long silentMs(long nowMs) {
        return nowMs - step.sinceMs();
    }

    /** Returns whether the camera is waited for, and not the machine. */
    boolean waiting(boolean making) {
        return step.waiting() && !making;
    }

    /**
     * Returns how the camera is.
     *
     * @param making whether the camera is making a picture, and not waiting for one
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

    /** Returns whether something was looked at since the table was made ready for its game: what was seen before is of no matter. */
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
