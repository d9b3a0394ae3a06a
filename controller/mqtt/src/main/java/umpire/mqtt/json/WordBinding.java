package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Binds a constant as a word: {@code DIE_UNCLEAR} is {@code die-unclear}. */
public final class WordBinding implements TypeAdapterFactory {
    @Override
    @SuppressWarnings("NullAway") // Gson's contract: null means that another factory may try.
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return type.getRawType().isEnum() ? new WordAdapter<>(gson, type) : null;
    }

    /** Returns a constant as its word in messages. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static final class WordAdapter<T> extends TypeAdapter<T> {
        private final TypeAdapter<String> texts;
        private final Map<String, T> constants = new LinkedHashMap<>();

        @SuppressWarnings("unchecked")
        WordAdapter(Gson gson, TypeToken<T> type) {
            this.texts = gson.getAdapter(String.class);
            for (Object constant : type.getRawType().getEnumConstants()) {
                constants.put(word((Enum<?>) constant), (T) constant);
            }
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            texts.write(out, word((Enum<?>) value));
        }

        @Override
        public T read(JsonReader in) throws IOException {
            T constant = constants.get(texts.read(in));
            if (constant == null) {
                throw new JsonParseException("must be one of " + String.join(", ", constants.keySet()) + ".");
            }
            return constant;
        }
    }
}
