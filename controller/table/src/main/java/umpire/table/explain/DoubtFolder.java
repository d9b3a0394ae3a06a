package umpire.table.explain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.table.journal.PrivateFiles;
import umpire.web.payload.DoubtsPayload.DoubtPayload;

/**
 * Stores doubtful readings, each in a folder with its frames, the explained picture and the table's prompt. The oldest are deleted when
 * there are too many. A folder gets its final name only when it is complete.
 */
final class DoubtFolder {
    static final String EXPLAINED = "why.jpg";

    /** The limit on stored readings, at some three megabytes each. */
    private static final int MOST = 30;

    private static final String SAID = "said.txt";
    private static final String HALF_WRITTEN = "unfinished";
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT);
    private static final String ID = "\\d{8}-\\d{6}-\\d{3}";
    private static final String PICTURE = "(why|frame-\\d)\\.jpg";

    private final Path folder;
    private final ZoneId zone;

    DoubtFolder(Path folder, ZoneId zone) {
        this.folder = folder;
        this.zone = zone;
    }

    Path path() {
        return folder;
    }

    /**
     * Stores a doubtful reading.
     *
     * @param frames as JPEG, the oldest first
     * @return its folder
     */
    Path keep(Instant at, String says, byte[] explained, List<byte[]> frames) throws IOException {
        Path half = folder.resolve(HALF_WRITTEN);
        PrivateFiles.folder(folder);
        PrivateFiles.folder(half);
        for (Path left : files(half)) {
            Files.delete(left);
        }
        PrivateFiles.write(half.resolve(SAID), says.getBytes(StandardCharsets.UTF_8));
        PrivateFiles.write(half.resolve(EXPLAINED), explained);
        for (int i = 0; i < frames.size(); i++) {
            PrivateFiles.write(half.resolve("frame-" + (i + 1) + ".jpg"), frames.get(i));
        }
        Path kept = folder.resolve(STAMP.format(at.atZone(zone)));
        Files.move(half, kept);
        prune();
        return kept;
    }

    private void prune() throws IOException {
        List<Path> all = doubts();
        for (Path old : all.subList(0, Math.max(0, all.size() - MOST))) {
            for (Path file : files(old)) {
                Files.delete(file);
            }
            Files.delete(old);
        }
    }

    /** Returns the folders, the oldest first. */
    private List<Path> doubts() throws IOException {
        return Files.isDirectory(folder)
                ? files(folder).stream()
                        .filter(path -> path.getFileName().toString().matches(ID))
                        .toList()
                : List.of();
    }

    private static List<Path> files(Path of) throws IOException {
        try (Stream<Path> files = Files.list(of)) {
            return files.sorted().toList();
        }
    }

    /** Returns the stored readings, the newest first. */
    List<DoubtPayload> list() throws IOException {
        List<DoubtPayload> told = new ArrayList<>();
        for (Path doubt : doubts()) {
            // A power cut may have interrupted its deletion.
            if (!Files.isRegularFile(doubt.resolve(SAID))) {
                continue;
            }
            String id = doubt.getFileName().toString();
            List<String> frames = files(doubt).stream()
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("frame-"))
                    .toList();
            String at =
                    LocalDateTime.parse(id, STAMP).format(DateTimeFormatter.ofPattern("d MMM HH:mm:ss", Locale.ROOT));
            told.add(new DoubtPayload(id, at, Files.readString(doubt.resolve(SAID)), frames));
        }
        told.sort(Comparator.comparing(DoubtPayload::id).reversed());
        return told;
    }

    Optional<byte[]> picture(String id, String file) throws IOException {
        Path path = folder.resolve(id).resolve(file);
        boolean named = id.matches(ID) && file.matches(PICTURE);
        return named && Files.isRegularFile(path) ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
    }
}
