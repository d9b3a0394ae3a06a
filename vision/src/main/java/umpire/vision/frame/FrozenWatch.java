package umpire.vision.frame;

import java.util.zip.CRC32;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/** Notices a camera that hangs and goes on sending its last picture: noise makes no two pictures of a live one the same. */
final class FrozenWatch {
    static final String SAYS = " repeats one picture, as a camera does that hangs";

    /** So long a driver may repeat a picture while it catches up. */
    static final long FROZEN_MS = 10_000;

    /** Behind a cap there is no noise either: that is darkness, and told as such. */
    private static final double DARK_LEVEL = 12;

    private long lastSum;
    private long sinceMs;
    private boolean any;

    /** Takes a picture as it came, at a time; returns for how long the same has come. */
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

    /** Returns whether a picture that has come for so long is one of a camera that hangs. */
    static boolean isFrozen(Mat picture, long sameForMs) {
        return sameForMs > FROZEN_MS && !picture.empty() && Core.mean(picture).val[0] > DARK_LEVEL;
    }
}
