package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** The one way in which the words of the contract become JSON: as every record does, but numbers to a tenth. */
public final class ContractGson {
    private static final Gson GSON = builder().create();

    private ContractGson() {}

    /** Returns what every reader and writer of the contract begins with. */
    public static GsonBuilder builder() {
        return RecordGson.builder()
                .registerTypeAdapter(double.class, new TenthsAdapter())
                .registerTypeAdapter(Double.class, new TenthsAdapter());
    }

    /** Writes a record. */
    public static JsonObject tree(Object value) {
        return GSON.toJsonTree(value).getAsJsonObject();
    }

    /**
     * Reads what {@link #tree} wrote.
     *
     * @throws BadFieldException when a field is missing or is not what it must be
     */
    public static <T> T read(JsonElement json, Class<T> type) {
        return GSON.fromJson(json, type);
    }
}
