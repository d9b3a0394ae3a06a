package umpire.recording;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.Optional;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.SealedRecords;

/** Converts inputs to JSON and back. A sealed type names its case in {@code is}; an optional is a list of at most one element. */
public final class InputJson {
    private static final String CASE = "is";
    private static final Gson GSON = new GsonBuilder()
            .registerTypeAdapterFactory(new SealedCases())
            .registerTypeAdapterFactory(new Optionals())
            .create();

    private InputJson() {}

    public static String write(Input input) {
        return GSON.toJson(input, Input.class);
    }

    /** Reads what {@link #write} wrote; throws a {@link JsonParseException} for anything else. */
    public static Input read(String line) {
        return GSON.fromJson(line, Input.class);
    }

    private static final class SealedCases implements TypeAdapterFactory {
        @Override
        @SuppressWarnings("NullAway") // Gson's contract: null means that another factory may try.
        public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            Class<? super T> raw = type.getRawType();
            if (!raw.isSealed()) {
                return null;
            }
            TypeAdapter<JsonElement> elements = gson.getAdapter(JsonElement.class);
            return new TypeAdapter<>() {
                @Override
                public void write(JsonWriter out, T value) throws IOException {
                    JsonObject object = gson.toJsonTree(value, value.getClass()).getAsJsonObject();
                    object.addProperty(CASE, value.getClass().getSimpleName());
                    elements.write(out, object);
                }

                @Override
                @SuppressWarnings("unchecked")
                public T read(JsonReader in) throws IOException {
                    JsonObject object = elements.read(in).getAsJsonObject();
                    String name = object.remove(CASE).getAsString();
                    Class<?> subclass = SealedRecords.of(raw)
                            .filter(candidate -> candidate.getSimpleName().equals(name))
                            .findFirst()
                            .orElseThrow(() -> new JsonParseException("no " + raw.getSimpleName() + " is a " + name));
                    return (T) gson.fromJson(object, subclass);
                }
            };
        }
    }

    private static final class Optionals implements TypeAdapterFactory {
        @Override
        @SuppressWarnings({"unchecked", "rawtypes", "NullAway"
        }) // Gson's contract: null means that another factory may try.
        public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            if (type.getRawType() != Optional.class || !(type.getType() instanceof ParameterizedType of)) {
                return null;
            }
            TypeAdapter content = gson.getAdapter(TypeToken.get(of.getActualTypeArguments()[0]));
            return (TypeAdapter<T>) new TypeAdapter<Optional<?>>() {
                @Override
                public void write(JsonWriter out, Optional<?> value) throws IOException {
                    out.beginArray();
                    if (value.isPresent()) {
                        content.write(out, value.get());
                    }
                    out.endArray();
                }

                @Override
                public Optional<?> read(JsonReader in) throws IOException {
                    in.beginArray();
                    Optional<?> value = in.hasNext() ? Optional.of(content.read(in)) : Optional.empty();
                    in.endArray();
                    return value;
                }
            };
        }
    }
}
