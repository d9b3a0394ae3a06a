package umpire.vision.frame;

import java.util.OptionalLong;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.Videoio;

/**
 * Holds exposure and white balance of a camera still once it has found them: a hand over the table, or a white sheet that is laid down, else
 * makes all the rest darker or bluer. Where the room's light changed for good the camera finds them anew. A driver that does not let itself
 * be told is left alone. Belongs to the camera's thread.
 */
final class ExposureLock {
    /** As V4L2 counts them: by the camera itself, or as it is told. */
    static final double BY_ITSELF = 3;

    static final double AS_TOLD = 1;

    static final long FINDING_MS = 3_000;
    static final long CHANGED_MS = 5_000;
    private static final long EVERY_MS = 500;
    /** A hand takes a tenth of the picture; a lamp that goes out takes more than this of the light. */
    private static final double MOST_CHANGE = 1.0 / 3;

    private static final int ROWS = 8;

    /** What the camera does. */
    private enum Doing {
        FINDING,
        HELD,
        REFUSED
    }

    private final VideoCapture capture;
    private Doing doing = Doing.FINDING;
    private OptionalLong sinceMs = OptionalLong.empty();
    private long lookedMs;
    private double heldLevel;

    ExposureLock(VideoCapture capture) {
        this.capture = capture;
    }

    /**
     * Takes note of a frame.
     *
     * @param bgr left as it was
     */
    void seen(Mat bgr, long nowMs) {
        boolean due = sinceMs.isEmpty() || nowMs - lookedMs >= EVERY_MS;
        if (doing == Doing.REFUSED || !due || bgr.empty()) {
            return;
        }
        lookedMs = nowMs;
        if (doing == Doing.FINDING) {
            if (sinceMs.isEmpty()) {
                sinceMs = OptionalLong.of(nowMs);
            } else if (nowMs - sinceMs.getAsLong() >= FINDING_MS) {
                hold(level(bgr), nowMs);
            }
        } else if (Math.abs(level(bgr) - heldLevel) <= MOST_CHANGE * heldLevel) {
            sinceMs = OptionalLong.of(nowMs);
        } else if (nowMs - sinceMs.orElse(nowMs) >= CHANGED_MS) {
            findAnew(nowMs);
        }
    }

    private void hold(double level, long nowMs) {
        double exposure = capture.get(Videoio.CAP_PROP_EXPOSURE);
        double kelvin = capture.get(Videoio.CAP_PROP_WB_TEMPERATURE);
        if (!capture.set(Videoio.CAP_PROP_AUTO_EXPOSURE, AS_TOLD)) {
            doing = Doing.REFUSED;
            return;
        }
        if (exposure > 0) {
            capture.set(Videoio.CAP_PROP_EXPOSURE, exposure);
        }
        if (capture.set(Videoio.CAP_PROP_AUTO_WB, 0) && kelvin > 0) {
            capture.set(Videoio.CAP_PROP_WB_TEMPERATURE, kelvin);
        }
        doing = Doing.HELD;
        heldLevel = level;
        sinceMs = OptionalLong.of(nowMs);
    }

    private void findAnew(long nowMs) {
        capture.set(Videoio.CAP_PROP_AUTO_EXPOSURE, BY_ITSELF);
        capture.set(Videoio.CAP_PROP_AUTO_WB, 1);
        doing = Doing.FINDING;
        sinceMs = OptionalLong.of(nowMs);
    }

    /** Returns how bright a picture is, by some of its rows, from 0 to 255. */
    private static double level(Mat bgr) {
        double sum = 0;
        try (MatScope scope = new MatScope()) {
            for (int i = 0; i < ROWS; i++) {
                Scalar mean = Core.mean(scope.keep(bgr.row((2 * i + 1) * bgr.rows() / (2 * ROWS))));
                sum += (mean.val[0] + mean.val[1] + mean.val[2]) / 3;
            }
        }
        return sum / ROWS;
    }
}
