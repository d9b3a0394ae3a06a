package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;

/** The JSON of records, with numbers not rounded. */
public final class RecordGson {
    private static final Gson GSON = builder().create();

    private RecordGson() {}

    /** Returns the builder for writers with their own number format. */
    public static GsonBuilder builder() {
        return new GsonBuilder()
                .disableHtmlEscaping()
                .registerTypeAdapterFactory(new RecordBinding())
                .registerTypeAdapterFactory(new NameBinding())
                .registerTypeAdapterFactory(new WordBinding())
                .registerTypeAdapterFactory(new OptionalBinding())
                .registerTypeAdapterFactory(new CornerBinding());
    }

    /** Writes a record, or a list of records. */
    public static JsonElement tree(Object value) {
        return GSON.toJsonTree(value);
    }

    /** Reads a record that this class wrote. */
    public static <T> T read(String line, Class<T> type) {
        return GSON.fromJson(line, type);
    }

    /** Writes a record as one line. */
    public static String line(Object value) {
        return GSON.toJson(value);
    }
}
