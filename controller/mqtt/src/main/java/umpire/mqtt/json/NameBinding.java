package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;

/** Binds a type that holds only a name, such as a seat or a place, as that name. */
final class NameBinding implements TypeAdapterFactory {
    @Override
    @SuppressWarnings({"NullAway", "unchecked"}) // Gson's contract: null means that another factory may try.
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return isName(type.getRawType())
                ? new NameAdapter<>(
                        gson.getAdapter(String.class), RecordAdapter.canonical((Class<T>) type.getRawType()))
                : null;
    }

    private static boolean isName(Class<?> type) {
        if (!type.isRecord() || type.getRecordComponents().length != 1) {
            return false;
        }
        RecordComponent only = type.getRecordComponents()[0];
        return only.getName().equals("name") && only.getType() == String.class;
    }

    private static final class NameAdapter<T> extends TypeAdapter<T> {
        private final TypeAdapter<String> texts;
        private final Constructor<T> constructor;

        NameAdapter(TypeAdapter<String> texts, Constructor<T> constructor) {
            this.texts = texts;
            this.constructor = constructor;
        }

        /** The {@code toString} of such a type returns its name. */
        @Override
        public void write(JsonWriter out, T value) throws IOException {
            texts.write(out, value.toString());
        }

        @Override
        public T read(JsonReader in) throws IOException {
            return RecordAdapter.made(constructor, texts.read(in));
        }
    }
}
