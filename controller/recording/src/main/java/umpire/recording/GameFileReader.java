package umpire.recording;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the files of exported games. */
public final class GameFileReader {
    private static final long MOST_BYTES = 16_000_000;
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final int PACKED = 0x1f;

    private GameFileReader() {}

    /** Returns whether a file may be an exported game: a text, and not packed as a recording is. */
    public static boolean isText(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return in.read() != PACKED;
        }
    }

    /**
     * Reads a game that was exported as JSON or as text.
     *
     * @throws IOException when this is no exported game; the message says which line, and what to do
     */
    public static GameFile read(Path file) throws IOException {
        if (Files.size(file) > MOST_BYTES) {
            throw new IOException(file + " is far too large for an exported game: give another file");
        }
        try {
            return read(decoded(file));
        } catch (BadLine bad) {
            throw new IOException(
                    file + ", line " + bad.line() + ": " + bad.getMessage()
                            + ". Export the game again, or give another file",
                    bad);
        }
    }

    static GameFile read(String text) throws BadLine {
        return text.stripLeading().startsWith("{") ? GameRecordJson.read(text) : GameRecordText.read(text);
    }

    private static String decoded(Path file) throws IOException {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new IOException(
                    file + " is not a text in UTF-8, as an exported game is: export it again, or give another file", e);
        }
    }
}
