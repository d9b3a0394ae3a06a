package umpire.vision.frame;

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

    private static final int ROWS = 8;

    private final VideoCapture capture;
    private final HeldLight light = new HeldLight();
    private boolean refused;

    ExposureLock(VideoCapture capture) {
        this.capture = capture;
    }

    /**
     * Takes note of a frame.
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
