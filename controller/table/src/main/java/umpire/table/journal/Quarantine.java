package umpire.table.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** Renames a file that cannot be used, and SQLite's two files beside it. Nothing is ever deleted. */
final class Quarantine {
    private static final List<String> SUFFIXES = List.of("", "-wal", "-shm");

    private Quarantine() {}

    /** Sets the file aside and returns its new path. */
    static Path setAside(Path file) throws IOException {
        int n = 1;
        while (taken(file, n)) {
            n++;
        }
        Path aside = aside(file, n);
        for (String suffix : SUFFIXES) {
            Path part = with(file, suffix);
            if (Files.exists(part, LinkOption.NOFOLLOW_LINKS)) {
                Files.move(part, with(aside, suffix));
            }
        }
        return aside;
    }

    private static boolean taken(Path file, int n) {
        return SUFFIXES.stream()
                .anyMatch(suffix -> Files.exists(with(aside(file, n), suffix), LinkOption.NOFOLLOW_LINKS));
    }

    private static Path aside(Path file, int n) {
        return with(file, ".corrupt-" + n);
    }

    private static Path with(Path file, String suffix) {
        return file.resolveSibling(file.getFileName() + suffix);
    }
}
