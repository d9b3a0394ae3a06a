package umpire.vision.observe;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import umpire.vision.frame.OpenCv;

/**
 * Spares looking at a table that has long been still. What was seen is believed only after several looks, so none of those is
 * spared; after them a look is good for a second, as long as no block of the frame differs from the one it was taken at.
 */
final class StillLooks implements AutoCloseable {
    /** A vote of the referee's is over five looks. */
    private static final int LOOKS = 6;

    private static final long GOOD_FOR_MS = 1_000;

    /** Ten times what noise leaves in the mean of a block, and a tenth of what a pip of a die adds. */
    private static final double STEP = 2.5;

    private final Mat seen = new Mat();
    private Optional<Look> last = Optional.empty();
    private int looks;

    /** Returns the last look as one at this frame, if looking would show nothing else. */
    Optional<Look> same(Thumbnail now, long frame, long takenMs) {
        boolean good = looks >= LOOKS
                && last.filter(look -> takenMs - look.observation().takenMs() < GOOD_FOR_MS)
                        .isPresent();
        return good && unchanged(now) ? last.map(look -> look.at(frame, takenMs)) : Optional.empty();
    }

    /** Takes note of a look. */
    void looked(Thumbnail now, Look look) {
        boolean quiet = look.observation().quiet();
        looks = quiet && unchanged(now) ? looks + 1 : 0;
        if (looks == 0) {
            now.blocks().copyTo(seen);
        }
        last = Optional.of(look);
    }

    private boolean unchanged(Thumbnail now) {
        if (!seen.size().equals(now.blocks().size())) {
            return false;
        }
        Mat step = new Mat();
        try {
            Core.absdiff(seen, now.blocks(), step);
            return Core.minMaxLoc(step).maxVal <= STEP;
        } finally {
            OpenCv.release(step);
        }
    }

    @Override
    public void close() {
        OpenCv.release(seen);
        last = Optional.empty();
    }
}
