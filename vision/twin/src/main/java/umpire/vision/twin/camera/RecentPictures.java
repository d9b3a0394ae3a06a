package umpire.vision.twin.camera;

import java.util.LinkedHashMap;
import java.util.function.Supplier;
import org.opencv.core.Mat;
import org.opencv.core.Range;
import umpire.vision.frame.OpenCv;

/**
 * A cache of recently drawn pictures, by a key of everything that determines their look. Callers share the pixels and must not change them;
 * OpenCV counts the references and frees the pixels with the last one. Thread-safe.
 */
public final class RecentPictures {
    private final int most;
    private final LinkedHashMap<Record, Mat> kept = new LinkedHashMap<>(4, 0.75F, true);

    /** Makes a cache of this many pictures. */
    public RecentPictures(int most) {
        this.most = most;
    }

    /** Returns a picture, drawn if needed. The caller releases it, which does not affect other callers. */
    public synchronized Mat of(Record subject, Supplier<Mat> drawn) {
        Mat picture = kept.computeIfAbsent(subject, any -> drawn.get());
        if (kept.size() > most) {
            OpenCv.release(kept.pollFirstEntry().getValue());
        }
        return picture.rowRange(Range.all());
    }
}
