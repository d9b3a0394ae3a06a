package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.Optional;

/** Binds an {@code Optional}. An empty one is left out of the JSON; it is never null. */
final class OptionalBinding implements TypeAdapterFactory {
    @Override
    @SuppressWarnings({"NullAway", "unchecked"}) // Gson's contract: null means that another factory may try.
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return type.getRawType() == Optional.class && type.getType() instanceof ParameterizedType of
                ? (TypeAdapter<T>) new OptionalAdapter<>(gson.getAdapter(TypeToken.get(of.getActualTypeArguments()[0])))
                : null;
    }

    private static final class OptionalAdapter<C> extends TypeAdapter<Optional<C>> {
        private final TypeAdapter<C> contents;

        OptionalAdapter(TypeAdapter<C> contents) {
            this.contents = contents;
        }

        /** Gson leaves out a null together with its field's name. */
        @Override
        public void write(JsonWriter out, Optional<C> value) throws IOException {
            if (value.isPresent()) {
                contents.write(out, value.get());
            } else {
                out.nullValue();
            }
        }

        @Override
        public Optional<C> read(JsonReader in) throws IOException {
            C content = contents.read(in);
            if (content == null) {
                throw new JsonParseException("must be left out where it does not apply, and not be null.");
            }
            return Optional.of(content);
        }
    }
}
