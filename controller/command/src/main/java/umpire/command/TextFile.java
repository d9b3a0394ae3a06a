package umpire.command;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import umpire.rules.kernel.Parsed;

/** Reads files that people write by hand. */
final class TextFile {
    private static final long MOST_BYTES = 4_000_000;

    private TextFile() {}

    /** Returns a file's text, or the reason why it cannot be read and what to do. */
    static Parsed<String> read(Path file) {
        try {
            if (Files.isDirectory(file)) {
                return Parsed.bad(file + ": is a folder; give the path of a YAML file");
            }
            if (!Files.exists(file)) {
                return Parsed.bad(file + ": there is no such file; give the path of a YAML file");
            }
            if (Files.size(file) > MOST_BYTES) {
                return Parsed.bad(file + ": is far too large for a YAML file; give the path of the right one");
            }
            return Parsed.good(Files.readString(file, StandardCharsets.UTF_8));
        } catch (MalformedInputException e) {
            return Parsed.bad(file + ": is not a text file in UTF-8; save it as such");
        } catch (IOException e) {
            return Parsed.bad(file + ": could not be read (" + FileTrouble.why(e) + "); check its permissions");
        }
    }
}
