package umpire.vision.observe.motion;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.detect.Histogram;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Detects motion by comparing small pictures of a frame, the frame before it, and one from a while before. Slow motion differs little
 * between frames, and less at a higher frame rate. Noise averages out in a small picture. A lamp changes the whole picture a little; a
 * moving object changes a part of it.
 */
public final class MotionWatch implements AutoCloseable {
    /** The width of the compared pictures: a sixth of the reference camera's width. Chosen. */
    private static final int WIDTH_PX = 338;

    private static final int STEPS_PER_LEVEL = 32;

    private final MotionThresholds limits;
    private Optional<Mat> before = Optional.empty();
    private Optional<Mat> anchor = Optional.empty();
    private long anchoredMs;

    public MotionWatch(MotionThresholds limits) {
        this.limits = limits;
    }

    /** Returns whether something moved since the last frame, or since a while ago. The first frame has no motion. */
    public boolean moved(Thumbnail picture, long takenMs) {
        Mat now = small(picture);
        boolean moved = before.map(old -> differs(old, now)).orElse(false)
                || anchor.map(old -> differs(old, now)).orElse(false);
        before.ifPresent(OpenCv::release);
        before = Optional.of(now);
        if (moved || anchor.isEmpty() || takenMs - anchoredMs > limits.keptMs()) {
            anchor.ifPresent(OpenCv::release);
            anchor = Optional.of(now.clone());
            anchoredMs = takenMs;
        }
        return moved;
    }

    private static Mat small(Thumbnail picture) {
        try (MatScope scope = new MatScope()) {
            Mat shrunk = scope.keep(picture.about(WIDTH_PX));
            Mat small = scope.mat();
            shrunk.convertTo(small, CvType.CV_32F);
            return scope.handOut(small);
        }
    }

    private boolean differs(Mat old, Mat now) {
        if (!old.size().equals(now.size())) {
            return true;
        }
        try (MatScope scope = new MatScope()) {
            Mat step = scope.mat();
            double gain = Core.sumElems(now).val[0] / Math.max(1, Core.sumElems(old).val[0]);
            Core.addWeighted(now, 1, old, -gain, 0, step);
            float[] steps = new float[(int) step.total()];
            step.get(0, 0, steps);
            int[] counts = counts(steps);
            double limit = Math.max(limits.minStepLevels(), limits.noiseSteps() * level(counts, steps.length / 2));
            return level(counts, steps.length - (int) limits.minPixels()) > limit;
        }
    }

    /** Counts the pixels by the size of their change. Sorting them would take longer than everything else here. */
    private static int[] counts(float[] steps) {
        int[] counts = new int[256 * STEPS_PER_LEVEL + 1];
        for (float step : steps) {
            counts[Math.min(counts.length - 1, (int) (Math.abs(step) * STEPS_PER_LEVEL))]++;
        }
        return counts;
    }

    /** Returns the size of change that has a rank among all pixels. */
    private static double level(int[] counts, int rank) {
        return (double) Histogram.level(counts, rank + 1.0) / STEPS_PER_LEVEL;
    }

    @Override
    public void close() {
        before.ifPresent(OpenCv::release);
        before = Optional.empty();
        anchor.ifPresent(OpenCv::release);
        anchor = Optional.empty();
    }
}
