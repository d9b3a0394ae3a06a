package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** The JSON of the MQTT contract: like {@link RecordGson}, with numbers rounded to a tenth. */
public final class ContractGson {
    private static final Gson GSON = builder().create();

    private ContractGson() {}

    /** Returns the builder for readers and writers of the contract. */
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
     * @throws BadFieldException when a field is missing or has a wrong value
     */
    public static <T> T read(JsonElement json, Class<T> type) {
        return GSON.fromJson(json, type);
    }
}
