package umpire.table.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file in the data folder with one line for each chair, whatever the game.
 *
 * @param what the contents, for the log
 */
record SeatLines(Path file, String what) {
    private static final Logger LOG = LoggerFactory.getLogger(SeatLines.class);

    /** Returns the lines; none when the file is missing or unreadable. */
    List<String> read() {
        try {
            return Files.isRegularFile(file)
                    ? Files.readAllLines(file).stream().map(String::strip).toList()
                    : List.of();
        } catch (IOException e) {
            LOG.warn("{} are not known: {} cannot be read ({})", what, file, e.getMessage());
            return List.of();
        }
    }

    /** Writes the lines. Returns an empty text, or a warning that they will be forgotten. */
    String keep(List<String> lines) {
        try {
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.write(fresh, lines);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return "";
        } catch (IOException e) {
            LOG.warn("{} cannot be kept in {}", what, file, e);
            return " It will be forgotten when the table stops: it cannot be written.";
        }
    }
}
