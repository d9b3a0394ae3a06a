package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;

/** How every record becomes JSON, with its numbers as they are. */
public final class RecordGson {
    private static final Gson GSON = builder().create();

    private RecordGson() {}

    /** Returns what whoever writes numbers in a way of its own begins with. */
    public static GsonBuilder builder() {
        return new GsonBuilder()
                .disableHtmlEscaping()
                .registerTypeAdapterFactory(new RecordBinding())
                .registerTypeAdapterFactory(new NameBinding())
                .registerTypeAdapterFactory(new WordBinding())
                .registerTypeAdapterFactory(new OptionalBinding())
                .registerTypeAdapterFactory(new CornerBinding());
    }

    /** Writes a record, or a list of them. */
    public static JsonElement tree(Object value) {
        return GSON.toJsonTree(value);
    }

    /** Reads a record back that was written by ourselves. */
    public static <T> T read(String line, Class<T> type) {
        return GSON.fromJson(line, type);
    }

    /** Writes a record as one line. */
    public static String line(Object value) {
        return GSON.toJson(value);
    }
}
