package umpire.vision.observe;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.Frame;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.motion.Thumbnail;

/**
 * Skips frames of a table that has long been still. A result is believed only after several frames, so these are all processed. After them
 * the last result stays valid while the source knows that nothing changed. Otherwise it stays valid for some seconds, while no block of the
 * frame differs from the processed one by more than the sensor's noise.
 */
final class UnchangedFrameCache implements AutoCloseable {
    /** The number of quiet, unchanged frames after which frames are skipped. The referee votes over five frames. */
    private static final int LOOKS = 6;

    private static final long GOOD_FOR_MS = 5_000;

    /**
     * A block whose mean differs by at most this many levels is unchanged. Usual noise never reaches it, and a pip of a die changes the
     * mean ten times as much.
     */
    private static final double STEP = 2.5;

    /** The largest step that is explained by noise: a hand's edge causes ten times as much. */
    private static final double LARGEST_STEP = 7.5;

    /** The ratio of the largest to the mean step that noise causes among fifty thousand blocks. */
    private static final double NOISE_STEPS = 9;

    /** The largest step that one block adds to the mean, since a block that really changed is not noise. */
    private static final double MAX_NOISE = 2;

    private final Mat seen = new Mat();
    private Optional<FrameResult> last = Optional.empty();
    private int looks;
    /** Whether the source has confirmed every frame since the last result as unchanged. */
    private boolean known;

    /** Returns the last result for this frame; empty if the frame must be processed. */
    Optional<FrameResult> reusable(Frame frame, Thumbnail now) {
        known &= frame.unchanged();
        return last.filter(look -> looks >= LOOKS)
                .filter(look -> known || (good(look, frame) && unchanged(now)))
                .map(look -> look.at(frame.number(), frame.takenMs()));
    }

    private static boolean good(FrameResult look, Frame frame) {
        return frame.takenMs() - look.observation().takenMs() < GOOD_FOR_MS;
    }

    /** Returns whether the frames after the next one may be skipped. */
    boolean nearlyBelieved() {
        return looks >= LOOKS - 1;
    }

    /** Stores the result of a frame. */
    void remember(Thumbnail now, FrameResult look) {
        boolean quiet = look.observation().quiet();
        looks = quiet && unchanged(now) ? looks + 1 : 0;
        if (looks == 0) {
            now.glance().copyTo(seen);
        }
        last = Optional.of(look);
        known = true;
    }

    private boolean unchanged(Thumbnail now) {
        Mat glance = now.glance();
        if (!seen.size().equals(glance.size())) {
            return false;
        }
        try (MatScope scope = new MatScope()) {
            Mat step = scope.mat();
            Core.absdiff(seen, glance, step);
            double largest = Core.minMaxLoc(step).maxVal;
            return largest <= STEP || largest <= noise(step);
        }
    }

    /** Returns the largest step explained by noise, estimated from all blocks; most of them have not changed. */
    private static double noise(Mat step) {
        try (MatScope scope = new MatScope()) {
            Mat small = scope.mat();
            Imgproc.threshold(step, small, MAX_NOISE, 0, Imgproc.THRESH_TRUNC);
            return Math.min(LARGEST_STEP, NOISE_STEPS * Core.mean(small).val[0]);
        }
    }

    @Override
    public void close() {
        OpenCv.release(seen);
        last = Optional.empty();
    }
}
