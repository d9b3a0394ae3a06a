package umpire.vision.frame;

import java.util.zip.CRC32;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/** Detects a camera that hangs and repeats its last picture. Noise makes every two pictures of a live camera differ. */
final class FrozenWatch {
    static final String SAYS = " repeats one picture, so it seems to hang";

    /** The time in milliseconds for which a driver may repeat a picture while it catches up. */
    static final long FROZEN_MS = 10_000;

    /**
     * A picture darker than this level is not checked: a covered lens gives pictures without noise, and is reported as darkness instead.
     */
    private static final double DARK_LEVEL = 12;

    private long lastSum;
    private long sinceMs;
    private boolean any;

    /** Takes a compressed picture and the time; returns the milliseconds since the picture last changed. */
    long sameForMs(byte[] picture, long nowMs) {
        CRC32 crc = new CRC32();
        crc.update(picture);
        if (!any || crc.getValue() != lastSum) {
            any = true;
            lastSum = crc.getValue();
            sinceMs = nowMs;
        }
        return nowMs - sinceMs;
    }

    /** Returns whether a picture repeated for this long means that the camera hangs. */
    static boolean isFrozen(Mat picture, long sameForMs) {
        return sameForMs > FROZEN_MS && !picture.empty() && Core.mean(picture).val[0] > DARK_LEVEL;
    }
}
