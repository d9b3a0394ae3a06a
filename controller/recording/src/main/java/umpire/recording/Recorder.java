package umpire.recording;

import com.google.gson.JsonObject;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;

/**
 * Writes an evening down. First a line with the game and the entries it begins with, then a line for each input, then for each
 * entry it led to, so that a replay can be compared.
 */
public final class Recorder implements AutoCloseable {
    private final BufferedWriter out;

    /**
     * Begins a recording.
     *
     * @param file a new file; packed with gzip
     * @param game which game, by which house rulings, on a table set how
     * @param begins the entries the session resumed from
     * @throws IOException when the file exists or cannot be written
     */
    public Recorder(Path file, GameHeader game, List<Entry> begins) throws IOException {
        this.out = new BufferedWriter(
                new OutputStreamWriter(new GZIPOutputStream(fresh(file), 1 << 14, true), StandardCharsets.UTF_8));
        JsonObject head = new JsonObject();
        head.addProperty("recording", 1);
        head.addProperty("game", game.game().name());
        JsonObject rulings = new JsonObject();
        game.rulings().forEach(rulings::addProperty);
        head.add("rulings", rulings);
        JsonObject settings = new JsonObject();
        settings.addProperty("askBeforeWaiving", game.settings().askBeforeWaiving());
        head.add("settings", settings);
        head.add("begins", EntryJson.write(begins));
        line(head.toString());
    }

    private static OutputStream fresh(Path file) throws IOException {
        try {
            return Files.newOutputStream(file, StandardOpenOption.CREATE_NEW);
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
            JsonObject object = new JsonObject();
            object.add("entries", EntryJson.write(entries));
            line(object.toString());
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
