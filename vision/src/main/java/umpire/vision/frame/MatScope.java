package umpire.vision.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.opencv.core.Mat;

/**
 * The native memory that a piece of work needs: what it keeps is freed when it is closed, last first, however the work ends.
 *
 * <pre>{@code
 * try (MatScope scope = new MatScope()) {
 *     Mat grey = scope.keep(picture.clone());
 *     Mat blurred = scope.mat();
 *     Imgproc.blur(grey, blurred, SIZE);
 *     return scope.handOut(blurred);
 * }
 * }</pre>
 *
 * <p>What lives longer than one call is a field, which its class frees when it is closed. For one thread.
 */
public final class MatScope implements AutoCloseable {
    private static volatile Consumer<Mat> witness = kept -> {};

    private final List<Mat> kept = new ArrayList<>();
    private final List<List<Mat>> lists = new ArrayList<>();

    /** Has somebody told of all that scopes keep from now on, to see whether it is freed. */
    static void witnessedBy(Consumer<Mat> told) {
        witness = told;
    }

    /** Keeps what is given, and returns it. */
    public <M extends Mat> M keep(M picture) {
        kept.add(picture);
        witness.accept(picture);
        return picture;
    }

    /** Keeps all of a list, and returns it. */
    public List<Mat> keepAll(List<Mat> pictures) {
        pictures.forEach(this::keep);
        return pictures;
    }

    /** Returns a new one without pixels, for a function of OpenCV to fill. */
    public Mat mat() {
        return keep(new Mat());
    }

    /** Returns a new list; whatever is in it when the scope is closed is freed. */
    public List<Mat> list() {
        List<Mat> list = new ArrayList<>();
        lists.add(list);
        return list;
    }

    /** Lets go of the one that is the work's result: it is the caller's to free. Whatever may fail comes before. */
    public <M extends Mat> M handOut(M result) {
        kept.remove(result);
        return result;
    }

    @Override
    public void close() {
        lists.forEach(list -> list.forEach(this::keep));
        kept.reversed().forEach(OpenCv::release);
    }
}
