package umpire.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.imgcodecs.Imgcodecs;

/** Pictures of a folder in the order of their names, {@code img2} before {@code img10}, each shown for as long as a table takes to settle; then from the first on again. */
public final class FolderCamera implements FrameSource {
    private static final Set<String> ENDINGS = Set.of("jpg", "jpeg", "png", "bmp", "webp", "tif", "tiff");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final long FRAME_MS = 200;
    private static final int FRAMES_OF_EACH = 10;

    /** Numbers within names count as numbers: they are made equally long. */
    private static final Comparator<Path> IN_ORDER = Comparator.comparing((Path file) -> NUMBER.matcher(
                            file.getFileName().toString())
                    .replaceAll(number ->
                            "0".repeat(Math.max(0, 20 - number.group().length())) + number.group()))
            .thenComparing(Comparator.naturalOrder());

    private final Path folder;
    private final LongSupplier clockMs;
    private long number;
    private long dueMs;

    private FolderCamera(Path folder, LongSupplier clockMs) {
        this.folder = folder;
        this.clockMs = clockMs;
        this.dueMs = clockMs.getAsLong();
    }

    /**
     * Opens a folder.
     *
     * @param clockMs the table's monotonic clock
     * @throws IOException when there is no such folder, or no picture in it
     */
    public static FolderCamera open(Path folder, LongSupplier clockMs) throws IOException {
        OpenCv.load();
        FolderCamera camera = new FolderCamera(folder, clockMs);
        camera.pictures();
        return camera;
    }

    private List<Path> pictures() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> pictures =
                    files.filter(FolderCamera::isPicture).sorted(IN_ORDER).toList();
            if (pictures.isEmpty()) {
                throw new IOException("there is no picture in " + folder + "; put some there, as JPEG or PNG");
            }
            return pictures;
        }
    }

    private static boolean isPicture(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return Files.isRegularFile(file) && ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
    }

    @Override
    public Frame next() throws IOException, InterruptedException {
        long waitMs = dueMs - clockMs.getAsLong();
        if (waitMs > 0) {
            Thread.sleep(waitMs);
        }
        dueMs = clockMs.getAsLong() + FRAME_MS;
        List<Path> pictures = pictures();
        Path file = pictures.get((int) (number / FRAMES_OF_EACH % pictures.size()));
        try (MatScope scope = new MatScope()) {
            Mat bgr = scope.keep(Imgcodecs.imread(file.toString(), Imgcodecs.IMREAD_COLOR));
            if (bgr.empty()) {
                throw new IOException(file + " is no picture that can be read; take it out of the folder");
            }
            return new Frame(number++, clockMs.getAsLong(), scope.handOut(bgr));
        }
    }

    @Override
    public void close() {}
}
