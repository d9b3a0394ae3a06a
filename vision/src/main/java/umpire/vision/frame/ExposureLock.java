package umpire.vision.frame;

import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.Videoio;

/**
 * Locks the exposure and white balance of a camera once the camera has found them. Without the lock, a hand over the table, or a white
 * sheet, makes everything else darker or bluer. If the room's light changes for good, the lock is released until the camera has found new
 * values. Drivers without such settings are left alone. Used only on the camera's thread.
 */
final class ExposureLock {
    /** Values of V4L2: automatic exposure, or manual exposure. */
    static final double BY_ITSELF = 3;

    static final double AS_TOLD = 1;

    private static final int ROWS = 8;

    private final VideoCapture capture;
    private final HeldLight light = new HeldLight();
    private boolean refused;

    ExposureLock(VideoCapture capture) {
        this.capture = capture;
    }

    /**
     * Takes a frame into account.
     *
     * @param bgr left as it was
     */
    void seen(Mat bgr, long nowMs) {
        if (refused || bgr.empty()) {
            return;
        }
        switch (light.seen(() -> level(bgr), nowMs)) {
            case NOTHING -> {}
            case HOLD -> hold();
            case FIND_ANEW -> findAnew();
        }
    }

    private void hold() {
        double exposure = capture.get(Videoio.CAP_PROP_EXPOSURE);
        double kelvin = capture.get(Videoio.CAP_PROP_WB_TEMPERATURE);
        if (!capture.set(Videoio.CAP_PROP_AUTO_EXPOSURE, AS_TOLD)) {
            refused = true;
            return;
        }
        if (exposure > 0) {
            capture.set(Videoio.CAP_PROP_EXPOSURE, exposure);
        }
        if (capture.set(Videoio.CAP_PROP_AUTO_WB, 0) && kelvin > 0) {
            capture.set(Videoio.CAP_PROP_WB_TEMPERATURE, kelvin);
        }
    }

    private void findAnew() {
        capture.set(Videoio.CAP_PROP_AUTO_EXPOSURE, BY_ITSELF);
        capture.set(Videoio.CAP_PROP_AUTO_WB, 1);
    }

    /** Returns the brightness of some rows of a picture, from 0 to 255. */
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
