package umpire.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import umpire.rules.kernel.Parsed;

/**
 * Shows the pictures of a folder in natural order of their names, {@code img2} before {@code img10}, and then starts again. Each picture is
 * shown for as long as a look takes to settle. Other files in the folder are skipped and named once.
 */
public final class FolderCamera implements FrameSource {
    private static final Set<String> ENDINGS = Set.of("jpg", "jpeg", "png", "bmp", "webp", "tif", "tiff");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final long FRAME_MS = 200;
    private static final int FRAMES_OF_EACH = 10;
    private static final int MOST_NAMED = 5;
    private static final long TOLD_MS = 10_000;

    /** Numbers in names are padded to equal length, so that they sort by value. */
    private static final Comparator<Path> IN_ORDER = Comparator.comparing((Path file) -> NUMBER.matcher(
                            file.getFileName().toString())
                    .replaceAll(number ->
                            "0".repeat(Math.max(0, 20 - number.group().length())) + number.group()))
            .thenComparing(Comparator.naturalOrder());

    private final Path folder;
    private final LongSupplier clockMs;
    /** The skipped files, each with the time it was last changed, so that a changed file is tried again. */
    private final Map<Path, FileTime> passedOver = new HashMap<>();

    private long number;
    private long dueMs;
    private volatile Optional<String> passing = Optional.empty();
    private volatile long passedMs;

    private FolderCamera(Path folder, LongSupplier clockMs) {
        this.folder = folder;
        this.clockMs = clockMs;
        this.dueMs = clockMs.getAsLong();
    }

    /**
     * Opens a folder.
     *
     * @param clockMs the table's monotonic clock
     * @throws IOException if there is no such folder, or no picture in it
     */
    public static FolderCamera open(Path folder, LongSupplier clockMs) throws IOException {
        OpenCv.load();
        FolderCamera camera = new FolderCamera(folder, clockMs);
        camera.pictures();
        return camera;
    }

    private List<Path> pictures() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Map<Boolean, List<Path>> found = files.filter(FolderCamera::isShown)
                    .sorted(IN_ORDER)
                    .collect(Collectors.partitioningBy(FolderCamera::isPicture));
            List<Path> others = found.getOrDefault(false, List.of());
            passOver(others, others.size() == 1 ? "is not a picture" : "are not pictures");
            List<Path> pictures = new ArrayList<>(found.getOrDefault(true, List.of()));
            pictures.removeIf(this::isPassedOver);
            if (pictures.isEmpty()) {
                throw new IOException(
                        "there is no picture in " + folder + " that can be read; put some there, as JPEG or PNG"
                                + passing.map(names -> " (" + names + ")").orElse(""));
            }
            return pictures;
        }
    }

    private boolean isPassedOver(Path file) {
        return changed(file).equals(passedOver.get(file));
    }

    private static FileTime changed(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            return FileTime.fromMillis(0);
        }
    }

    private void passOver(List<Path> others, String why) {
        List<Path> fresh = others.stream().filter(other -> !isPassedOver(other)).toList();
        fresh.forEach(other -> passedOver.put(other, changed(other)));
        List<String> names =
                fresh.stream().map(other -> String.valueOf(other.getFileName())).toList();
        if (!names.isEmpty()) {
            String more = names.size() > MOST_NAMED ? " and " + (names.size() - MOST_NAMED) + " more" : "";
            passing = Optional.of("skipped: " + String.join(", ", names.subList(0, Math.min(MOST_NAMED, names.size())))
                    + more + " " + why);
            passedMs = clockMs.getAsLong();
        }
    }

    /** Returns whether a file is not hidden. Names that begin with a dot are the system's own files. */
    private static boolean isShown(Path file) {
        return !String.valueOf(file.getFileName()).startsWith(".");
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
        while (true) {
            List<Path> pictures = pictures();
            Path file = pictures.get((int) (number / FRAMES_OF_EACH % pictures.size()));
            switch (Photograph.open(file)) {
                case Parsed.Good<Mat> bgr -> {
                    return new Frame(number++, clockMs.getAsLong(), bgr.value());
                }
                case Parsed.Bad<Mat> bad -> passOver(List.of(file), bad.why());
            }
        }
    }

    @Override
    public Optional<String> trouble() {
        return passing.filter(others -> clockMs.getAsLong() - passedMs < TOLD_MS)
                .map(others -> "In the folder of pictures: " + others + ".");
    }

    @Override
    public void close() {}
}
