package umpire.referee.observation;

import java.util.Locale;

/**
 * The state of the camera as its driver reports it. Without this report, a slow machine and a missing camera look
 * alike: no pictures arrive.
 *
 * @param says the activity of the camera, or the fault and its remedy, in one sentence
 */
public record CameraState(CameraCondition kind, String says) {
    public enum CameraCondition {
        /** No picture has been processed yet, and no timeout has passed. */
        STARTING,
        /** Pictures arrive and are processed. */
        SEEING,
        /** Pictures arrive, but processing them takes too long. */
        BUSY,
        /** Pictures arrive, but a calibration or a teaching page uses them, and the game gets none. */
        LENT,
        /** No pictures arrive. */
        SILENT
    }

    public static final CameraState STARTING =
            new CameraState(CameraCondition.STARTING, "The table is still starting: it waits for the first picture.");

    /** The first picture has arrived and is being processed. */
    public static final CameraState FIRST_LOOK =
            new CameraState(CameraCondition.STARTING, "The table is still starting: it looks at the first picture.");

    /** Another game was chosen, and its vision pipeline is starting. */
    public static final CameraState CHANGING_GAME =
            new CameraState(CameraCondition.STARTING, "The table gets ready for the game that was chosen.");

    public static final CameraState SEEING = new CameraState(CameraCondition.SEEING, "Pictures arrive.");

    /** The camera is lent to its calibration. */
    public static final CameraState CALIBRATED = new CameraState(
            CameraCondition.LENT,
            "The camera is being calibrated, so the game waits. It goes on by itself afterwards.");

    /** The camera is lent to the page that teaches dice. */
    public static final CameraState TEACHING = new CameraState(
            CameraCondition.LENT, "Dice are being taught, so the game waits. It goes on by itself afterwards.");

    /** Returns the state in which processing one picture takes {@code lookMs} milliseconds. */
    public static CameraState busy(long lookMs) {
        String says = String.format(
                Locale.ROOT,
                "Reading a picture takes %d s: this machine is busy. Stop other programs on it, or wait.",
                Math.round(lookMs / 1_000.0));
        return new CameraState(CameraCondition.BUSY, says);
    }

    public static CameraState silent(String says) {
        return new CameraState(CameraCondition.SILENT, says);
    }
}
