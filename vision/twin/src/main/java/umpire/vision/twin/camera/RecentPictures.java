package umpire.vision.twin.camera;

import java.util.LinkedHashMap;
import java.util.function.Supplier;
import org.opencv.core.Mat;
import org.opencv.core.Range;
import umpire.vision.frame.OpenCv;

/**
 * Pictures that were drawn last and are likely to be asked for again, by whatever decides how they look. Whoever gets one shares its
 * pixels with others and does not change them; OpenCV counts who holds them, and gives them back with the last one. Thread-safe.
 */
public final class RecentPictures {
    private final int most;
    private final LinkedHashMap<Record, Mat> kept = new LinkedHashMap<>(4, 0.75F, true);

    /** Keeps so many. */
    public RecentPictures(int most) {
        this.most = most;
    }

    /** Returns a picture, drawn if need be; the caller releases it, which leaves that of others as it is. */
    public synchronized Mat of(Record subject, Supplier<Mat> drawn) {
        Mat picture = kept.computeIfAbsent(subject, any -> drawn.get());
        if (kept.size() > most) {
            OpenCv.release(kept.pollFirstEntry().getValue());
        }
        return picture.rowRange(Range.all());
    }
}
