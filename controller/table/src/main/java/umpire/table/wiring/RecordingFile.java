package umpire.table.wiring;

import java.nio.file.Files;
import java.nio.file.Path;

/** The file a game's inputs are written to: each game that is chosen later has one of its own, numbered from 2. */
final class RecordingFile {
    private RecordingFile() {}

    /** Returns the file that was named, for its first game; {@code evening-2.jsonl.gz} for the second, and so on. */
    static Path of(Path named, int game) {
        if (game == 1) {
            return named;
        }
        String name = String.valueOf(named.getFileName());
        int dot = name.indexOf('.', 1);
        int end = dot < 0 ? name.length() : dot;
        return named.resolveSibling(name.substring(0, end) + "-" + game + name.substring(end));
    }

    /** Returns the first of them that is not there yet. */
    static Path nextAfter(Path named, int game) {
        int next = game;
        while (next > 1 && Files.exists(of(named, next))) {
            next++;
        }
        return of(named, next);
    }
}
