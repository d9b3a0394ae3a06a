package umpire.vision.raster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.frame.UserCache;

/**
 * A disk cache of drawn rasters. After a start, drawing a sheet takes seconds, and reading it from the cache takes a few hundredths of a
 * second. A raster that cannot be stored, or is damaged, is drawn again.
 */
public final class KeptRasters {
    /** The cache of the current user. */
    public static final KeptRasters OF_USER = new KeptRasters(UserCache.folder("drawings"), 800);

    private final Path folder;
    private final int most;

    /**
     * Makes a cache in a folder that holds nothing else.
     *
     * @param folder of the files, created if needed
     * @param most the largest number of rasters; the least recently used are deleted
     */
    public KeptRasters(Path folder, int most) {
        this.folder = folder;
        this.most = most;
    }

    /**
     * Returns the raster of a drawing.
     *
     * @param decides a key of everything that determines its look
     */
    public RasterPixels of(String decides, Supplier<RasterPixels> draw) {
        try (MatScope scope = new MatScope()) {
            Mat picture = scope.keep(picture(decides, () -> mat(draw.get())));
            byte[] pixels = new byte[(int) picture.total() * picture.channels()];
            picture.get(0, 0, pixels);
            return new RasterPixels(picture.cols(), picture.rows(), picture.channels(), pixels);
        }
    }

    /**
     * Returns the raster of a drawing in native memory, eight bits a channel; the caller releases it.
     *
     * @param decides a key of everything that determines its look
     */
    public Mat picture(String decides, Supplier<Mat> draw) {
        OpenCv.load();
        Path file = folder.resolve(name(decides));
        return read(file).orElseGet(() -> {
            Mat drawn = draw.get();
            keep(drawn, file);
            return drawn;
        });
    }

    /** Returns a raster in native memory, for the caller to release. */
    public static Mat mat(RasterPixels raster) {
        Mat mat = new Mat(raster.heightPx(), raster.widthPx(), CvType.CV_8UC(raster.channels()));
        mat.put(0, 0, raster.pixels());
        return mat;
    }

    private static String name(String decides) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(decides.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash) + ".png";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static Optional<Mat> read(Path file) {
        try (MatScope scope = new MatScope()) {
            byte[] packed = Files.readAllBytes(file);
            if (packed.length == 0) {
                return Optional.empty();
            }
            Mat read = scope.keep(Imgcodecs.imdecode(scope.keep(new MatOfByte(packed)), Imgcodecs.IMREAD_UNCHANGED));
            if (read.empty()) {
                return Optional.empty();
            }
            Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
            return Optional.of(scope.handOut(read));
        } catch (IOException e) {
            // The raster is not in the cache, or belongs to another user, so it is drawn.
            return Optional.empty();
        }
    }

    /** Writes a raster to a file, which gets its final name only when it is complete. */
    private void keep(Mat drawn, Path file) {
        try (MatScope scope = new MatScope()) {
            MatOfByte packed = scope.keep(new MatOfByte());
            MatOfInt quickly = scope.keep(new MatOfInt(Imgcodecs.IMWRITE_PNG_COMPRESSION, 1));
            Imgcodecs.imencode(".png", drawn, packed, quickly);
            Files.createDirectories(folder);
            Path part = Files.createTempFile(folder, "drawn", ".part");
            try {
                Files.write(part, packed.toArray());
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(part);
            }
            forgetOldest();
        } catch (IOException e) {
            // Without the folder each raster is drawn every time.
            return;
        }
    }

    /** Deletes the least recently used files. The time of use of each file is read once, since other tables may use the files meanwhile. */
    private void forgetOldest() throws IOException {
        Map<Path, Instant> used = new HashMap<>();
        try (Stream<Path> found = Files.list(folder)) {
            found.filter(file -> file.toString().endsWith(".png")).forEach(file -> used.put(file, used(file)));
        }
        List<Path> newestFirst = used.entrySet().stream()
                .sorted(Map.Entry.<Path, Instant>comparingByValue().reversed())
                .map(Map.Entry::getKey)
                .toList();
        for (Path file : newestFirst.subList(Math.min(most, newestFirst.size()), newestFirst.size())) {
            Files.deleteIfExists(file);
        }
    }

    private static Instant used(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            // Another table deleted the file just now.
            return Instant.EPOCH;
        }
    }
}
