package umpire.recording;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;

/**
 * A recorded session.
 *
 * @param game the game, its rulings and settings
 * @param begins the entries it began with
 * @param moments the inputs, each with its entries
 * @param torn whether the end is missing, as after a power cut
 */
public record Recording(GameHeader game, List<Entry> begins, List<Moment> moments, boolean torn) {
    /** An input and the entries it led to when it was recorded. */
    public record Moment(Input input, List<Entry> entries) {}

    /** A difference between a replay and the recording. */
    public record Difference(int moment, List<Entry> then, List<Entry> now) {}

    /**
     * Reads a recording. A truncated last line, as after a power cut, is left out.
     *
     * @throws IOException when this is no recording; the message says so
     */
    public static Recording read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IOException(file + ": there is no such file; give one that 'umpire run --record' wrote");
        }
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                new Unhurried(new GZIPInputStream(Files.newInputStream(file))), StandardCharsets.UTF_8))) {
            return read(file, in);
        } catch (ZipException | EOFException e) {
            throw new IOException(file + " is not a recording: it is not packed with gzip, or cut off at its start", e);
        }
    }

    /** Reports no bytes as available, so all data before a truncated end is returned before the error. */
    private static final class Unhurried extends FilterInputStream {
        Unhurried(InputStream in) {
            super(in);
        }

        @Override
        public int available() {
            return 0;
        }
    }

    private static Recording read(Path file, BufferedReader in) throws IOException {
        JsonObject head = head(file, in.readLine());
        List<Moment> moments = new ArrayList<>();
        boolean torn = false;
        int number = 1;
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                add(moments, line);
            }
        } catch (EOFException | ZipException e) {
            torn = true;
        } catch (JsonParseException e) {
            torn = ended(in);
            if (!torn) {
                throw new IOException(
                        file + ":" + number + ": this is not a line of a recording; the file is damaged", e);
            }
        } catch (RuntimeException e) {
            throw new IOException(file + ":" + number + ": this is not a line of a recording; the file is damaged", e);
        }
        try {
            return new Recording(game(head), EntryJson.read(head.getAsJsonArray("begins")), List.copyOf(moments), torn);
        } catch (RuntimeException e) {
            throw new IOException(file + ":1: this is not how a recording begins; the file is damaged", e);
        }
    }

    private static GameHeader game(JsonObject head) {
        return new GameHeader(
                new GameId(head.get("game").getAsString()),
                texts(head, "rulings"),
                texts(head, "data"),
                settings(head));
    }

    /**
     * Returns a map of texts; empty for an older recording without it. Those were replayed with default rulings, and rarely had replaced
     * data.
     */
    private static Map<String, String> texts(JsonObject head, String key) {
        Map<String, String> texts = new HashMap<>();
        if (head.has(key)) {
            head.getAsJsonObject(key).asMap().forEach((name, text) -> texts.put(name, text.getAsString()));
        }
        return texts;
    }

    /** Returns the settings; the defaults for an older recording, from tables without settings. */
    private static SessionSettings settings(JsonObject head) {
        return head.has("settings")
                ? new SessionSettings(
                        head.getAsJsonObject("settings").get("askBeforeWaiving").getAsBoolean())
                : SessionSettings.standard();
    }

    private static boolean ended(BufferedReader in) throws IOException {
        try {
            return in.readLine() == null;
        } catch (EOFException | ZipException e) {
            return true;
        }
    }

    private static JsonObject head(Path file, String line) throws IOException {
        try {
            JsonObject head = JsonParser.parseString(String.valueOf(line)).getAsJsonObject();
            if (head.has("recording") && head.get("recording").getAsInt() == Recorder.VERSION) {
                return head;
            }
        } catch (RuntimeException e) {
            throw new IOException(file + " is not a recording of an evening", e);
        }
        throw new IOException(file + " was not recorded by this version");
    }

    private static void add(List<Moment> moments, String line) {
        if (line.startsWith("{\"entries\":")) {
            Moment last = moments.remove(moments.size() - 1);
            JsonObject object = JsonParser.parseString(line).getAsJsonObject();
            moments.add(new Moment(last.input(), EntryJson.read(object.getAsJsonArray("entries"))));
        } else {
            moments.add(new Moment(Objects.requireNonNull(InputJson.read(line)), List.of()));
        }
    }

    /** Replays all inputs in a new session. Returns the inputs that now lead to other entries. */
    public <S, A> List<Difference> replay(Game<S, A> rules) {
        GameSession<S, A> session = GameSession.resume(rules, begins, game.settings());
        List<Difference> differences = new ArrayList<>();
        for (int i = 0; i < moments.size(); i++) {
            StepResult<S, A> stepResult = session.step(moments.get(i).input());
            if (!stepResult.entries().equals(moments.get(i).entries())) {
                differences.add(new Difference(i, moments.get(i).entries(), stepResult.entries()));
            }
            session = stepResult.next();
        }
        return differences;
    }
}
