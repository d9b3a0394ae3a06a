package umpire.table.wiring;

import java.nio.file.Files;
import java.nio.file.Path;

/** The names of recording files. Each game has its own, numbered from the second on. */
final class RecordingFile {
    private RecordingFile() {}

    /** Returns the given name for the first game, {@code evening-2.jsonl.gz} for the second, and so on. */
    static Path of(Path named, int game) {
        if (game == 1) {
            return named;
        }
        String name = String.valueOf(named.getFileName());
        int dot = name.indexOf('.', 1);
        int end = dot < 0 ? name.length() : dot;
        return named.resolveSibling(name.substring(0, end) + "-" + game + name.substring(end));
    }

    /** Returns the first of these names without a file. */
    static Path nextAfter(Path named, int game) {
        int next = game;
        while (next > 1 && Files.exists(of(named, next))) {
            next++;
        }
        return of(named, next);
    }
}
