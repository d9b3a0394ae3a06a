package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;

/** Binds every record by its components. Gson's own binding would read a missing field as null, and has no fixed order. */
final class RecordBinding implements TypeAdapterFactory {
    @Override
    @SuppressWarnings("NullAway") // Gson's contract: null means that another factory may try.
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return type.getRawType().isRecord() ? new RecordAdapter<>(gson, type.getRawType()) : null;
    }
}
