package umpire.vision.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.opencv.core.Mat;

/**
 * Owns native memory for a piece of work. Closing it frees the memory in reverse order, also after an exception.
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
 * <p>Memory that must outlive one call is kept in a field of a class, which frees it when it is closed. Not thread-safe.
 */
public final class MatScope implements AutoCloseable {
    private static volatile Consumer<Mat> witness = kept -> {};

    private final List<Mat> kept = new ArrayList<>();
    private final List<List<Mat>> lists = new ArrayList<>();

    /** Registers a listener that receives every picture kept from now on, so that a test can check that each is freed. */
    static void witnessedBy(Consumer<Mat> told) {
        witness = told;
    }

    /** Keeps a picture and returns it. */
    public <M extends Mat> M keep(M picture) {
        kept.add(picture);
        witness.accept(picture);
        return picture;
    }

    /** Keeps all pictures of a list and returns the list. */
    public List<Mat> keepAll(List<Mat> pictures) {
        pictures.forEach(this::keep);
        return pictures;
    }

    /** Returns a new picture without pixels, for a function of OpenCV to fill. */
    public Mat mat() {
        return keep(new Mat());
    }

    /** Returns a new list whose content is freed when the scope is closed. */
    public List<Mat> list() {
        List<Mat> list = new ArrayList<>();
        lists.add(list);
        return list;
    }

    /** Releases the result of the work from the scope, so that the caller must free it. Call this last, after all steps that may fail. */
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
