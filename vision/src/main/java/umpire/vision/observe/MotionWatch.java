package umpire.vision.observe;

import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/**
 * Compares a frame with the one before it, both made small. Noise averages out when a picture is made small, and a lamp that
 * changes by a little changes all of it; something that moves changes a part of it.
 */
final class MotionWatch implements AutoCloseable {
    private static final int WIDTH_PX = 338;
    private static final double LEAST_STEP = 7;
    private static final double NOISE_STEPS = 9;
    private static final int LEAST_PIXELS = 3;

    private Optional<Mat> before = Optional.empty();

    /** Returns whether something moved since the last frame. The first frame shows no motion. */
    boolean moved(Mat grey) {
        Mat now = small(grey);
        boolean moved = before.map(old -> differs(old, now)).orElse(false);
        before.ifPresent(OpenCv::release);
        before = Optional.of(now);
        return moved;
    }

    private static Mat small(Mat grey) {
        Mat shrunk = new Mat();
        Mat small = new Mat();
        try {
            int height = Math.max(1, grey.rows() * WIDTH_PX / grey.cols());
            Imgproc.resize(grey, shrunk, new Size(WIDTH_PX, height), 0, 0, Imgproc.INTER_AREA);
            shrunk.convertTo(small, CvType.CV_32F);
            return small;
        } finally {
            OpenCv.release(shrunk);
        }
    }

    private static boolean differs(Mat old, Mat now) {
        if (!old.size().equals(now.size())) {
            return true;
        }
        Mat step = new Mat();
        try {
            double gain = Core.sumElems(now).val[0] / Math.max(1, Core.sumElems(old).val[0]);
            Core.addWeighted(now, 1, old, -gain, 0, step);
            float[] steps = new float[(int) step.total()];
            step.get(0, 0, steps);
            for (int i = 0; i < steps.length; i++) {
                steps[i] = Math.abs(steps[i]);
            }
            float[] sorted = steps.clone();
            Arrays.sort(sorted);
            double limit = Math.max(LEAST_STEP, NOISE_STEPS * sorted[sorted.length / 2]);
            return sorted[sorted.length - LEAST_PIXELS] > limit;
        } finally {
            OpenCv.release(step);
        }
    }

    @Override
    public void close() {
        before.ifPresent(OpenCv::release);
        before = Optional.empty();
    }
}
