package umpire.vision.frame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.net.URL;
import java.nio.file.Path;
import java.util.Locale;
import org.opencv.core.Core;
import org.opencv.core.CvException;
import org.opencv.core.Mat;
import org.opencv.videoio.VideoCapture;

/**
 * Loads OpenCV's native library once. The library is unpacked from its jar into the user's cache the first time and loaded from there
 * afterwards. That takes a twentieth of the time and leaves no files behind when the process is killed.
 */
public final class OpenCv {
    private static final Object LOCK = new Object();
    private static final String NO_MEMORY = "(-4:Insufficient memory)";

    private static boolean loaded;

    private OpenCv() {}

    /** Loads the library unless this process has already done so. */
    public static void load() {
        synchronized (LOCK) {
            if (!loaded) {
                loadLibrary();
                Core.setNumThreads(2);
                loaded = true;
            }
        }
    }

    /** Makes each call to the library run on the caller's thread alone, since several callers already use all processors. */
    public static void onCallersThread() {
        load();
        Core.setNumThreads(1);
    }

    /** Returns whether the library failed because there is no memory left for a picture. */
    public static boolean ranOutOfMemory(Throwable failure) {
        return failure instanceof CvException
                && String.valueOf(failure.getMessage()).contains(NO_MEMORY);
    }

    /**
     * Frees a picture's memory. During OpenCV's own {@code release}, the garbage collector may already collect the picture. Its finalizer
     * then frees the same memory a second time, and the process crashes sooner or later.
     */
    public static void release(Mat picture) {
        try {
            picture.release();
        } finally {
            Reference.reachabilityFence(picture);
        }
    }

    /** Closes a camera or a film. As with pictures, OpenCV's own {@code release} may free its memory twice. */
    public static void release(VideoCapture capture) {
        try {
            capture.release();
        } finally {
            Reference.reachabilityFence(capture);
        }
    }

    private static void loadLibrary() {
        String name = "lib" + Core.NATIVE_LIBRARY_NAME + ".so";
        String inJar = "/nu/pattern/opencv/linux/" + architecture() + "/" + name;
        URL packed = OpenCv.class.getResource(inJar);
        if (packed == null) {
            throw new IllegalStateException("OpenCV has no native library for " + System.getProperty("os.arch")
                    + " here. If this was built for another machine, build it on this one");
        }
        NativeCache.ofUser("opencv-" + Core.VERSION + "-" + architecture())
                .library(name, packed)
                .ifPresentOrElse(OpenCv::load, () -> loadOnce(name, packed));
    }

    private static void load(Path library) {
        System.load(library.toAbsolutePath().toString());
    }

    /** Loads the library from a temporary file. The system keeps a loaded library even if its file is deleted. */
    private static void loadOnce(String name, URL packed) {
        try {
            NativeCache.once(name, packed, OpenCv::load);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "could not unpack OpenCV; set XDG_CACHE_HOME to a folder of yours that can be written", e);
        }
    }

    private static String architecture() {
        String arch = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        return switch (arch) {
            case "amd64", "x86_64" -> "x86_64";
            case "aarch64", "arm64" -> "ARMv8";
            default -> "ARMv7";
        };
    }
}
