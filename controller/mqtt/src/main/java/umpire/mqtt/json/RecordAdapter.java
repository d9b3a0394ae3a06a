package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** Writes and reads a record's components in their order, so that an error names the first bad one. */
final class RecordAdapter<T> extends TypeAdapter<T> {
    private final TypeAdapter<JsonElement> trees;
    private final List<BoundComponent> components;
    private final Constructor<? super T> constructor;

    RecordAdapter(Gson gson, Class<? super T> type) {
        this.trees = gson.getAdapter(JsonElement.class);
        this.components = Arrays.stream(type.getRecordComponents())
                .map(component -> BoundComponent.of(gson, component))
                .toList();
        this.constructor = canonical(type);
    }

    static <C> Constructor<C> canonical(Class<C> type) {
        try {
            Constructor<C> canonical = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            canonical.setAccessible(true);
            return canonical;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record has its canonical constructor", e);
        }
    }

    @Override
    public void write(JsonWriter out, T value) throws IOException {
        out.beginObject();
        for (BoundComponent component : components) {
            component.write(out, value);
        }
        out.endObject();
    }

    @Override
    public T read(JsonReader in) throws IOException {
        if (!(trees.read(in) instanceof JsonObject object)) {
            throw new JsonParseException("must be an object.");
        }
        return made(
                constructor,
                components.stream().map(component -> component.read(object)).toArray());
    }

    /** Calls the record's constructor. An exception of it counts as a fault of the JSON. */
    @SuppressWarnings("unchecked")
    static <C> C made(Constructor<? super C> constructor, Object... values) {
        try {
            return (C) constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new JsonParseException("is wrong: " + e.getCause(), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record of ours cannot be made", e);
        }
    }
}
