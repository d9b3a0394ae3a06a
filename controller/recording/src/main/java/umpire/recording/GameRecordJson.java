package umpire.recording;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.recording.GameRecord.RecordedStep;
import umpire.recording.GameRecord.TimedEntry;
import umpire.referee.session.record.SessionSettings;
import umpire.referee.session.record.TableNotes;
import umpire.rules.kernel.GameId;

/** Reads a game that was exported as JSON. Fields that are not needed to judge it are not looked at. */
final class GameRecordJson {
    private static final Pattern LINE = Pattern.compile("at line (\\d+)");

    private final JsonObject head = new JsonObject();
    private final List<RecordedStep> steps = new ArrayList<>();
    private final List<String> checks = new ArrayList<>();
    private final List<Integer> lines = new ArrayList<>(List.of(1));

    private GameRecordJson() {}

    static GameFile read(String text) throws BadLine {
        JsonReader in = new JsonReader(new StringReader(text));
        GameRecordJson file = new GameRecordJson();
        try {
            file.take(in);
            return file.whole();
        } catch (EOFException e) {
            throw new BadLine(line(in), "the file ends too early");
        } catch (MalformedJsonException | JsonParseException e) {
            throw new BadLine(line(in), "this is no JSON");
        } catch (IOException | RuntimeException | StackOverflowError e) {
            throw new BadLine(line(in), "this is not how an exported game reads");
        }
    }

    /** Returns the line of the next token. */
    private static int line(JsonReader in) {
        Matcher line = LINE.matcher(in.toString());
        return line.find() ? Integer.parseInt(line.group(1)) : 1;
    }

    private void take(JsonReader in) throws IOException, BadLine {
        in.beginObject();
        while (in.hasNext()) {
            String name = in.nextName();
            if (name.equals("steps")) {
                in.beginArray();
                while (in.hasNext()) {
                    lines.add(line(in));
                    step(line(in), JsonParser.parseReader(in).getAsJsonObject());
                }
                in.endArray();
            } else if (head.has(name)) {
                throw new BadLine(line(in), "'" + name + "' is given twice");
            } else {
                head.add(name, JsonParser.parseReader(in));
            }
        }
        in.endObject();
        if (in.peek() != JsonToken.END_DOCUMENT) {
            throw new BadLine(line(in), "there is more after the end of the game");
        }
    }

    private void step(int line, JsonObject step) throws BadLine {
        List<TimedEntry> entries = new ArrayList<>();
        for (JsonElement element : step.getAsJsonArray("entries")) {
            JsonObject entry = element.getAsJsonObject();
            entries.add(GameRecordText.timed(line, text(entry, "at"), text(entry, "kind"), text(entry, "text")));
        }
        List<String> says = new ArrayList<>();
        for (JsonElement element : step.getAsJsonArray("lines")) {
            says.add(text(element.getAsJsonObject(), "says"));
        }
        if (step.has("check")) {
            checks.add(text(step, "check"));
        }
        steps.add(new RecordedStep(step.get("number").getAsInt(), entries, says));
    }

    private static String text(JsonObject object, String name) {
        return object.get(name).getAsString();
    }

    private GameFile whole() throws BadLine {
        if (!head.has(GameRecord.FORMAT)) {
            throw new BadLine(1, GameRecordText.NO_GAME);
        }
        GameRecordText.checkVersion(1, text(head, GameRecord.FORMAT));
        GameHeader header = new GameHeader(
                new GameId(text(head, "game")), texts("rulings"), texts("data"), SessionSettings.standard());
        checks.addFirst(text(head, "check"));
        return GameRecordText.whole(
                new GameRecord(header, text(head, "title"), new TableNotes(texts("notes")), steps),
                head.get("length").getAsInt(),
                checks,
                lines);
    }

    private Map<String, String> texts(String name) {
        Map<String, String> texts = new TreeMap<>();
        head.getAsJsonObject(name).asMap().forEach((key, text) -> texts.put(key, text.getAsString()));
        return texts;
    }
}
