package umpire.referee.observation;

import java.util.Locale;

/**
 * How the camera is, as whoever looks through it reports: silence alone does not tell a slow machine from a missing camera.
 *
 * @param kind what is going on
 * @param says one sentence: what it does, or what is wrong and what to do
 */
public record CameraState(CameraCondition kind, String says) {
    /** What is going on. */
    public enum CameraCondition {
        /** No picture has been looked at yet, and it is too early to miss one. */
        STARTING,
        /** Pictures arrive and are looked at. */
        SEEING,
        /** Pictures arrive, but looking at them takes too long. */
        BUSY,
        /** Pictures arrive, but somebody measures by them, and the game gets none. */
        LENT,
        /** No pictures arrive. */
        SILENT
    }

    /** The table is being started. */
    public static final CameraState STARTING =
            new CameraState(CameraCondition.STARTING, "The table is still starting: it waits for the first picture.");

    /** The first picture is there, and is being looked at. */
    public static final CameraState FIRST_LOOK =
            new CameraState(CameraCondition.STARTING, "The table is still starting: it looks at the first picture.");

    /** Another game was chosen, for which an eye is being opened. */
    public static final CameraState CHANGING_GAME =
            new CameraState(CameraCondition.STARTING, "The table gets ready for the game that was chosen.");

    /** All is well. */
    public static final CameraState SEEING = new CameraState(CameraCondition.SEEING, "Pictures arrive.");

    /** The camera is lent to its calibration. */
    public static final CameraState CALIBRATED = new CameraState(
            CameraCondition.LENT,
            "The camera is being calibrated, so the game waits. It goes on by itself afterwards.");

    /** The camera is lent to who teaches dice. */
    public static final CameraState TEACHING = new CameraState(
            CameraCondition.LENT, "Dice are being taught, so the game waits. It goes on by itself afterwards.");

    /** Looking takes so long. */
    public static CameraState busy(long lookMs) {
        String says = String.format(
                Locale.ROOT,
                "Looking takes %d s: this machine is busy. End what else runs on it, or have patience.",
                Math.round(lookMs / 1_000.0));
        return new CameraState(CameraCondition.BUSY, says);
    }

    /** No pictures arrive. */
    public static CameraState silent(String says) {
        return new CameraState(CameraCondition.SILENT, says);
    }
}
