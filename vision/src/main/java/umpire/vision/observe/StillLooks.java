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
 * Spares looking at a table that has long been still. What was seen is believed only after several looks, so none of those is
 * spared. After them a look is good as long as the source knows that nothing changed since; or for some seconds, as long as no
 * block of the frame differs from the one it was taken at by more than the sensor's noise explains.
 */
final class StillLooks implements AutoCloseable {
    /** A vote of the referee's is over five looks. */
    private static final int LOOKS = 6;

    private static final long GOOD_FOR_MS = 5_000;

    /** A tenth of what a pip of a die adds to the mean of a block, and what is left of usual noise in none of them. */
    private static final double STEP = 2.5;

    /** The largest step that noise is believed to make: a hand's edge makes ten times that. */
    private static final double LARGEST_STEP = 7.5;

    /** How much larger than the mean step of all blocks noise makes the largest one of fifty thousand. */
    private static final double NOISE_STEPS = 9;

    /** What changed is no noise, and counts for no more than this in the mean. */
    private static final double MAX_NOISE = 2;

    private final Mat seen = new Mat();
    private Optional<EyeLook> last = Optional.empty();
    private int looks;
    /** Whether the source knows of every frame since the last look that it showed the same. */
    private boolean known;

    /** Returns the last look as one at this frame, if looking would show nothing else. */
    Optional<EyeLook> reusable(Frame frame, Thumbnail now) {
        known &= frame.unchanged();
        return last.filter(look -> looks >= LOOKS)
                .filter(look -> known || (good(look, frame) && unchanged(now)))
                .map(look -> look.at(frame.number(), frame.takenMs()));
    }

    private static boolean good(EyeLook look, Frame frame) {
        return frame.takenMs() - look.observation().takenMs() < GOOD_FOR_MS;
    }

    /** Returns whether the looks after the next one may be spared. */
    boolean nearlyBelieved() {
        return looks >= LOOKS - 1;
    }

    /** Takes note of a look. */
    void remember(Thumbnail now, EyeLook look) {
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

    /** The largest step that noise makes, judged by the steps of all blocks; most of them have not changed. */
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
