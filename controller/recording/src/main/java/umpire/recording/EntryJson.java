package umpire.recording;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import umpire.referee.session.record.Entry;

/** Reads and writes the lines that hold entries. An unknown kind of entry means that the file is damaged. */
final class EntryJson {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private EntryJson() {}

    static String line(Record line) {
        return GSON.toJson(line);
    }

    static List<Entry> read(JsonArray array) {
        List<Entry> entries = new ArrayList<>();
        for (JsonElement element : array) {
            JsonObject object = element.getAsJsonObject();
            entries.add(new Entry(
                    Entry.EntryKind.valueOf(object.get("kind").getAsString()),
                    object.get("text").getAsString()));
        }
        return entries;
    }
}
