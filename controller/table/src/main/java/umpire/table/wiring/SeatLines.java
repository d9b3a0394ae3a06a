package umpire.table.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A line for each seat, in a file of the data folder: it is of the first seat, the second and so on, whatever is played.
 *
 * @param what they are, as the log calls them
 */
record SeatLines(Path file, String what) {
    private static final Logger LOG = LoggerFactory.getLogger(SeatLines.class);

    /** Returns what was kept; nothing where the file is missing or cannot be read. */
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

    /** Keeps them, and returns what else there is to say: nothing, or that they will be forgotten. */
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
