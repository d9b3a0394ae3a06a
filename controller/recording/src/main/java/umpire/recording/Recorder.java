package umpire.recording;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.SessionSettings;

/**
 * Records a session to a file. The first line has the game and its initial entries. Then follow a line for each input and one for the
 * entries it led to, so that a replay can be compared.
 */
public final class Recorder implements AutoCloseable {
    /** The version of the format. */
    static final int VERSION = 1;

    /** The inputs contain players' secrets, so only the owner may read the file. */
    private static final Set<PosixFilePermission> OWNERS = PosixFilePermissions.fromString("rw-------");

    private final BufferedWriter out;

    /**
     * Begins a recording.
     *
     * @param file a new file, compressed with gzip
     * @param game the game, its rulings and settings
     * @param begins the entries from which the session resumed
     * @throws IOException when the file exists or cannot be written
     */
    public Recorder(Path file, GameHeader game, List<Entry> begins) throws IOException {
        this.out = new BufferedWriter(
                new OutputStreamWriter(new GZIPOutputStream(fresh(file), 1 << 14, true), StandardCharsets.UTF_8));
        line(EntryJson.line(
                game.data().isEmpty() ? RecordingHead.of(game, begins) : DataRecordingHead.of(game, begins)));
    }

    /** The first line. */
    private record RecordingHead(
            int recording, String game, Map<String, String> rulings, SessionSettings settings, List<Entry> begins) {
        static RecordingHead of(GameHeader game, List<Entry> begins) {
            return new RecordingHead(VERSION, game.game().name(), game.rulings(), game.settings(), begins);
        }
    }

    /** The first line of a game with replaced data files. */
    private record DataRecordingHead(
            int recording,
            String game,
            Map<String, String> rulings,
            Map<String, String> data,
            SessionSettings settings,
            List<Entry> begins) {
        static DataRecordingHead of(GameHeader game, List<Entry> begins) {
            return new DataRecordingHead(
                    VERSION, game.game().name(), game.rulings(), game.data(), game.settings(), begins);
        }
    }

    /** The entries that the preceding input led to. */
    private record EntriesLine(List<Entry> entries) {}

    private static OutputStream fresh(Path file) throws IOException {
        try {
            boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
            Files.createFile(
                    file,
                    posix
                            ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNERS)}
                            : new FileAttribute<?>[0]);
            return Files.newOutputStream(file);
        } catch (FileAlreadyExistsException e) {
            throw new IOException("The recording " + file + " exists already: choose another name with --record.", e);
        } catch (IOException e) {
            throw new IOException(
                    "The recording " + file + " cannot be written (" + e
                            + "): choose a file in a folder that can be written.",
                    e);
        }
    }

    /** Writes an input and the entries it led to. */
    public void took(Input input, List<Entry> entries) {
        line(InputJson.write(input));
        if (!entries.isEmpty()) {
            line(EntryJson.line(new EntriesLine(entries)));
            flush();
        }
    }

    private void line(String text) {
        try {
            out.write(text);
            out.newLine();
        } catch (IOException e) {
            throw new UncheckedIOException("the recording cannot be written any more", e);
        }
    }

    private void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException("the recording cannot be written any more", e);
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
