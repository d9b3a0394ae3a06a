package umpire.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.videoio.VideoCapture;

/**
 * Loads OpenCV's native library once. The library is unpacked from its jar into a cache folder the first time and loaded
 * from there afterwards, which takes a twentieth of the time and leaves nothing behind when the process is killed.
 */
public final class OpenCv {
    private static final Object LOCK = new Object();
    private static boolean loaded;

    private OpenCv() {}

    /** Loads the library if this process has not done so. */
    public static void load() {
        synchronized (LOCK) {
            if (!loaded) {
                System.load(unpacked().toAbsolutePath().toString());
                Core.setNumThreads(2);
                loaded = true;
            }
        }
    }

    /** Has each call to the library work on the caller's thread alone: several callers keep the processors busy by themselves. */
    public static void onCallersThread() {
        load();
        Core.setNumThreads(1);
    }

    /**
     * Gives a picture's memory back. OpenCV's own {@code release} lets the collector take the picture while it is still being
     * released; its finalizer then gives the same memory back a second time, and the process dies of it sooner or later.
     */
    public static void release(Mat picture) {
        try {
            picture.release();
        } finally {
            Reference.reachabilityFence(picture);
        }
    }

    /** Closes a camera or a film, for the same reason. */
    public static void release(VideoCapture capture) {
        try {
            capture.release();
        } finally {
            Reference.reachabilityFence(capture);
        }
    }

    private static Path unpacked() {
        String name = "lib" + Core.NATIVE_LIBRARY_NAME + ".so";
        String inJar = "/nu/pattern/opencv/linux/" + architecture() + "/" + name;
        Path target = cacheFolder().resolve(architecture()).resolve(name);
        if (Files.isReadable(target)) {
            return target;
        }
        try (InputStream library = OpenCv.class.getResourceAsStream(inJar)) {
            if (library == null) {
                throw new IllegalStateException("OpenCV has no native library for " + System.getProperty("os.arch"));
            }
            return unpack(library, target);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "could not unpack OpenCV into " + target + "; set XDG_CACHE_HOME to a folder that can be written",
                    e);
        }
    }

    private static Path unpack(InputStream library, Path target) throws IOException {
        Files.createDirectories(target.getParent());
        Path part = Files.createTempFile(target.getParent(), "opencv", ".part");
        Files.copy(library, part, StandardCopyOption.REPLACE_EXISTING);
        try {
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        }
        return target;
    }

    private static Path cacheFolder() {
        String xdg = System.getenv("XDG_CACHE_HOME");
        Path home = xdg == null || xdg.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(xdg);
        Path wanted = home.resolve("umpire").resolve("opencv-" + Core.VERSION);
        try {
            Files.createDirectories(wanted);
            if (Files.isWritable(wanted)) {
                return wanted;
            }
        } catch (IOException e) {
            // A home that cannot be written is no reason not to see: the system's temporary folder serves as well.
        }
        return Path.of(
                System.getProperty("java.io.tmpdir"),
                "umpire-opencv-" + Core.VERSION + "-" + System.getProperty("user.name"));
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
