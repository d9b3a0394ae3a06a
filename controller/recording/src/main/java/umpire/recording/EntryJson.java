package umpire.recording;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import umpire.referee.session.record.Entry;

/** Entries as JSON and back. */
final class EntryJson {
    private EntryJson() {}

    static JsonArray write(List<Entry> entries) {
        JsonArray array = new JsonArray();
        for (Entry entry : entries) {
            JsonObject object = new JsonObject();
            object.addProperty("kind", entry.kind().name());
            object.addProperty("text", entry.text());
            array.add(object);
        }
        return array;
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
